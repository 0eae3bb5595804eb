import { formatDuration } from "@/lib/calculator/report/duration";
import { amountLeft } from "@/lib/finance/amount-left";
import { formatWholeUsd } from "@/lib/format";

import { divisionOf, type Lines, type Mark } from "./chart";

/** A loan as its payments: the level payment a month and the years it is paid. */
export type PaidLoan = { label: string; payment: number; years: number };

/** All payments of the first so many months. */
const paidAfter = ({ payment, years }: PaidLoan, months: number) =>
  payment * Math.min(months, years * 12);

/** Above 0 where the new loan has taken less so far; exactly 0 where only float dust is between. */
const savedAfter = (kept: PaidLoan, renewed: PaidLoan, months: number) =>
  amountLeft(paidAfter(kept, months), paidAfter(renewed, months));

/**
 * The first month after which another loan is the cheaper one than after the first payments:
 * `null` where the order never changes.
 */
export function crossingMonth(kept: PaidLoan, renewed: PaidLoan): number | null {
  const first = Math.sign(savedAfter(kept, renewed, 1));
  const last = Math.ceil(12 * Math.max(kept.years, renewed.years));
  for (let month = 2; month <= last; month += 1) {
    const saved = savedAfter(kept, renewed, month);
    if (saved !== 0 && Math.sign(saved) !== first) return month;
  }
  return null;
}

/** What two loans have cost so far, all payments counted, and where their order changes. */
export function costChart(kept: PaidLoan, renewed: PaidLoan): Lines[] {
  const months = 12 * Math.max(kept.years, renewed.years);
  if (months <= 1) return [];
  const { unit, step } = divisionOf(months);
  const perUnit = unit === "year" ? 12 : 1;
  const positions = [
    ...Array.from({ length: Math.ceil(months / step) }, (_, index) => index * step),
    // The lines bend where a loan ends.
    12 * kept.years,
    12 * renewed.years,
  ];
  const values = [...new Set(positions)].sort((one, other) => one - other);
  const seriesOf = (loan: PaidLoan) => ({
    label: loan.label,
    values: values.map((month) => paidAfter(loan, month)),
  });
  const crossing = crossingMonth(kept, renewed);

  return [
    {
      kind: "lines",
      curve: "straight",
      name: "cost",
      title: finding(kept, renewed, crossing),
      subject: "All payments so far, including refinancing costs",
      x: {
        unit,
        label: unit === "year" ? "Years from now" : "Months from now",
        values: values.map((month) => month / perUnit),
      },
      series: [seriesOf(kept), seriesOf(renewed)],
      marks: crossing === null ? [] : [markAt(crossing, kept, renewed, perUnit)],
    },
  ];
}

function finding(kept: PaidLoan, renewed: PaidLoan, crossing: number | null): string {
  const saved = savedAfter(kept, renewed, 12 * Math.max(kept.years, renewed.years));
  const inAll = `${formatWholeUsd(Math.abs(saved))} ${saved < 0 ? "more" : "less"} overall`;
  if (crossing !== null)
    return saved < 0
      ? `After ${formatDuration(crossing)}, the new loan has cost more; it costs ${inAll}`
      : `After ${formatDuration(crossing)}, the new loan has cost less; it costs ${inAll}`;
  if (saved === 0) return "Both loans cost the same overall";
  return saved < 0
    ? `The new loan never becomes cheaper: it costs ${inAll}`
    : `The new loan is cheaper from the start: it costs ${inAll}`;
}

const markAt = (month: number, kept: PaidLoan, renewed: PaidLoan, perUnit: number): Mark => ({
  x: month / perUnit,
  y: paidAfter(renewed, month),
  label: savedAfter(kept, renewed, month) > 0 ? "New loan costs less" : "New loan costs more",
  detail: perUnit === 1 ? `in month ${month}` : `in year ${Math.ceil(month / perUnit)}`,
});
