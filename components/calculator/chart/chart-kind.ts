import type { ReactNode } from "react";

import type { Chart } from "@/lib/calculator/charts/chart";

import type { Size } from "./labels/geometry";
import type { Stops } from "./marker/stops";

type Drawn<Kind extends Chart> = Size & { chart: Kind };
type Marked<Kind extends Chart> = Drawn<Kind> & { index: number };

/** What a kind of chart is, once its picture is shown. What it says before that is in `readings.ts`. */
export type ChartKind<Kind extends Chart> = {
  /** What it is called: "Area chart". */
  name: string;
  /** What it shows, for those who do not see it. */
  sentencesOf: (chart: Kind) => string[];
  /** The points that a marker stops at. */
  stopsOf: (chart: Kind, size: Size) => Stops;
  /** What stays while the marker moves. */
  Drawing: (props: Drawn<Kind>) => ReactNode;
  /** A point, marked. */
  Marker: (props: Marked<Kind>) => ReactNode;
  /** What of the marker is behind the drawing and its names. */
  MarkerBehind: ((props: Marked<Kind>) => ReactNode) | null;
};
