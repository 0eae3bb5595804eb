import { boxSize, lineHeight, type Box } from "./labels";
import type { Scales } from "./scales";

/** Where the name of a layer stands, and the line that leads to it where it stands beside it. */
type BarTag = { box: Box; lead?: { x: number; from: number; to: number } };

/** How far a name keeps from a layer that is too thin to carry it. */
const gap = 10;

/** The name of a layer where it is thickest: on it, or beyond it with a line where it is thin. */
export function barTag(
  label: string,
  layer: readonly [number, number][],
  { x, y, frame }: Pick<Scales, "x" | "y" | "frame">,
): BarTag {
  const thickness = layer.map(([low, top]) => y(low) - y(top));
  const thickest = thickness.indexOf(Math.max(...thickness));
  const [low, top] = layer[thickest] ?? [0, 0];
  const width = boxSize([label]).width + 8;
  const height = lineHeight + 6;
  const middle = (y(low) + y(top)) / 2;
  const center = Math.max(
    frame.left + 6 + width / 2,
    Math.min(frame.right - 6 - width / 2, x(thickest)),
  );
  const boxAt = (boxTop: number) => ({ x: center - width / 2, y: boxTop, width, height });

  if ((thickness[thickest] ?? 0) >= height + 4) return { box: boxAt(middle - height / 2) };
  // Away from zero: below a layer that hangs from it.
  const box = boxAt(low < 0 ? y(low) + gap : y(top) - height - gap);
  return { box, lead: { x: x(thickest), from: low < 0 ? box.y : box.y + height, to: middle } };
}
