import type { Chart } from "@/lib/calculator/charts/chart";

import { kindOf } from "./kinds";

/** What a chart shows, for those who do not see it. Its finding is the heading. */
export function description(chart: Chart): string {
  const { name, sentencesOf } = kindOf(chart);
  return [
    `${name}. ${chart.subject}.`,
    ...sentencesOf(chart),
    "The numbers are in the table below.",
  ].join(" ");
}
