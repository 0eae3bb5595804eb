import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

import type { View } from "@/lib/calculator/report/view";
import { changedSince, disclaimer } from "@/lib/calculator/share/summary";

import { dateToday, linkTo } from "./page-facts";

/** What stands above the result on paper: the day it was printed and the numbers it rests on. */
export function PrintHead({ inputs, stale }: Pick<View, "inputs"> & { stale?: boolean }) {
  const date = usePrintDate();
  // Written with the first sheet: a list of ten thousand rows is long, and rarely printed.
  if (!date) return null;

  return (
    <div className="hidden pb-3 text-sm print:block">
      <p>Printed {date}</p>
      {stale && <p className="font-semibold">{changedSince}</p>}
      <h2 className="mt-2 text-base font-semibold">Your numbers</h2>
      <dl className="grid grid-cols-2 gap-x-8">
        {inputs.map(({ label, text }) => (
          <div key={label} className="flex justify-between gap-x-4 border-b border-border py-1">
            <dt>{label}</dt>
            <dd className="tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What stands below it: what the figures are, and where they can be opened again. */
export const PrintFoot = ({ fragment }: { fragment: string }) => (
  <div className="hidden pt-3 text-sm print:block">
    <p>{disclaimer}</p>
    <p className="mt-1">Open it again at</p>
    {/* Broken anywhere, so that a hyphen at the end of a line is always part of the address. */}
    <p className="break-all">{linkTo(fragment)}</p>
  </div>
);

/** The day of printing. A page may stay open for days: asked for when the sheet is made. */
function usePrintDate() {
  const [date, setDate] = useState("");
  useEffect(() => {
    // Flushed, so that the date is there before the browser lays out the sheet.
    const refresh = () => flushSync(() => setDate(dateToday()));
    window.addEventListener("beforeprint", refresh);
    return () => window.removeEventListener("beforeprint", refresh);
  }, []);
  return date;
}
