import { useId } from "react";

import type { Chart } from "@/lib/calculator/chart";

import { AreaPlot } from "./area-plot";
import { XAxis, YAxis } from "./axes";
import { BarsPlot } from "./bars-plot";
import { description } from "./description";
import { LinesPlot } from "./lines-plot";
import { scalesOf } from "./scales";

type DrawingProps = { chart: Chart; width: number; height: number };

/** The picture: the axes, then what is drawn over them. */
export function Drawing({ chart, width, height }: DrawingProps) {
  const hatch = useId();
  const scales = scalesOf(chart, width, height);

  return (
    <svg
      role="img"
      aria-label={description(chart)}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto max-w-full overflow-visible font-sans text-[0.8125rem]"
    >
      <YAxis {...scales} />
      {chart.kind === "area" && <AreaPlot chart={chart} {...scales} />}
      {chart.kind === "bars" && <BarsPlot chart={chart} hatch={hatch} {...scales} />}
      {chart.kind === "lines" && <LinesPlot chart={chart} {...scales} />}
      <XAxis
        {...scales}
        label={chart.x.label}
        // Bars stand side by side and are found by their index.
        nameOf={chart.kind === "bars" ? (index) => chart.x.values[index] ?? 0 : undefined}
      />
    </svg>
  );
}
