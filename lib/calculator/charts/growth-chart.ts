import { amountLeft } from "@/lib/finance/amount-left";
import type { GrowthYear } from "@/lib/finance/time-value/growth-by-year";
import { formatCount, formatWholeUsd } from "@/lib/format";

import { divisionOf, type Bars } from "./chart";

/** Savings that grow: what they open with, and their years. `{ opening: principal, years: result.years }` */
export type GrownSavings = { opening: number; years: readonly GrowthYear[] };

/** After so many years: what was paid in so far, what it is, and what lies between. */
type GrowthPoint = { year: number; paid: number; balance: number; earned: number };

/** Less than this is not worth a series. */
const negligible = 0.5;

/** How many years lie between two points of a chart of so many years. */
export const yearsApart = (count: number) => Math.max(1, divisionOf(count * 12).step / 12);

/** As many years as a chart has room for: all of them, or every few and the last. */
export const drawnYears = <Year>(years: readonly Year[]) =>
  years.filter(
    (_, index) => (index + 1) % yearsApart(years.length) === 0 || index === years.length - 1,
  );

/** What was paid in so far and what it has earned or lost, by year. None where a year is all. */
export function growthChart({ opening, years }: GrownSavings): Bars[] {
  let paid = opening;
  const points = years.map(({ year, contributed, balance }): GrowthPoint => {
    paid += contributed;
    return { year, paid, balance, earned: amountLeft(balance, paid) };
  });
  const end = points.at(-1);
  if (!end || points.length < 2 || end.paid < 1) return [];

  const step = yearsApart(points.length);
  const drawn = drawnYears(points);
  const each = step > 1 ? formatCount(step, "year") : "year";
  const series = (label: string, valueOf: (point: GrowthPoint) => number) => ({
    label,
    values: drawn.map(valueOf),
  });
  const heading = {
    kind: "bars",
    name: "growth",
    x: { label: "Years from now", values: drawn.map(({ year }) => year) },
  } as const;

  if (end.earned <= -negligible)
    return [
      {
        ...heading,
        title: `Of the ${formatWholeUsd(end.paid)} paid in, ${formatWholeUsd(end.balance)} is left`,
        subject: `What is left and what is lost of the money paid in, after each ${each}`,
        series: [
          series("Left", ({ balance }) => balance),
          series("Lost", ({ earned }) => Math.max(0, -earned)),
        ],
        total: "Paid in",
      },
    ];
  const total = formatWholeUsd(end.balance);
  const grown = end.earned >= negligible;
  return [
    {
      ...heading,
      title: grown
        ? `Growth makes up ${formatWholeUsd(end.earned)} of the ${total}`
        : `All of the ${total} is money you paid in: there is no growth`,
      subject: `Money paid in and growth so far, after each ${each}`,
      series: [
        series("Paid in", (point) => point.paid),
        ...(grown ? [series("Growth", ({ earned }) => Math.max(0, earned))] : []),
      ],
      total: grown ? "Balance" : undefined,
    },
  ];
}
