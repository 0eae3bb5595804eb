import { formatWholeUsd } from "@/lib/format";

import { usd } from "./outputs";

/**
 * Dollars of a year as returns are filed: never with cents on the page. A file has them all the same.
 *
 * @example wholeUsd("State income tax", { explanation: { rule: "…", formula: "SUM(stateBrackets.tax)" } })
 */
export const wholeUsd: typeof usd = (label, options) => ({
  ...usd(label, options),
  show: formatWholeUsd,
});
