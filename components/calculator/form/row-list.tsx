import { memo, useCallback, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/notify";
import type { Draft } from "@/lib/calculator/form/draft";
import { inSentence } from "@/lib/calculator/form/label";
import type { RowColumn, RowsField } from "@/lib/calculator/form/rows-field";

import type { ControlProps } from "./controls";
import { FieldError } from "./field-error";
import { RowItem, suggestionsOf, type Cells, type RowErrors, type RowNumber } from "./row-item";

/** A list of rows: each can be removed but the last, and more can be added without end. */
export const RowList = memo(function RowList({
  name,
  field,
  draft,
  errors,
}: ControlProps<RowsField<Record<string, unknown>>>) {
  const { label, hint, item, columns, keepsOne, starter } = field;
  const list = useRef<HTMLUListElement>(null);
  const [rows, setRows] = useState(() => openedRows(name, columns, draft));
  const added = useRef(rows.length);
  const started = useRef<Record<RowNumber, Cells>>({});
  const [isEmpty, setEmpty] = useState(
    () => rows.length < 2 && Object.keys(columns).every((cell) => !draft[`${name}.0.${cell}`]),
  );
  // What is wrong was said of the rows as they stood then.
  const [said, setSaid] = useState<Said>({ ofRow: {} });
  if (said.errors !== errors) setSaid({ errors, ofRow: errorsByRow(name, errors, rows) });

  /** Changes the rows, and goes on at the first box of the one at `position` or of the last. */
  const change = useCallback((next: (rows: RowNumber[]) => RowNumber[], position: number) => {
    flushSync(() => setRows(next));
    const items = list.current?.children;
    items?.[Math.min(position, items.length - 1)]?.querySelector("input")?.focus();
    // The form hears of it as it hears of typing.
    list.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);

  const remove = useCallback(
    (row: RowNumber, position: number) =>
      change((rows) => rows.filter((other) => other !== row), position),
    [change],
  );

  const revealed = Object.keys(columns).find((column) => revealOf(columns[column]));
  const reveal = revealed && revealOf(columns[revealed]);
  const [isRevealed, setRevealed] = useState(
    () => !revealed || rows.some((row) => `${name}.${row}.${revealed}` in draft),
  );
  const shown = useMemo(
    () =>
      isRevealed
        ? columns
        : Object.fromEntries(Object.entries(columns).filter(([, column]) => !revealOf(column))),
    [columns, isRevealed],
  );

  const [kept, setKept] = useState(false);
  /** Says that the last row stays, where there are words for it. */
  const keep = keepsOne
    ? () => {
        setKept(true);
        notify({ title: "Cannot Remove", text: keepsOne, tone: "destructive" });
      }
    : undefined;

  return (
    <fieldset
      data-slot="row-list"
      aria-describedby={hint && `field-${name}-hint`}
      onInput={() => {
        setKept(false);
        setEmpty(isBlank(list.current));
      }}
    >
      <legend className="text-lg font-bold">{label}</legend>
      {hint && (
        <p id={`field-${name}-hint`} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
      {/* No grid: one of ten thousand rows would be laid out anew with every key. */}
      <ul ref={list} className="mt-1">
        {rows.map((row, position) => (
          <RowItem
            key={row}
            name={name}
            item={item}
            columns={shown}
            row={row}
            position={position}
            draft={draft}
            started={started.current[row]}
            errors={said.ofRow[row]}
            remove={rows.length > 1 ? remove : keep}
          />
        ))}
      </ul>
      <FieldError id={`field-${name}`} text={kept ? keepsOne : undefined} />
      {Object.entries<RowColumn>(columns).map(
        ([column, { suggestions }]) =>
          suggestions && (
            <datalist key={column} id={suggestionsOf(name, column)}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          ),
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            const row = (added.current += 1);
            change((rows) => [...rows, row], rows.length);
          }}
        >
          Add {inSentence(item)}
        </Button>
        {starter && isEmpty && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              const rows = starter.rows.map((cells) => {
                started.current[(added.current += 1)] = cells;
                return added.current;
              });
              change(() => rows, 0);
            }}
          >
            {starter.button}
          </Button>
        )}
        {!isRevealed && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              flushSync(() => setRevealed(true));
              list.current?.querySelector("select")?.focus();
            }}
          >
            {reveal}
            <span className="sr-only"> in {label}</span>
          </Button>
        )}
      </div>
    </fieldset>
  );
});

/** The rows of a draft, in its order. */
function openedRows(name: string, columns: object, draft: Draft): RowNumber[] {
  const [first] = Object.keys(columns);
  const rows: RowNumber[] = [];
  while (`${name}.${rows.length}.${first}` in draft) rows.push(rows.length);
  return rows;
}

const revealOf = (column?: RowColumn) => (column?.kind === "select" ? column.reveal : undefined);

/** Whether nothing is typed in a list, which then has one row. */
const isBlank = (list: HTMLElement | null) =>
  list?.children.length === 1 &&
  [...list.querySelectorAll("input")].every(({ value }) => value === "");

/** What is wrong with each row, and the errors of the form that it was read off. */
type Said = { errors?: RowErrors; ofRow: Readonly<Record<RowNumber, RowErrors>> };

/** What is wrong with each row, by its column: only the rows at fault have an entry. */
function errorsByRow(name: string, errors: RowErrors, rows: readonly RowNumber[]) {
  const ofRow: Record<RowNumber, RowErrors> = {};
  for (const [box, text] of Object.entries(errors)) {
    const [list, position, column = ""] = box.split(".");
    const row = list === name ? rows[Number(position)] : undefined;
    if (row !== undefined) ofRow[row] = { ...ofRow[row], [column]: text };
  }
  return ofRow;
}
