import { area, curveMonotoneX, line } from "d3-shape";

import type { Area } from "@/lib/calculator/charts/chart";

import { areaLabels } from "./labels/area-labels";
import { Label } from "./label";
import { Marks } from "./marks";
import type { Scales } from "./scales";
import { layersOf, seriesStyles } from "./series";

/** Layers over time, one on the other: a strong edge over a faint ground. */
export function AreaPlot({ chart, ...scales }: Scales & { chart: Area }) {
  const { x, y } = scales;
  const at = (index: number) => x(chart.x.values[index] ?? 0);
  const { marks, names } = areaLabels(chart, scales);

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
            {/* Over a tint words need no rim. */}
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
      <Marks marks={marks} rim="stroke-none" />
    </>
  );
}
