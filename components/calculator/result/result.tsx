import { useDeferredValue, useMemo, type Ref, type RefObject } from "react";

import { useScenarios } from "@/components/calculator/analysis/use-scenarios";
import { focusBox } from "@/components/calculator/form/keep-focus";
import { useFormInView } from "@/components/calculator/form/use-form-in-view";
import { ShareActions } from "@/components/calculator/share/share-actions";
import { useSteady } from "@/components/calculator/use-steady";
import { scenariosText } from "@/lib/calculator/analysis/scenarios";
import { draftFromFragment, type Draft, type FieldCodecs } from "@/lib/calculator/form/draft";
import { datesOf } from "@/lib/calculator/report/dates";
import { viewOf } from "@/lib/calculator/report/view";
import type { Calculation } from "@/lib/calculator/run";
import { carriedByLink, fragmentOf } from "@/lib/calculator/share/draft-to-link";
import { resultVersionIn } from "@/lib/calculator/share/result-version";
import { cn } from "@/lib/utils";

import { OutOfDateBar } from "./out-of-date";
import { PartButtons } from "./part-buttons";
import { Parts } from "./parts";
import { ResultPanel } from "./result-panel";
import { useSpokenAnswer } from "./use-spoken-answer";

type ResultRegionProps<Input, Result> = {
  calculation: Calculation<Input, Result>;
  /** What was in the boxes. */
  draft: Draft;
  /** An input has changed since. */
  stale: boolean;
  /** The figures themselves, without what stands below them. */
  ref: Ref<HTMLDivElement>;
  /** Counts the calculations that were asked for: with each, the answer is said. */
  asked: number;
  /** The fragment of the link that was followed last. */
  link: string;
  /** What the numbers were typed in. */
  form: RefObject<HTMLFormElement | null>;
  /** The live region of the page, which was there before the result and says its words. */
  status: RefObject<HTMLElement | null>;
  /** Fills the form and calculates. */
  open: (draft: Draft) => void;
  /** The results to compare once they have changed, and what changes them. */
  changedScenarios: Parameters<typeof useScenarios>[2];
};

/** The region of a result: the answer first, then the parts below it. */
export function ResultRegion<Input, Result>(props: ResultRegionProps<Input, Result>) {
  const { calculation, draft, open, stale, ref, asked, link, form, status } = props;
  const { definition, input, result, world } = calculation;
  const { fields } = definition;
  const view = useMemo(() => viewOf(definition, input, result), [definition, input, result]);
  const fragment = useMemo(() => fragmentOf(fields, draft), [fields, draft]);
  const copied = useMemo(() => copiedVersion(fields, fragment, link), [fields, fragment, link]);
  const hasDates = datesOf(definition, input, result, world).length > 0;
  const compared = useScenarios(definition, link, props.changedScenarios);
  const { scenarios } = compared;
  const carried = useMemo(() => carriedByLink(fields, draft), [fields, draft]);
  const linkFragment = [fragmentOf(fields, carried.draft), scenariosText(fields, scenarios)]
    .filter(Boolean)
    .join("&");
  useFormInView(form);
  useSpokenAnswer({ view, asked, stale, status });

  const shown = useMemo(
    () => ({ calculation, draft, view, copied }),
    [calculation, draft, view, copied],
  );
  const now = useMemo(
    () => ({ shown, fragment: linkFragment, stale, link }),
    [shown, linkFragment, stale, link],
  );
  // The figures are painted first, and what stands below them follows.
  const below = useDeferredValue(now, null);
  const openLater = useSteady(open);

  return (
    <>
      <section
        data-result
        data-stale={stale || undefined}
        aria-labelledby="result-heading"
        className={cn(
          "grid grid-cols-1 gap-6",
          // Gray, and no paler: words keep their contrast. On one element: what stands in it is not styled anew.
          "data-stale:rounded-xl data-stale:outline-2 data-stale:outline-offset-4 data-stale:outline-muted-foreground data-stale:[filter:grayscale(1)] data-stale:outline-dashed",
          asked % 2 === 0 ? "animate-result" : "animate-next-result",
        )}
      >
        <ResultPanel
          ref={ref}
          view={view}
          stale={stale}
          change={(boxes) => open({ ...draft, ...boxes })}
          add={(box) => form.current && focusBox(form.current, box)}
        >
          {below && (
            <>
              <PartButtons forms={definition.filledForms?.title} />
              <ShareActions
                view={view}
                today={world.today}
                fragment={linkFragment}
                leftOut={carried.remark}
                stale={stale}
                saveCsv={async (page) =>
                  (await import("@/components/calculator/share/save-csv")).saveCsv(
                    calculation,
                    page,
                  )
                }
                saveWorkbook={async (page) =>
                  (await import("@/components/calculator/share/save-workbook")).saveWorkbook(
                    calculation,
                    scenarios,
                    page,
                  )
                }
                saveCalendar={
                  hasDates
                    ? async (page) =>
                        (await import("@/components/calculator/share/save-calendar")).saveCalendar(
                          calculation,
                          page,
                        )
                    : undefined
                }
              />
            </>
          )}
        </ResultPanel>
        {below && <Parts {...below} {...compared} open={openLater} />}
      </section>
      {stale && <OutOfDateBar update={() => form.current?.requestSubmit()} />}
    </>
  );
}

/** The version that this result was copied from, if it is the one that the link opens. */
function copiedVersion(fields: FieldCodecs, fragment: string, link: string) {
  const version = resultVersionIn(link);
  const linked = version && draftFromFragment(fields, link);
  return linked && fragmentOf(fields, linked.draft) === fragment ? version : undefined;
}
