/**
 * Schedule 3: additional credits and payments. The lines are those of the form of 2025, read on 2026-11-29 in its text
 * (bg002h/bitcoin_tax@3fc88497774a, f1040s3--2025.txt) and in the form itself (filedcom/opentax@ffb3164bf1ea,
 * f1040s3.pdf).
 */
import { type Form } from "./form";
import { carried, sum } from "./rules";

const form = "Schedule 3";

export const schedule3: Form = {
  form,
  lines: [
    {
      line: "1",
      name: "Foreign tax credit",
      rule: "Foreign tax that counts, as far as there is tax",
      amount: ({ answer }) => answer.foreignTaxCredit,
      goesTo: `${form}, line 8`,
    },
    {
      line: "2",
      name: "Child and dependent care credit",
      ...carried("Form 2441", "11"),
      goesTo: `${form}, line 8`,
    },
    {
      line: "3",
      name: "Education credits",
      ...carried("Form 8863", "19"),
      goesTo: `${form}, line 8`,
    },
    {
      line: "4",
      name: "Saver’s credit",
      ...carried("Form 8880", "12"),
      goesTo: `${form}, line 8`,
    },
    {
      line: "6b",
      name: "Credit for earlier minimum tax",
      rule: "What Form 8801 leaves of it, as far as the tax is above the tentative minimum tax",
      amount: ({ answer }) => answer.minimumTaxCredit,
      goesTo: `${form}, line 7`,
    },
    {
      line: "6c",
      name: "Adoption credit",
      ...carried("Form 8839", "18"),
      goesTo: `${form}, line 7`,
    },
    {
      line: "6d",
      name: "Credit for the elderly",
      rule: "Schedule R, as far as there is tax",
      amount: ({ answer }) => answer.elderlyCredit,
      goesTo: `${form}, line 7`,
    },
    {
      line: "6z",
      name: "Other credits",
      rule: "Credits of other forms, as far as there is tax: for energy (lines 5a and 5b), business (6a) and mortgages (6g)",
      amount: ({ answer }) => answer.otherCredits,
      goesTo: `${form}, line 7`,
    },
    {
      line: "7",
      name: "Total other credits",
      ...sum(form, "6b", "6c", "6d", "6z"),
      goesTo: `${form}, line 8`,
    },
    {
      line: "8",
      name: "Credits against the tax",
      ...sum(form, "1", "2", "3", "4", "7"),
      goesTo: "1040, line 20",
    },
    {
      line: "9",
      name: "Premium tax credit",
      ...carried("Form 8962", "26"),
      goesTo: `${form}, line 15`,
    },
    {
      line: "11",
      name: "Social Security withheld above its limit",
      rule: "What several employers of one person withheld above 6.2% of the wage base",
      amount: ({ answer }) => answer.excessSocialSecurity,
      goesTo: `${form}, line 15`,
    },
    {
      line: "15",
      name: "Other payments and credits paid out",
      ...sum(form, "9", "11"),
      goesTo: "1040, line 31",
    },
  ],
};
