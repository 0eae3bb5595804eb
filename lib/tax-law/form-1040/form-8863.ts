/**
 * Form 8863: education credits. The lines are those of the form of 2025, read on 2026-11-29 in
 * filedcom/opentax@ffb3164bf1ea (f8863/research/context.md) and in a program’s list of the form’s fields (a public
 * TypeScript file, “IRS Form 8863 (2025)”). Part III, a page for each student, is in lines 1 and 10.
 */
import { americanOpportunity, lifetimeLearning } from "../years/fixed-by-statute";
import { hasAmount, type Form, type FormReturn } from "./form";
import { isWithoutNumber } from "./people";
import { difference } from "./rules";

const form = "Form 8863";

/** 26 U.S.C. 25A(g)(1) and (3). */
const isAllowed = ({ household, law }: FormReturn) =>
  !household.isDependent && !(law.education.needsNumber && isWithoutNumber(household));

function ofStudents(of: FormReturn): number {
  const { whole, part, rate } = americanOpportunity;
  const paid = isAllowed(of) ? (of.household.collegeExpenses ?? []) : [];
  return paid.reduce(
    (sum, one) => sum + Math.min(one, whole) + rate * Math.min(Math.max(0, one - whole), part),
    0,
  );
}

/** What the phase-out leaves: lines 6 and 17. */
function kept({ household, law, at }: FormReturn): number {
  const range = law.education.phaseOut[household.filingStatus];
  if (!range) return 0;
  const [from, to] = range;
  return Math.min(1, Math.max(0, (to - at("1040", "11a")) / (to - from)));
}

export const form8863: Form = {
  form,
  isFiled: hasAmount(form, "1", "10"),
  lines: [
    {
      line: "1",
      name: "For students in the first four years",
      rule: "For each the first $2,000 of what was paid and 25% of the next $2,000",
      amount: ofStudents,
      goesTo: `${form}, line 7`,
    },
    {
      line: "7",
      name: "American opportunity credit",
      rule: "The part of line 1 that the phase-out by income leaves",
      amount: (of) => of.at(form, "1") * kept(of),
      goesTo: `${form}, line 9`,
    },
    {
      line: "8",
      name: "American opportunity credit paid out",
      rule: "40% of line 7",
      amount: ({ at }) => americanOpportunity.refundable * at(form, "7"),
      goesTo: "1040, line 29",
    },
    {
      line: "9",
      name: "Rest of that credit",
      ...difference(form, "7", "8"),
      goesTo: `${form}, line 19`,
    },
    {
      line: "10",
      name: "Tuition of all others",
      rule: "What was paid for those who are not in line 1",
      amount: (of) => (isAllowed(of) ? (of.household.tuition ?? 0) : 0),
      goesTo: `${form}, line 11`,
    },
    {
      line: "11",
      name: "Tuition that counts",
      rule: "Line 10, up to $10,000",
      amount: ({ at }) => Math.min(at(form, "10"), lifetimeLearning.most),
      goesTo: `${form}, line 12`,
    },
    {
      line: "12",
      name: "Lifetime learning credit before the phase-out",
      rule: "20% of line 11",
      amount: ({ at }) => lifetimeLearning.rate * at(form, "11"),
      goesTo: `${form}, line 18`,
    },
    {
      line: "18",
      name: "Lifetime learning credit",
      rule: "The part of line 12 that the phase-out by income leaves",
      amount: (of) => of.at(form, "12") * kept(of),
      goesTo: `${form}, line 19`,
    },
    {
      line: "19",
      name: "Education credits",
      rule: "Line 9 plus line 18, up to Form 1040, line 18 minus the credits that come before",
      amount: ({ at }) =>
        Math.min(
          at(form, "9") + at(form, "18"),
          at("1040", "18") - at("Schedule 3", "1") - at("Schedule 3", "2") - at("Schedule 3", "6d"),
        ),
      goesTo: "Schedule 3, line 3",
    },
  ],
};
