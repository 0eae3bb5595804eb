import { retirement401k } from "@/lib/calc/investment-retirement/401k/calculation";
import { retirementPlanner } from "@/lib/calc/investment-retirement/retirement-planner/calculation";
import { formatNumber, formatWholeUsd } from "@/lib/format";

import { workedOut } from "../example";

export const spending = 48_000;
export const taxes = 6_000;
export const socialSecurity = 24_000;
/** What his savings would have to pay if he spent less, or let Social Security grow until 70. */
export const lessIncome = 24_000;

export const tom = { currentAge: 44, retirementAge: 67 };
export const saved = 118_000;
export const annualSalary = 72_000;

/** His 401(k) when he puts in so many percent of his salary. */
const planAt = (percent: number) =>
  workedOut("investment-retirement/401k", retirement401k, {
    ...tom,
    currentBalance: saved,
    annualSalary,
    annualContribution: (annualSalary * percent) / 100,
    employerMatch: 50,
    matchLimit: 6,
    annualReturn: 6,
  });

export const now = planAt(5);
export const matched = planAt(6);
export const chosen = planAt(10);

/** What he and his employer pay in each month at 10%: the same money in the second calculator. */
export const monthlyContribution =
  (chosen.input.annualContribution + chosen.result.annualMatch) / 12;
export const base = {
  ...tom,
  currentSavings: saved,
  monthlyContribution,
  investmentReturn: 6,
  inflation: 3,
  desiredAnnualIncome: spending + taxes - socialSecurity,
  withdrawalRate: 4,
};
export const planWith = (change: Partial<typeof base>) =>
  workedOut("investment-retirement/retirement-planner", retirementPlanner, { ...base, ...change });

export const plan = planWith({});
export const sufficient = plan.result.sufficientContribution ?? 0;
export const later = planWith({ retirementAge: 70, desiredAnnualIncome: lessIncome });

export const lastsTo = ({ input, result }: typeof plan) =>
  result.monthsOfIncome === null
    ? "No end"
    : `Age ${formatNumber(Math.floor(input.retirementAge + result.monthsOfIncome / 12))}`;

export const variants = [
  ["As planned", plan],
  ["5% return", planWith({ investmentReturn: 5 })],
  ["4% inflation", planWith({ inflation: 4 })],
  [`${formatWholeUsd(lessIncome)} a year`, planWith({ desiredAnnualIncome: lessIncome })],
  [`Work until 70, ${formatWholeUsd(lessIncome)}`, later],
] as const;

export const balances = ({ input, result }: typeof plan) => [
  input.currentSavings,
  ...result.growthByYear.map(({ balance }) => balance),
];
