import { useId } from "react";

import type { Chart } from "@/lib/calculator/charts/chart";

import { description } from "./description";
import { PlotDrawing } from "./plot-drawing";
import { inText } from "./room";
import { RowsPlot } from "./rows-plot";

type DrawingProps = { chart: Chart; width: number; height: number };

/** The picture of a chart. */
export function Drawing({ chart, width, height }: DrawingProps) {
  const hatch = useId();

  return (
    <svg
      role="img"
      aria-label={description(chart)}
      width={inText(width)}
      height={inText(height)}
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto max-w-full overflow-visible font-sans text-base"
    >
      <Hatch id={hatch} />
      <g className="text-[13px]">
        {"series" in chart ? (
          <PlotDrawing chart={chart} width={width} height={height} hatch={hatch} />
        ) : (
          <RowsPlot chart={chart} width={width} hatch={hatch} />
        )}
      </g>
    </svg>
  );
}

/** Lines to fill a bar with, so that it can be told apart without its color. */
const Hatch = ({ id }: { id: string }) => (
  <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width={3.5} height={6} className="fill-chart-2" />
  </pattern>
);
