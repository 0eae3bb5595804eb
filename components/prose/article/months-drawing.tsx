import { formatCount, formatWholeUsd } from "@/lib/format";

import { Label } from "./picture";

const ground = 216;
const brick = { width: 58, height: 25, gap: 4, step: 74, left: 26 };

/** A wall of bricks, one for each month of expenses: the funds of one month to `totals.length`. */
export function MonthsDrawing({
  totals,
  labeled,
}: {
  /** The fund of so many months, from one month on. */
  totals: readonly number[];
  /** The months whose fund is named; the first of them ends the filled part. */
  labeled: readonly number[];
}) {
  const filled = labeled[0] ?? totals.length;
  return (
    <>
      {totals.flatMap((_, index) =>
        Array.from({ length: index + 1 }, (_, level) => (
          <rect
            key={`${index} ${level}`}
            x={leftOf(index)}
            y={topOf(level)}
            width={brick.width}
            height={brick.height}
            rx="3"
            className={
              index < filled ? "fill-chart-1" : "fill-chart-1/20 stroke-chart-1 [stroke-width:1.5]"
            }
          />
        )),
      )}
      {labeled.map((months) => {
        const middle = leftOf(months - 1) + brick.width / 2;
        return (
          <g key={months}>
            <Label x={middle} y={topOf(months - 1) - 9} anchor="middle" isStrong>
              {formatWholeUsd(totals[months - 1] ?? 0)}
            </Label>
            <Label x={middle} y={ground + 22} anchor="middle">
              {formatCount(months, "month")}
            </Label>
          </g>
        );
      })}
    </>
  );
}

const leftOf = (index: number) => brick.left + index * brick.step;
const topOf = (level: number) => ground - (level + 1) * (brick.height + brick.gap);
