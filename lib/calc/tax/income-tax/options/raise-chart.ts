import type { Lines, Mark, Stretch } from "@/lib/calculator/charts/chart";
import { formatCompactUsd, formatCount, formatList, formatWholeUsd } from "@/lib/format";
import { keptCurve } from "@/lib/tax-law/pay-kept/kept-curve";
import { keptOf } from "@/lib/tax-law/pay-kept/kept-of";

import { lossesOverWages, type LossesOverWages } from "../arithmetic/losses-over-wages";
import type { IncomeTaxInput } from "../calculation";

/**
 * What is left of pay over all wages, with the visitor’s place now and with the raise. Both sides of every dollar
 * that leaves less are points of the line, and each stretch where less is left than before it is set off.
 */
export function keptChart(input: IncomeTaxInput, raise: number): Lines {
  const over = lossesOverWages(input);
  const { keptAt, falls, farthest, asked } = over;
  const { household, year, options } = asked;
  const keptWith = (wages: number) => keptOf({ ...household, wages }, year, options).kept;
  const { grossIncome } = input;
  const pay = grossIncome + raise;
  const places = [grossIncome, pay].filter((wages) => wages <= farthest);
  const curve = keptCurve(household, year, { ...options, farthest });
  const kept = new Map<number, number>([
    ...curve.map((point) => [point.wages, point.kept] as const),
    ...falls.flatMap(({ at, times }) =>
      [at, at + times].map((wages) => [wages, keptAt(wages)] as const),
    ),
    ...places.map((wages) => [wages, keptWith(wages)] as const),
  ]);
  const points = [...kept].toSorted(([one], [other]) => one - other);
  const stretches = stretchesOf(over);
  return {
    kind: "lines",
    curve: "straight",
    name: "kept",
    title: titleOf(stretches, grossIncome, farthest),
    subject: `What is left of wages a year${stretches.length > 0 ? "; shaded, where a raise can leave less" : ""}`,
    x: {
      label: "Gross income",
      unit: "amount",
      values: points.map(([wages]) => wages),
      written: { show: formatWholeUsd, tick: formatCompactUsd },
    },
    series: [{ label: "Left of wages", values: points.map(([, left]) => left) }],
    marks: places.map((wages): Mark => {
      const left = keptWith(wages);
      const detail = wages === grossIncome ? "left now" : "with the raise";
      return { x: wages, y: left, label: formatWholeUsd(left), detail };
    }),
    stretches,
  };
}

/** From each loss, or the first of a run, to where as much is left again: as one where they overlap. */
function stretchesOf({ losses, farthest }: LossesOverWages): Stretch[] {
  const ranges: { from: number; to: number; times: number; causes: Set<string> }[] = [];
  for (const { from, back, times, causes } of losses) {
    const to = back ?? farthest;
    const last = ranges.at(-1);
    if (!last || last.to < from) ranges.push({ from, to, times, causes: new Set(causes) });
    else {
      last.to = Math.max(last.to, to);
      last.times += times;
      for (const cause of causes) last.causes.add(cause);
    }
  }
  return ranges.map(({ from, to, times, causes }) => ({
    from,
    to,
    detail: `${formatList([...causes])}${times > 1 ? `, ${formatCount(times, "time")}` : ""}`,
  }));
}

/** Where a raise can leave less: the stretch that the visitor is in, or the next one, or the last before. */
function titleOf(stretches: readonly Stretch[], grossIncome: number, farthest: number): string {
  const nearest = stretches.find(({ to }) => to > grossIncome) ?? stretches.at(-1);
  if (!nearest)
    return `At all wages up to ${formatWholeUsd(farthest)}, a raise leaves you with more`;
  const others = stretches.length - 1;
  const range = `Between ${formatWholeUsd(nearest.from)} and ${formatWholeUsd(nearest.to)} of wages`;
  const besides = others > 0 ? `, and in ${formatCount(others, "other range")}` : "";
  return `${range}${besides}, a raise can leave you with less`;
}
