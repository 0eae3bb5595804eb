import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  type Ref,
  type RefObject,
} from "react";

import { Charts, loadDrawing } from "@/components/calculator/chart/charts";
import { roomIn } from "@/components/calculator/chart/room";
import { focusAnswer } from "@/components/calculator/form/keep-focus";
import { useFormInView } from "@/components/calculator/form/use-form-in-view";
import { Deferred } from "@/components/calculator/loading/deferred";
import { Disclosure } from "@/components/calculator/loading/disclosure";
import { fetchPart, Later } from "@/components/calculator/loading/later";
import { savedScenarios } from "@/components/calculator/share/saved-scenarios";
import { ShareActions } from "@/components/calculator/share/share-actions";
import { afterPaint } from "@/components/ui/after-paint";
import { scenariosIn, scenariosText, type Scenario } from "@/lib/calculator/analysis/scenarios";
import type { Report } from "@/lib/calculator/definition";
import { draftFromFragment, type Draft, type Fields } from "@/lib/calculator/form/draft";
import {
  readingOf,
  tablesOf,
  viewOf,
  type TableView,
  type View,
} from "@/lib/calculator/report/view";
import type { Calculated } from "@/lib/calculator/run";
import { fragmentOf } from "@/lib/calculator/share/draft-to-link";
import { resultVersionIn } from "@/lib/calculator/share/result-version";
import { remarkLine } from "@/lib/calculator/share/summary";
import { cn } from "@/lib/utils";

import { outOfDate, OutOfDateBar } from "./out-of-date";
import { ResultPanel } from "./result-panel";

const loadChecklist = () => import("./checklist").then(({ Checklist }) => Checklist);
const loadFolded = () => import("./schedule").then(({ Schedule }) => Schedule);
const loadPlain = () => import("./plain-table").then(({ PlainTable }) => PlainTable);
const loadCompare = <Input, Result>() =>
  import("@/components/calculator/analysis/comparison").then(
    ({ Comparison }) => Comparison<Input, Result>,
  );
const loadSolve = <Input, Result>() =>
  import("@/components/calculator/analysis/goal-seek").then(
    ({ GoalSeek }) => GoalSeek<Input, Result>,
  );
const loadInfluence = <Input, Result>() =>
  import("@/components/calculator/analysis/sensitivity").then(
    ({ Sensitivity }) => Sensitivity<Input, Result>,
  );
const loadSince = <Input, Result>() =>
  import("@/components/calculator/analysis/changes-since").then(
    ({ ChangesSince }) => ChangesSince<Input, Result>,
  );
const loadWorking = <Input, Result>() =>
  import("./explanation").then(({ Explanation }) => Explanation<Input, Result>);
/** More months than a person reads in a row are folded into years. */
const mostPlainMonths = 24;

type ResultRegionProps<Input, Result> = Calculated<Input, Result> & {
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
  /** The results that are kept to be compared, once they have changed, and what changes them. */
  keeping: readonly [SavedScenario | undefined, (kept: SavedScenario) => void];
};

/** Results to compare, and the link that was open when they were kept. */
export type SavedScenario = { scenarios: readonly Scenario[]; link: string };

