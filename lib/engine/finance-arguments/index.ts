import type { ArgumentsOf } from "../arguments";
import type * as finance from "../finance";
import { generalArguments } from "./general";
import { historyArguments } from "./history";
import { loanArguments } from "./loan";
import { timeValueArguments } from "./time-value";

/** What each formula takes. The comment at the formula says the unit, and what is beyond its equation. */
export const financeArguments = {
  ...generalArguments,
  ...historyArguments,
  ...loanArguments,
  ...timeValueArguments,
} satisfies ArgumentsOf<typeof finance>;
