import type { FigureView, TableView, View } from "@/lib/calculator/report/view";

import { remarkLine } from "./summary";

/**
 * A result as comma-separated values (RFC 4180): the inputs, the figures, what is said of them, then
 * every table whole.
 * Numbers are exact and plain; beside each stands how the page writes it, which also says its unit.
 */
export function csvOf(view: View): string {
  const { inputs, headline, beside, figures, sections, remarks, tables } = view;
  const first = [headline, ...(beside ? [beside.figure] : []), ...figures];
  const blocks = [
    [
      ["Input", "Value", "As shown"],
      ...inputs.map(({ label, value, text }) => [label, value, text]),
    ],
    [["Figure", "Value", "As shown", "Note"], ...first.flatMap(figureLines)],
    ...sections.map(({ title, figures }) => [
      [title, "Value", "As shown", "Note"],
      ...figures.flatMap(figureLines),
    ]),
    ...(remarks.length > 0
      ? [[["Remarks"], ...remarks.map((remark) => [remarkLine(remark)])]]
      : []),
    ...tables.map(tableLines),
  ];
  const lines = blocks.map((block) => block.map((cells) => `${cells.map(cell).join(",")}\r\n`));
  return lines.map((block) => block.join("")).join("\r\n");
}

/** A line for each part of the reading: years, then months. What is said of it is said once. */
const figureLines = ({ label, note, side, parts, absent = "" }: FigureView) =>
  (parts.length > 0 ? parts : [{ value: "", text: absent }]).map(({ value, text }, index) => {
    const remarks = index === 0 ? [side?.words, note] : [];
    return [label, value, text, remarks.filter(Boolean).join(". ")];
  });

const tableLines = ({ label, columns, rows, totals }: TableView) => [
  [label],
  columns.map((column) => column.label),
  ...rows.map((row) => columns.map(({ name, exact }) => exact(row[name]))),
  ...(Object.keys(totals).length > 0
    ? [
        columns.map(({ name, exact }, index) => {
          if (index === 0) return "Total";
          return name in totals ? exact(totals[name]) : "";
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
