/**
 * Schedule 1-A: the deductions of 2025 to 2028. The lines are those of the form of 2025, read on 2026-11-29 in its text
 * (bg002h/bitcoin_tax@3fc88497774a, f1040s1a--2025.txt) and in ustaxes/UsTaxes@4e4669e3f3ea (Y2025, Schedule1A.ts).
 */
import type { ReducedDeduction } from "../years/law-year";
import { hasAmount, type DeclaredLine, type Form, type FormReturn } from "./form";
import { hasNumber, isJoint } from "./people";
import { carried, sum } from "./rules";

const form = "Schedule 1-A";

type Kind = "tips" | "overtime" | "carLoanInterest";

type Part = {
  kind: Kind;
  /** The lines of the total, of what is counted of it, of the income above, of what is lost, and of the rest. */
  lines: readonly [total: string, counted: string, above: string, lost: string, deduction: string];
  /** What it is of, and how it and its deduction are called. */
  words: { counted: string; lost: string; name: string };
  round: (thousands: number) => number;
};

const lawOf = ({ law }: FormReturn, kind: Kind): ReducedDeduction => law.temporaryDeductions[kind];

/** The lines that three parts of the schedule share: so much, less so much for each $1,000 of income. */
function reducedLines({ kind, lines, words, round }: Part): DeclaredLine[] {
  const [total, counted, above, lost, deduction] = lines;
  return [
    {
      line: counted,
      name: words.counted,
      rule: `Line ${total}, up to the limit of the filing status`,
      amount: (of) => Math.min(of.at(form, total), lawOf(of, kind).most[of.household.filingStatus]),
      goesTo: `${form}, line ${deduction}`,
    },
    {
      line: above,
      name: "Income above the threshold",
      rule: "Line 3 minus the threshold of the filing status, not less than zero",
      amount: (of) =>
        Math.max(0, of.at(form, "3") - lawOf(of, kind).thresholds[of.household.filingStatus]),
      goesTo: `${form}, line ${lost}`,
    },
    {
      line: lost,
      name: "Reduction",
      rule: words.lost,
      amount: (of) => lawOf(of, kind).lessPerThousand * round(of.at(form, above) / 1_000),
      goesTo: `${form}, line ${deduction}`,
    },
    {
      line: deduction,
      name: words.name,
      rule: `Line ${counted} minus line ${lost}, not less than zero`,
      amount: ({ at }) => Math.max(0, at(form, counted) - at(form, lost)),
      goesTo: `${form}, line 38`,
    },
  ];
}

/** What of overtime the law counts: of pay at more than one and a half times, half the regular rate. */
const countedOvertime = ({ household: { overtime = 0, overtimeTimes = 1.5 } }: FormReturn) =>
  (overtime * 0.5) / Math.max(0.5, overtimeTimes - 1);

const ofTips = reducedLines({
  kind: "tips",
  lines: ["6", "7", "10", "12", "13"],
  words: {
    counted: "Tips that count",
    lost: "$100 for each whole $1,000 of line 10",
    name: "Deduction for tips",
  },
  round: Math.floor,
});

const ofOvertime = reducedLines({
  kind: "overtime",
  lines: ["14c", "15", "18", "20", "21"],
  words: {
    counted: "Overtime that counts",
    lost: "$100 for each whole $1,000 of line 18",
    name: "Deduction for overtime",
  },
  round: Math.floor,
});

const ofCarLoan = reducedLines({
  kind: "carLoanInterest",
  lines: ["23", "24", "27", "29", "30"],
  words: {
    counted: "Car loan interest that counts",
    lost: "$200 for each $1,000 of line 27, or a part of it",
    name: "Deduction for car loan interest",
  },
  round: Math.ceil,
});

const each = ({ at }: FormReturn, isOne: boolean) => (isOne ? at(form, "35") : 0);

const ofSeniors: readonly DeclaredLine[] = [
  {
    line: "33",
    name: "Income above the threshold",
    rule: "Line 3 minus the threshold of the filing status, not less than zero",
    amount: ({ household, law, at }) =>
      Math.max(
        0,
        at(form, "3") - law.temporaryDeductions.senior.thresholds[household.filingStatus],
      ),
    goesTo: `${form}, line 34`,
  },
  {
    line: "34",
    name: "Reduction",
    rule: "6% of line 33",
    amount: ({ law, at }) =>
      (law.temporaryDeductions.senior.lessPerThousand / 1_000) * at(form, "33"),
    goesTo: `${form}, line 35`,
  },
  {
    line: "35",
    name: "Deduction for each senior",
    rule: "The amount of the year minus line 34, not less than zero, and none on a separate return",
    amount: ({ household, law, at }) =>
      Math.max(0, law.temporaryDeductions.senior.most[household.filingStatus] - at(form, "34")),
  },
  {
    line: "36a",
    name: "You",
    rule: "Line 35, if you are 65 or older and have a Social Security number",
    amount: (of) => each(of, (of.household.age ?? 0) >= 65 && hasNumber(of.household, "taxpayer")),
    goesTo: `${form}, line 37`,
  },
  {
    line: "36b",
    name: "Your spouse",
    rule: "Line 35, if your spouse on a joint return is 65 or older and has a Social Security number",
    amount: (of) =>
      each(
        of,
        isJoint(of.household) &&
          (of.household.spouseAge ?? 0) >= 65 &&
          hasNumber(of.household, "spouse"),
      ),
    goesTo: `${form}, line 37`,
  },
  {
    line: "37",
    name: "Deduction for seniors",
    ...sum(form, "36a", "36b"),
    goesTo: `${form}, line 38`,
  },
];

export const schedule1A: Form = {
  form,
  isFiled: hasAmount(form, "7", "15", "24", "37"),
  lines: [
    {
      line: "3",
      name: "Modified adjusted gross income",
      ...carried("1040", "11b"),
    },
    {
      line: "6",
      name: "Tips",
      rule: "Qualified tips, of employees (line 4c) and of the self-employed (line 5)",
      amount: ({ household }) => household.tips ?? 0,
      goesTo: `${form}, line 7`,
    },
    ...ofTips,
    {
      line: "14c",
      name: "Overtime",
      rule: "What was paid above the regular rate, up to half of that rate",
      amount: countedOvertime,
      goesTo: `${form}, line 15`,
    },
    ...ofOvertime,
    {
      line: "23",
      name: "Car loan interest",
      rule: "Interest on a loan for a new car assembled in the United States",
      amount: ({ household }) => household.carLoanInterest ?? 0,
      goesTo: `${form}, line 24`,
    },
    ...ofCarLoan,
    ...ofSeniors,
    {
      line: "38",
      name: "Additional deductions",
      ...sum(form, "13", "21", "30", "37"),
      goesTo: "1040, line 13b",
    },
  ],
};