/** The region of a result: the answer first, then its tables. */
export function ResultRegion<Input, Result>(props: ResultRegionProps<Input, Result>) {
  const { definition, answer: calculated, draft, open } = props;
  const { stale, ref, asked, link, form, status, keeping } = props;
  const { id, fields } = definition;
  useFormInView(form);
  // Whoever asked again for code that was lost is on a button that goes as this comes.
  const [isTriedAgain] = useState(() => document.activeElement?.closest("[role=alert]") != null);
  useEffect(() => {
    if (isTriedAgain) focusAnswer();
  }, [isTriedAgain]);
  const view = useMemo(
    () => viewOf(definition, calculated.input, calculated.result),
    [definition, calculated],
  );
  const fragment = useMemo(() => fragmentOf(fields, draft), [fields, draft]);
  const [changed, setChanged] = keeping;
  const kept = useMemo(
    () => scenariosAtHand(id, fields, link, changed),
    [id, fields, link, changed],
  );
  const keep = (scenarios: readonly Scenario[]) => setChanged({ scenarios, link });
  const linkFragment = [fragment, scenariosText(fields, kept)].filter(Boolean).join("&");
  const copied = useMemo(() => copiedResult(fields, fragment, link), [fields, fragment, link]);
  useSaid(view, asked, stale, status);
  const { room, isFetched } = useBelow(() =>
    Promise.allSettled([
      fetchBelow(definition),
      // How long a schedule is, and so how it is shown, only the answer says.
      ...view.tables.map((table) => fetchPart<unknown>(loaderFor(table))),
      copied && fetchPart(loadSince<Input, Result>),
    ]),
  );

  return (
    <>
      <section
        data-result
        data-stale={stale || undefined}
        aria-labelledby="result-heading"
        className={cn(
          "grid grid-cols-1 gap-6",
          // Dimmed, but for words: they keep their contrast.
          "data-stale:*:rounded-xl data-stale:*:outline-2 data-stale:*:outline-offset-4 data-stale:*:outline-muted-foreground data-stale:*:grayscale data-stale:*:outline-dashed data-stale:[&_svg]:opacity-60",
          asked % 2 === 0 ? "animate-result" : "animate-next-result",
        )}
      >
        <ResultPanel ref={ref} view={view} fragment={linkFragment} stale={stale}>
          {room !== undefined && (
            <Deferred>
              <ShareActions
                view={view}
                today={calculated.world.today}
                fragment={linkFragment}
                stale={stale}
                saveWorkbook={async () =>
                  (await import("@/components/calculator/share/save-workbook")).saveWorkbook(
                    { definition, answer: calculated },
                    kept,
                  )
                }
              />
            </Deferred>
          )}
        </ResultPanel>
        {room !== undefined && isFetched && (
          <>
            <Deferred>
              {copied && (
                <Later
                  load={loadSince<Input, Result>}
                  props={{ definition, view, stamp: copied }}
                  name="What has changed since this result was copied"
                />
              )}
              <Charts charts={view.charts} room={room} />
              {view.checklists.map((list) => (
                <Later
                  key={list.title}
                  load={loadChecklist}
                  props={list}
                  name={`“${list.title}”`}
                />
              ))}
              {view.tables.map((table) => (
                <Later
                  key={table.name}
                  load={loaderFor(table)}
                  props={table}
                  name={`“${table.label}”`}
                />
              ))}
              <Disclosure
                title="Start from the result you want"
                load={loadSolve<Input, Result>}
                props={{ definition, answer: calculated, draft, stale, open }}
              />
              <Disclosure
                title="What changes the answer"
                load={loadInfluence<Input, Result>}
                props={{ definition, answer: calculated }}
              />
            </Deferred>
            {/* What is typed or pressed there is shown at once: only its coming is put off. */}
            <Disclosure
              // A link that is followed may bring results of its own.
              key={link}
              title="Compare results side by side"
              opened={kept.length > 0}
              load={loadCompare<Input, Result>}
              props={{ definition, answer: calculated, draft, kept, keep, open }}
            />
            <Deferred>
              <Disclosure
                title="How this was worked out"
                load={loadWorking<Input, Result>}
                props={{ definition, answer: calculated }}
              />
            </Deferred>
          </>
        )}
      </section>
      {stale && <OutOfDateBar update={() => form.current?.requestSubmit()} />}
    </>
  );
}

/**
 * Says an answer aloud, and that it is out of date once it is. A live calculator answers every key: only
 * what was asked for is said.
 */
function useSaid(view: View, asked: number, stale: boolean, status: RefObject<HTMLElement | null>) {
  const say = useEffectEvent((region: HTMLElement) => {
    if (stale) region.textContent = outOfDate;
    else if (asked > 0) region.textContent = spoken(view);
  });
  useLayoutEffect(() => {
    const region = status.current;
    if (!region) return;
    say(region);
    return () => {
      region.textContent = "";
    };
  }, [asked, stale, status]);
}

/**
 * When what stands below the figures is built: the figures are painted first, and the room inside a
 * card is known without asking the browser for widths that it would have to work out. Then its code is
 * fetched, and all of it comes in one go: what the visitor reads or presses there is not moved away.
 */
function useBelow(fetchCode: () => Promise<unknown>) {
  const [room, setRoom] = useState<number>();
  const [isFetched, setFetched] = useState(false);
  const build = useEffectEvent(() => {
    const heading = document.getElementById("result-heading");
    setRoom(heading ? roomIn(heading) : 0);
    void fetchCode().then(() => setFetched(true));
  });
  useEffect(() => afterPaint(() => build()), []);
  return { room, isFetched };
}

/** Fetches what will stand below the figures. What does not come is asked for again by the part itself. */
export const fetchBelow = <Input, Result>({ charts, checklists, outputs }: Report<Input, Result>) =>
  Promise.allSettled(
    [
      charts && loadDrawing,
      checklists && loadChecklist,
      ...tablesOf(outputs).map(({ by }) => (by === "month" ? loadFolded : loadPlain)),
    ].map((load) => load && fetchPart<unknown>(load)),
  );

/** The results to compare: those of a newer link, else as the visitor left them, else as the device has them. */
function scenariosAtHand(
  id: string,
  fields: Fields,
  link: string,
  changed: SavedScenario | undefined,
) {
  const linked = scenariosIn(fields, link);
  if (changed && (changed.link === link || linked.length === 0)) return changed.scenarios;
  return linked.length > 0 ? linked : scenariosIn(fields, savedScenarios(id));
}

/** Where this result was copied from, if it is the one that the link opens. */
function copiedResult(fields: Fields, fragment: string, link: string) {
  const stamp = resultVersionIn(link);
  const linked = stamp && draftFromFragment(fields, link);
  return linked && fragmentOf(fields, linked.draft) === fragment ? stamp : undefined;
}

const loaderFor = ({ by, rows }: TableView) =>
  by === "month" && rows.length > mostPlainMonths ? loadFolded : loadPlain;

const spoken = ({ headline, verdict, remarks }: View) =>
  [`${headline.label}: ${readingOf(headline)}.`, verdict, ...remarks.map(remarkLine)].join(" ");
