import { rateColumn, usdColumn, wholeUsdColumn } from "@/lib/calculator/report/columns";
import { table } from "@/lib/calculator/report/outputs";
import { formatPercent } from "@/lib/format";
import { returnTables } from "@/lib/subjects/federal-return/return-tables";

import type { Raise } from "./arithmetic/raises";
import type { IncomeTaxResult } from "./calculation";

const { brackets, ...byPerson } = returnTables;

/** What the answer lists: brackets, raises, and whom a credit is worked out for one by one. */
export const tables = {
  brackets,
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
  ...byPerson,
};
