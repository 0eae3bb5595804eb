import "@/lib/tax-law/states/keep-every-state";

import Decimal from "decimal.js";
import fc from "fast-check";

import { paycheckOf } from "@/lib/calc/tax/payroll-tax/arithmetic/paycheck";
import { payrollTax, type PayrollTaxInput } from "@/lib/calc/tax/payroll-tax/calculation";
import { form } from "@/lib/calc/tax/payroll-tax/form";
import { report } from "@/lib/calc/tax/payroll-tax/report";
import { changeableInputs } from "@/lib/calculator/analysis/changeable-inputs";
import { viewOf } from "@/lib/calculator/report/view";
import { run } from "@/lib/calculator/run";
import { worksheetsOf } from "@/lib/calculator/share/worksheet";

import depthCases from "../../../../fixtures/depth_cases.json";
import { cellOf, engineOf } from "../../../../house/spreadsheet-engine";

const definition = { ...form, ...report };
const world = { today: { year: 2026, month: 11, day: 26 } };
const paycheck: PayrollTaxInput = {
  grossPay: 2_650,
  payFrequency: "biweekly",
  allowances: 0,
  state: "",
};
const resultOf = (change: Partial<PayrollTaxInput>) =>
  payrollTax({ ...paycheck, ...change }, world);
const viewWith = (change: Partial<PayrollTaxInput>) => {
  const input = { ...paycheck, ...change };
  return viewOf(definition, input, definition.calculate(input, world));
};
/** As typed into the form, with the example’s boxes for the rest. */
const typed = (draft: Record<string, string>) =>
  run(
    definition,
    {
      grossPay: "2650",
      payFrequency: "biweekly",
      allowances: "0",
      state: "",
      lawFilingStatus: "single",
      lawStep2: "no",
      lawYear: "2026",
      allStates: "skip",
      ...draft,
    },
    world,
  );

type Given = Record<string, number | string | boolean | undefined>;
const cases = depthCases.filter(({ upgrade }) => upgrade.startsWith("4 ")) as unknown as {
  inputs: Given;
  expected: Record<string, number>;
}[];

test("there are cases of paychecks", () => expect(cases).toHaveLength(4));

test.each(cases)("$inputs", ({ inputs, expected }) => {
  const outcome = typed({
    grossPay: String(inputs["grossPay"]),
    lawStep2: inputs["step2"] ? "yes" : "no",
    step3: String(inputs["step3"] ?? ""),
    preTax401k: inputs["traditional401kPercent"] ? `${inputs["traditional401kPercent"]}%` : "",
    section125: String(inputs["section125"] ?? ""),
  });
  if (!outcome.ok) throw new Error(outcome.notice.text);
  const { input, result } = outcome.calculation;
  const found: Record<string, number | null | undefined> = {
    k401: input.preTax401k,
    federalWithholding: result.law.federalWithholding,
    socialSecurity: result.law.socialSecurity,
    medicare: result.law.medicare,
    netPay: result.law.netPay,
    netWithoutPreTax: result.law.netWithoutPreTax,
    takeHomeCost: result.law.takeHomeCost,
  };
  for (const [name, value] of Object.entries(expected))
    expect([name, Math.abs((found[name] as number) - value) < 1e-6]).toEqual([name, true]);
});

test.each<[Partial<PayrollTaxInput>, number]>([
  [{ salary: 68_900 }, 2_650],
  [{ salary: 68_900, payFrequency: "semimonthly" }, 68_900 / 24],
  [{ hourlyRate: 33.125 }, 2_650],
  [{ hourlyRate: 33.125, payFrequency: "monthly" }, 68_900 / 12],
  [{ hourlyRate: 20, hours: 80, overtimeHours: 10 }, 1_900],
  [{ hourlyRate: 20, hours: 0, overtimeHours: 10 }, 300],
  [{ hourlyRate: 20, overtimeHours: 4, payFrequency: "weekly" }, 920],
  [{ hourlyRate: 0 }, 0],
])("%j: gross pay of %d, in both answers", (change, gross) => {
  const result = resultOf({ grossPay: null, ...change });
  expect(result.grossPay).toBeCloseTo(gross, 9);
  expect(result.earned).toBe(result.grossPay);
  const plain = resultOf({
    grossPay: result.grossPay,
    payFrequency: change.payFrequency ?? "biweekly",
  });
  for (const name of ["netPay", "socSecTax"] as const) expect(result[name]).toBe(plain[name]);
  for (const name of ["netPay", "annualNetPay"] as const)
    expect(result.law[name]).toBe(plain.law[name]);
});

