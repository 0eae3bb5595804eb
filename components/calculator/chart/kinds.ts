import type { Chart } from "@/lib/calculator/charts/chart";

import { areaChart } from "./area-chart";
import { barsChart } from "./bars-chart";
import type { ChartKind } from "./chart-kind";
import { linesChart } from "./lines-chart";
import { rowsChart, waterfallChart } from "./rows-chart";

type Kinds = { [Kind in Chart["kind"]]: ChartKind<Extract<Chart, { kind: Kind }>> };

const kinds: Kinds = {
  area: areaChart,
  bars: barsChart,
  lines: linesChart,
  amounts: rowsChart("Bar chart"),
  range: rowsChart("Range chart"),
  tornado: rowsChart("Bar chart"),
  waterfall: waterfallChart,
};

// The compiler does not see that a chart's kind takes that chart.
export const kindOf = ({ kind }: Chart) => kinds[kind] as ChartKind<Chart>;
