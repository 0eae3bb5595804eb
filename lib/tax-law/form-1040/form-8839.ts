/**
 * Form 8839: adoption expenses. The lines are those of the form of 2025, read on 2026-11-29 in the form itself
 * (filedcom/opentax@ffb3164bf1ea, f8839.pdf) and in a program’s list of its lines (a public Rust file, Output8839).
 */
import { sumBy } from "@/lib/finance/sum-by";

import { hasAmount, sumOf, type Form, type FormReturn } from "./form";
import { difference, smaller, sum } from "./rules";

const form = "Form 8839";

/** What counts for each child, who have a column each on the form: 26 U.S.C. 23(b)(1) and (f). */
function countedOf({ household, law }: FormReturn): number[] {
  const { adoptionExpenses = [], filingStatus, livedApart } = household;
  const isWithout = filingStatus === "marriedFilingSeparately" && !livedApart;
  return adoptionExpenses.map((paid) => (isWithout ? 0 : Math.min(paid, law.adoption.most)));
}

/** What of the phase-out is gone: line 9. */
function lost({ law, at }: FormReturn): number {
  const [from, to] = law.adoption.phaseOut;
  return Math.min(1, Math.max(0, (at("1040", "11a") - from) / (to - from)));
}

/** What of the child tax credit cannot be paid out, and so takes its tax first: Credit Limit Worksheet B. */
function childCreditFirst({ at }: FormReturn): number {
  const most = Math.max(at("Schedule 8812", "20"), at("Schedule 8812", "26"));
  const paidOut = Math.min(at("Schedule 8812", "16b"), most);
  return Math.max(0, at("Schedule 8812", "12") - paidOut);
}

export const form8839: Form = {
  form,
  isFiled: hasAmount(form, "6"),
  lines: [
    {
      line: "5",
      name: "Adoption expenses",
      rule: "Of all adoptions that became final",
      amount: ({ household }) => sumBy(household.adoptionExpenses ?? [], (paid) => paid),
      goesTo: `${form}, line 6`,
    },
    {
      line: "6",
      name: "Expenses that count",
      rule: "Line 5, for each child up to the most of the year (line 2); none on a separate return of two who live together",
      amount: (of) => sumBy(countedOf(of), (counted) => counted),
      goesTo: `${form}, line 12`,
    },
    {
      line: "10",
      name: "Reduction",
      rule: "The part of line 6 that the phase-out by income takes away",
      amount: (of) => of.at(form, "6") * lost(of),
      goesTo: `${form}, line 12`,
    },
    {
      line: "12",
      name: "Full credit",
      ...difference(form, "6", "10"),
      goesTo: `${form}, line 14`,
    },
    {
      line: "13",
      name: "Adoption credit paid out",
      rule: "Line 12, up to the limit of the year for each child; none until 2024",
      amount: (of) =>
        sumBy(countedOf(of), (counted) =>
          Math.min(counted * (1 - lost(of)), of.law.adoption.refundable),
        ),
      goesTo: "1040, line 30",
    },
    {
      line: "14",
      name: "Rest of the credit",
      ...difference(form, "12", "13"),
      goesTo: `${form}, line 16`,
    },
    {
      line: "16",
      name: "Credit against the tax",
      ...sum(form, "14"),
      goesTo: `${form}, line 18`,
    },
    {
      line: "17",
      name: "Tax that is left for it",
      rule: "Form 1040, line 18 minus the credits that come before, not less than zero",
      amount: (of) =>
        Math.max(
          0,
          of.at("1040", "18") -
            sumOf("Schedule 3", "1", "2", "3", "4", "6d")(of) -
            childCreditFirst(of),
        ),
      goesTo: `${form}, line 18`,
    },
    {
      line: "18",
      name: "Adoption credit",
      ...smaller(form, "16", "17"),
      goesTo: "Schedule 3, line 6c",
    },
  ],
};