test("a salary is said as an hourly rate, and a rate as a salary", () => {
  expect(resultOf({}).hourlyEquivalent).toBeCloseTo(33.125, 12);
  expect(resultOf({}).salaryEquivalent).toBeUndefined();
  const hourly = resultOf({ grossPay: null, hourlyRate: 25, hours: 60 });
  expect(hourly.salaryEquivalent).toBe(52_000);
  expect(hourly.hourlyEquivalent).toBeUndefined();
  expect(hourly.annualPay).toBe(39_000);
});

const cents = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((one) => one / 100);
const inputs: fc.Arbitrary<PayrollTaxInput> = fc
  .record({
    grossPay: cents(20_000),
    payFrequency: fc.constantFrom("weekly", "biweekly", "semimonthly", "monthly" as const),
    preTax401k: fc.double({ min: 0, max: 0.5, noNaN: true }),
    section125: fc.double({ min: 0, max: 0.3, noNaN: true }),
    lawStep2: fc.constantFrom("no", "yes" as const),
    lawPaidBefore: cents(300_000),
    step3: cents(10_000),
    step4a: cents(20_000),
    step4b: cents(20_000),
    step4c: cents(500),
  })
  .map(
    (one) =>
      ({
        ...paycheck,
        ...one,
        preTax401k: Math.floor(one.preTax401k * one.grossPay * 100) / 100,
        section125: Math.floor(one.section125 * one.grossPay * 100) / 100,
      }) as PayrollTaxInput,
  );

test("the paycheck agrees with the same sums in decimals", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const result = payrollTax(input, world);
      const gross = new Decimal(input.grossPay ?? 0);
      const fica = gross.minus(input.section125 ?? 0);
      const before = new Decimal(input.lawPaidBefore ?? 0);
      const within = Decimal.max(0, Decimal.min(fica, new Decimal(184_500).minus(before)));
      const above = Decimal.max(0, Decimal.min(fica, before.plus(fica).minus(200_000)));
      const year = fica
        .minus(input.preTax401k ?? 0)
        .times(result.periods)
        .plus(input.step4a ?? 0)
        .minus(input.step4b ?? 0)
        .minus(input.lawStep2 === "yes" ? 0 : 8_600);
      expect(result.law.adjustedAnnualWage).toBeCloseTo(Decimal.max(0, year).toNumber(), 6);
      const tentative = new Decimal(result.law.annualWithholding).minus(input.step3 ?? 0);
      const federal = Decimal.max(0, tentative)
        .div(result.periods)
        .plus(input.step4c ?? 0);
      const taxes = Decimal.sum(
        federal,
        within.times("0.062"),
        fica.times("0.0145"),
        above.times("0.009"),
      );
      const net = fica.minus(input.preTax401k ?? 0).minus(taxes);
      expect(result.law.netPay).toBeCloseTo(net.toNumber(), 6);
      expect(result.law.totalDeductions + result.law.netPay).toBeCloseTo(gross.toNumber(), 6);
    }),
  );
});

// $2,650.00 × 26 less $8,600 is $60,300: $5,800 and 22% of what is above $57,900. With $359.00 before tax it is
// $50,966: $1,240 and 12% of what is above $19,900. Social Security and Medicare are on $2,450.00.
test("what leaves before tax is held against the same paycheck without it, row by row", () => {
  const { withholding, ...result } = resultOf({ preTax401k: 159, section125: 200 });
  expect(result).toMatchObject({
    law: {
      beforeTax: 359,
      incomeTaxWages: 2_291,
      socialSecurityWages: 2_450,
      adjustedAnnualWage: 50_966,
      adjustedWithout: 60_300,
      withholdingWithout: expect.closeTo(243.384615, 6) as number,
      netWithoutPreTax: expect.closeTo(2_203.890385, 6) as number,
      takeHomeCost: expect.closeTo(291.389231, 6) as number,
      costPerDollar: expect.closeTo(0.811669166, 9) as number,
    },
  });
  expect(
    withholding
      .map(({ withheld, withheldWithout }) => [withheld, withheldWithout])
      .slice(0, 5)
      .map((row) => row.map((amount) => Number(amount.toFixed(6)))),
  ).toEqual([
    [0, 0],
    [0, 0],
    [4_967.92, 0],
    [0, 6_328],
    [0, 0],
  ]);
  const plain = resultOf({}).withholding;
  expect(plain.map((row) => row.withheldWithout)).toEqual(plain.map(() => 0));
});

