import { memo, useMemo } from "react";

import type { Chart } from "@/lib/calculator/charts/chart";

import { description } from "./description";
import { kindOf } from "./kinds";
import { MarkerSlider } from "./marker/marker-slider";
import { ReadoutStrip } from "./marker/readout-strip";
import { readoutsOf } from "./marker/readouts";
import { useMarker } from "./marker/use-marker";
import type { Reading } from "./readings";
import { inText } from "./room";

type PictureProps = { chart: Chart; width: number; height: number };

type DrawingProps = PictureProps & {
  /** What is read of it, point by point. */
  reading: Reading;
};

/** The picture of a chart, and what it says at each of its points. */
export function Drawing({ chart, reading, width, height }: DrawingProps) {
  const { Marker, MarkerBehind, stopsOf } = kindOf(chart);
  const { signs } = reading;
  const readouts = useMemo(() => readoutsOf(reading), [reading]);
  const stops = useMemo(() => stopsOf(chart, { width, height }), [stopsOf, chart, width, height]);
  const { index, isShown, listeners } = useMarker(stops, { width, height });

  return (
    <>
      <ReadoutStrip
        signs={signs}
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
          {isShown && MarkerBehind && (
            <g className="print:hidden">
              <MarkerBehind chart={chart} width={width} height={height} index={index} />
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
const Picture = memo(function Picture(props: PictureProps) {
  const { Drawing } = kindOf(props.chart);
  return (
    <g className="text-[13px]">
      <Drawing {...props} />
    </g>
  );
});
