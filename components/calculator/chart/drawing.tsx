import { memo, useDeferredValue, useMemo } from "react";

import type { Chart } from "@/lib/calculator/charts/chart";

import { description } from "./description";
import { kindOf } from "./kinds";
import { MarkerSlider } from "./marker/marker-slider";
import { ReadoutStrip } from "./marker/readout-strip";
import { readoutsOf } from "./marker/readouts";
import { useMarker } from "./marker/use-marker";
import { readingOf } from "./readings";
import { inText } from "./room";

type DrawingProps = { chart: Chart; width: number; height: number };

/** The picture of a chart, and what it says at each of its points. */
export function Drawing({ chart, width, height }: DrawingProps) {
  const { Marker, MarkerBehind, stopsOf } = kindOf(chart);
  // While a number is moved, the picture follows at once and its words when there is time.
  const read = useDeferredValue(chart);
  const { signs, readouts } = useMemo(() => {
    const reading = readingOf(read);
    return { signs: reading.signs, readouts: readoutsOf(reading) };
  }, [read]);
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
const Picture = memo(function Picture(props: DrawingProps) {
  const { Drawing } = kindOf(props.chart);
  return (
    <g className="text-[13px]">
      <Drawing {...props} />
    </g>
  );
});
