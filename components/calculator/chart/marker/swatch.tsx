import type { Chart } from "@/lib/calculator/charts/chart";
import { cn } from "@/lib/utils";

type SwatchProps = { chart: Chart; index: number };

/** How the series at this place is drawn, as a sign before its name. None for what is not drawn. */
export function Swatch({ chart, index }: SwatchProps) {
  const look = lookOf(chart, index);
  return look && <span className={cn("mr-1.5 inline-block forced-color-adjust-none", look)} />;
}

function lookOf(chart: Chart, index: number) {
  if (!("series" in chart) || chart.series.length === 1) return undefined;
  const isDrawn = index < chart.series.length;
  if (chart.kind === "bars")
    return isDrawn
      ? bars[index === 0 ? 0 : 1]
      : index === chart.series.length && chart.line && line;
  return lines[index === 0 ? 0 : 1];
}

const bars = [
  "size-3 rounded-xs bg-chart-1",
  "size-3 rounded-xs border-2 border-chart-2 bg-chart-2/25",
];
const lines = [
  "w-5 border-t-3 border-chart-1 align-middle",
  "w-5 border-t-3 border-dashed border-chart-2 align-middle",
];
const line = "w-5 border-t-3 border-foreground align-middle";
