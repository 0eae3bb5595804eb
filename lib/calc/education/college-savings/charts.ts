import type { Lines } from "@/lib/calculator/charts/chart";
import { drawnYears } from "@/lib/calculator/charts/growth-chart";
import { formatNumber, formatWholeUsd } from "@/lib/format";

import type { CollegeSavingsInput, CollegeSavingsResult } from "./calculation";

/** The savings at each age of the child, up to what four years cost. */
export function pathChart(
  { byYear, totalFutureCost, totalProjectedSavings, finalShortfallOrSurplus }: CollegeSavingsResult,
  { childAge, collegeAge, currentSavings }: CollegeSavingsInput,
): Lines {
  const path = [{ year: 0, balance: currentSavings }, ...drawnYears(byYear)];
  const apart = formatWholeUsd(Math.abs(finalShortfallOrSurplus));
  const cost = `the ${formatWholeUsd(totalFutureCost)} cost of four years`;
  const standing =
    finalShortfallOrSurplus === 0
      ? `reach ${cost}`
      : `are ${apart} ${finalShortfallOrSurplus < 0 ? "short of" : "above"} ${cost}`;
  return {
    kind: "lines",
    curve: "straight",
    name: "path",
    title: `At ${formatNumber(collegeAge)}, your savings ${standing}`,
    subject: "Savings at each age of the child, and the cost of four years",
    x: { label: "Age of the child", values: path.map(({ year }) => childAge + year) },
    series: [
      { label: "Cost of four years", values: path.map(() => totalFutureCost) },
      { label: "Savings", values: path.map(({ balance }) => balance) },
    ],
    marks: [
      {
        x: collegeAge,
        y: totalProjectedSavings,
        label: "College starts",
        detail: `${formatWholeUsd(totalProjectedSavings)} saved`,
      },
    ],
  };
}
