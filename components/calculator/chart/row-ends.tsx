import { lineHeight, widthOf } from "./text-size";
import { barHeight, type PlacedRow } from "./row-places";

/** From one end's words to the other's. */
const gap = 12;

/**
 * Where the words under the two ends of a bar stand: those of the lower end begin at `low`, those of
 * the higher one end at `high`. Under a bar that is too short for both they reach beyond it.
 */
export function endPlaces(
  [low, high]: readonly [string, string],
  [left, right]: readonly [number, number],
  width: number,
) {
  const [lowWidth, highWidth] = [widthOf(low), widthOf(high)];
  const middle = (left + right) / 2;
  const wanted = Math.min(left, middle - gap / 2 - lowWidth);
  const start = Math.max(0, Math.min(wanted, width - highWidth - gap - lowWidth));
  const end = Math.max(right, middle + gap / 2 + highWidth, start + lowWidth + gap + highWidth);
  return { low: start, high: Math.min(width, end) };
}

type RowEndsProps = Pick<PlacedRow, "from" | "to" | "barTop"> & {
  ends: readonly [string, string];
  x: (value: number) => number;
  width: number;
};

/** Under each end of a bar what it is there. */
export function RowEnds({ ends, from, to, barTop, x, width }: RowEndsProps) {
  const { low, high } = endPlaces(ends, [x(from), x(to)], width);
  const y = barTop + barHeight + lineHeight;
  return (
    <g aria-hidden className="fill-foreground tabular-nums">
      <text x={low} y={y}>
        {ends[0]}
      </text>
      <text x={high} y={y} textAnchor="end">
        {ends[1]}
      </text>
    </g>
  );
}
