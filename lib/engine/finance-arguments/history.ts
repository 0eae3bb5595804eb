import { marketHistory } from "../../finance/history/market-history";
import {
  amount,
  dollars,
  dollarsFromZero,
  percentFromZero,
  rate,
  wholeAboveZero,
  year,
  yearsFromZero,
  type ArgumentsOf,
} from "../arguments";
import { listOf, objectOf, optional, orNull } from "../checks";
import type * as finance from "../finance";
import { flows } from "./shared";

/** A number for each year of a period that history has. */
const inHistory = { min: 1, max: marketHistory.stocks.length };

const returns = listOf(rate);

/** What markets returned in the past. */
export const historyArguments = {
  historicalGrowth: {
    contributions: listOf(dollarsFromZero, inHistory),
    opening: dollarsFromZero,
    stocks: percentFromZero,
    target: optional(dollarsFromZero),
  },
  historicalPeriods: {
    withdrawals: listOf(dollars, inHistory),
    savings: dollarsFromZero,
    stocks: percentFromZero,
  },
  historicalRange: {
    years: listOf(objectOf({ year: yearsFromZero, contributed: dollarsFromZero })),
    opening: dollarsFromZero,
    stocks: optional(orNull(percentFromZero)),
    inflation: optional(percentFromZero),
  },
  historicalReturns: { stocks: percentFromZero, years: wholeAboveZero },
  historicalSummary: {
    periods: listOf(objectOf({ start: year, needed: amount }), { min: 1 }),
    savings: dollarsFromZero,
  },
  percentile: { values: listOf(amount, { min: 1 }), percent: percentFromZero },
  realReturnsOf: { stocks: percentFromZero },
  savingsNeeded: { returns, withdrawals: flows },
  savingsPath: { returns, withdrawals: flows, savings: dollarsFromZero },
} satisfies Partial<ArgumentsOf<typeof finance>>;
