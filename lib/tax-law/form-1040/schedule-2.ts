/**
 * Schedule 2: additional taxes. The lines are those of the form of 2025, read on 2026-11-29 in its text
 * (bg002h/bitcoin_tax@3fc88497774a, f1040s2--2025.txt) and in the form itself (filedcom/opentax@ffb3164bf1ea,
 * f1040s2.pdf).
 */
import { type Form } from "./form";
import { carried, sum } from "./rules";

const form = "Schedule 2";

export const schedule2: Form = {
  form,
  lines: [
    {
      line: "1a",
      name: "Premium credit to pay back",
      ...carried("Form 8962", "29"),
      goesTo: `${form}, line 1z`,
    },
    {
      line: "1z",
      name: "Additions to tax",
      ...sum(form, "1a"),
      goesTo: `${form}, line 3`,
    },
    {
      line: "2",
      name: "Alternative minimum tax",
      ...carried("Form 6251", "11"),
      goesTo: `${form}, line 3`,
    },
    {
      line: "3",
      name: "Tax that is added",
      ...sum(form, "1z", "2"),
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
      ...carried("Form 8959", "18"),
      goesTo: `${form}, line 21`,
    },
    {
      line: "12",
      name: "Net investment income tax",
      ...carried("Form 8960", "17"),
      goesTo: `${form}, line 21`,
    },
    {
      line: "21",
      name: "Other taxes",
      ...sum(form, "4", "11", "12"),
      goesTo: "1040, line 23",
    },
  ],
};
