import type { Area } from "@/lib/calculator/charts/chart";

import { boxSize } from "../text-size";
import { dotted } from "./distance";
import { plotLabels } from "./plot-labels";
import type { Scales } from "../scales";
import { layersOf } from "../series";

/** Where the names of the layers and the words of the marks of an area stand. */
export function areaLabels(chart: Area, { frame, x, y }: Pick<Scales, "frame" | "x" | "y">) {
  const layers = layersOf(chart.series);
  const lines = layers.map((layer) =>
    dotted(layer.map(([, top], index) => ({ x: x(chart.x.values[index] ?? 0), y: y(top) }))),
  );
  const names = layers.map((layer, index) => {
    const { label } = chart.series[index] ?? { label: "" };
    const size = boxSize([label]);
    // A loan's layers are thickest at the start, and there its name has room.
    const [low = 0, top = 0] = layer[0] ?? [];
    const place = { x: frame.left + 10, y: (y(low) + y(top)) / 2 - size.height / 2, ...size };
    return { label, places: [place], own: lines[index] ?? [], others: [] };
  });
  return plotLabels({ marks: chart.marks, names, lines }, { frame, x, y });
}
