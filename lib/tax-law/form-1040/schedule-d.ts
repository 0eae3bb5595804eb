/**
 * Schedule D: capital gains and losses, its net lines alone. The lines are those of the form of 2025, read on 2026-11-29
 * in its text (bg002h/bitcoin_tax@3fc88497774a, f1040sd--2025.txt) and in the form itself (filedcom/opentax@ffb3164bf1ea,
 * f1040sd.pdf).
 */
import { type Form } from "./form";
import { sum } from "./rules";

const form = "Schedule D";

export const scheduleD: Form = {
  form,
  lines: [
    {
      line: "7",
      name: "Net short-term gain or loss",
      rule: "On what was held a year or less, with losses carried over",
      amount: ({ household }) => household.shortTermGains ?? 0,
      goesTo: `${form}, line 16`,
    },
    {
      line: "15",
      name: "Net long-term gain or loss",
      rule: "On what was held more than a year, with losses carried over",
      amount: ({ household }) => household.longTermGains ?? 0,
      goesTo: `${form}, line 16`,
    },
    {
      line: "16",
      name: "Net gain or loss",
      ...sum(form, "7", "15"),
      goesTo: ({ at }) => (at(form, "16") >= 0 ? "1040, line 7a" : `${form}, line 21`),
    },
    {
      line: "21",
      name: "Loss that counts this year",
      rule: "The loss of line 16, up to the limit of the filing status; the rest is left for later years",
      amount: ({ household, law, at }) =>
        Math.max(Math.min(0, at(form, "16")), -law.capitalLosses.most[household.filingStatus]),
      goesTo: "1040, line 7a",
    },
  ],
};
