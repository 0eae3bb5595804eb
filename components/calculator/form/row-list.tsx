import { cva, type VariantProps } from "class-variance-authority";
import { memo, useCallback, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";

import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { notify } from "@/components/ui/notify";
import type { Draft } from "@/lib/calculator/form/draft";
import { inSentence } from "@/lib/calculator/form/label";
import type { RowColumn, RowsField } from "@/lib/calculator/form/rows-field";
import { cn } from "@/lib/utils";

import type { ControlProps } from "./controls";
import { FieldError } from "./field-error";
import { MoneyInput } from "./money-input";

/** A row: where it stood in the draft that filled the list. One that was added since stands beyond. */
type RowNumber = number;

/** A list of rows: each can be removed but the last, and more can be added without end. */
export const RowList = memo(function RowList({
  name,
  field,
  draft,
  errors,
}: ControlProps<RowsField<Record<string, unknown>>>) {
  const { label, hint, item, columns, keepsOne } = field;
  const list = useRef<HTMLUListElement>(null);
  const [rows, setRows] = useState(() => openedRows(name, columns, draft));
  const added = useRef(rows.length);
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
      onInput={() => setKept(false)}
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
            columns={columns}
            row={row}
            position={position}
            draft={draft}
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
      <Button
        variant="outline"
        size="sm"
        className="mt-2"
        onClick={() => {
          const row = (added.current += 1);
          change((rows) => [...rows, row], rows.length);
        }}
      >
        Add {inSentence(item)}
      </Button>
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

type RowErrors = Readonly<Record<string, string>>;

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

const suggestionsOf = (name: string, column: string) => `field-${name}-${column}-suggestions`;

type RowItemProps = {
  /** The name of the list. */
  name: string;
  item: string;
  columns: RowsField<Record<string, unknown>>["columns"];
  row: RowNumber;
  position: number;
  draft: Draft;
  errors?: RowErrors;
  /** Not where the row is the last of its list, which stays. */
  remove?: (row: RowNumber, position: number) => void;
};

/** One row. Drawn again only when something of its own has changed: there may be ten thousand. */
const RowItem = memo(function RowItem(props: RowItemProps) {
  const { name, item, columns, row, position, draft, errors, remove } = props;
  const title = `${item} ${position + 1}`;
  const cells = Object.entries<RowColumn>(columns);
  // More than a narrow form has room for: the first box has a line of its own.
  const twoLines = cells.length > 2;

  return (
    // Laid out each by itself: a key in one of ten thousand leaves the others alone.
    <li
      className={cn(
        "flex flex-wrap gap-2 [contain:layout_style]",
        // What does not fit on one line is held together.
        twoLines ? "border-border py-3 not-first:border-t" : "py-1.5",
      )}
    >
      {cells.map(([column, cell], index) => (
        <Cell
          key={column}
          width={twoLines && index === 0 ? "line" : cell.kind}
          box={`${name}.${position}.${column}`}
          suggestions={cell.suggestions && suggestionsOf(name, column)}
          row={title}
          column={cell}
          // The labels stand above the first row; the others have theirs in words only.
          labeled={position === 0}
          typed={draft[`${name}.${row}.${column}`]}
          error={errors?.[column]}
        >
          {index === cells.length - 1 && (
            <Button
              variant="ghost"
              size="icon"
              className="shrink-0 text-xl"
              disabled={!remove}
              aria-label={`Remove ${inSentence(title)}`}
              onClick={() => remove?.(row, position)}
            >
              ×
            </Button>
          )}
        </Cell>
      ))}
    </li>
  );
});

const cellVariants = cva("grid min-w-0 grow content-start gap-1.5", {
  variants: {
    /** At least; beside an amount, the last of its row, stands what removes the row. */
    width: { line: "basis-full", text: "basis-32", percent: "basis-32", money: "basis-40" },
  },
});

type CellProps = VariantProps<typeof cellVariants> & {
  /** The name of its box. */
  box: string;
  /** The id of the list of what is offered while typing. */
  suggestions?: string;
  row: string;
  column: RowColumn;
  labeled: boolean;
  typed?: string;
  error?: string;
  /** What stands beside the box. */
  children: ReactNode;
};

function Cell(props: CellProps) {
  const { width, box, suggestions, row, column, labeled, typed, error, children } = props;
  const { kind, label } = column;
  const id = `field-${box}`;
  const CellInput = kind === "money" ? MoneyInput : Input;
  const percent = kind === "percent" ? ({ after: "%", inputMode: "decimal" } as const) : {};
  return (
    <div className={cellVariants({ width })}>
      <label htmlFor={id} className={labeled ? "text-sm font-semibold" : "sr-only"}>
        <span className="sr-only">
          {row} {inSentence(label)}
        </span>
        {labeled && <span aria-hidden>{label}</span>}
      </label>
      <div className="flex gap-2">
        <CellInput
          {...percent}
          id={id}
          name={box}
          defaultValue={typed}
          list={suggestions}
          aria-describedby={error && `${id}-error`}
          aria-invalid={error ? true : undefined}
        />
        {children}
      </div>
      <FieldError id={id} text={error} />
    </div>
  );
}
