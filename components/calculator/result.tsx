import { useDeferredValue, useEffect, useRef } from "react";

import type { View } from "@/lib/calculator/view";

import { Later } from "./later";
import { ResultPanel } from "./result-panel";

const loadSchedule = () => import("./schedule").then(({ Schedule }) => Schedule);

type ResultProps = {
  view: View;
  /** The fragment that opens this result again. */
  fragment: string;
  /** An input has changed since. */
  stale: boolean;
  /** Counts the calculations: with each, the answer is brought into view. */
  runs: number;
};

/** The region of a result: the answer first, then its tables. */
export function Result({ view, fragment, stale, runs }: ResultProps) {
  const answer = useRef<HTMLDivElement>(null);
  // The figures are painted first; a long schedule is built after them.
  const { tables } = useDeferredValue(view);

  useEffect(() => answer.current?.scrollIntoView({ block: "nearest" }), [runs]);

  return (
    <section
      data-result
      data-stale={stale || undefined}
      aria-labelledby="result-heading"
      className="grid animate-result grid-cols-1 gap-6"
    >
      <div ref={answer}>
        <ResultPanel view={view} fragment={fragment} stale={stale} />
      </div>
      {tables.map((table) => (
        <Later key={table.name} load={loadSchedule} props={table} name="The schedule" />
      ))}
    </section>
  );
}
