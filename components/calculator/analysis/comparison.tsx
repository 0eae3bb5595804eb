import { useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { focusAnswer } from "@/components/calculator/form/keep-focus";
import { titleOfPage } from "@/components/calculator/share/page-facts";
import {
  canSaveScenarios,
  saveScenarios,
  savedScenarios,
} from "@/components/calculator/share/saved-scenarios";
import { SidewaysRegion } from "@/components/calculator/table/sideways-region";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { comparisonOf, type Comparison } from "@/lib/calculator/analysis/comparison";
import { keptText } from "@/lib/calculator/analysis/kept-text";
import { mostScenarios, nextName } from "@/lib/calculator/analysis/scenario-parts";
import {
  longestName,
  scenariosIn,
  scenariosText,
  type Scenario,
} from "@/lib/calculator/analysis/scenarios";
import type { Draft } from "@/lib/calculator/form/draft";
import type { Calculation } from "@/lib/calculator/run";
import { sameDraft } from "@/lib/calculator/form/draft";
import { cn } from "@/lib/utils";

type ComparisonProps<Input, Result> = {
  calculation: Calculation<Input, Result>;
  /** What was in the boxes. */
  draft: Draft;
  scenarios: readonly Scenario[];
  setScenarios: (scenarios: readonly Scenario[]) => void;
  /** Fills the form and calculates. */
  open: (draft: Draft) => void;
};

/** Up to four results, kept while the numbers change, and what each has otherwise than the first. */
export function Comparison<Input, Result>(props: ComparisonProps<Input, Result>) {
  const { calculation, draft, scenarios, setScenarios, open } = props;
  const { id, fields, ephemeral } = calculation.definition;
  const [isOnDevice, setOnDevice] = useState(
    () =>
      scenarios.length > 0 &&
      scenariosText(fields, scenariosIn(fields, savedScenarios(id))) ===
        scenariosText(fields, scenarios),
  );
  const [isRefused, setRefused] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const same = scenarios.find((one) => sameDraft(one.draft, draft));
  const comparison = useMemo(() => {
    const shown = same ? scenarios : [...scenarios, { name: "Now", draft }];
    return comparisonOf(calculation, shown);
  }, [calculation, scenarios, same, draft]);

  function store(wanted: boolean, next: readonly Scenario[]) {
    const isKept = wanted && next.length > 0;
    const text = isKept ? keptText(calculation, next, titleOfPage(), savedScenarios(id)) : "";
    const isDone = saveScenarios(id, text);
    setRefused(!isDone);
    setOnDevice(wanted && isDone);
  }
  function change(next: readonly Scenario[]) {
    setScenarios(next);
    if (isOnDevice) store(true, next);
  }
  /** Keeps one more or one less, and goes on at the name at `position`, the last, or the button. */
  function changeAt(position: number, next: readonly Scenario[]) {
    flushSync(() => change(next));
    const items = part.current?.querySelectorAll("li");
    const item = items?.[Math.min(position, items.length - 1)];
    (item?.querySelector("input") ?? part.current?.querySelector("button"))?.focus();
  }

  return (
    <div ref={part} data-slot="comparison" className="grid gap-5">
      <p className="max-w-prose text-muted-foreground print:hidden">
        Keep this result, change your numbers, and see both side by side. Copy link, Spreadsheet and
        Print include the results you keep.
      </p>
      {same ? (
        <p className="print:hidden">This result is kept as “{same.name}”.</p>
      ) : scenarios.length < mostScenarios ? (
        <Button
          variant="outline"
          className="print:hidden"
          onClick={() =>
            changeAt(scenarios.length, [...scenarios, { name: freeName(scenarios), draft }])
          }
        >
          Keep this result
        </Button>
      ) : (
        <p className="print:hidden">
          {`${mostScenarios} results are kept. Remove one to keep this one.`}
        </p>
      )}
      {scenarios.length > 0 && (
        <>
          <ScenarioList scenarios={scenarios} change={change} changeAt={changeAt} open={open} />
          <ComparisonTable {...comparison} />
          <div role="status" className="grid gap-2 empty:hidden">
            {comparison.differences.map((sentence, index) => (
              <p key={index} className="max-w-prose">
                {sentence}
              </p>
            ))}
          </div>
        </>
      )}
      {!ephemeral && canSaveScenarios() && scenarios.length > 0 && (
        <div className="grid gap-1 text-sm print:hidden">
          <label className="flex min-h-target items-center gap-3">
            <input
              type="checkbox"
              checked={isOnDevice}
              onChange={(event) => store(event.target.checked, scenarios)}
              className="size-5 shrink-0 accent-primary"
            />
            Keep these results on this device
          </label>
          <p role="status" className="font-medium text-destructive empty:hidden">
            {isRefused &&
              "This browser doesn’t let the page save anything. Your results stay until you leave the page. To keep them, use Copy link."}
          </p>
          <p className="text-muted-foreground">
            They last until you erase them, and never leave the device.{" "}
            <a href="/privacy-policy#device" className="underline underline-offset-4">
              See or erase what is kept
            </a>
          </p>
        </div>
      )}
    </div>
  );
}

type ScenarioListProps = Pick<ComparisonProps<unknown, unknown>, "scenarios" | "open"> & {
  change: (scenarios: readonly Scenario[]) => void;
  changeAt: (position: number, scenarios: readonly Scenario[]) => void;
};

/** The kept results by their names, which can be changed. */
function ScenarioList({ scenarios, change, changeAt, open }: ScenarioListProps) {
  const id = useId();
  return (
    <ul className="grid gap-3 print:hidden">
      {scenarios.map(({ name, draft }, index) => (
        <li key={index} className="flex flex-wrap items-center gap-2">
          <label htmlFor={`${id}-${index}`} className="sr-only">
            {`Name of result ${index + 1}`}
          </label>
          <Input
            id={`${id}-${index}`}
            value={name}
            maxLength={longestName}
            className="min-w-40 grow basis-0"
            onChange={(event) => change(scenarios.with(index, { name: event.target.value, draft }))}
          />
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              focusAnswer();
              open(draft);
            }}
          >
            Use<span className="sr-only"> the numbers of {name}</span>
          </Button>
          <Button
            variant="outline"
            size="sm"
            onClick={() => changeAt(index, scenarios.toSpliced(index, 1))}
          >
            Remove<span className="sr-only"> {name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Input by input and figure by figure; what is otherwise than in the first stands out. */
const ComparisonTable = ({ names, inputs, figures }: Comparison) => (
  <div className="overflow-hidden rounded-lg border border-border">
    <SidewaysRegion label="Results side by side">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">Results side by side</caption>
        <thead className="bg-muted">
          <tr>
            <td className={cellClass} />
            {names.map((name, index) => (
              <th key={index} scope="col" className={cellClass}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {[inputs, figures].map((lines, part) => (
          <tbody key={part} className="border-t-2 border-border">
            {lines.map(({ label, cells }) => (
              <tr key={label} className="border-t border-border">
                <th scope="row" className={cn(cellClass, "font-normal")}>
                  {label}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={index}
                    className={cn(cellClass, cell?.text !== cells[0]?.text && "font-semibold")}
                  >
                    {cell?.text ?? "–"}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </SidewaysRegion>
  </div>
);

const cellClass = "px-3 py-2 text-right align-top first:text-left";

/** The first name that none of them has. */
function freeName(scenarios: readonly Scenario[]): string {
  let index = scenarios.length;
  while (scenarios.some(({ name }) => name === nextName(index))) index += 1;
  return nextName(index);
}
