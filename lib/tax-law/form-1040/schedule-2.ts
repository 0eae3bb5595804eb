/**
 * Schedule 2: additional taxes. The lines are those of the form of 2025, read on 2026-11-29 in its text
 * (bg002h/bitcoin_tax@3fc88497774a, f1040s2--2025.txt) and in the form itself (filedcom/opentax@ffb3164bf1ea,
 * f1040s2.pdf).
 */
import { amountOf, sumOf, type Form } from "./form";

const form = "Schedule 2";

export const schedule2: Form = {
  form,
  lines: [
    {
      line: "1a",
      name: "Premium credit to pay back",
      rule: "Form 8962, line 29",
      amount: amountOf("Form 8962", "29"),
      goesTo: `${form}, line 1z`,
    },
    {
      line: "1z",
      name: "Additions to tax",
      rule: "Line 1a",
      amount: sumOf(form, "1a"),
      goesTo: `${form}, line 3`,
    },
    {
      line: "2",
      name: "Alternative minimum tax",
      rule: "Form 6251, line 11",
      amount: amountOf("Form 6251", "11"),
      goesTo: `${form}, line 3`,
    },
    {
      line: "3",
      name: "Tax that is added",
      rule: "Line 1z plus line 2",
      amount: sumOf(form, "1z", "2"),
      goesTo: "1040, line 17",
    },
    {
      line: "4",
      name: "Self-employment tax",
      rule: "Schedule SE, line 12, of both spouses on a joint return",
      amount: ({ at }) => at("Schedule SE", "12") + at("Schedule SE (spouse)", "12"),
      goesTo: `${form}, line 21`,
    },
    {
      line: "11",
      name: "Additional Medicare tax",
      rule: "Form 8959, line 18",
      amount: amountOf("Form 8959", "18"),
      goesTo: `${form}, line 21`,
    },
    {
      line: "12",
      name: "Net investment income tax",
      rule: "Form 8960, line 17",
      amount: amountOf("Form 8960", "17"),
      goesTo: `${form}, line 21`,
    },
    {
      line: "21",
      name: "Other taxes",
      rule: "Lines 4, 11 and 12 added up",
      amount: sumOf(form, "4", "11", "12"),
      goesTo: "1040, line 23",
    },
  ],
};
