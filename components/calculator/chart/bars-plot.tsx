import type { Bars } from "@/lib/calculator/charts/chart";

import { BarLabel } from "./bar-label";
import { barTag } from "./bar-tag";
import { LineAcross } from "./line-across";
import type { Scales } from "./scales";
import { layersOf, seriesStyles } from "./series";

/** How thick the edge of a pale bar is. */
const edge = 2.5;

/** A bar for each period, made of its parts: the first one full, the second one pale with an edge. */
export function BarsPlot({ chart, ...scales }: Scales & { chart: Bars }) {
  const { x, y, bar } = scales;
  const layers = layersOf(chart.series);
  const tags = layers.map((layer, series) => {
    const label = chart.series[series]?.label ?? "";
    return { label, ...barTag(label, layer, scales, chart.line?.values) };
  });
  /** The end of a pale bar that is further from zero, drawn on its inside. */
  const edgeOf = ([low, top]: [number, number], index: number) => {
    const end = low < 0 ? y(low) - edge / 2 : y(top) + edge / 2;
    return low === top ? "" : `M${x(index) - bar / 2} ${end}h${bar}`;
  };

  return (
    <>
      {layers.map((layer, series) => (
        <g key={chart.series[series]?.label}>
          <path
            // One path for all bars of a series: sixty rectangles take longer to draw.
            d={layer
              .map(([low, top], index) => {
                const height = Math.max(0, y(low) - y(top));
                return `M${x(index) - bar / 2} ${y(top)}h${bar}v${height}h${-bar}z`;
              })
              .join("")}
            className={seriesStyles(series).bar}
          />
          {series > 0 && (
            <path
              d={layer.map((ends, index) => edgeOf(ends, index)).join("")}
              strokeWidth={edge}
              className={seriesStyles(series).stroke}
            />
          )}
        </g>
      ))}
      {chart.line && (
        <LineAcross series={chart.line} {...scales} taken={tags.map(({ box }) => box)} />
      )}
      {tags.map((tag, series) => (
        <BarLabel key={tag.label} {...tag} className={seriesStyles(series).fill} />
      ))}
    </>
  );
}
