import { incomeTaxWithheld } from "@/lib/tax-law/pay/income-tax-withheld";
import { supplementalWithholding } from "@/lib/tax-law/pay/supplemental-withholding";
import { w4Lines, type WithholdingJob } from "@/lib/tax-law/pay/w4-lines";
import { withholding } from "@/lib/tax-law/years/newest-law";

const job = (change: Partial<WithholdingJob>): WithholdingJob => ({
  frequency: "weekly",
  paychecks: { soFar: 6, firstPart: 0, left: 46, lastPart: 0, beforeNewForm: 2 },
  income: 52_000,
  taxablePay: 1_000,
  withheld: 100,
  ...change,
});

/** $78.08 a week: 12% of what is above $19,900, and $1,240, of $52,000 less $8,600. */
const standard = (1_240 + 0.12 * (52_000 - 8_600 - 19_900)) / 52;

const linesOf = (jobs: readonly WithholdingJob[], fromNow: number, netChange = 0) =>
  w4Lines(withholding, "single", jobs, { fromNow, netChange });

test("what is missing is withheld from each pay under the new form", () => {
  const [lines] = linesOf([job({})], 200 + 44 * standard + 44 * 25);
  expect(lines).toEqual({
    step3: 0,
    step4a: 0,
    step4b: 0,
    step4c: 25,
    standard: expect.closeTo(standard, 9),
    tentative: expect.closeTo(standard, 9),
    withheld: expect.closeTo(standard + 25, 9),
  });
});

test("what is too much is credited in a year of pays, up to all that is withheld", () => {
  const [lines] = linesOf([job({})], 200 + 44 * standard - 440);
  expect(lines).toMatchObject({ step3: 520, step4c: 0 });
  expect(lines?.withheld).toBeCloseTo(standard - 10, 9);
  const [most] = linesOf([job({})], -10_000);
  expect(most).toMatchObject({ step3: Math.round(standard * 52), withheld: 0 });
});

test("the highest job has the lines; the next has what its credit cannot use", () => {
  const second = job({ income: 26_000, taxablePay: 500, withheld: 20 });
  const [low, high] = linesOf([second, job({})], 9_000, 3_000);
  expect(low).toMatchObject({ step3: 0, step4a: 0, step4b: 0, step4c: 0 });
  expect(high).toMatchObject({ step4a: 3_000 });
  expect(high?.step4c).toBeGreaterThan(0);

  const [lowToo, highToo] = linesOf([second, job({})], 0);
  expect(highToo?.withheld).toBe(0);
  expect(lowToo?.step3).toBeGreaterThan(0);
});

test("deductions beyond the standard one are step 4(b), and lower what is withheld", () => {
  const [lines] = linesOf([job({})], 0, -5_200);
  expect(lines).toMatchObject({ step4a: 0, step4b: 5_200 });
  expect(lines?.tentative).toBeCloseTo(
    incomeTaxWithheld(withholding, "single", 1_000, 52, false, { step4b: 5_200 }),
    9,
  );
});

test("a job without a pay under the new form has no lines, and a part of a pay counts", () => {
  const ended = job({
    paychecks: { soFar: 40, firstPart: 0, left: 2, lastPart: 0.5, beforeNewForm: 2 },
    income: 90_000,
  });
  const [none, other] = linesOf([ended, job({})], 100_000);
  expect(none).toMatchObject({ step3: 0, step4a: 0, step4b: 0, step4c: 0 });
  expect(other?.step4c).toBeGreaterThan(0);

  // Two pays of $100 and half a pay by the tables are withheld by the job that ends.
  const committed = 200 + 0.5 * standard + 200 + 44 * standard;
  expect(linesOf([ended, job({})], committed)[1]).toMatchObject({ step3: 0, step4c: 0 });
  expect(linesOf([ended, job({})], committed + 44)[1]).toMatchObject({ step4c: 1 });
});

test("a bonus is withheld from at 22%, above $1,000,000 in the year at 37%", () => {
  expect(supplementalWithholding(10_000)).toBe(2_200);
  expect(supplementalWithholding(1_500_000)).toBe(220_000 + 185_000);
  expect(supplementalWithholding(100_000, 950_000)).toBe(29_500);
  expect(supplementalWithholding(1_000, 2_000_000)).toBe(370);
});
