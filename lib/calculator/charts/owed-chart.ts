import type { ScheduleRow } from "@/lib/finance/loan/amortization-schedule";

import { divisionOf, type Heading, type Lines } from "./chart";

/** What is owed at the start, in dollars, and after each month. */
type Owed = { label: string; opening: number; schedule: readonly Pick<ScheduleRow, "balance">[] };

/** Two ways of paying what is owed. `ways: [{ label: "Avalanche", opening: 9_000, schedule }, …]` */
export type TwoWays = Heading & { ways: readonly [Owed, Owed] };

/** What is still owed, both ways. None of less than a dollar or one payment. */
export function owedChart({ ways, ...heading }: TwoWays): Lines[] {
  const longest = Math.max(...ways.map(({ schedule }) => schedule.length));
  if (ways.every(({ opening }) => opening < 1) || longest < 2) return [];
  const { unit, step } = divisionOf(longest);
  const perUnit = unit === "year" ? 12 : 1;
  const places = new Set([
    ...Array.from({ length: Math.ceil(longest / step) }, (_, index) => index * step),
    // The lines bend where a debt ends.
    ...ways.map(({ schedule }) => schedule.length),
  ]);
  const months = [...places].sort((one, other) => one - other);

  return [
    {
      ...heading,
      kind: "lines",
      curve: "straight",
      x: {
        unit,
        label: unit === "year" ? "Years from now" : "Months from now",
        values: months.map((month) => month / perUnit),
      },
      series: ways.map(({ label, opening, schedule }) => ({
        label,
        values: months.map((month) =>
          month === 0 ? opening : (schedule[month - 1]?.balance ?? 0),
        ),
      })),
      marks: [],
    },
  ];
}
