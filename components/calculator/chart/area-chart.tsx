import { area, curveMonotoneX, line } from "d3-shape";

import type { Area } from "@/lib/calculator/charts/chart";

import { Label, Marks } from "./label";
import { dotted } from "./labels/geometry";
import { plotLabels, type Name, type PlacedMark } from "./labels/plot-labels";
import { Dot, plotChart } from "./plot-chart";
import { extentOf, positionScale, type PointScales } from "./scales";
import { faint, layersOf, seriesStyles } from "./series";
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
    const edge = edgeOn(scales);
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

  const ground = area<[number, number]>(
    (_, index) => at(index),
    ([low]) => y(low),
    ([, top]) => y(top),
  ).curve(curveMonotoneX);
  const edge = edgeOn(scales);

  return (
    <>
      {layersOf(chart.series).map((layer, index) => {
        const style = seriesStyles(index);
        const name = names[index];
        return (
          <g key={index}>
            <path d={ground(layer) ?? undefined} fillOpacity={0.16} className={style.fill} />
            <path
              d={edge(layer) ?? undefined}
              fill="none"
              strokeWidth={2.5}
              strokeDasharray={style.dash}
              className={style.stroke}
            />
            {name && (
              <Label
                {...name}
                lines={[name.label]}
                align="start"
                fill={style.fill}
                rim="stroke-none"
                stroke={style.stroke}
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

/** The upper edge of a layer. */
const edgeOn = ({ at, y }: PointScales) =>
  line<[number, number]>(
    (_, index) => at(index),
    ([, top]) => y(top),
  ).curve(curveMonotoneX);

/** Where the names of the layers and the words of the marks stand. */
export function areaLabels(chart: Area, scales: PointScales) {
  const { frame, at, y } = scales;
  const layers = layersOf(chart.series);
  const edges = layers.map((layer) =>
    dotted(layer.map(([, top], index) => ({ x: at(index), y: y(top) }))),
  );
  const names = layers.map((layer, index): Name => {
    const { label } = chart.series[index] ?? { label: "" };
    // A loan's layers are thickest at the start, and there its name has room.
    const [low = 0, top = 0] = layer[0] ?? [];
    const [middle, thickness] = [(y(low) + y(top)) / 2, y(low) - y(top)];
    return {
      label,
      sizes: [boxSize([label])],
      beside: (size) =>
        // In the middle, or a little off where a line of the ground runs there.
        [0, -1, 1]
          .map((part) => (part * size.height) / 2)
          .filter((off) => off === 0 || thickness >= size.height + 2 * Math.abs(off))
          .map((off) => ({ x: frame.left + 10, y: middle + off - size.height / 2, ...size })),
      own: edges[index] ?? [],
      others: [],
    };
  });
  return plotLabels({ marks: chart.marks, names, lines: edges }, scales);
}
