import { formatWholeUsd } from "@/lib/format";

import { Label } from "./picture";

const plot = { left: 24, right: 456, top: 52, ground: 214 };

type SplitDrawingProps = {
  /** What is paid in each year of a loan. */
  years: readonly { interest: number; principal: number }[];
  totals: { interest: number; principal: number };
};

/** The payments of a loan, year by year: interest above, principal below. */
export function SplitDrawing({ years, totals }: SplitDrawingProps) {
  const step = (plot.right - plot.left) / years.length;
  const highest = Math.max(...years.map(({ interest, principal }) => interest + principal));
  const tallness = (amount: number) => (amount / highest) * (plot.ground - plot.top);

  return (
    <>
      {years.map(({ interest, principal }, index) => {
        const bar = { x: plot.left + index * step + 1.5, width: step - 3 };
        const split = plot.ground - tallness(principal);
        return (
          <g key={index}>
            <rect {...bar} y={split} height={tallness(principal)} className="fill-chart-1" />
            <rect
              {...bar}
              y={split - tallness(interest)}
              height={Math.max(0, tallness(interest) - 2)}
              className="fill-chart-2"
            />
          </g>
        );
      })}
      <rect x={plot.left} y="19" width="13" height="13" rx="2" className="fill-chart-2" />
      <Label x={plot.left + 21} y={31} isStrong>
        {`Interest ${formatWholeUsd(totals.interest)}`}
      </Label>
      <rect x="262" y="19" width="13" height="13" rx="2" className="fill-chart-1" />
      <Label x={283} y={31} isStrong>
        {`Principal ${formatWholeUsd(totals.principal)}`}
      </Label>
      <Label x={plot.left} y={plot.ground + 22}>
        Year 1
      </Label>
      <Label x={plot.right} y={plot.ground + 22} anchor="end">
        {`Year ${years.length}`}
      </Label>
    </>
  );
}
