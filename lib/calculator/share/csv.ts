import { notCountedLines } from "@/lib/calculator/report/not-counted";
import {
  readingOf,
  type FigureView,
  type TableView,
  type View,
} from "@/lib/calculator/report/view";

import { remarkLine, type FileSource } from "./summary";

/**
 * A result as comma-separated values (RFC 4180): where it comes from, the inputs, the figures, what is
 * said of them, then every table whole.
 * Numbers are plain, dollars to the cent: the workbook has every digit. Beside each stands how the page
 * writes it, which also says its unit.
 */
export function csvOf(view: View, { title, lines: sourceLines }: FileSource): string {
  const { inputs, headline, beside, figures, sections, remarks, notCounted, tables } = view;
  const said = [...notCountedLines(notCounted), ...remarks.map(remarkLine)];
  const first = [headline, ...(beside ? [beside.figure] : []), ...figures];
  const blocks = [
    [[title], ...sourceLines],
    [
      ["Input", "Value", "As shown"],
      ...inputs.map(({ label, value, text }) => [label, value, text]),
    ],
    [["Figure", "Value", "As shown", "Note"], ...first.map(figureLine)],
    ...sections.map(({ title, figures }) => [
      [title, "Value", "As shown", "Note"],
      ...figures.map(figureLine),
    ]),
    ...(said.length > 0 ? [[["Remarks"], ...said.map((line) => [line])]] : []),
    ...tables.map(tableLines),
  ];
  const lines = blocks.map((block) => block.map((cells) => `${cells.map(cell).join(",")}\r\n`));
  return lines.map((block) => block.join("")).join("\r\n");
}

/**
 * A figure and what is said of it. Of two parts the amount is the value, as of “Buying, $68,730.71”; no
 * number says years and months.
 */
function figureLine(figure: FigureView) {
  const { label, note, side, parts } = figure;
  const amount = parts.find(({ rounded }) => rounded)?.rounded;
  const [first, ...others] = parts;
  const value = amount ?? (first && others.length === 0 ? first.value : readingOf(figure));
  return [label, value, readingOf(figure), [side?.words, note].filter(Boolean).join(". ")];
}

const tableLines = ({ label, columns, rows, totals }: TableView) => [
  [label],
  columns.map((column) => column.label),
  ...rows.map((row) => columns.map(({ name, exact, rounded = exact }) => rounded(row[name]))),
  ...(Object.keys(totals).length > 0
    ? [
        columns.map(({ name, exact, rounded = exact }, index) => {
          if (index === 0) return "Total";
          return name in totals ? rounded(totals[name]) : "";
        }),
      ]
    : []),
];

const plainNumber = /^-?\d+(\.\d+)?$/;

/** What a spreadsheet program may take for the start of a formula, in East Asian full width too. */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/;

/** What may end a cell or a line: where the comma is a decimal point, programs take ; for it. */
const separator = /[",;\t\r\n]/;

/** A cell that cannot end early, and that no spreadsheet program runs. A negative number stays one. */
function cell(text: string): string {
  const harmless = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return separator.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
