import { cva, type VariantProps } from "class-variance-authority";
import { memo, type ReactNode } from "react";

import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import type { Draft } from "@/lib/calculator/form/draft";
import { inSentence } from "@/lib/calculator/form/label";
import type { RowColumn, RowsField } from "@/lib/calculator/form/rows-field";
import { cn } from "@/lib/utils";

import { FieldError } from "./field-error";
import { MoneyInput } from "./money-input";
import { unitOf } from "./units";

/** A row: where it stood in the draft that filled the list. One that was added since stands beyond. */
export type RowNumber = number;
/** What stands in the boxes of a row to begin with, by their columns. */
export type Cells = Readonly<Record<string, string>>;

/** What is wrong with the boxes of a row, by their columns; of a list by their names. */
export type RowErrors = Readonly<Record<string, string>>;

/** The id of the list of what is offered while typing in a column. */
export const suggestionsOf = (name: string, column: string) =>
  `field-${name}-${column}-suggestions`;

type RowItemProps = {
  /** The name of the list. */
  name: string;
  item: string;
  columns: RowsField<Record<string, unknown>>["columns"];
  row: RowNumber;
  position: number;
  draft: Draft;
  /** What a row holds that the draft does not know. */
  started?: Cells;
  errors?: RowErrors;
  /** Not where the row is the last of its list, which stays. */
  remove?: (row: RowNumber, position: number) => void;
};

/** One row. Drawn again only when something of its own has changed: there may be ten thousand. */
export const RowItem = memo(function RowItem(props: RowItemProps) {
  const { name, item, columns, row, position, draft, started, errors, remove } = props;
  const title = `${item} ${position + 1}`;
  const cells = Object.entries<RowColumn>(columns);
  // More than a narrow form has room for, as the words of a choice are: the first box has a line of its own.
  const twoLines = cells.length > 2 || cells[0]?.[1].kind === "select";
  // A form of its own: it has a title, and each box its label.
  const isForm = cells.length > mostBesideEachOther;
  // What removes a row stands beside an amount, and not beside a list that needs the room.
  const removedBeside = cells.at(-1)?.[1].kind === "select" || isForm ? 0 : cells.length - 1;

  return (
    // Laid out each by itself: a key in one of ten thousand leaves the others alone.
    <li
      className={cn(
        "flex flex-wrap gap-2 [contain:layout_style]",
        // What does not fit on one line is held together.
        twoLines ? "border-border py-3 not-first:border-t" : "py-1.5",
      )}
    >
      {isForm && <p className="basis-full font-semibold">{title}</p>}
      {cells.map(([column, cell], index) => (
        <Cell
          key={column}
          width={
            twoLines && index === 0
              ? "line"
              : isForm
                ? widthInForm(cell)
                : widthOf(cell, removedBeside === 0)
          }
          box={`${name}.${position}.${column}`}
          suggestions={cell.suggestions && suggestionsOf(name, column)}
          row={title}
          column={cell}
          // The labels stand above the first row; the others have theirs in words only.
          labeled={position === 0 || isForm}
          typed={draft[`${name}.${row}.${column}`] ?? started?.[column]}
          error={errors?.[column]}
        >
          {index === removedBeside && (
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

/** Of a row with more boxes each needs its label. */
const mostBesideEachOther = 4;

/** The wider box is that with the most in it. A day has more to show than a phone has room for beside another box. */
function widthOf({ kind }: RowColumn, hasList: boolean) {
  if (kind === "date") return "widest";
  return kind === (hasList ? "select" : "money") ? "wide" : "narrow";
}

/** Amounts stand in pairs. A choice has words to show, as a day has. */
const widthInForm = ({ kind }: RowColumn) => (kind === "money" ? "half" : "widest");

const cellVariants = cva("grid min-w-0 grow content-start gap-1.5", {
  variants: {
    /** At least; beside the last of a row stands what removes it. */
    width: {
      line: "basis-full",
      narrow: "basis-32",
      half: "basis-36",
      wide: "basis-40",
      widest: "basis-48",
    },
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
  const { after, unit } = unitOf(kind);
  const told = {
    id,
    name: box,
    "aria-describedby": error && `${id}-error`,
    "aria-invalid": error ? (true as const) : undefined,
  };
  return (
    <div className={cellVariants({ width })}>
      <label htmlFor={id} className={labeled ? "text-sm font-semibold" : "sr-only"}>
        {/* In one piece: some browsers would run the names together. */}
        <span className="sr-only">
          {`${row} ${inSentence(label)}${unit ? `, in ${unit}` : ""}`}
        </span>
        {labeled && <span aria-hidden>{label}</span>}
      </label>
      <div className="flex gap-2">
        {kind === "select" ? (
          <NativeSelect {...told} defaultValue={typed ?? column.initial}>
            {Object.entries(column.options).map(([option, words]) => (
              <option key={option} value={option}>
                {words}
              </option>
            ))}
          </NativeSelect>
        ) : (
          <CellInput
            {...told}
            after={after}
            type={kind === "date" ? "date" : undefined}
            inputMode={kind === "text" || kind === "date" ? undefined : "decimal"}
            defaultValue={typed}
            list={suggestions}
          />
        )}
        {children}
      </div>
      <FieldError id={id} text={error} />
    </div>
  );
}
