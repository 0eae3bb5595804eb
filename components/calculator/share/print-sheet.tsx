import { useState } from "react";

import { usePrint } from "@/components/calculator/use-print";
import type { View } from "@/lib/calculator/report/view";
import { changedSince, disclaimer } from "@/lib/calculator/share/summary";
import { site } from "@/lib/site";

import { addressOfPage, dateToday, linkTo } from "./page-facts";

/** What stands above the result on paper: the day it was printed and the numbers it rests on. */
export function PrintHead({ inputs, stale }: Pick<View, "inputs"> & { stale?: boolean }) {
  // A page may stay open for days: the day is asked for when the sheet is made.
  const [date, setDate] = useState("");
  usePrint(() => setDate(dateToday()));
  // Written with the first sheet: a list may be long, and is rarely printed.
  if (!date) return null;

  return (
    <div className="hidden pb-3 text-sm print:block">
      <div className="flex items-baseline justify-between">
        <h2 className="text-base font-semibold">Your numbers</h2>
        <p>
          {site.name} · <span>Printed {date}</span>
        </p>
      </div>
      {stale && <p className="font-semibold">{changedSince}</p>}
      <dl className="grid grid-cols-3 gap-x-6">
        {inputs.map(({ label, text }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-x-3 border-b border-border py-0.5"
          >
            <dt>{label}</dt>
            <dd className="tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A longer address would fill the sheet, and nobody types it: the numbers in it stand above. */
const longestAddress = 250;

/** What stands below it: what the figures are, and where they can be opened again. */
export function PrintFoot({ fragment }: { fragment: string }) {
  // No link of the page: one that cannot be seen would only be heard.
  const [isPrinted, setPrinted] = useState(false);
  usePrint(() => setPrinted(true));
  if (!isPrinted) return null;

  const link = linkTo(fragment);
  return (
    <div className="hidden text-sm print:block">
      <p>{disclaimer}</p>
      {/* Broken anywhere, so that a hyphen at the end of a line is always part of the address. */}
      <p className="break-all">
        Open it again at <a href={link}>{link.length > longestAddress ? addressOfPage() : link}</a>
      </p>
    </div>
  );
}
