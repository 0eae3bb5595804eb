import { useMemo, useState } from "react";

import { chartsOf } from "@/lib/calculator/charts/charts-of";
import type { Draft } from "@/lib/calculator/form/draft";
import { figureViewOf, headlineOf } from "@/lib/calculator/report/view";
import { run, type Calculation } from "@/lib/calculator/run";

type Moved<Input, Result> = {
  /** The answer that was asked for. */
  from: Calculation<Input, Result>;
  /** What stands in the boxes that were moved. */
  boxes: Draft;
  /** What comes of it, or came of the last numbers that had an answer. */
  calculation?: Calculation<Input, Result>;
  /** Why there is no answer, and the box that was moved last. */
  refusal?: { box: string; text: string };
};

/** Other numbers in some boxes and what they come to. The form stays as it is, and a new answer begins anew. */
export function useMovedNumbers<Input, Result>(from: Calculation<Input, Result>, draft: Draft) {
  const [last, setMoved] = useState<Moved<Input, Result>>();
  const moved = last?.from === from ? last : undefined;
  const { boxes = {}, calculation, refusal } = moved ?? {};

  function move(box: string, text: string) {
    const changed = { ...boxes, [box]: text };
    const outcome = run(from.definition, { ...draft, ...changed }, from.world);
    if (outcome.ok) return setMoved({ from, boxes: changed, calculation: outcome.calculation });
    const [error = outcome.notice.text] = Object.values(outcome.errors);
    const said = { box, text: outcome.errors[box] ?? error };
    setMoved({ from, boxes: changed, calculation, refusal: said });
  }

  const answer = useMemo(() => calculation && answerOf(calculation), [calculation]);
  return { boxes, calculation, answer, refusal, move, putBack: () => setMoved(undefined) };
}

/** What is watched of an answer while its numbers are moved. */
const answerOf = <Input, Result>({ definition, input, result }: Calculation<Input, Result>) => ({
  headline: figureViewOf(definition.outputs, result, headlineOf(definition, result)),
  verdict: definition.verdict(result, input),
  chart: chartsOf(definition.charts?.(result, input) ?? [])[0],
});

export type MovedNumbers<Input, Result> = ReturnType<typeof useMovedNumbers<Input, Result>>;
