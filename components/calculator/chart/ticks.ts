import { scaleLinear } from "d3-scale";

import type { Axis } from "@/lib/calculator/charts/chart";

/** How many months may lie between two ticks: whole parts of a year. */
const monthSteps = [1, 3, 6, 12];

/** How far two ticks are apart at least, in pixels: months by their steps, all else by its words. */
const room = { month: 36, other: 64 };

/** Which positions of an axis this wide are labeled: round ones. */
export function ticksOf({ unit = "year", values }: Axis, width: number): number[] {
  const [first = 0, last = 1] = [values[0], values.at(-1)];
  if (unit !== "month") {
    const ticks = scaleLinear().domain([first, last]).ticks(mostTicks(width));
    return unit === "amount" ? ticks : ticks.filter(Number.isInteger);
  }
  const fits = (step: number) => (last / step) * room.month <= width;
  const step = monthSteps.find(fits) ?? 12;
  const multiples = Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
  return multiples.filter((month) => month >= first);
}

/** Which bars are labeled, by their index: round positions where there are any. */
export function barTicksOf(axis: Axis, width: number): number[] {
  const indexes = axis.values.map((_, index) => index);
  const most = mostTicks(width);
  if (indexes.length <= most) return indexes;
  const round = ticksOf(axis, width);
  const labeled = indexes.filter((index) => round.includes(axis.values[index] ?? NaN));
  const every = Math.ceil(indexes.length / most);
  return labeled.length > 1 ? labeled : indexes.filter((index) => index % every === 0);
}

const mostTicks = (width: number) => Math.max(2, Math.floor(width / room.other));
