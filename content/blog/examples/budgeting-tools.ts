import { budget } from "@/lib/calc/personal-finance/budget/calculation";
import { cashFlow } from "@/lib/calc/personal-finance/cash-flow/calculation";
import { spendingTracker } from "@/lib/calc/personal-finance/spending-tracker/calculation";
import { selfEmploymentTax } from "@/lib/calc/tax/self-employment-tax/calculation";
import { formatWholeUsd } from "@/lib/format";

import { workedOut } from "../example";

const income = [
  { description: "Her take-home pay", amount: 3_350 },
  { description: "His take-home pay", amount: 2_480 },
];
export const listed = [
  { description: "Mortgage", amount: 1_720 },
  { description: "Child care", amount: 1_150 },
  { description: "Groceries", amount: 940 },
  { description: "Two cars", amount: 610 },
  { description: "Utilities and phones", amount: 340 },
  { description: "Student loan and card", amount: 275 },
  { description: "Insurance", amount: 260 },
  { description: "Clothes and everything else", amount: 390 },
];
export const found = workedOut("personal-finance/spending-tracker", spendingTracker, {
  expenses: [
    { description: "Takeout and coffee", category: "Eating out", amount: 286 },
    { description: "Streaming, apps and games", category: "Entertainment", amount: 74 },
    { description: "School trips and birthdays", category: "Children", amount: 92 },
  ],
});
export const planned = workedOut("personal-finance/budget", budget, { income, expenses: listed });
export const real = workedOut("personal-finance/budget", budget, {
  income,
  expenses: [
    ...listed,
    ...found.input.expenses.map(({ description, amount }) => ({ description, amount })),
  ],
});

/** What clients paid Sam in each month of a year, less the costs of the business. */
export const profits = [
  3_900, 6_200, 4_100, 7_800, 2_600, 5_400, 6_900, 3_200, 5_800, 7_100, 4_400, 4_600,
];
export const yearly = workedOut("personal-finance/cash-flow", cashFlow, {
  inflows: profits.map((amount, index) => ({ description: `Month ${index + 1}`, amount })),
  outflows: [],
}).result.totalInflows;
export const selfEmployment = workedOut("tax/self-employment-tax", selfEmploymentTax, {
  netEarnings: yearly,
});
/** Of the profit, in percent. */
export const taxRate = selfEmployment.result.law.setAsideRate ?? 0;
/** Of each payment, in whole percent. */
export const share = Math.ceil(taxRate);
export const monthlyPay = 3_700;
export const worst = Math.min(...profits);
export const thin = workedOut("personal-finance/cash-flow", cashFlow, {
  inflows: [{ description: "Paid by clients", amount: worst }],
  outflows: [
    { description: "Set aside for taxes", amount: (worst * share) / 100 },
    { description: "Pay to myself", amount: monthlyPay },
  ],
});
/** With a minus sign that is as wide as the digits. */
export const signed = (amount: number) => formatWholeUsd(amount).replace("-", "−");

export const afterTax = (amount: number) => amount * (1 - share / 100);
export const leftOver = yearly - (yearly * share) / 100 - monthlyPay * 12;
export const shortfalls = profits
  .map((amount) => monthlyPay - afterTax(amount))
  .filter((missing) => missing > 0);
export const missingInAll = shortfalls.reduce((sum, missing) => sum + missing, 0);
