import { area, curveMonotoneX, curveStepAfter, line } from "d3-shape";
import { useId } from "react";

import type { Area } from "@/lib/calculator/charts/chart";

import { Label, Marks } from "./label";
import { dotted } from "./labels/geometry";
import { plotLabels, type Name, type PlacedMark } from "./labels/plot-labels";
import { Dot, plotChart } from "./plot-chart";
import { extentOf, positionScale, type PointScales } from "./scales";
import { faint, layersOf, layerStyle } from "./series";
import { boxSize } from "./text-size";

/** Amounts over time, one on the other. */
export const areaChart = plotChart({
  name: "Area chart",
  extentOf: ({ series }: Area) => extentOf(layersOf(series).flat(2)),
  roomBeyond: () => 12,
  positionScale,
  marksOf: ({ marks }) => marks,
  Drawing: Layers,
  Behind: ({ chart, ...scales }) => {
    const edge = edgeOn(chart, scales);
    return layersOf(chart.series).map((layer, index) => (
      <path key={index} d={edge(layer) ?? undefined} {...faint.line} />
    ));
  },
  Marker: ({ chart, index, at, y }) =>
    layersOf(chart.series).map((layer, series) => (
      <Dot key={series} x={at(index)} y={y(layer[index]?.[1] ?? 0)} />
    )),
  hasMarkerLine: true,
});

/** Layers over time, one on the other: a strong edge over a faint ground. */
function Layers({ chart, ...scales }: PointScales & { chart: Area }) {
  const { at, y } = scales;
  const { marks, names } = areaLabels(chart, scales);
  const hatching = useId();
  const layers = layersOf(chart.series);

  const ground = area<[number, number]>(
    (_, index) => at(index),
    ([low]) => y(low),
    ([, top]) => y(top),
  ).curve(curves[chart.curve]);
  const edge = edgeOn(chart, scales);

  return (
    <>
      <pattern
        id={hatching}
        width={6}
        height={6}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V6" strokeWidth={2} className="stroke-foreground" />
      </pattern>
      {chart.series.map((one, index) => {
        const layer = layers[index] ?? [];
        const { fill, stroke, dash, ground: strength } = layerStyle(one, index);
        const name = names[index];
        return (
          <g key={index}>
            {strength === "hatched" ? (
              <path d={ground(layer) ?? undefined} fill={`url(#${hatching})`} />
            ) : (
              <path d={ground(layer) ?? undefined} fillOpacity={strength} className={fill} />
            )}
            <path
              d={edge(layer) ?? undefined}
              fill="none"
              strokeWidth={2.5}
              strokeDasharray={dash}
              className={stroke}
            />
            {name && (
              <Label
                {...name}
                lines={[name.label]}
                align="start"
                fill={fill}
                rim={strength === "hatched" ? undefined : "stroke-none"}
                stroke={stroke}
              />
            )}
          </g>
        );
      })}
      <Marks marks={marks} rimOf={rimOf} />
    </>
  );
}

/** Over a tint words need no rim. Those above their point stand on the plain ground, whose lines it hides. */
const rimOf = ({ box, points }: PlacedMark) =>
  points.every(({ y }) => box.y + box.height <= y) ? undefined : "stroke-none";

const curves = { smooth: curveMonotoneX, step: curveStepAfter };

/** The upper edge of a layer. */
const edgeOn = ({ curve }: Area, { at, y }: PointScales) =>
  line<[number, number]>(
    (_, index) => at(index),
    ([, top]) => y(top),
  ).curve(curves[curve]);

/** A part of a layer in which its name may stand, in pixels. */
type Stretch = { from: number; to: number; middle: number; thickness: number };

/** How far a name keeps from the edge of its stretch. */
const gap = 10;

/** A loan’s layers are thickest at the start, and there its name has room. */
function startOf(layer: readonly [number, number][], { frame, y }: PointScales): Stretch {
  const [low = 0, top = 0] = layer[0] ?? [];
  return {
    from: frame.left + gap,
    to: Infinity,
    middle: (y(low) + y(top)) / 2,
    thickness: y(low) - y(top),
  };
}

/** The parts of a layer of steps that are level, the largest first. */
function levelStretches(layer: readonly [number, number][], { at, y }: PointScales): Stretch[] {
  const stretches: Stretch[] = [];
  // The last point only ends the step before it.
  for (const [place, [low, top]] of layer.slice(0, -1).entries()) {
    const [middle, thickness] = [(y(low) + y(top)) / 2, y(low) - y(top)];
    const last = stretches.at(-1);
    const isLevel = last && Math.abs(last.middle - middle) < 1;
    if (isLevel && Math.abs(last.thickness - thickness) < 2) last.to = at(place + 1);
    else stretches.push({ from: at(place) + gap, to: at(place + 1), middle, thickness });
  }
  return stretches
    .filter(({ thickness }) => thickness > 1)
    .toSorted((one, other) => areaOf(other) - areaOf(one));
}

const areaOf = ({ from, to, thickness }: Stretch) => Math.max(0, to - from) * thickness;

/** Where the names of the layers and the words of the marks stand. */
export function areaLabels(chart: Area, scales: PointScales) {
  const { at, y } = scales;
  const layers = layersOf(chart.series);
  const edges = layers.map((layer) =>
    dotted(layer.map(([, top], index) => ({ x: at(index), y: y(top) }))),
  );
  const names = layers.map((layer, index): Name => {
    const { label } = chart.series[index] ?? { label: "" };
    const stretches =
      chart.curve === "step" ? levelStretches(layer, scales) : [startOf(layer, scales)];
    return {
      label,
      sizes: [boxSize([label])],
      beside: (size) =>
        stretches
          .filter(({ from, to }) => from + size.width <= to)
          .flatMap(({ from, middle, thickness }) =>
            // In the middle, or off it where a line of the ground runs or another name stands.
            [0, -1, 1, -2, 2, -3, 3]
              .map((part) => (part * size.height) / 2)
              .filter((off) => off === 0 || thickness >= size.height + 2 * Math.abs(off))
              .map((off) => ({ x: from, y: middle + off - size.height / 2, ...size })),
          ),
      own:
        chart.curve === "step"
          ? stretches.flatMap(({ from, to, middle }) => [
              { x: Math.min(from, to), y: middle },
              { x: to, y: middle },
            ])
          : (edges[index] ?? []),
      others: [],
    };
  });
  return plotLabels({ marks: chart.marks, names, lines: edges }, scales);
}
