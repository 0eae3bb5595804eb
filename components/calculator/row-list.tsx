import { memo, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { Draft } from "@/lib/calculator/draft";
import { inSentence } from "@/lib/calculator/in-sentence";
import type { RowColumn, RowsField } from "@/lib/calculator/rows-field";
import { cn } from "@/lib/utils";

import type { ControlProps } from "./controls";
import { Problem } from "./problem";

/** A list of rows: each can be removed but the last, and more can be added without end. */
export const RowList = memo(function RowList({
  name,
  field,
  draft,
  problems,
}: ControlProps<RowsField<Record<string, unknown>>>) {
  const { label, hint, item, columns } = field;
  const list = useRef<HTMLUListElement>(null);
  const [ids, setIds] = useState(() => openedIds(name, columns, draft));
  // What is wrong was said of the rows as they stood then.
  const [checked, setChecked] = useState({ problems, ids });
  if (checked.problems !== problems) setChecked({ problems, ids });
  const positionThen = new Map(checked.ids.map((id, position) => [id, position]));

  /** Changes the rows, and goes on at the first box of the one at `position`. */
  function change(next: number[], position: number) {
    flushSync(() => setIds(next));
    list.current?.children[position]?.querySelector("input")?.focus();
    // The form hears of it as it hears of typing.
    list.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <fieldset data-slot="row-list" aria-describedby={hint && `field-${name}-hint`}>
      <legend className="text-lg font-bold">{label}</legend>
      {hint && (
        <p id={`field-${name}-hint`} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
      <ul ref={list} className="mt-2 grid gap-3">
        {ids.map((id, position) => (
          <li key={id} className="flex flex-wrap items-end gap-2">
            {Object.entries<RowColumn>(columns).map(([column, cell]) => (
              <Cell
                key={column}
                box={`${name}.${position}.${column}`}
                suggestions={`field-${name}-${column}-suggestions`}
                row={`${item} ${position + 1}`}
                column={cell}
                // The labels stand above the first row; the others have theirs in words only.
                labelled={position === 0}
                typed={draft[`${name}.${id - 1}.${column}`]}
                problem={checked.problems[`${name}.${positionThen.get(id)}.${column}`]}
              />
            ))}
            <Button
              variant="ghost"
              size="icon"
              className="shrink-0 text-xl"
              disabled={ids.length === 1}
              aria-label={`Remove ${inSentence(item)} ${position + 1}`}
              onClick={() =>
                change(
                  ids.filter((other) => other !== id),
                  Math.min(position, ids.length - 2),
                )
              }
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
      {Object.entries<RowColumn>(columns).map(
        ([column, { suggestions }]) =>
          suggestions && (
            <datalist key={column} id={`field-${name}-${column}-suggestions`}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          ),
      )}
      <Button
        variant="outline"
        size="sm"
        className="mt-3"
        onClick={() => change([...ids, Math.max(...ids) + 1], ids.length)}
      >
        Add {inSentence(item)}
      </Button>
    </fieldset>
  );
});

/** The ids of the rows of a draft: a row's is its place when the list was filled. */
function openedIds(name: string, columns: object, draft: Draft): number[] {
  const [first] = Object.keys(columns);
  const ids: number[] = [];
  while (`${name}.${ids.length}.${first}` in draft) ids.push(ids.length + 1);
  return ids;
}

type CellProps = {
  /** The name of its box. */
  box: string;
  /** The id of the list of what is offered while typing. */
  suggestions: string;
  row: string;
  column: RowColumn;
  labelled: boolean;
  typed?: string;
  problem?: string;
};

function Cell({ box, suggestions, row, column, labelled, typed = "", problem }: CellProps) {
  const { kind, label } = column;
  const id = `field-${box}`;
  return (
    <div className={cn("grid min-w-0 grow gap-1.5", kind === "text" ? "basis-32" : "basis-28")}>
      <label htmlFor={id} className={labelled ? "text-sm font-semibold" : "sr-only"}>
        <span className="sr-only">{row} </span>
        {labelled ? label : label.toLowerCase()}
      </label>
      <Input
        id={id}
        name={box}
        autoComplete="off"
        defaultValue={typed}
        list={column.suggestions && suggestions}
        inputMode={kind === "money" ? "decimal" : undefined}
        before={kind === "money" ? "$" : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        aria-invalid={problem ? true : undefined}
      />
      <Problem id={id} text={problem} />
    </div>
  );
}
