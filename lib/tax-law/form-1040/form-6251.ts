/**
 * Form 6251: the alternative minimum tax. The lines are those of the form of 2025, read on 2026-11-29 in its text
 * (bg002h/bitcoin_tax@3fc88497774a, f6251--2025.txt) and in the form itself (filedcom/opentax@ffb3164bf1ea, f6251.pdf).
 */
import { hasAmount, type Form } from "./form";
import { excess, sum } from "./rules";

const form = "Form 6251";

export const form6251: Form = {
  form,
  isFiled: hasAmount(form, "11"),
  lines: [
    {
      line: "4",
      name: "Income for the minimum tax",
      rule: "Form 1040, line 11b less only the deductions that the minimum tax allows",
      amount: ({ answer }) => answer.minimumTaxIncome,
      goesTo: `${form}, line 6`,
    },
    {
      line: "5",
      name: "Exemption",
      rule: "The amount of the filing status, less a part of high income",
      amount: ({ answer }) => answer.minimumTaxExemption,
      goesTo: `${form}, line 6`,
    },
    {
      line: "6",
      name: "Income above the exemption",
      ...excess(form, "4", "5"),
    },
    {
      line: "7",
      name: "Minimum tax on it",
      rule: "26% and 28% of line 6, with gains and qualified dividends at their own rates",
      amount: ({ answer }) => answer.tentativeMinimumTax,
      goesTo: `${form}, line 9`,
    },
    {
      line: "9",
      name: "Tentative minimum tax",
      ...sum(form, "7"),
      goesTo: `${form}, line 11`,
    },
    {
      line: "10",
      name: "Regular tax",
      rule: "Form 1040, line 16 plus Schedule 2, line 1z",
      amount: ({ at }) => at("1040", "16") + at("Schedule 2", "1z"),
      goesTo: `${form}, line 11`,
    },
    {
      line: "11",
      name: "Alternative minimum tax",
      ...excess(form, "9", "10"),
      goesTo: "Schedule 2, line 2",
    },
  ],
};
