import { useMemo, useState } from "react";

import { ChartCard } from "@/components/calculator/chart/charts";
import { fetched, FetchedPart } from "@/components/calculator/loading/fetched-part";
import { NearScreen } from "@/components/calculator/loading/near-screen";
import { usePrint } from "@/components/calculator/use-print";
import { chartsOf } from "@/lib/calculator/charts/charts-of";
import type { Draft } from "@/lib/calculator/form/draft";
import { fieldsOf } from "@/lib/calculator/form/fields";
import type { View } from "@/lib/calculator/report/view";
import type { Calculation } from "@/lib/calculator/run";

import { useMovedNumbers } from "./use-moved-numbers";

export const WhatIf = fetched(async () => (await import("./what-if")).WhatIf);

type MovableChartsProps<Input, Result> = {
  calculation: Calculation<Input, Result>;
  view: View;
  /** What was in the boxes. */
  draft: Draft;
  /** An input has changed since. */
  stale: boolean;
  /** Fills the form and calculates. */
  open: (draft: Draft) => void;
};

/** The charts of an answer. Under the first stand numbers to move: it follows them, and shows where it was. */
export function MovableCharts<Input, Result>(props: MovableChartsProps<Input, Result>) {
  const { calculation, view, draft, stale, open } = props;
  const moved = useMovedNumbers(calculation, draft);
  const [onPaper, setOnPaper] = useState(false);
  // On a sheet stands the answer that was asked for.
  usePrint(
    () => setOnPaper(true),
    () => setOnPaper(false),
  );
  const [first, ...others] = useMemo(() => chartsOf(view.charts), [view]);
  const drawn = useMemo(() => {
    const now = first && moved.answer?.chart;
    return now ? { ...now, behind: first } : first;
  }, [first, moved.answer]);

  const whatIf = asksNumbers(calculation.definition.fields) && (
    <NearScreen className="h-96 print:hidden">
      <FetchedPart title="What if?">
        <WhatIf
          calculation={calculation}
          view={view}
          moved={moved}
          isDrawn={drawn?.behind !== undefined}
          stale={stale}
          use={() => open({ ...draft, ...moved.boxes })}
        />
      </FetchedPart>
    </NearScreen>
  );
  if (!first || !drawn)
    return (
      <div className="rounded-xl border border-border bg-card empty:hidden print:hidden">
        {whatIf}
      </div>
    );
  return (
    <>
      <ChartCard chart={onPaper ? first : drawn}>{whatIf}</ChartCard>
      {others.map((chart) => (
        <ChartCard key={chart.name} chart={chart} />
      ))}
    </>
  );
}

/** Whether a form asks for a number by itself, and not only for lists of them. */
const asksNumbers = (fields: object) => fieldsOf(fields).some(([, field]) => "bounds" in field);
