import { memo } from "react";

import { SidewaysRegion } from "@/components/calculator/table/sideways-region";

import type { Reading } from "./readings";

type NumbersProps = { subject: string; reading: Reading; opened: boolean };

/** The numbers of a chart as a table: for the keyboard, for screen readers, for whoever wants them. */
export const Numbers = memo(function Numbers({
  subject,
  reading: { columns, points },
  opened,
}: NumbersProps) {
  return (
    <details open={opened} className="group border-t border-border">
      <summary className="drawn-chevron flex min-h-target items-center gap-1 px-5 text-sm font-semibold group-open:before:rotate-135 hover:bg-muted sm:px-6">
        Show the numbers
      </summary>
      <SidewaysRegion label={`Numbers: ${subject}`} className="max-h-96 border-t border-border">
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{subject}</caption>
          <thead className="sticky top-0 bg-muted">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={cell}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ name, cells }, index) => (
              <tr key={index} className="border-t border-border">
                <th scope="row" className={cell}>
                  {name}
                </th>
                {cells.map((number, column) => (
                  <td key={column} className={cell}>
                    {number}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SidewaysRegion>
    </details>
  );
});

const cell =
  "px-4 py-2 text-right first:pl-5 first:text-left last:pr-5 sm:px-6 sm:first:pl-6 sm:last:pr-6";
