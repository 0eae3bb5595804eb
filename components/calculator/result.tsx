import { useDeferredValue, useEffect, useMemo, useRef } from "react";
import { createPortal } from "react-dom";

import type { Definition } from "@/lib/calculator/definition";
import { viewOf, type View } from "@/lib/calculator/view";

import { Charts } from "./chart/charts";
import { Later } from "./later";
import { ResultPanel } from "./result-panel";
import { WorkingDisclosure } from "./working-disclosure";

const loadSchedule = () => import("./schedule").then(({ Schedule }) => Schedule);

type ResultRegionProps<Input, Result> = {
  definition: Definition<Input, Result>;
  input: Input;
  result: Result;
  /** The fragment that opens this result again. */
  fragment: string;
  /** An input has changed since. */
  stale: boolean;
  /** Counts the calculations: with each, the answer is brought into view. */
  runs: number;
  /** The live region of the page, which was there before the result and says its words. */
  status: HTMLElement | null;
};

/** The region of a result: the answer first, then its tables. */
export function ResultRegion<Input extends Record<string, number>, Result>(
  props: ResultRegionProps<Input, Result>,
) {
  const { definition, input, result, fragment, stale, runs, status } = props;
  const view = useMemo(() => viewOf(definition, input, result), [definition, input, result]);
  const answer = useRef<HTMLDivElement>(null);
  // The figures are painted first; a long schedule is built after them.
  const { charts, tables } = useDeferredValue(view);

  useEffect(() => {
    // Nothing is returned: newer browsers answer with a promise, which is no clean-up.
    void answer.current?.scrollIntoView({ block: "nearest" });
  }, [runs]);

  return (
    <section
      data-result
      data-stale={stale || undefined}
      aria-labelledby="result-heading"
      className="grid animate-result grid-cols-1 gap-6"
    >
      {status && createPortal(spoken(view), status)}
      <div ref={answer}>
        <ResultPanel
          view={view}
          fragment={fragment}
          saveWorkbook={async () =>
            (await import("./save-workbook")).saveWorkbook(definition, input, result)
          }
          stale={stale}
        />
      </div>
      <Charts charts={charts} />
      {tables.map((table) => (
        <Later key={table.name} load={loadSchedule} props={table} name="The schedule" />
      ))}
      <WorkingDisclosure definition={definition} input={input} result={result} />
    </section>
  );
}

const spoken = ({ headline: { label, parts }, verdict }: View) =>
  `${label}: ${parts.map(({ text }) => text).join(", ")}. ${verdict}`;
