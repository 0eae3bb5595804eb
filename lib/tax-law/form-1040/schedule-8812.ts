/**
 * Schedule 8812: credits for children and other dependents. The lines are those of the form of 2025, read on 2026-11-29
 * in filedcom/opentax@ffb3164bf1ea (f8812/research/context.md) and in ustaxes/UsTaxes@4e4669e3f3ea (Y2025,
 * Schedule8812.ts). Lines 4 and 6 count people, and are left out.
 */
import { hasAmount, sumOf, type DeclaredLine, type Form, type FormReturn } from "./form";
import { dependentsOn } from "./people";
import { carried, difference, excess, smaller, sum } from "./rules";

const form = "Schedule 8812";

/** From how many children on the payroll taxes may count in place of the earnings: 26 U.S.C. 24(d)(1)(B)(ii). */
const manyChildren = 3;
const hasMany = ({ household, law }: FormReturn) =>
  dependentsOn(household, law).children >= manyChildren;

/** What comes before the child tax credit, and with it the adoption credit: Credit Limit Worksheets A and B. */
const creditsBefore = sumOf("Schedule 3", "1", "2", "3", "4", "6c", "6d");

const upToPart1: readonly DeclaredLine[] = [
  {
    line: "3",
    name: "Modified adjusted gross income",
    ...carried("1040", "11a"),
    goesTo: `${form}, line 10`,
  },
  {
    line: "5",
    name: "For children under 17",
    rule: "The amount of the year for each child with a Social Security number",
    amount: ({ household, law }) => dependentsOn(household, law).children * law.childCredit.child,
    goesTo: `${form}, line 8`,
  },
  {
    line: "7",
    name: "For other dependents",
    rule: "$500 for each",
    amount: ({ household, law }) =>
      dependentsOn(household, law).others * law.childCredit.otherDependent,
    goesTo: `${form}, line 8`,
  },
  {
    line: "8",
    name: "Both",
    ...sum(form, "5", "7"),
    goesTo: `${form}, line 12`,
  },
  {
    line: "10",
    name: "Income above the threshold",
    rule: "Line 3 minus the threshold of the filing status, rounded up to whole thousands, not less than zero",
    amount: ({ household, law, at }) =>
      1_000 *
      Math.ceil(
        Math.max(0, at(form, "3") - law.childCredit.thresholds[household.filingStatus]) / 1_000,
      ),
    goesTo: `${form}, line 11`,
  },
  {
    line: "11",
    name: "Reduction",
    rule: "5% of line 10",
    amount: ({ law, at }) => (law.childCredit.lessPerThousand * at(form, "10")) / 1_000,
    goesTo: `${form}, line 12`,
  },
  {
    line: "12",
    name: "Full credit",
    ...excess(form, "8", "11"),
    goesTo: `${form}, line 14`,
  },
  {
    line: "13",
    name: "Tax that is left for it",
    rule: "Form 1040, line 18 minus the credits that come before",
    amount: (of) => of.at("1040", "18") - creditsBefore(of),
    goesTo: `${form}, line 14`,
  },
  {
    line: "14",
    name: "Child tax credit",
    ...smaller(form, "12", "13"),
    goesTo: "1040, line 19",
  },
];

const paidOut: readonly DeclaredLine[] = [
  {
    line: "16a",
    name: "Credit without tax for it",
    ...difference(form, "12", "14"),
    goesTo: `${form}, line 17`,
  },
  {
    line: "16b",
    name: "The most for the children",
    rule: "The limit of the year for each child",
    amount: ({ household, law }) =>
      dependentsOn(household, law).children * law.childCredit.refundable.most,
    goesTo: `${form}, line 17`,
  },
  {
    line: "17",
    name: "What could be paid out",
    ...smaller(form, "16a", "16b"),
    goesTo: `${form}, line 27`,
  },
  {
    line: "18a",
    name: "Earned income",
    rule: "Wages, and profit less half the self-employment tax",
    amount: ({ answer }) => answer.earnedIncome,
    goesTo: `${form}, line 19`,
  },
  {
    line: "19",
    name: "Earned income above $2,500",
    rule: "Line 18a minus $2,500, not less than zero",
    amount: ({ law, at }) => Math.max(0, at(form, "18a") - law.childCredit.refundable.earnedAbove),
    goesTo: `${form}, line 20`,
  },
  {
    line: "20",
    name: "Limit by earnings",
    rule: "15% of line 19",
    amount: ({ law, at }) => law.childCredit.refundable.rate * at(form, "19"),
    goesTo: (of) => `${form}, line ${hasMany(of) ? "26" : "27"}`,
  },
  {
    line: "21",
    name: "Social Security and Medicare withheld",
    rule: "From wages, with three children or more",
    amount: (of) => (hasMany(of) ? of.answer.payrollTax - of.at("Schedule 1", "15") : 0),
    goesTo: `${form}, line 23`,
  },
  {
    line: "22",
    name: "Half of self-employment tax",
    rule: "Schedule 1, line 15, with three children or more",
    amount: (of) => (hasMany(of) ? of.at("Schedule 1", "15") : 0),
    goesTo: `${form}, line 23`,
  },
  {
    line: "23",
    name: "Payroll taxes",
    ...sum(form, "21", "22"),
    goesTo: `${form}, line 25`,
  },
  {
    line: "24",
    name: "Earned income credit",
    rule: "Form 1040, line 27a, with three children or more",
    amount: (of) => (hasMany(of) ? of.at("1040", "27a") : 0),
    goesTo: `${form}, line 25`,
  },
  {
    line: "25",
    name: "Limit by payroll taxes",
    ...excess(form, "23", "24"),
    goesTo: (of) => (hasMany(of) ? `${form}, line 26` : undefined),
  },
  {
    line: "26",
    name: "The larger limit",
    rule: "Line 20 or line 25, whichever is larger, with three children or more",
    amount: (of) => (hasMany(of) ? Math.max(of.at(form, "20"), of.at(form, "25")) : 0),
    goesTo: (of) => (hasMany(of) ? `${form}, line 27` : undefined),
  },
  {
    line: "27",
    name: "Additional child tax credit",
    rule: "Line 17 or line 20, whichever is smaller; with three children or more, line 17 or line 26",
    amount: (of) => Math.min(of.at(form, "17"), of.at(form, hasMany(of) ? "26" : "20")),
    goesTo: "1040, line 28",
  },
];

export const schedule8812: Form = {
  form,
  isFiled: hasAmount(form, "8"),
  lines: [...upToPart1, ...paidOut],
};
