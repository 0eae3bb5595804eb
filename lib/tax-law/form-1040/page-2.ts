/**
 * Form 1040, page 2: tax, credits and payments. The lines are those of the form of 2025, read on 2026-11-29 in its text
 * (bg002h/bitcoin_tax@3fc88497774a, f1040--2025.txt) and in the form itself (filedcom/opentax@ffb3164bf1ea, f1040.pdf).
 *
 * That form has no line for gifts beside the standard deduction, which are deducted from 2026 on: they are in 12e.
 */
import { sumOf, type DeclaredLine, type FormReturn } from "./form";
import { carried, excess, sum } from "./rules";

/** Where the total tax and the total payments meet. */
const balance = ({ at }: FormReturn) =>
  at("1040", "33") > at("1040", "24") ? "1040, line 34" : "1040, line 37";

export const page2: readonly DeclaredLine[] = [
  {
    line: "11b",
    name: "Adjusted gross income",
    ...sum("1040", "11a"),
    goesTo: "1040, line 15",
  },
  {
    line: "12e",
    name: "Standard or itemized deductions",
    rule: "The standard deduction, with cash gifts beside it up to the limit of the year, or Schedule A, line 17",
    amount: ({ answer, at }) =>
      answer.itemizes ? at("Schedule A", "17") : answer.standardDeduction + answer.giftDeduction,
    goesTo: "1040, line 14",
  },
  {
    line: "13a",
    name: "Business income deduction",
    ...carried("Form 8995", "15"),
    goesTo: "1040, line 14",
  },
  {
    line: "13b",
    name: "Tips, overtime, car loan and senior deductions",
    ...carried("Schedule 1-A", "38"),
    goesTo: "1040, line 14",
  },
  {
    line: "14",
    name: "All deductions",
    ...sum("1040", "12e", "13a", "13b"),
    goesTo: "1040, line 15",
  },
  {
    line: "15",
    name: "Taxable income",
    ...excess("1040", "11b", "14"),
  },
  {
    line: "16",
    name: "Tax",
    rule: "The tax on line 15 by the tax table, or from $100,000 on by the brackets, with gains and qualified dividends at their own rates",
    // The answer has it with the two additions of Schedule 2.
    amount: ({ answer }) =>
      answer.taxBeforeCredits - answer.alternativeMinimumTax - answer.repaidPremiumCredit,
    goesTo: "1040, line 18",
  },
  {
    line: "17",
    name: "Additions to tax",
    ...carried("Schedule 2", "3"),
    goesTo: "1040, line 18",
  },
  {
    line: "18",
    name: "Tax before credits",
    ...sum("1040", "16", "17"),
    goesTo: "1040, line 22",
  },
  {
    line: "19",
    name: "Child tax credit",
    rule: "Schedule 8812, line 14, with the credit for other dependents",
    amount: sumOf("Schedule 8812", "14"),
    goesTo: "1040, line 21",
  },
  {
    line: "20",
    name: "Other credits",
    ...carried("Schedule 3", "8"),
    goesTo: "1040, line 21",
  },
  {
    line: "21",
    name: "Credits against the tax",
    ...sum("1040", "19", "20"),
    goesTo: "1040, line 22",
  },
  {
    line: "22",
    name: "Tax after credits",
    ...excess("1040", "18", "21"),
    goesTo: "1040, line 24",
  },
  {
    line: "23",
    name: "Other taxes",
    ...carried("Schedule 2", "21"),
    goesTo: "1040, line 24",
  },
  {
    line: "24",
    name: "Total tax",
    ...sum("1040", "22", "23"),
    goesTo: balance,
  },
  {
    line: "25a",
    name: "Tax withheld",
    rule: "What was withheld, and here the estimated payments too, which have line 26",
    amount: ({ household }) => household.withheld ?? 0,
    goesTo: "1040, line 25d",
  },
  {
    line: "25c",
    name: "Additional Medicare tax withheld",
    ...carried("Form 8959", "24"),
    goesTo: "1040, line 25d",
  },
  {
    line: "25d",
    name: "All tax withheld",
    ...sum("1040", "25a", "25c"),
    goesTo: "1040, line 33",
  },
  {
    line: "27a",
    name: "Earned income credit",
    rule: "By earned income, income and children, exactly where the IRS’s table has steps of $50",
    amount: ({ answer }) => answer.earnedIncomeCredit,
    goesTo: "1040, line 32",
  },
  {
    line: "28",
    name: "Additional child tax credit",
    ...carried("Schedule 8812", "27"),
    goesTo: "1040, line 32",
  },
  {
    line: "29",
    name: "American opportunity credit paid out",
    ...carried("Form 8863", "8"),
    goesTo: "1040, line 32",
  },
  {
    line: "30",
    name: "Adoption credit paid out",
    ...carried("Form 8839", "13"),
    goesTo: "1040, line 32",
  },
  {
    line: "31",
    name: "Other payments and credits paid out",
    ...carried("Schedule 3", "15"),
    goesTo: "1040, line 32",
  },
  {
    line: "32",
    name: "All credits paid out",
    ...sum("1040", "27a", "28", "29", "30", "31"),
    goesTo: "1040, line 33",
  },
  {
    line: "33",
    name: "Total payments",
    ...sum("1040", "25d", "32"),
    goesTo: balance,
  },
  {
    line: "34",
    name: "Overpaid",
    rule: "Line 33 minus line 24, if line 33 is more",
    amount: ({ at }) => Math.max(0, at("1040", "33") - at("1040", "24")),
    goesTo: "1040, line 35a",
  },
  {
    line: "35a",
    name: "Refund",
    rule: "All of line 34",
    amount: sumOf("1040", "34"),
  },
  {
    line: "37",
    name: "Amount you owe",
    rule: "Line 24 minus line 33, if line 24 is more",
    amount: ({ at }) => Math.max(0, at("1040", "24") - at("1040", "33")),
  },
];
