/**
 * Form 1040, page 1: income. The lines are those of the form of 2025, read on 2026-11-29 in its text
 * (bg002h/bitcoin_tax@3fc88497774a, f1040--2025.txt) and in the form itself (filedcom/opentax@ffb3164bf1ea, f1040.pdf).
 */
import { sumOf, type DeclaredLine } from "./form";
import { carried, difference, sum } from "./rules";

export const page1: readonly DeclaredLine[] = [
  {
    line: "1a",
    name: "Wages",
    rule: "All wages, less what is saved from them in a traditional 401(k)",
    amount: ({ answer }) => answer.wages,
    goesTo: "1040, line 1z",
  },
  {
    line: "1z",
    name: "All wages",
    ...sum("1040", "1a"),
    goesTo: "1040, line 9",
  },
  {
    line: "2a",
    name: "Tax-exempt interest",
    rule: "Interest of states and cities, which is not taxed",
    amount: ({ household }) => household.taxExemptInterest ?? 0,
  },
  {
    line: "2b",
    name: "Interest",
    rule: "Taxable interest, and here the dividends that are not qualified",
    amount: ({ household }) => household.interest ?? 0,
    goesTo: "1040, line 9",
  },
  {
    line: "3a",
    name: "Qualified dividends",
    rule: "Dividends that are taxed at the rates of long-term gains",
    amount: ({ household }) => household.qualifiedDividends ?? 0,
    goesTo: "1040, line 3b",
  },
  {
    line: "3b",
    name: "Dividends",
    rule: "Line 3a: the other dividends are in line 2b here",
    amount: sumOf("1040", "3a"),
    goesTo: "1040, line 9",
  },
  {
    line: "5b",
    name: "Pensions and retirement withdrawals",
    rule: "What is taxable of pensions and annuities, and here of IRAs too, which have line 4b",
    amount: ({ household }) => household.pension ?? 0,
    goesTo: "1040, line 9",
  },
  {
    line: "6a",
    name: "Social Security benefits",
    rule: "All benefits of the year",
    amount: ({ household }) => household.socialSecurity ?? 0,
  },
  {
    line: "6b",
    name: "Taxable Social Security",
    rule: "From none to 85% of line 6a, by half the benefits and the other income",
    amount: ({ answer }) => answer.taxableSocialSecurity,
    goesTo: "1040, line 9",
  },
  {
    line: "7a",
    name: "Capital gain or loss",
    rule: "Schedule D, line 16 if it is a gain, or else line 21",
    amount: ({ at }) => {
      const net = at("Schedule D", "16");
      return net >= 0 ? net : at("Schedule D", "21");
    },
    goesTo: "1040, line 9",
  },
  {
    line: "8",
    name: "Additional income",
    ...carried("Schedule 1", "10"),
    goesTo: "1040, line 9",
  },
  {
    line: "9",
    name: "Total income",
    ...sum("1040", "1z", "2b", "3b", "5b", "6b", "7a", "8"),
    goesTo: "1040, line 11a",
  },
  {
    line: "10",
    name: "Adjustments to income",
    ...carried("Schedule 1", "26"),
    goesTo: "1040, line 11a",
  },
  {
    line: "11a",
    name: "Adjusted gross income",
    ...difference("1040", "9", "10"),
    goesTo: "1040, line 11b",
  },
];
