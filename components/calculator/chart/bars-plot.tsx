import type { Bars } from "@/lib/calculator/charts/chart";

import { BarLabel } from "./bar-label";
import { barTag } from "./bar-tag";
import { LineAcross } from "./line-across";
import type { Scales } from "./scales";
import { layersOf, seriesStyles } from "./series";

type BarsPlotProps = Scales & { chart: Bars; hatch: string };

/** A bar for each period, made of its parts: the first one whole, the second one hatched. */
export function BarsPlot({ chart, hatch, ...scales }: BarsPlotProps) {
  const { x, y, band } = scales;
  const width = Math.min(72, band * 0.8);
  const layers = layersOf(chart.series);
  const tags = layers.map((layer, series) => {
    const label = chart.series[series]?.label ?? "";
    return { label, ...barTag(label, layer, scales, chart.line?.values) };
  });

  return (
    <>
      {layers.map((layer, series) => (
        <path
          key={chart.series[series]?.label}
          // One path for all bars of a series: sixty rectangles take longer to draw.
          d={layer
            .map(([low, top], index) => {
              const height = Math.max(0, y(low) - y(top));
              return `M${x(index) - width / 2} ${y(top)}h${width}v${height}h${-width}z`;
            })
            .join("")}
          fill={series === 0 ? undefined : `url(#${hatch})`}
          className={series === 0 ? seriesStyles(series).fill : undefined}
        />
      ))}
      {chart.line && (
        <LineAcross series={chart.line} {...scales} taken={tags.map(({ box }) => box)} />
      )}
      {tags.map((tag) => (
        <BarLabel key={tag.label} {...tag} />
      ))}
    </>
  );
}
