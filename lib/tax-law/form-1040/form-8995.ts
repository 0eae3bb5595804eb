/**
 * Form 8995: the deduction for business income. The lines are those of the form of 2025, read on 2026-11-29 in its text
 * (bg002h/bitcoin_tax@3fc88497774a, f8995--2025.txt) and in the form itself (filedcom/opentax@ffb3164bf1ea, f8995.pdf).
 * Above the threshold of income, Form 8995-A takes its place, which is line 15 here.
 */
import { hasAmount, type Form } from "./form";
import { excess, sum } from "./rules";

const form = "Form 8995";

export const form8995: Form = {
  form,
  isFiled: hasAmount(form, "4"),
  lines: [
    {
      line: "2",
      name: "Business income",
      rule: "Profit and shares of businesses, less what is deducted on Schedule 1 for the business’s owner",
      amount: ({ answer }) => answer.businessIncome,
      goesTo: `${form}, line 4`,
    },
    {
      line: "4",
      name: "Business income that counts",
      rule: "Line 2, not less than zero",
      amount: ({ at }) => Math.max(0, at(form, "2")),
      goesTo: `${form}, line 5`,
    },
    {
      line: "5",
      name: "Part of business income",
      rule: "20% of line 4",
      amount: ({ law, at }) => law.businessIncome.rate * at(form, "4"),
      goesTo: `${form}, line 10`,
    },
    {
      line: "10",
      name: "Deduction before the limit by income",
      ...sum(form, "5"),
      goesTo: `${form}, line 15`,
    },
    {
      line: "11",
      name: "Income before this deduction",
      rule: "Form 1040, line 11b minus lines 12e and 13b, not less than zero",
      amount: ({ answer }) => answer.taxedBeforeBusiness,
      goesTo: `${form}, line 13`,
    },
    {
      line: "12",
      name: "Long-term gains and qualified dividends",
      rule: "The net long-term gain, and Form 1040, line 3a",
      amount: ({ answer }) => answer.gainsAtOwnRates,
      goesTo: `${form}, line 13`,
    },
    {
      line: "13",
      name: "Income without them",
      ...excess(form, "11", "12"),
      goesTo: `${form}, line 14`,
    },
    {
      line: "14",
      name: "Limit by income",
      rule: "20% of line 13",
      amount: ({ law, at }) => law.businessIncome.rate * at(form, "13"),
      goesTo: `${form}, line 15`,
    },
    {
      line: "15",
      name: "Business income deduction",
      rule: "Line 10 or line 14, whichever is smaller; less above the threshold of income, and from 2026 on at least $400",
      amount: ({ answer }) => answer.businessDeduction,
      goesTo: "1040, line 13a",
    },
  ],
};
