import { futureValue } from "@/lib/finance/time-value/future-value";
import { presentValue } from "@/lib/finance/time-value/present-value";
import { yearEnds } from "@/lib/finance/year-ends";

/** A period, with dollars throughout. */
export type AnnuityPeriod = {
  /** Counted from 1; of the last one its end, where the term ends within it. */
  period: number;
  paid: number;
  interest: number;
  /** Of the payments still to come, or of those made so far. */
  worth: number;
};

type LevelPayments = {
  mode: "presentValue" | "futureValue";
  /** Dollars a period, and what a payment is worth at the end of its period. */
  payment: number;
  paymentAtEnd: number;
  /** Percent a period. */
  ratePerPeriod: number;
  periods: number;
};

/** The value from period to period: of the payments still to come, or of those made so far. */
export function valueByPeriod({
  mode,
  payment,
  paymentAtEnd,
  ratePerPeriod,
  periods,
}: LevelPayments): AnnuityPeriod[] {
  const isPresent = mode === "presentValue";
  const after = (passed: number) =>
    isPresent
      ? presentValue(ratePerPeriod / 100, periods - passed, -paymentAtEnd)
      : futureValue(ratePerPeriod / 100, passed, -paymentAtEnd);
  return yearEnds(periods).map((period, before) => {
    const paid = payment * (period - before);
    const worth = after(period);
    return { period, paid, interest: worth - after(before) + (isPresent ? paid : -paid), worth };
  });
}
