import { formatBriefUsd } from "@/lib/format";

import { usd } from "./outputs";

/**
 * Dollars beyond the specification that are no payment: cents only below $10,000. A file has them all the same.
 *
 * @example briefUsd("Value in today’s dollars", { explanation: { rule: "…", formula: "totalValue/prices" } })
 */
export const briefUsd: typeof usd = (label, options) => ({
  ...usd(label, options),
  show: formatBriefUsd,
});
