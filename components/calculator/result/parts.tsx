import { Fragment, memo, type ReactNode } from "react";

import type { ScenarioState } from "@/components/calculator/analysis/use-scenarios";
import { ChangesSince } from "@/components/calculator/analysis/changes-since";
import { MovableCharts, WhatIf } from "@/components/calculator/analysis/movable-charts";
import { Drawing } from "@/components/calculator/chart/charts";
import { Disclosure } from "@/components/calculator/loading/disclosure";
import { fetched, FetchedPart } from "@/components/calculator/loading/fetched-part";
import { NearScreen } from "@/components/calculator/loading/near-screen";
import { PrintFoot } from "@/components/calculator/share/print-sheet";
import type { Draft } from "@/lib/calculator/form/draft";
import type { TableView, View } from "@/lib/calculator/report/view";
import type { Calculation } from "@/lib/calculator/run";
import type { ResultVersion } from "@/lib/calculator/share/result-version";

import { Checklist } from "./checklist";
import { PlainTable } from "./plain-table";
import { Schedule } from "./schedule";

const GoalSeek = fetched(
  async () => (await import("@/components/calculator/analysis/goal-seek")).GoalSeek,
);
const Sensitivity = fetched(
  async () => (await import("@/components/calculator/analysis/sensitivity")).Sensitivity,
);
const Comparison = fetched(
  async () => (await import("@/components/calculator/analysis/comparison")).Comparison,
);
const FilledForms = fetched(async () => (await import("./filled-forms")).FilledForms);
const Continuations = fetched(async () => (await import("./continuations")).Continuations);
const Explanation = fetched(async () => (await import("./explanation")).Explanation);
const HeadlineFormula = fetched(async () => (await import("./explanation")).HeadlineFormula);

/** Fetches what every answer shows, while the answer itself is worked out and drawn. */
export function fetchParts() {
  Drawing.fetch();
  WhatIf.fetch();
  HeadlineFormula.fetch();
  Continuations.fetch();
}

/** A calculation, and what it is shown by. */
type ShownCalculation<Input, Result> = {
  calculation: Calculation<Input, Result>;
  view: View;
  /** What was in the boxes. */
  draft: Draft;
  /** The version that it was copied from, if a link brought it. */
  copied?: ResultVersion;
};

type PartsProps<Input, Result> = ScenarioState & {
  shown: ShownCalculation<Input, Result>;
  /** The fragment that opens this result again. */
  fragment: string;
  /** An input has changed since. */
  stale: boolean;
  /** The fragment of the link that was followed last. */
  link: string;
  /** Fills the form and calculates. */
  open: (draft: Draft) => void;
};

type Part = {
  name: string;
  /** By which it is known from one answer to the next, if not its name. */
  key?: string;
  content: ReactNode;
  /** The line that opens to it: without one it is in view. */
  fold?: { title: string; opened?: boolean };
};

const AllParts = <Input, Result>(props: PartsProps<Input, Result>) =>
  partsOf(props).map(({ name, key = name, content, fold }) =>
    fold ? (
      <Disclosure key={key} name={name} {...fold}>
        {content}
      </Disclosure>
    ) : (
      <Fragment key={key}>{content}</Fragment>
    ),
  );

/** What stands below the figures of a result: left as it is while the figures of the next press are painted. */
export const Parts = memo(AllParts) as unknown as typeof AllParts;

/** The parts in their order. */
function partsOf<Input, Result>(props: PartsProps<Input, Result>): Part[] {
  const { shown, scenarios, setScenarios, fragment, stale, link, open } = props;
  const { calculation, view, draft, copied } = shown;
  const { definition } = calculation;
  return [
    {
      name: "changes since",
      content: copied && <ChangesSince definition={definition} view={view} copied={copied} />,
    },
    { name: "charts", content: <MovableCharts {...shown} stale={stale} open={open} /> },
    {
      name: "formula",
      content: (
        // Most formulas need as much: what stands below hardly moves when it comes.
        <NearScreen className="h-96 rounded-xl border border-border bg-card">
          <FetchedPart
            title="The formula"
            place={<div className="h-96 rounded-xl border border-border bg-card" />}
          >
            <HeadlineFormula calculation={calculation} />
          </FetchedPart>
        </NearScreen>
      ),
    },
    ...view.checklists.map((list) => ({
      name: `checklist ${list.title}`,
      content: <Checklist {...list} />,
    })),
    // The end of the first sheet: each table begins another.
    { name: "print foot", content: <PrintFoot fragment={fragment} /> },
    ...view.tables.map((table) => ({
      name: `table ${table.name}`,
      content: isFoldedByYear(table) ? <Schedule {...table} /> : <PlainTable {...table} />,
    })),
    ...(definition.filledForms
      ? [
          {
            name: "filled forms",
            fold: { title: definition.filledForms.title },
            content: <FilledForms calculation={calculation} />,
          },
        ]
      : []),
    {
      name: "goal seek",
      fold: { title: "Work backward from a goal" },
      content: <GoalSeek calculation={calculation} draft={draft} stale={stale} open={open} />,
    },
    {
      name: "sensitivity",
      fold: { title: "What changes the answer" },
      content: <Sensitivity calculation={calculation} />,
    },
    {
      name: "comparison",
      // A link that is followed may bring results of its own.
      key: `comparison ${link}`,
      fold: { title: "Compare results side by side", opened: scenarios.length > 0 },
      content: (
        <Comparison
          calculation={calculation}
          scenarios={scenarios}
          setScenarios={setScenarios}
          draft={draft}
          open={open}
        />
      ),
    },
    {
      name: "explanation",
      fold: { title: "See the math" },
      content: <Explanation calculation={calculation} />,
    },
    {
      name: "continuations",
      content: (
        <NearScreen className="h-96 print:hidden">
          <FetchedPart title="Use these numbers in another calculator">
            <Continuations calculation={calculation} />
          </FetchedPart>
        </NearScreen>
      ),
    },
  ];
}

/** More months than a person reads in a row are folded into years. */
const mostPlainMonths = 24;

const isFoldedByYear = ({ by, rows }: TableView) => by === "month" && rows.length > mostPlainMonths;
