import { area, curveMonotoneX, line } from "d3-shape";

import type { Area } from "@/lib/calculator/charts/chart";

import { Label } from "./label";
import { boxSize, dotted, type Box } from "./labels";
import { Marks, placedMarks } from "./marks";
import type { Scales } from "./scales";
import { layersOf, seriesStyles } from "./series";

/** Layers over time, one on the other: a strong edge over a faint ground. */
export function AreaPlot({ chart, ...scales }: Scales & { chart: Area }) {
  const { x, y, frame } = scales;
  const at = (index: number) => x(chart.x.values[index] ?? 0);
  const layers = layersOf(chart.series);
  const edges = layers.flatMap((layer) =>
    dotted(layer.map(([, top], index) => ({ x: at(index), y: y(top) }))),
  );
  const marks = placedMarks(chart.marks, scales, edges);

  const ground = area<[number, number]>(
    (_, index) => at(index),
    ([low]) => y(low),
    ([, top]) => y(top),
  ).curve(curveMonotoneX);
  const edge = line<[number, number]>(
    (_, index) => at(index),
    ([, top]) => y(top),
  ).curve(curveMonotoneX);

  return (
    <>
      {layers.map((layer, index) => {
        const { label } = chart.series[index] ?? { label: "" };
        const style = seriesStyles(index);
        const size = boxSize([label]);
        // A loan's layers are thickest at the start, and there its name has room.
        const [low = 0, top = 0] = layer[0] ?? [];
        const box: Box = {
          x: frame.left + 10,
          y: (y(low) + y(top)) / 2 - size.height / 2,
          ...size,
        };
        return (
          <g key={label}>
            <path d={ground(layer) ?? undefined} fillOpacity={0.16} className={style.fill} />
            <path
              d={edge(layer) ?? undefined}
              fill="none"
              strokeWidth={2.5}
              strokeDasharray={style.dash}
              className={style.stroke}
            />
            <Label box={box} lines={[label]} align="start" className="stroke-none" />
          </g>
        );
      })}
      <Marks marks={marks} className="stroke-none" />
    </>
  );
}
