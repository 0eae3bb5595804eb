/**
 * Form 8960: the net investment income tax. The lines are those of the form of 2025, read on 2026-11-29 in its text
 * (bg002h/bitcoin_tax@3fc88497774a, f8960--2025.txt) and in the form itself (filedcom/opentax@ffb3164bf1ea, f8960.pdf).
 */
import { hasAmount, type Form } from "./form";
import { carried, smaller, sum } from "./rules";

const form = "Form 8960";

export const form8960: Form = {
  form,
  isFiled: hasAmount(form, "17"),
  lines: [
    {
      line: "1",
      name: "Interest",
      ...carried("1040", "2b"),
      goesTo: `${form}, line 8`,
    },
    {
      line: "2",
      name: "Dividends",
      ...carried("1040", "3b"),
      goesTo: `${form}, line 8`,
    },
    {
      line: "4c",
      name: "Rents and passive income",
      rule: "What of Schedule 1, line 5 is no business in which you work",
      amount: ({ household: { rents = 0, businessRents = 0, passiveIncome = 0 } }) =>
        rents + businessRents + passiveIncome,
      goesTo: `${form}, line 8`,
    },
    {
      line: "5d",
      name: "Gain or loss",
      ...carried("1040", "7a"),
      goesTo: `${form}, line 8`,
    },
    {
      line: "8",
      name: "Investment income",
      ...sum(form, "1", "2", "4c", "5d"),
      goesTo: `${form}, line 12`,
    },
    {
      line: "12",
      name: "Net investment income",
      rule: "Line 8, not less than zero",
      amount: ({ at }) => Math.max(0, at(form, "8")),
      goesTo: `${form}, line 16`,
    },
    {
      line: "13",
      name: "Modified adjusted gross income",
      ...carried("1040", "11a"),
      goesTo: `${form}, line 15`,
    },
    {
      line: "15",
      name: "Income above the threshold",
      rule: "Line 13 minus the threshold of the filing status, not less than zero",
      amount: ({ household, law, at }) =>
        Math.max(0, at(form, "13") - law.netInvestmentIncome.thresholds[household.filingStatus]),
      goesTo: `${form}, line 16`,
    },
    {
      line: "16",
      name: "Income that is taxed",
      ...smaller(form, "12", "15"),
      goesTo: `${form}, line 17`,
    },
    {
      line: "17",
      name: "Net investment income tax",
      rule: "3.8% of line 16",
      amount: ({ law, at }) => law.netInvestmentIncome.rate * at(form, "16"),
      goesTo: "Schedule 2, line 12",
    },
  ],
};
