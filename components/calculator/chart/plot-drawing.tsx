import type { Plot } from "@/lib/calculator/charts/chart";

import { AreaPlot } from "./area-plot";
import { XAxis, YAxis } from "./axes";
import { BarsPlot } from "./bars-plot";
import { LinesPlot } from "./lines-plot";
import type { Scales } from "./scales";

/** A plot: the axes, then what is drawn over them. */
export const PlotDrawing = ({ chart, ...scales }: Scales & { chart: Plot }) => (
  <>
    <YAxis {...scales} />
    {chart.kind === "area" && <AreaPlot chart={chart} {...scales} />}
    {chart.kind === "bars" && <BarsPlot chart={chart} {...scales} />}
    {chart.kind === "lines" && <LinesPlot chart={chart} {...scales} />}
    <XAxis
      {...scales}
      axis={chart.x}
      // Bars stand side by side and are found by their index.
      nameOf={chart.kind === "bars" ? (index) => chart.x.values[index] ?? 0 : undefined}
    />
  </>
);
