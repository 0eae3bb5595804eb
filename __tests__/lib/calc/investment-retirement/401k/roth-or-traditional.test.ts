/** Contributions before or after tax, to the age that the money lasts to. */
import {
  retirement401k,
  type Retirement401kInput,
} from "@/lib/calc/investment-retirement/401k/calculation";
import { form } from "@/lib/calc/investment-retirement/401k/form";
import { report } from "@/lib/calc/investment-retirement/401k/report";
import { viewOf } from "@/lib/calculator/report/view";

const world = { today: { year: 2026, month: 11, day: 29 } };
const { example } = report;
const rates = { rateNow: 22, rateLater: 12 };
const answer = (changes: Partial<Retirement401kInput>) =>
  retirement401k({ ...example, ...changes }, world);
const view = (changes: Partial<Retirement401kInput>) => {
  const input = { ...example, ...changes };
  return viewOf({ ...form, ...report }, input, report.calculate(input, world));
};
const errors = (changes: Partial<Retirement401kInput>) =>
  report.errors?.(answer(changes), { ...example, ...changes });

// Worked apart month by month in 50 digits.
test("6% of a rising salary that steps up by a point a year", () => {
  const result = answer({
    ...rates,
    ...{ contributionPercent: 6, salaryGrowth: 3, stepUp: 1, inflation: 3 },
  });
  expect(result.rothIncome).toBeCloseTo(31_938.2517, 3);
  expect(result.traditionalIncome).toBeCloseTo(33_142.1883, 3);
  expect(result.traditionalIncomeIfSpent).toBeCloseTo(28_978.9372, 3);
  expect(result.breakEvenRate).toBeCloseTo(16.882, 4);
  expect(result.rothBalance).toBeCloseTo(1_597_028.6079, 3);
  expect(result.traditionalBalance).toBeCloseTo(1_681_626.7659, 3);
  expect(result.taxSavedInvested).toBeCloseTo(232_574.6332, 3);
});

test("the match and what is there are before tax both ways: nothing of them decides", () => {
  const incomes = ({ rothIncome = 0, traditionalIncome = 0 }: ReturnType<typeof answer>) =>
    traditionalIncome - rothIncome;
  const bare = answer({ ...rates, currentBalance: 0, employerMatch: 0 });
  expect(incomes(answer(rates))).toBeCloseTo(incomes(bare), 6);
  expect(answer(rates).breakEvenRate).toBeCloseTo(bare.breakEvenRate ?? 0, 9);
});

test("the comparison has a heading and a table of its own, only when used", () => {
  const used = view(rates);
  expect(used.sections.map(({ title }) => title)).toEqual(["Roth or traditional"]);
  expect(used.sections[0]?.text).toContain(
    "Today’s balance and your employer’s match are before tax both ways.",
  );
  expect(used.tables.map(({ name }) => name)).toContain("taxSavedByYear");
  expect(view({}).sections).toEqual([]);
});

test("what is missing is said at its field", () => {
  const kinds = "Enter this rate too to compare Roth with traditional contributions.";
  expect(errors({ rateNow: 22 })).toEqual({ rateLater: kinds });
  expect(errors({ rateLater: 22 })).toEqual({ rateNow: kinds });
  expect(errors({ ...rates, planTo: 60 })).toEqual({
    planTo: "Enter an age above 67, when you retire.",
  });
  expect(errors({ ...rates, planTo: null })).toEqual({
    planTo: "Enter the age to which the money lasts, above 67.",
  });
  expect(errors({ ...rates, annualContribution: 0 })).toEqual({
    rateNow: "There is nothing to compare: you contribute nothing.",
  });
  expect(errors(rates)).toEqual({});
});
