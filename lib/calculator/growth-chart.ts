import type { GrowthYear } from "@/lib/finance/growth-by-year";
import { amountLeft } from "@/lib/finance/amount-left";
import { formatCount, formatWholeUsd } from "@/lib/format";

import { divisionOf, type Bars } from "./chart";

/** Savings that grow: what they open with, and their years. */
export type GrownSavings = { opening: number; years: readonly GrowthYear[] };

/** What was paid in so far and what it has earned, year by year. None where a year is all. */
export function growthChart({ opening, years }: GrownSavings): Bars[] {
  const last = years.at(-1);
  if (!last || years.length < 2 || last.balance < 1) return [];

  let paid = opening;
  const points = years.map(({ year, contributed, balance }) => {
    paid += contributed;
    return { year, paid, earned: Math.max(0, amountLeft(balance, paid)) };
  });
  const step = Math.max(1, divisionOf(years.length * 12).step / 12);
  const drawn = points.filter((_, index) => (index + 1) % step === 0 || index === years.length - 1);
  const earned = points.at(-1)?.earned ?? 0;
  const total = formatWholeUsd(last.balance);

  return [
    {
      kind: "bars",
      name: "growth",
      title:
        earned < 0.5
          ? `All of the ${total} is paid in: there is no growth`
          : `Growth makes up ${formatWholeUsd(earned)} of the ${total}`,
      subject: `Paid in so far and grown so far, after each ${step > 1 ? formatCount(step, "year") : "year"}`,
      x: { label: "Years from now", values: drawn.map(({ year }) => year) },
      series: [
        { label: "Paid in", values: drawn.map((point) => point.paid) },
        ...(earned < 0.5 ? [] : [{ label: "Growth", values: drawn.map((point) => point.earned) }]),
      ],
    },
  ];
}
