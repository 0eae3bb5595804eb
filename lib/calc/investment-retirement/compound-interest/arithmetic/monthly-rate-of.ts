import { effectiveRate } from "@/lib/finance/time-value/effective-rate";
import { nominalRate } from "@/lib/finance/time-value/nominal-rate";

export type Compounding = "yearly" | "monthly" | "daily";

/** How often interest is added in a year. */
export const timesOf: Record<Compounding, number> = { yearly: 1, monthly: 12, daily: 365 };

/** The rate a month, as a fraction, that comes to the same as percent a year that are compounded so often. */
export const monthlyRateOf = (annualRate: number, timesAYear: number) =>
  nominalRate(effectiveRate(annualRate / 100, timesAYear), 12) / 12;
