import { amountLeft } from "@/lib/finance/amount-left";
import { monthsAfter, type CalendarDay } from "@/lib/finance/months-after";
import { sumBy } from "@/lib/finance/sum-by";

import type { ScheduleRow } from "./amortization-schedule";
import { coversInterest } from "./covers-interest";
import { debtsPayoff, type DebtsPayoff } from "./debts-payoff";
import { payoffMonths } from "./payoff-months";
import type { Debt } from "./payoff-order";
import { payoffTotal } from "./payoff-total";

export type NamedDebt = Debt & { name: string };

/** What several debts come to, paid from one budget. */
export type SeveralDebts = {
  /** Dollars a month: every minimum and the extra. */
  budget: number;
  avalancheMonths: number;
  avalancheInterest: number;
  /** Null where the snowball takes more than 100 years. */
  snowballMonths: number | null;
  snowballLastPayment: CalendarDay | null;
  snowballInterest: number | null;
  /** Dollars of interest that the avalanche saves over the snowball. Null where there is one debt alone. */
  avalancheSaves: number | null;
  /** Dollars, where each debt gets its minimum and no more. Null where one of them then never ends. */
  interestIfEachAlone: number | null;
  /** Dollars against that. */
  interestSaved: number | null;
  /** Months against that, where there is one debt alone. */
  monthsSaved: number | null;
  /** All the debts together by the avalanche, month by month. */
  together: readonly ScheduleRow[];
  /** Each debt, the first paid off first. Empty where there is one alone. */
  payoffs: readonly DebtRow[];
};

/** One of several debts, and what becomes of it. */
export type DebtRow = Debt & {
  name: string;
  avalancheMonth: number;
  snowballMonth: number | null;
  /** Dollars with the snowball, 0 where that takes more than 100 years. */
  snowballInterest: number;
  /** 1 where its minimum does not cover its interest, 0 where it does. */
  endless: number;
  /** Dollars of interest if it gets its minimum alone. 0 where that never ends. */
  alone: number;
};

/**
 * Several debts paid off from one budget, by the avalanche and by the snowball, and against their minimums
 * alone. One debt is its own order: then the months saved are counted too, and there are no rows.
 *
 * - `debts` with their minimums; `extra` in dollars a month on top of them, 0 or more
 *
 * Returns null where even the avalanche takes more than 100 years.
 *
 *     avalancheSaves = snowballInterest − avalancheInterest
 *     interestSaved  = interestIfEachAlone − avalancheInterest
 *
 * @example severalDebts([{ name: "Card", balance: 1_000, apr: 0, minimum: 100 }], 100, { year: 2026, month: 1, day: 31 })?.monthsSaved // 5
 */
export function severalDebts(
  debts: readonly NamedDebt[],
  extra: number,
  today: CalendarDay,
): SeveralDebts | null {
  const avalanche = debtsPayoff("avalanche", debts, extra);
  if (!avalanche) return null;
  const snowball = debtsPayoff("snowball", debts, extra);
  const rows = debts
    .map((debt, position) => rowOf(debt, position, avalanche, snowball))
    .filter(({ balance }) => balance > 0);
  const isOne = rows.length === 1;
  const avalancheInterest = sumBy(avalanche.schedule, ({ interest }) => interest);
  const snowballInterest = snowball && sumBy(snowball.schedule, ({ interest }) => interest);
  const interestIfEachAlone = rows.some(({ endless }) => endless)
    ? null
    : sumBy(rows, ({ alone }) => alone);
  const avalancheMonths = avalanche.schedule.length;
  const snowballMonths = snowball && snowball.schedule.length;

  return {
    budget: sumBy(debts, ({ minimum }) => minimum) + extra,
    avalancheMonths,
    avalancheInterest,
    snowballMonths,
    snowballLastPayment: snowballMonths === null ? null : monthsAfter(today, snowballMonths),
    snowballInterest,
    // Equal rates leave the dust of two sums.
    avalancheSaves:
      isOne || snowballInterest === null
        ? null
        : Math.max(0, amountLeft(snowballInterest, avalancheInterest)),
    interestIfEachAlone,
    interestSaved:
      interestIfEachAlone === null
        ? null
        : Math.max(0, amountLeft(interestIfEachAlone, avalancheInterest)),
    monthsSaved:
      isOne && interestIfEachAlone !== null
        ? sumBy(rows, ({ apr, minimum, balance }) => payoffMonths(apr / 1200, minimum, balance)) -
          avalancheMonths
        : null,
    together: avalanche.schedule,
    payoffs: isOne
      ? []
      : rows.toSorted(
          (one, other) =>
            one.avalancheMonth - other.avalancheMonth ||
            (one.snowballMonth ?? 0) - (other.snowballMonth ?? 0),
        ),
  };
}

function rowOf(
  { name, balance, apr, minimum }: NamedDebt,
  position: number,
  avalanche: DebtsPayoff,
  snowball: DebtsPayoff | null,
): DebtRow {
  const ends = coversInterest(apr / 1200, minimum, balance);
  return {
    name,
    balance,
    apr,
    minimum,
    avalancheMonth: avalanche.paidOffIn[position] ?? 0,
    snowballMonth: snowball?.paidOffIn[position] ?? null,
    snowballInterest: snowball?.interest[position] ?? 0,
    endless: ends ? 0 : 1,
    alone: ends ? amountLeft(payoffTotal(apr / 1200, minimum, balance), balance) : 0,
  };
}
