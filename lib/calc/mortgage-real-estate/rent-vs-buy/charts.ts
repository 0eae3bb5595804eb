import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import { drawnYears } from "@/lib/calculator/charts/growth-chart";

import { crossingPoint, crossingsIn, wealthPoints } from "./arithmetic/wealth-lines";
import type { RentVsBuyInput, RentVsBuyResult } from "./calculation";
import { isTaxed, taxLead } from "./options/federal-tax";
import { bridgeTitle, wealthTitle } from "./words";

/** The wealth of both from the first day on, and where the lead last changed. None where a year is all. */
export function wealthChart(result: RentVsBuyResult, input: RentVsBuyInput): DeclaredChart[] {
  const [first, ...ends] = wealthPoints(result, input);
  if (ends.length < 2) return [];
  const crossings = crossingsIn([first, ...ends]).slice(-2);
  // A crossing lies between two points that are drawn.
  const shown = new Set([first, ...drawnYears(ends), ...crossings.flat()]);
  const drawn = [first, ...ends].filter((point) => shown.has(point));
  return [
    {
      kind: "lines",
      curve: "straight",
      name: "wealth",
      title: wealthTitle(result, input),
      subject: "Wealth after each year, with the home sold and the cost difference invested",
      x: { label: "Years from now", values: drawn.map(({ year }) => year) },
      series: [
        { label: "Buying", values: drawn.map(({ owner }) => owner) },
        { label: "Renting", values: drawn.map(({ renter }) => renter) },
      ],
      marks: crossings.map((crossing) => {
        const { year, wealth } = crossingPoint(crossing);
        const [, after] = crossing;
        return {
          x: year,
          y: wealth,
          label: after.ownerAhead ? "Buying pulls ahead" : "Renting pulls ahead",
          detail: `in year ${Math.ceil(after.year)}`,
        };
      }),
    },
  ];
}

/** How the lead of buying changes from one comparison to the other. */
export const bridge = (result: RentVsBuyResult): DeclaredChart => ({
  kind: "waterfall",
  name: "bridge",
  title: bridgeTitle(result),
  subject: "How far buying is ahead, from the first comparison to the second",
  steps: [
    ["By net position", result.netBuy - result.netRent],
    ["Principal paid", -result.principalPaid],
    ["Selling costs", -result.sellingCost],
    ["Owner’s returns minus renter’s", result.returnsDifference],
    ...(isTaxed(result) ? [["Federal tax", taxLead(result)] as const] : []),
    ["In wealth"],
  ],
});