test("a dollar before tax never costs more than a dollar, and with the 401(k) less FICA is saved", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const result = payrollTax(input, world);
      const { takeHomeCost: cost, beforeTax: paidIn } = result.law;
      if (cost === undefined || paidIn === undefined) {
        expect((input.preTax401k ?? 0) + (input.section125 ?? 0)).toBe(0);
        return;
      }
      expect(cost).toBeGreaterThan(-1e-9);
      expect(cost).toBeLessThan(paidIn + 1e-9);
      const all = { section125: paidIn };
      const inBenefits = paycheckOf(input, all);
      expect(inBenefits.netPay).toBeGreaterThanOrEqual(result.law.netPay - 1e-7);
    }),
  );
});

test("a year is the sum of its equal paychecks", () => {
  fc.assert(
    fc.property(inputs, (drawn) => {
      const input = { ...drawn, lawPaidBefore: 0 };
      const year = payrollTax(input, world);
      const wages = (input.grossPay ?? 0) - (input.section125 ?? 0);
      const net = Array.from({ length: year.periods }, (_, before) =>
        payrollTax({ ...input, lawPaidBefore: before * wages }, world),
      ).reduce((sum, one) => sum + one.law.netPay, 0);
      expect(year.law.annualNetPay).toBeCloseTo(net, 4);
      expect(year.law.monthlyNetPay).toBeCloseTo(net / 12, 4);
      const beforeTax = (input.preTax401k ?? 0) + (input.section125 ?? 0);
      expect(year.law.annualTaxes + year.law.annualNetPay + beforeTax * year.periods).toBeCloseTo(
        year.annualPay,
        5,
      );
    }),
    { numRuns: 50 },
  );
});

const one = "Enter only one of gross pay per paycheck, salary and hourly rate.";

test.each<[Record<string, string>, Record<string, string>]>([
  [{ salary: "68900" }, { grossPay: one, salary: one }],
  [
    { grossPay: "", salary: "68900", hourlyRate: "20" },
    { salary: one, hourlyRate: one },
  ],
  [{ grossPay: "" }, { grossPay: "Enter the gross pay per paycheck." }],
  [
    { section125: "2,650.01" },
    { section125: "Enter at most the gross pay of $2,650.00 per paycheck." },
  ],
  [
    { preTax401k: "101%" },
    { preTax401k: "Enter at most the gross pay of $2,650.00 per paycheck." },
  ],
  [
    { preTax401k: "2500", section125: "200" },
    {
      preTax401k: "Enter at most $2,450.00: the gross pay of $2,650.00, less health, HSA and FSA.",
    },
  ],
  [
    { step4c: "2300" },
    {
      step4c: "Enter at most $2,203.89: that is left of the $2,650.00 after all other deductions.",
    },
  ],
  [
    { preTax401k: "100%", step4c: "5" },
    {
      preTax401k:
        "Enter less: all deductions come to $2,857.73, more than the gross pay of $2,650.00.",
    },
  ],
  [
    { preTax401k: "2400", section125: "200" },
    {
      preTax401k:
        "Enter less: all deductions come to $2,787.43, more than the gross pay of $2,650.00.",
      section125:
        "Enter less: all deductions come to $2,787.43, more than the gross pay of $2,650.00.",
    },
  ],
])("%j is refused at its field", (draft, errors) => {
  const outcome = typed(draft);
  expect(outcome.ok).toBe(false);
  expect(outcome.errors).toEqual(errors);
});

test.each<[Record<string, string>, Record<string, string> | undefined]>([
  [
    { overtimeHours: "5" },
    { overtimeHours: "Overtime counts only with an hourly rate. Enter it too." },
  ],
  [{ hours: "80" }, { hours: "These hours count only with an hourly rate. Enter it too." }],
  [
    { preTax401k: "1000" },
    {
      preTax401k:
        "This is $26,000 a year. The limit for 2026 is $24,500, or $32,500 from age 50, and $35,750 from 60 to 63.",
    },
  ],
  [
    { preTax401k: "1000", lawYear: "2024" },
    {
      preTax401k: "This is $26,000 a year. The limit for 2024 is $23,000, or $30,500 from age 50.",
    },
  ],
  // The limit in equal parts, rounded up to the cent.
  [{ preTax401k: "942.31" }, undefined],
  [
    { preTax401k: "942.32" },
    { preTax401k: expect.stringMatching(/^This is \$24,500 a year/) as never },
  ],
  [{ step4c: "2203.89" }, undefined],
  [{ section125: "2650" }, undefined],
])("%j is answered, and said at its field", (draft, errors) => {
  const outcome = typed(draft);
  expect(outcome.ok).toBe(true);
  expect(outcome.errors).toEqual(errors);
  if (outcome.ok) expect(outcome.calculation.result.law.netPay).toBeGreaterThanOrEqual(0);
});

