import { exportedTable } from "@/lib/calculator/report/exported-table";
import { positionColumn, usdColumn } from "@/lib/calculator/report/columns";
import { table } from "@/lib/calculator/report/outputs";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { presentValue } from "@/lib/finance/time-value/present-value";
import { yearEnds } from "@/lib/finance/year-ends";

import type { AnnuityInput, AnnuityResult } from "./calculation";

type AnnuityPeriod = { period: number; paid: number; interest: number; worth: number };

/** The value after so many periods, as a formula. */
const worthAfter = (passed: string) =>
  `IF(mode="presentValue", PV(ratePerPeriod/100, periods-${passed}, -paymentAtEnd), FV(ratePerPeriod/100, ${passed}, -paymentAtEnd))`;

/** The value from period to period: of the payments still to come, or of those made so far. */
export const schedule = exportedTable(
  table<AnnuityResult, AnnuityPeriod>("Value by period", {
    by: "period",
    columns: {
      period: positionColumn("Period", "MIN(previous.period+1, periods)"),
      paid: usdColumn("Payment", "payment*(period-previous.period)", "sum"),
      interest: usdColumn(
        "Interest",
        `worth-${worthAfter("previous.period")}+IF(mode="presentValue", paid, -paid)`,
        "sum",
      ),
      worth: usdColumn("Value", worthAfter("period"), "last"),
    },
    start: { period: "0" },
    count: "ROUNDUP(periods, 0)",
    totals: () => ({}),
  }),
  periodsOf,
);

function periodsOf(
  { paymentAtEnd }: AnnuityResult,
  { mode, payment, ratePerPeriod, periods }: AnnuityInput,
): AnnuityPeriod[] {
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
