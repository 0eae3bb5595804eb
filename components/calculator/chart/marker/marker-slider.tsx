import type { HTMLAttributes } from "react";

import type { Readout } from "./readouts";
import type { Stops } from "./stops";

type MarkerSliderProps = {
  subject: string;
  stops: Stops;
  readouts: readonly Readout[];
  index: number;
  isShown: boolean;
  listeners: HTMLAttributes<HTMLElement>;
};

/**
 * What lies over a chart and moves its marker. To a screen reader it is a slider, which says by itself that
 * arrow keys move it. Its value is where the marker is: the readout says what is there, once, politely.
 */
export const MarkerSlider = ({
  subject,
  stops,
  readouts,
  index,
  isShown,
  listeners,
}: MarkerSliderProps) => (
  <div
    role="slider"
    tabIndex={0}
    aria-label={`${subject}, point by point`}
    aria-orientation={stops.axis === "x" ? "horizontal" : "vertical"}
    aria-valuemin={1}
    aria-valuemax={readouts.length}
    aria-valuenow={index + 1}
    aria-valuetext={isShown ? readouts[index]?.position : "Arrow keys move from point to point"}
    // A finger moves the marker sideways, and the page up and down.
    className="absolute inset-0 [touch-action:pan-y_pinch-zoom] rounded-sm select-none focus-visible:outline-offset-6 print:hidden"
    {...listeners}
  />
);
