/** The whole way of a form, from its texts to all that is shown of it, and what must never come of it. */
import { sourceOfFile } from "@/components/calculator/share/source-of-file";
import { description } from "@/components/calculator/chart/description";
import { chartsOf } from "@/lib/calculator/charts/charts-of";
import {
  draftFromFragment,
  readDraft,
  type Draft,
  type FieldCodecs,
} from "@/lib/calculator/form/draft";
import { explanationsOf, type ExplanationView } from "@/lib/calculator/formula/explanation";
import { spokenText, writtenText } from "@/lib/calculator/formula/text";
import { figuresIn, viewOf, type View } from "@/lib/calculator/report/view";
import { run } from "@/lib/calculator/run";
import { csvOf } from "@/lib/calculator/share/csv";
import { resultVersionOf } from "@/lib/calculator/share/result-version-of";
import { summaryOf } from "@/lib/calculator/share/summary";

import type { AnyDefinition } from "./calculators";
import { kindOfBox, type TypedForm } from "./typed-forms";

/** A form is answered or refused; one that is refused by the arithmetic alone has no finite result. */
type Outcome = "answered" | "refused" | "without a finite result";

/** What a broken calculation would show. A formula has another minus sign, and a blank after one that subtracts. */
const broken = /NaN|Infinity|∞|undefined|\bnull\b|\[object|(?<![\w.])[-−]\$?0(?:\.0*)?(?![\d.])/;

/** Rows of a table whose cells are written out as the page shows them: its two ends and between. */
const writtenRows = 5;
/** A table that is longer goes into no file here: its cells have been looked at. */
const longestInFile = 40;

/**
 * What becomes of a form: read as the page reads it, answered, shown, worked out and taken away.
 * Throws where anything that is shown is empty or broken. Every cell of a table is held to be
 * sound; of a long one five rows are written out.
 */
export function outcomeOfForm(
  { definition }: { definition: AnyDefinition },
  { draft, strangers, world }: TypedForm,
): Outcome {
  const typed = asRead(definition.fields as FieldCodecs, draft, strangers);
  const outcome = run(definition, typed, world);
  expectReadable(
    { ...outcome.notice, ...(outcome.errors ?? {}) },
    Object.values(draft).flatMap((text) => [`“${text.trim()}”`]),
  );
  if (!outcome.ok)
    return outcome.notice.title === "Calculation Error" ? "without a finite result" : "refused";

  const { calculation } = outcome;
  const view = viewOf(definition, calculation.input, calculation.result);
  const ownWords = wordsIn(draft, definition.fields).filter((text) => broken.test(text));
  expectSoundNumbers(calculation.result);
  const charts = chartsOf(view.charts);
  expectSoundNumbers(charts);
  expectReadable(
    {
      shown: shownTexts(view),
      charts: charts.map((chart) => [chart.title, description(chart)]),
      tables: view.tables.map(writtenTable),
      explanations: explanationsOf(calculation).map(writtenExplanation),
    },
    ownWords,
  );
  const inFile = view.tables.every(({ rows }) => rows.length <= longestInFile);
  if (inFile && Object.keys(draft).length <= longestInFile) {
    const page = { title: "Form", version: resultVersionOf(view, world.today), link: "Link" };
    const quoted = ownWords.map((text) => text.replaceAll('"', '""'));
    expectReadable(
      [csvOf(view, sourceOfFile(page)), summaryOf(view, page)],
      [...ownWords, ...quoted],
    );
  }
  return "answered";
}

/** What a form holds is read as typed; what a link can hold comes by link, which must read the same. */
function asRead(fields: FieldCodecs, draft: Draft, strangers: TypedForm["strangers"]): Draft {
  const entries = Object.entries(draft);
  if (entries.length > longestInFile) return readDraft(fields, entries);
  const linked = draftFromFragment(
    fields,
    new URLSearchParams([...strangers, ...entries]).toString(),
  );
  // A list without rows is no part of a link.
  return entries.length === 0 || !linked ? draft : { ...linked.draft, ...draft };
}

/** What stands in the boxes that take words. */
const wordsIn = (draft: Draft, fields: object) =>
  Object.entries(draft).flatMap(([box, text]) =>
    kindOfBox(fields, box) === "text" ? [text.trim()] : [],
  );

/** Every text of a view but its tables: a figure is never empty. */
const shownTexts = (view: View) => [
  view.verdict,
  view.basis,
  view.inputs.map(({ label, text, value }) => [label, text, value]),
  view.remarks.map(({ text }) => text),
  figuresIn(view).map(({ label, parts, naming, note, side }) => [
    [label, ...(note === undefined ? [] : [note]), ...(side ? [side.words] : [])],
    [...parts, ...(naming ? [naming] : [])].map(({ text, value }) => [text, value]),
  ]),
  view.sections.map(({ title, text = title, source = title }) => [title, text, source]),
  view.checklists.map(({ title }) => title),
];

/** An explanation as it is read: those of the law have no formula. */
const writtenExplanation = ({ label, text, letters, ...view }: ExplanationView) => [
  label,
  text,
  [
    view.formula,
    view.because,
    view.becauseNumbers,
    view.numbers,
    ...letters.flatMap(({ words, numbers }) => [words, numbers]),
  ]
    .filter((expression) => expression !== undefined)
    .flatMap((expression) => [writtenText(expression), spokenText(expression)]),
  letters.map(({ letter, value }) => [letter, value]),
  view.proof.map(({ label, text }) => [label, text]),
  view.foundIn.map(({ label, columns, rows }) => [label, columns, rows]),
];

function writtenTable({ label, columns, rows, totals }: View["tables"][number]) {
  const step = Math.max(1, Math.ceil(rows.length / writtenRows));
  const written = rows.filter(
    (_, position) => position % step === 0 || position === rows.length - 1,
  );
  return [
    label,
    written.map((row) =>
      columns.map(({ name, show, exact }) => [show(row[name]), exact(row[name])]),
    ),
    columns
      .filter(({ name }) => name in totals)
      .map(({ name, show, exact }) => [show(totals[name]), exact(totals[name])]),
  ];
}

/** No text in this data is empty or broken; what the visitor wrote themselves is not ours. */
function expectReadable(data: unknown, ownWords: readonly string[]): void {
  if (typeof data === "string") {
    if (data.trim() === "") throw new Error("An empty text is shown");
    if (!broken.test(data)) return;
    const ours = ownWords.reduce((text, own) => text.replaceAll(own, ""), data);
    if (broken.test(ours)) throw new Error(`Shown: ${ours.slice(0, 300)}`);
  } else if (typeof data === "object" && data !== null)
    for (const item of Object.values(data)) expectReadable(item, ownWords);
}

/** Every number in this data, of each row too, is finite. */
function expectSoundNumbers(data: unknown): void {
  if (typeof data === "number") {
    if (!Number.isFinite(data)) throw new Error(`A number is ${data}`);
  } else if (typeof data === "object" && data !== null)
    for (const name in data) expectSoundNumbers(data[name as never]);
}
