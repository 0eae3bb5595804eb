import { earnedIncomeCredit } from "@/lib/tax-law/credits/earned-income-credit";
import { earnedIncomeCredit as law } from "@/lib/tax-law/years/newest-law";

const earner = {
  children: 1,
  earnedIncome: 20_000,
  adjustedGrossIncome: 20_000,
  disqualifiedIncome: 0,
  ages: [] as number[],
};
const of = (change: Partial<typeof earner>) =>
  earnedIncomeCredit(law, "single", { ...earner, ...change });

test("it grows with what is earned, stays, and falls with income", () => {
  expect(of({ earnedIncome: 5_000, adjustedGrossIncome: 5_000 })).toBeCloseTo(1_700, 9);
  expect(of({})).toBe(4_427);
  expect(of({ earnedIncome: 23_890, adjustedGrossIncome: 23_890 })).toBe(4_427);
  expect(of({ earnedIncome: 24_890, adjustedGrossIncome: 24_890 })).toBeCloseTo(4_267.2, 9);
  expect(of({ adjustedGrossIncome: 24_890 })).toBeCloseTo(4_267.2, 9);
  expect(of({ adjustedGrossIncome: 90_000 })).toBe(0);
});

test("what is earned counts in full until the most, less the phase-out, is smaller", () => {
  // 26 U.S.C. 32(a)(2) limits the credit, it is not taken off it.
  const small = { earnedIncome: 5_000, adjustedGrossIncome: 30_000 };
  expect(of(small)).toBeCloseTo(1_700, 9);
  expect(of({ ...small, adjustedGrossIncome: 45_000 })).toBeCloseTo(4_427 - 0.1598 * 21_110, 9);
});

test("the phase-out of a joint return begins later", () => {
  const joint = { ...earner, earnedIncome: 32_160, adjustedGrossIncome: 32_160 };
  expect(earnedIncomeCredit(law, "marriedFilingJointly", joint)).toBeCloseTo(4_267.2, 9);
});

test("a fourth child counts as the third", () => {
  expect(of({ children: 5 })).toBe(of({ children: 3 }));
  expect(of({ children: 3 })).toBe(8_231);
});

test("without children somebody on the return is from 25 to 64", () => {
  const alone = { children: 0, earnedIncome: 9_000, adjustedGrossIncome: 9_000 };
  expect(of({ ...alone, ages: [] })).toBe(0);
  expect(of({ ...alone, ages: [24] })).toBe(0);
  expect(of({ ...alone, ages: [25] })).toBe(664);
  expect(of({ ...alone, ages: [64] })).toBe(664);
  expect(of({ ...alone, ages: [65, 70] })).toBe(0);
  expect(of({ ...alone, ages: [70, 40] })).toBe(664);
});

test("none with too much income from investments, on a separate return, or without earnings", () => {
  expect(of({ disqualifiedIncome: 12_200 })).toBe(4_427);
  expect(of({ disqualifiedIncome: 12_201 })).toBe(0);
  expect(earnedIncomeCredit(law, "marriedFilingSeparately", earner)).toBe(0);
  expect(of({ earnedIncome: -3_000, adjustedGrossIncome: 0 })).toBe(0);
});