test("what is left alone shows nothing of it", () => {
  const titles = (change: Partial<PayrollTaxInput>) =>
    viewWith(change).sections.map(({ title }) => title);
  expect(titles({})).not.toContain("Before-tax savings and benefits");
  expect(titles({ preTax401k: 100 })).toContain("Before-tax savings and benefits");
  const { law, earned } = resultOf({});
  expect([law.beforeTax, earned]).toEqual([undefined, undefined]);
});

test("the bar and the chart have what leaves before tax", () => {
  const { breakdown, charts } = viewWith({ preTax401k: 159, section125: 200 });
  expect(breakdown?.title).toBe("Gross pay: $2,650.00");
  expect(breakdown?.parts.map(({ label, text }) => [label, text])).toEqual([
    ["Take-home pay", "$1,912.50"],
    ["Federal income tax", "$191.07"],
    ["Social Security", "$151.90"],
    ["Medicare", "$35.53"],
    ["401(k)", "$159.00"],
    ["Health, HSA and FSA", "$200.00"],
  ]);
  expect(charts[0]).toMatchObject({ title: expect.stringContaining("$1,913 of $2,650") as string });
});

test("overtime is said to have a deduction on the return, from 2025 on", () => {
  const remarks = (change: Partial<PayrollTaxInput>) =>
    viewWith({ grossPay: null, ...change }).remarks.map(({ text }) => text);
  const overtime = { hourlyRate: 28, hours: 80, overtimeHours: 6 };
  expect(remarks(overtime)).toEqual([
    expect.stringMatching(/^Of this pay, \$84\.00 is extra pay for overtime\./),
  ]);
  expect(remarks({ ...overtime, lawYear: "2024" })).toEqual([]);
  expect(remarks({ hourlyRate: 28 })).toEqual([]);
});

test("of the three ways to give the pay, the one that was taken can be changed", () => {
  const changeable = (change: Partial<PayrollTaxInput>) => {
    const input = { ...paycheck, salary: null, hourlyRate: null, ...change };
    return changeableInputs(definition.fields, input, world.today)
      .map(({ box }) => box)
      .filter((box) => ["grossPay", "salary", "hourlyRate"].includes(box));
  };
  expect(changeable({})).toEqual(["grossPay"]);
  expect(changeable({ grossPay: null, salary: 50_000 })).toEqual(["salary"]);
  expect(changeable({ grossPay: null, hourlyRate: 20 })).toEqual(["hourlyRate"]);
});

test.each<Partial<PayrollTaxInput>>([
  { preTax401k: 159, section125: 200 },
  { preTax401k: 159, lawPaidBefore: 183_000, step3: 2_200, step4a: 500, step4b: 900, step4c: 15 },
  { section125: 200, lawPaidBefore: 199_000, lawStep2: "yes" },
  { grossPay: null, salary: 250_000, section125: 300, preTax401k: 900 },
  { grossPay: null, hourlyRate: 41.37, overtimeHours: 7.5, preTax401k: 150 },
  { grossPay: null, hourlyRate: 41.37, hours: 0, overtimeHours: 1, step3: 9_000 },
])("%j: the workbook comes to the same", (change) => {
  const input: PayrollTaxInput = {
    ...paycheck,
    otherState: "",
    salary: null,
    hourlyRate: null,
    hours: null,
    overtimeHours: 0,
    preTax401k: 0,
    section125: 0,
    lawPaidBefore: 0,
    step3: 0,
    step4a: 0,
    step4b: 0,
    step4c: 0,
    lawFilingStatus: "single",
    lawStep2: "no",
    lawYear: "2026",
    ...change,
  };
  const result = definition.calculate(input, world);
  const { sheets, addressOf } = worksheetsOf({ definition, input, result, world }, 9);
  const engine = engineOf(sheets);
  for (const [name, value] of Object.entries(result)) {
    const address = addressOf.get(name);
    if (!address || typeof value !== "number" || name === "grossPay") continue;
    const there = engine.getCellValue(cellOf(engine, address)) as number;
    expect([name, Math.abs(there - value) < 1e-6]).toEqual([name, true]);
  }
});
