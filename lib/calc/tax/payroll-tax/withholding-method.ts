import { limitColumn, rateColumn } from "@/lib/calculator/report/bracket-table";
import { usdColumn } from "@/lib/calculator/report/columns";
import { table } from "@/lib/calculator/report/outputs";
import { formatUsd } from "@/lib/format";
import { lawOf } from "@/lib/tax-law/years/law-of";

import type { PaycheckRow, PayrollTaxResult } from "./calculation";
import { hasBeforeTax } from "./pay-figures";

/** Nothing is withheld by a row that the wages do not fall into. */
const withheldOn = (wages: string) =>
  `IF(AND(${wages}>=from, OR(ISBLANK(below), ${wages}<below)), tax+rate/100*(${wages}-from), 0)`;

/** The percentage method, a row for each of its rates and one for what is below the first of them. */
export const withholdingMethod = table<PayrollTaxResult, PaycheckRow>(
  "Percentage method of Pub. 15-T under the law",
  {
    by: "bracket",
    columns: {
      from: limitColumn("At least"),
      // On a phone the next row says as much, and leaves room for what is withheld.
      below: { ...limitColumn("Less than"), hidden: true },
      tax: { ...usdColumn("Tax", ""), formula: undefined },
      rate: rateColumn("Plus"),
      withheld: {
        ...usdColumn("Withheld per year", withheldOn("law.adjustedAnnualWage")),
        show: (withheld: number) => (withheld === 0 ? "–" : formatUsd(withheld)),
      },
      withheldWithout: {
        ...usdColumn(
          "Withheld per year with nothing before tax",
          `IF(${hasBeforeTax}, ${withheldOn("law.adjustedWithout")}, 0)`,
        ),
        hidden: true,
      },
    },
    start: {},
    count: String(lawOf().withholding.rates.length + 1),
    totals: () => ({}),
    note: "Your adjusted annual wage falls into one row: you owe that row’s tax, plus its rate on the wage above the start of the row.",
  },
);
