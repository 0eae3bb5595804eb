import { amountLeft } from "@/lib/finance/amount-left";
import { balancingRate } from "@/lib/finance/time-value/balancing-rate";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { risingMonths } from "@/lib/finance/time-value/rising-months";
import { risingPresentValue } from "@/lib/finance/time-value/rising-present-value";
import { risingTotal } from "@/lib/finance/time-value/rising-total";

/** A sum that pays an income each month until it is used up. */
export type PayingSum = {
  /** Dollars, above 0. */
  sum: number;
  /** Percent a year, 0 or more, compounded monthly. */
  yearlyRate: number;
  /** Whole years, 1 or more. */
  incomeYears: number;
  /** Percent by which the income rises after each year, 0 or more. */
  incomeRise: number;
};

/** The same as a form has it. Null is not asked about. */
type SumBoxes = { [Name in keyof PayingSum]?: PayingSum[Name] | null };

/** The sum of a form. None where a box is blank. */
export const payingSumIn = ({
  sum,
  yearlyRate,
  incomeYears,
  incomeRise,
}: SumBoxes): PayingSum | undefined =>
  sum == null || yearlyRate == null || incomeYears == null
    ? undefined
    : { sum, yearlyRate, incomeYears, incomeRise: incomeRise ?? 0 };

export type Income = {
  /** Dollars at the end of each month of the first year. */
  monthlyIncome: number;
  /** Dollars a month in the last year, where it rises. */
  lastIncome: number | null;
  /** All of it, in dollars. */
  totalIncome: number;
};

export type Quote = {
  /** Dollars a month by which the quoted payment is more, negative where it is less. */
  quotedDifference: number;
  /** Percent a year that the quoted payment returns over the years. Null where it does not pay back the sum. */
  quotedReturn: number | null;
  /** Years, whole months of them, until it has paid back the sum. Null beyond a hundred. */
  quotedBreakEven: number | null;
  /** The age then. Null where the age now is not known. */
  breakEvenAge: number | null;
};

/**
 * The income that a sum buys. It is level within a year and rises after it:
 *
 *     monthlyIncome = sum ÷ risingPresentValue(yearlyRate ÷ 1200, 12 × incomeYears, 1, incomeRise ÷ 100)
 */
export function incomeFrom({ sum, yearlyRate, incomeYears, incomeRise }: PayingSum): Income {
  const rise = incomeRise / 100;
  const monthlyIncome = sum / risingPresentValue(yearlyRate / 1200, 12 * incomeYears, 1, rise);
  return {
    monthlyIncome,
    lastIncome: rise > 0 ? monthlyIncome * growthFactor(rise, incomeYears - 1) : null,
    totalIncome: risingTotal(rise, incomeYears, 12 * monthlyIncome),
  };
}

/** A payment that was quoted for the same sum, beside the income that the sum buys. */
export function quoteBeside(
  { sum, incomeYears, incomeRise }: PayingSum,
  { monthlyIncome }: Income,
  quotedPayment: number,
  currentAge: number | null,
): Quote {
  const rise = incomeRise / 100;
  const worthAt = (rate: number) =>
    risingPresentValue(Math.max(0, rate), 12 * incomeYears, quotedPayment, rise);
  const months = risingMonths(0, quotedPayment, rise, sum);
  const quotedBreakEven = Number.isFinite(months) ? months / 12 : null;
  return {
    quotedDifference: amountLeft(quotedPayment, monthlyIncome),
    quotedReturn:
      amountLeft(worthAt(0), sum) < 0
        ? null
        : balancingRate((rate) => worthAt(rate) - sum, 0) * 1200,
    quotedBreakEven,
    breakEvenAge:
      currentAge === null || quotedBreakEven === null ? null : currentAge + quotedBreakEven,
  };
}
