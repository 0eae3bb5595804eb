import type { Plot } from "@/lib/calculator/charts/chart";

import { AreaPlot } from "./area-plot";
import { XAxis, YAxis } from "./axes";
import { BarsPlot } from "./bars-plot";
import { LinesPlot } from "./lines-plot";
import { scalesOf } from "./scales";

type PlotDrawingProps = { chart: Plot; width: number; height: number; hatch: string };

/** A plot: the axes, then what is drawn over them. */
export function PlotDrawing({ chart, width, height, hatch }: PlotDrawingProps) {
  const scales = scalesOf(chart, width, height);

  return (
    <>
      <YAxis {...scales} />
      {chart.kind === "area" && <AreaPlot chart={chart} {...scales} />}
      {chart.kind === "bars" && <BarsPlot chart={chart} hatch={hatch} {...scales} />}
      {chart.kind === "lines" && <LinesPlot chart={chart} {...scales} />}
      <XAxis
        {...scales}
        axis={chart.x}
        // Bars stand side by side and are found by their index.
        nameOf={chart.kind === "bars" ? (index) => chart.x.values[index] ?? 0 : undefined}
      />
    </>
  );
}
