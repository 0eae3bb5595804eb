/**
 * Schedule A: itemized deductions. The lines are those of the form of 2025, read on 2026-11-29 in its text
 * (bg002h/bitcoin_tax@3fc88497774a, f1040sa--2025.txt) and in the form itself (filedcom/opentax@ffb3164bf1ea,
 * f1040sa.pdf).
 *
 * Line 8d is reserved on that form; the draft of 2026 in the first of the two has mortgage insurance there. The floor of
 * gifts and the overall limitation, both from 2026 on, are in lines 14 and 17.
 */
import { medicalFloor } from "../years/fixed-by-statute";
import { sumOf, type Form } from "./form";
import { excess, sum } from "./rules";

const form = "Schedule A";

export const scheduleA: Form = {
  form,
  isFiled: ({ answer }) => answer.itemizes,
  lines: [
    {
      line: "1",
      name: "Medical expenses",
      rule: "Paid in the year, and not repaid by insurance",
      amount: ({ household }) => household.medicalExpenses ?? 0,
      goesTo: `${form}, line 4`,
    },
    {
      line: "3",
      name: "Part of income that does not count",
      rule: "7.5% of Form 1040, line 11b",
      amount: ({ at }) => medicalFloor * Math.max(0, at("1040", "11b")),
      goesTo: `${form}, line 4`,
    },
    {
      line: "4",
      name: "Deductible medical expenses",
      ...excess(form, "1", "3"),
      goesTo: `${form}, line 17`,
    },
    {
      line: "5d",
      name: "State and local taxes",
      rule: "On income or sales (line 5a), real estate (5b) and other property (5c)",
      amount: ({ household }) => household.stateTaxes ?? 0,
      goesTo: `${form}, line 5e`,
    },
    {
      line: "5e",
      name: "State and local taxes that count",
      rule: "Line 5d, up to the limit of the year, which falls with high income",
      amount: ({ answer }) => answer.stateTaxDeduction,
      goesTo: `${form}, line 7`,
    },
    {
      line: "7",
      name: "Deductible taxes",
      ...sum(form, "5e"),
      goesTo: `${form}, line 17`,
    },
    {
      line: "8a",
      name: "Mortgage interest",
      rule: "Interest on the mortgage of a home, within the limit on debt",
      amount: ({ household }) => household.mortgageInterest ?? 0,
      goesTo: `${form}, line 8e`,
    },
    {
      line: "8d",
      name: "Mortgage insurance",
      rule: "The premiums, less a tenth for each step of income above the threshold; none until 2025",
      amount: ({ answer }) => answer.mortgageInsuranceDeduction,
      goesTo: `${form}, line 8e`,
    },
    {
      line: "8e",
      name: "Deductible mortgage costs",
      ...sum(form, "8a", "8d"),
      goesTo: `${form}, line 10`,
    },
    {
      line: "10",
      name: "Deductible interest",
      ...sum(form, "8e"),
      goesTo: `${form}, line 17`,
    },
    {
      line: "11",
      name: "Cash gifts",
      rule: "Cash to public charities",
      amount: ({ household }) => household.charity ?? 0,
      goesTo: `${form}, line 14`,
    },
    {
      line: "12",
      name: "Gifts of property",
      rule: "Property to public charities, at what counts of its value",
      amount: ({ household }) => household.propertyGifts ?? 0,
      goesTo: `${form}, line 14`,
    },
    {
      line: "14",
      name: "Deductible gifts",
      rule: "Line 11 plus line 12 up to a part of income, from 2026 on less 0.5% of income",
      amount: ({ answer }) => answer.charityDeduction,
      goesTo: `${form}, line 17`,
    },
    {
      line: "16",
      name: "Other itemized deductions",
      rule: "Others, after their own limits",
      amount: ({ household }) => household.itemizedDeductions ?? 0,
      goesTo: `${form}, line 17`,
    },
    {
      line: "17",
      name: "Itemized deductions",
      rule: "Lines 4, 7, 10, 14 and 16 added up, from 2026 on less what the highest bracket takes off",
      amount: (of) => sumOf(form, "4", "7", "10", "14", "16")(of) - of.answer.itemizedReduction,
      goesTo: "1040, line 12e",
    },
  ],
};
