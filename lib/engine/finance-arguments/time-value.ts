import {
  dollars,
  dollarsFromZero,
  nominal,
  percent,
  periods,
  periodsAboveZero,
  periodsFromZero,
  rate,
  rateFromZero,
  timing,
  yearsFromZero,
  type ArgumentsOf,
} from "../arguments";
import { anyFunction, listOf, objectOf, optional, orNull } from "../checks";
import type * as finance from "../finance";
import { flows, level } from "./shared";

const savings = objectOf({
  annualRate: percent,
  years: yearsFromZero,
  contribution: dollarsFromZero,
  opening: optional(dollarsFromZero),
  rise: optional(percent),
});

/** The time value of money. */
export const timeValueArguments = {
  annuityFactor: { rate, periods },
  balancingRate: { imbalance: anyFunction, guess: rate },
  effectiveRate: { nominal, timesAYear: periodsAboveZero },
  futureValue: {
    rate,
    periods: periodsFromZero,
    payment: dollars,
    presentValue: optional(dollars),
    type: optional(timing),
  },
  growingSavings: { savings },
  growthByYear: {
    annualRate: percent,
    years: yearsFromZero,
    contribution: dollarsFromZero,
    opening: dollarsFromZero,
    rise: optional(percent),
  },
  growthEarned: { rate, periods, payment: dollars, opening: dollars },
  growthFactor: { rate, periods },
  growthRate: { periods: periodsAboveZero, presentValue: dollars, futureValue: dollars },
  internalRateOfReturn: { flows },
  investedByYear: {
    annualRate: percent,
    opening: dollarsFromZero,
    years: listOf(objectOf({ amount: dollarsFromZero, months: periodsAboveZero })),
  },
  levelIncome: {
    balance: dollarsFromZero,
    annualRate: percent,
    inflation: percent,
    years: yearsFromZero,
  },
  netPresentValue: { rate, flows },
  nominalRate: { effective: rate, timesAYear: periodsAboveZero },
  paybackPeriod: { flows },
  payment: { rate, periods: periodsAboveZero, presentValue: dollars, ...level },
  periods: { rate, payment: dollars, presentValue: dollars, ...level },
  presentValue: { rate, periods: periodsFromZero, payment: dollars, ...level },
  ratePerPeriod: {
    periods: periodsAboveZero,
    payment: dollars,
    presentValue: dollars,
    ...level,
    guess: optional(rate),
  },
  realMonthlyReturn: { annualRate: percent, inflation: percent },
  risingMonths: { rate, payment: dollarsFromZero, rise: rate, worth: dollarsFromZero },
  risingPresentValue: { rate, months: periodsFromZero, payment: dollars, rise: rate },
  risingTotal: { rate, years: yearsFromZero, amount: dollars },
  savingMonths: {
    rate: rateFromZero,
    payment: dollarsFromZero,
    opening: dollarsFromZero,
    target: dollarsFromZero,
  },
  savingsPlan: {
    monthly: dollarsFromZero,
    opening: dollarsFromZero,
    target: dollarsFromZero,
    options: objectOf({ apy: optional(percent), byMonths: optional(orNull(periodsAboveZero)) }),
  },
  signChanges: { flows },
  steppedUp: { savings, value: dollars, monthly: optional(dollarsFromZero) },
  todaysValue: { amount: dollars, years: yearsFromZero, inflation: percent },
  withdrawalMonths: { rate, withdrawal: dollarsFromZero, balance: dollarsFromZero },
} satisfies Partial<ArgumentsOf<typeof finance>>;
