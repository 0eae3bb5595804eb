import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import { rateColumn } from "@/lib/calculator/report/columns";
import { table } from "@/lib/calculator/report/outputs";
import { formatNumber, formatPercent } from "@/lib/format";
import type { PremiumCreditRow } from "@/lib/tax-law/health/premium-credit-rows";
import { premiumCredits } from "@/lib/tax-law/health/premium-credits";

import type { HealthPremiumResult } from "./calculation";

export const tables = {
  scale: table<HealthPremiumResult, PremiumCreditRow>("Sliding scale under the law", {
    by: "bracket",
    columns: {
      from: rateColumn("From"),
      to: {
        label: "To",
        show: (to) => (to === null ? "no limit" : `${formatNumber(to)}%`),
        exact: (to) => (to === null ? "no limit" : plainDecimal(to)),
      },
      start: rateColumn("Start", { show: formatPercent }),
      end: rateColumn("End", { show: formatPercent }),
      reached: rateColumn("Your share", {
        show: (reached) => (reached === 0 ? "–" : formatPercent(reached)),
        // An income at the end of the scale is within its last band.
        formula:
          "IF(AND(law.isEligible, law.roundedPercent>=from, OR(ISBLANK(to), law.roundedPercent<to, AND(to=law.endPercent, law.roundedPercent=to))), start+IF(end>start, (end-start)*(law.roundedPercent-from)/(to-from), 0), 0)",
      }),
    },
    start: {},
    count: String(premiumCredits[0]?.bands.length),
    totals: () => ({}),
    note: "From and To are percentages of the poverty line. Start, End and Your share are percentages of income. Within a band, the share rises evenly from Start to End.",
  }),
};
