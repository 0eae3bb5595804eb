import { rateColumn, usdColumn, wholeUsdColumn } from "@/lib/calculator/report/columns";
import { table } from "@/lib/calculator/report/outputs";
import { formatPercent } from "@/lib/format";
import { bracketTable } from "@/lib/subjects/federal-law/bracket-table";
import { lawOf } from "@/lib/tax-law/years/law-of";

import type { Adoption, Student } from "./arithmetic/by-child";
import type { Raise } from "./arithmetic/raises";
import type { IncomeTaxResult } from "./calculation";

const brackets = bracketTable<IncomeTaxResult>("Bracket by bracket under the law", {
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

/** What the answer lists: brackets, raises, and whom a credit is worked out for one by one. */
export const tables = {
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
  raises: table<IncomeTaxResult, Raise>("If you earned more", {
    by: "bracket",
    columns: {
      income: { ...usdColumn("Adjusted gross income before"), hidden: true },
      raise: wholeUsdColumn("Raise"),
      federalTax: { ...usdColumn("Federal tax"), hidden: true },
      stateTax: { ...usdColumn("State tax"), hidden: true },
      tax: wholeUsdColumn("Tax", "federalTax+stateTax"),
      kept: wholeUsdColumn("You keep", "raise-tax"),
      rate: rateColumn("Rate", { formula: "tax/raise*100", show: formatPercent }),
    },
    start: {},
    count: "5",
    totals: () => ({}),
    note: "We work out the whole return again for each raise, and your state’s if you choose one, with what credits and deductions lose.",
  }),
  students: table<IncomeTaxResult, Student>("College credit, student by student", {
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
  adoptions: table<IncomeTaxResult, Adoption>("Adoption credit, child by child", {
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
