import { curveLinear, curveStepAfter, line } from "d3-shape";

import type { Lines } from "@/lib/calculator/charts/chart";

import { Label } from "./label";
import { inTwo, lineHeight, type Point } from "./text-size";
import { cornersOf, linesLabels } from "./labels/lines-labels";
import { Marks } from "./marks";
import type { Scales } from "./scales";
import { seriesStyles } from "./series";

/** Lines side by side, each with its name beside it in its own color. */
export function LinesPlot({ chart, ...scales }: Scales & { chart: Lines }) {
  const { marks, names } = linesLabels(chart, scales);
  const path = line<Point>(
    (point) => point.x,
    (point) => point.y,
  ).curve(chart.curve === "step" ? curveStepAfter : curveLinear);

  return (
    <>
      {cornersOf(chart, scales).map((points, index) => {
        const style = seriesStyles(index);
        return (
          <path
            key={chart.series[index]?.label}
            d={path(points) ?? undefined}
            fill="none"
            strokeWidth={2.5}
            strokeLinejoin="round"
            strokeDasharray={style.dash}
            className={style.stroke}
          />
        );
      })}
      {names.map(({ label, box, lead }, index) => (
        <g key={label} className="font-semibold">
          <Label
            box={box}
            lead={lead}
            lines={box.height > lineHeight ? inTwo(label) : [label]}
            align="end"
            fill={seriesStyles(index).fill}
            stroke={seriesStyles(index).stroke}
          />
        </g>
      ))}
      <Marks marks={marks} />
    </>
  );
}
