import { memo, useMemo } from "react";

import type { Chart } from "@/lib/calculator/charts/chart";

import { description } from "./description";
import { MarkerSlider } from "./marker/marker-slider";
import { PlotMarker, PlotMarkerLine } from "./marker/plot-marker";
import { ReadoutStrip } from "./marker/readout-strip";
import { readoutsOf } from "./marker/readouts";
import { RowMarker } from "./marker/row-marker";
import { stopsOf } from "./marker/stops";
import { useMarker } from "./marker/use-marker";
import { PlotDrawing } from "./plot-drawing";
import { inText } from "./room";
import { RowsPlot } from "./rows-plot";
import { scalesOf } from "./scales";

type DrawingProps = { chart: Chart; width: number; height: number };

/** The picture of a chart, and what it says at each of its points. */
export function Drawing({ chart, width, height }: DrawingProps) {
  const readouts = useMemo(() => readoutsOf(chart), [chart]);
  const stops = useMemo(() => stopsOf(chart, width, height), [chart, width, height]);
  const { index, isShown, listeners } = useMarker(stops, { width, height });

  return (
    <>
      <ReadoutStrip
        chart={chart}
        readouts={readouts}
        readout={isShown ? readouts[index] : undefined}
      />
      <div className="relative">
        <svg
          role="img"
          aria-label={description(chart)}
          width={inText(width)}
          height={inText(height)}
          viewBox={`0 0 ${width} ${height}`}
          className="block h-auto max-w-full overflow-visible font-sans text-base"
        >
          {isShown && "series" in chart && (
            <g className="print:hidden">
              <PlotMarkerLine chart={chart} index={index} {...scalesOf(chart, width, height)} />
            </g>
          )}
          <Picture chart={chart} width={width} height={height} />
          {isShown && (
            <g className="print:hidden">
              <Marker chart={chart} width={width} height={height} index={index} />
            </g>
          )}
        </svg>
        <MarkerSlider
          subject={chart.subject}
          stops={stops}
          readouts={readouts}
          index={index}
          isShown={isShown}
          listeners={listeners}
        />
      </div>
    </>
  );
}

/** What stays while the marker moves. */
const Picture = memo(function Picture({ chart, width, height }: DrawingProps) {
  return (
    <g className="text-[13px]">
      {"series" in chart ? (
        <PlotDrawing chart={chart} {...scalesOf(chart, width, height)} />
      ) : (
        <RowsPlot chart={chart} width={width} />
      )}
    </g>
  );
});

const Marker = ({ chart, width, height, index }: DrawingProps & { index: number }) =>
  "series" in chart ? (
    <PlotMarker chart={chart} index={index} {...scalesOf(chart, width, height)} />
  ) : (
    <RowMarker chart={chart} index={index} width={width} />
  );
