import { usdColumn, wholeUsdColumn } from "@/lib/calculator/report/columns";
import { table } from "@/lib/calculator/report/outputs";
import { bracketTable } from "@/lib/subjects/federal-law/bracket-table";
import type { Adoption, Student } from "@/lib/tax-law/return-rows";
import { lawOf } from "@/lib/tax-law/years/law-of";

import type { WithReturn } from "./lines";

const brackets = bracketTable<WithReturn>("Bracket by bracket under the law", {
  amount: "law.ordinaryIncome",
  count: lawOf().incomeTax.rates.length,
  totals: ({ law }) => ({
    taxed: law.ordinaryIncome,
    tax:
      law.taxBeforeCredits -
      law.capitalGainsTax -
      law.alternativeMinimumTax -
      law.repaidPremiumCredit,
  }),
  note: "Each bracket’s rate applies only to the taxable income inside that bracket.",
});

/** What a return works out row by row: lib/tax-law/return-rows.ts. */
export const returnTables = {
  brackets: {
    ...brackets,
    columns: {
      ...brackets.columns,
      taxWithGains: {
        ...usdColumn(
          "Tax if gains were wages",
          "MAX(0, MIN(law.taxableIncome, upTo)-over)*rate/100",
        ),
        hidden: true,
      },
    },
  },
  students: table<WithReturn, Student>("College credit, student by student", {
    by: "student",
    columns: {
      paid: wholeUsdColumn("Paid"),
      credit: wholeUsdColumn(
        "Credit before the phase-out",
        "MIN(paid, collegeWhole)+collegePartRate*MIN(MAX(0, paid-collegeWhole), collegePart)",
      ),
    },
    start: {},
    count: 'COUNTIF(otherLines.line, "college")',
    totals: () => ({}),
  }),
  adoptions: table<WithReturn, Adoption>("Adoption credit, child by child", {
    by: "child",
    columns: {
      paid: wholeUsdColumn("Paid"),
      credit: wholeUsdColumn("Credit", "MIN(paid, law.adoptionLimit)*adoptionShare"),
      paidOut: wholeUsdColumn("Of it, paid out", "MIN(credit, law.adoptionPaidOut)"),
    },
    start: {},
    count: 'COUNTIF(otherLines.line, "adoption")',
    totals: () => ({}),
  }),
};
