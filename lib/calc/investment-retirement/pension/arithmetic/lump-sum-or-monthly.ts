import { amountLeft } from "@/lib/finance/amount-left";
import { balancingRate } from "@/lib/finance/time-value/balancing-rate";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { risingMonths } from "@/lib/finance/time-value/rising-months";
import { risingPresentValue } from "@/lib/finance/time-value/rising-present-value";
import { risingTotal } from "@/lib/finance/time-value/rising-total";

/** A pension as it is paid, in dollars a month at first. */
type PaidPension = {
  monthly: number;
  /** Percent after each year, 0 or more. */
  cola: number;
  /** Whole years, 1 or more. */
  yearsPaid: number;
  /** Percent of it that is paid for `survivorYears` more. */
  survivorShare: number;
  survivorYears: number;
};

/** What it is worth. */
export type Worth = {
  /** Dollars today, at the return. */
  pensionWorth: number;
  /** All payments together, in dollars. */
  paidInAll: number;
};

/** The same beside a lump sum. */
export type BesideLumpSum = {
  /** Dollars today by which the pension is worth more, negative where it is worth less. */
  worthDifference: number;
  /** Percent a year that the lump sum has to earn to be worth as much. Null where the payments never come to it. */
  matchingReturn: number | null;
  /** Years, whole months of them, until the payments to you add up to the lump sum. Null beyond a hundred, as below. */
  breakEvenYears: number | null;
  /** Years for which the lump sum pays the same at the return, the last time less. */
  lumpSumYears: number | null;
  byYear: readonly PensionYear[];
};

/** A year of the pension beside a lump sum that pays the same, in dollars. */
export type PensionYear = {
  year: number;
  paid: number;
  paidSoFar: number;
  /** At its end. */
  lumpSumLeft: number;
};

/**
 * What a pension is worth at a return, compounded monthly: payments at the end of each month that rise once a year.
 * With W(n) the worth of n years of the whole pension, s the survivor’s share and m the survivor’s years:
 *
 *     pensionWorth = (1 − s) × W(yearsPaid) + s × W(yearsPaid + m)
 */
export const worthOf = (pension: PaidPension, discountRate: number): Worth => ({
  pensionWorth: worthAt(pension, discountRate / 1200),
  paidInAll: withSurvivor(pension, (years) =>
    risingTotal(pension.cola / 100, years, 12 * pension.monthly),
  ),
});

const withSurvivor = (
  { yearsPaid, survivorShare, survivorYears }: PaidPension,
  whole: (years: number) => number,
) =>
  (1 - survivorShare / 100) * whole(yearsPaid) +
  (survivorShare / 100) * whole(yearsPaid + survivorYears);

const worthAt = (pension: PaidPension, rate: number) =>
  withSurvivor(pension, (years) =>
    risingPresentValue(rate, 12 * years, pension.monthly, pension.cola / 100),
  );

/** The pension against a lump sum in its place. */
export function besideLumpSum(
  pension: PaidPension,
  discountRate: number,
  lumpSum: number,
): BesideLumpSum {
  const { monthly, cola } = pension;
  const { pensionWorth, paidInAll } = worthOf(pension, discountRate);
  const yearsAt = (rate: number) => {
    const months = risingMonths(rate, monthly, cola / 100, lumpSum);
    return Number.isFinite(months) ? months / 12 : null;
  };
  return {
    worthDifference: amountLeft(pensionWorth, lumpSum),
    matchingReturn:
      amountLeft(paidInAll, lumpSum) < 0
        ? null
        : balancingRate((rate) => worthAt(pension, Math.max(0, rate)) - lumpSum, 0) * 1200,
    breakEvenYears: yearsAt(0),
    lumpSumYears: yearsAt(discountRate / 1200),
    byYear: pensionByYear(pension, discountRate, lumpSum),
  };
}

function pensionByYear(
  { monthly, cola, yearsPaid, survivorShare, survivorYears }: PaidPension,
  discountRate: number,
  lumpSum: number,
): PensionYear[] {
  let [paidSoFar, lumpSumLeft] = [0, lumpSum];
  return Array.from({ length: yearsPaid + survivorYears }, (_, before) => {
    const share = before < yearsPaid ? 1 : survivorShare / 100;
    const paid = 12 * monthly * (1 + cola / 100) ** before * share;
    paidSoFar += paid;
    lumpSumLeft = Math.max(0, futureValue(discountRate / 1200, 12, paid / 12, -lumpSumLeft));
    return { year: before + 1, paid, paidSoFar, lumpSumLeft };
  });
}
