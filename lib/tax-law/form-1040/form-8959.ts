/**
 * Form 8959: the additional Medicare tax. The lines are those of the form of 2025, read on 2026-11-29 in its text
 * (bg002h/bitcoin_tax@3fc88497774a, f8959--2025.txt) and in the form itself (filedcom/opentax@ffb3164bf1ea, f8959.pdf).
 */
import { paidThroughPayroll } from "../pay/paid-through-payroll";
import { hasAmount, type Form, type FormReturn } from "./form";
import { isJoint } from "./people";
import { sum } from "./rules";

const form = "Form 8959";

const wagesOf = ({ household }: FormReturn) => {
  const { wages = 0, spouseWages = 0 } = household;
  return isJoint(household) ? [wages, spouseWages] : [wages];
};

const threshold = ({ household, law }: FormReturn) =>
  law.payroll.medicare.thresholds[household.filingStatus];

export const form8959: Form = {
  form,
  isFiled: hasAmount(form, "18", "24"),
  lines: [
    {
      line: "1",
      name: "Medicare wages",
      rule: "All wages, before anything is saved from them",
      amount: (of) => wagesOf(of).reduce((sum, one) => sum + one, 0),
      goesTo: `${form}, line 4`,
    },
    {
      line: "4",
      name: "All Medicare wages",
      ...sum(form, "1"),
      goesTo: `${form}, line 6`,
    },
    {
      line: "6",
      name: "Wages above the threshold",
      rule: "Line 4 minus the threshold of the filing status, not less than zero",
      amount: (of) => Math.max(0, of.at(form, "4") - threshold(of)),
      goesTo: `${form}, line 7`,
    },
    {
      line: "7",
      name: "Tax on wages",
      rule: "0.9% of line 6",
      amount: ({ law, at }) => law.payroll.medicare.additionalRate * at(form, "6"),
      goesTo: `${form}, line 18`,
    },
    {
      line: "8",
      name: "Earnings from self-employment",
      rule: "Schedule SE, line 6, of both spouses on a joint return",
      amount: ({ at }) => at("Schedule SE", "6") + at("Schedule SE (spouse)", "6"),
      goesTo: `${form}, line 12`,
    },
    {
      line: "12",
      name: "Earnings above the threshold",
      rule: "Line 8 minus what line 4 leaves of the threshold, not less than zero",
      amount: (of) => Math.max(0, of.at(form, "8") - Math.max(0, threshold(of) - of.at(form, "4"))),
      goesTo: `${form}, line 13`,
    },
    {
      line: "13",
      name: "Tax on self-employment",
      rule: "0.9% of line 12",
      amount: ({ law, at }) => law.payroll.medicare.additionalRate * at(form, "12"),
      goesTo: `${form}, line 18`,
    },
    {
      line: "18",
      name: "Additional Medicare tax",
      ...sum(form, "7", "13"),
      goesTo: "Schedule 2, line 11",
    },
    {
      line: "22",
      name: "Withheld from wages",
      rule: "0.9% of what each employer pays above $200,000",
      amount: ({ household, law }) => paidThroughPayroll(household, law.payroll).additionalMedicare,
      goesTo: `${form}, line 24`,
    },
    {
      line: "24",
      name: "Additional Medicare tax withheld",
      ...sum(form, "22"),
      goesTo: "1040, line 25c",
    },
  ],
};
