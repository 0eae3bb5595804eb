import { rateColumn, usdColumn } from "@/lib/calculator/report/columns";
import { table } from "@/lib/calculator/report/outputs";
import { formatUsd } from "@/lib/format";
import { limitColumn } from "@/lib/subjects/federal-law/bracket-table";
import { lawOf } from "@/lib/tax-law/years/law-of";

import type { PaycheckRow, PayrollTaxResult } from "./calculation";

export const tables = {
  // A row for each rate of the percentage method, and one for what is below the first of them.
  withholding: table<PayrollTaxResult, PaycheckRow>(
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
          ...usdColumn(
            "Withheld per year",
            "IF(AND(law.adjustedAnnualWage>=from, OR(ISBLANK(below), law.adjustedAnnualWage<below)), tax+rate/100*(law.adjustedAnnualWage-from), 0)",
          ),
          show: (withheld: number) => (withheld === 0 ? "–" : formatUsd(withheld)),
        },
        withheldWithout: {
          ...usdColumn(
            "Withheld per year with nothing before tax",
            "IF(hasBeforeTax, IF(AND(law.adjustedWithout>=from, OR(ISBLANK(below), law.adjustedWithout<below)), tax+rate/100*(law.adjustedWithout-from), 0), 0)",
          ),
          hidden: true,
        },
      },
      start: {},
      count: String(lawOf().withholding.rates.length + 1),
      totals: () => ({}),
      note: "Your adjusted annual wage falls into one row: you owe that row’s tax, plus its rate on the wage above the start of the row.",
    },
  ),
};
