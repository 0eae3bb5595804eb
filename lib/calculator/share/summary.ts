import type { Remark } from "@/lib/calculator/definition";
import { notCountedLines } from "@/lib/calculator/report/not-counted";
import { readingOf, type FigureView, type View } from "@/lib/calculator/report/view";
import { formatIsoDay } from "@/lib/format";

import type { ResultVersion } from "./result-version";

/** Goes with every result that leaves the page. */
export const disclaimer = "Estimates only, based on the numbers above. Not an offer or advice.";

/** Goes with a result that leaves the page though the form holds other numbers by then. */
export const changedSince =
  "Out of date: the numbers in the form have changed since. This result is for the numbers shown here.";

/** What stands at the top of a file: what it is, of which day, from which page, and how far it holds. */
export type FileSource = {
  title: string;
  lines: readonly (readonly [name: string, text: string])[];
};

/** What the page knows of a result besides its view. */
export type ResultPage = {
  title: string;
  version: ResultVersion;
  /** Opens this result again, with its version. */
  link: string;
  /** An input has changed since. */
  stale?: boolean;
};

/** A result as plain text, to be pasted into a message: whoever reads it sees what it rests on. */
export function summaryOf(view: View, { title, version, link, stale }: ResultPage): string {
  const { basis, sections, verdict, remarks, notCounted } = view;
  const paragraphs = [
    [title],
    ...(stale ? [[changedSince]] : []),
    ["Based on:", ...basis.map((input) => `- ${input}`)],
    ...answersIn(view),
    [verdict],
    ...notCountedLines(notCounted).map((line) => [line]),
    ...sections.map(({ title, text, figures, source }) =>
      [title, text, ...figures.map(figureLine), source].filter((line) => line !== undefined),
    ),
    ...remarks.map((remark) => [remarkLine(remark)]),
    [disclaimer],
    [versionLine(version), link],
  ];
  return paragraphs.map((lines) => lines.join("\n")).join("\n\n");
}

/** The headline with the figures that go with it, or two answers apart, each under its title. */
function answersIn({ headline, beside, figures }: View): string[][] {
  if (!beside) return [[headline, ...figures].map(figureLine)];
  const [title, otherTitle] = beside.titles;
  return [
    [title, figureLine(headline)],
    [otherTitle, figureLine(beside.figure)],
    [beside.why],
    ...figures.map((figure) => [figureLine(figure)]),
  ];
}

/** November 21, 2026 · calculations 1.0.0, law up to 2026 */
const versionLine = ({ on, engine, law }: ResultVersion) =>
  `${formatIsoDay(on)} · calculations ${engine}, law through ${law}`;

/** A remark as plain text. */
export const remarkLine = ({ tone, text, link }: Remark) =>
  [tone === "warning" && "Warning:", text, link && `${link.text}: ${link.href}`]
    .filter(Boolean)
    .join(" ");

const figureLine = (figure: FigureView) => {
  const { label, side, note } = figure;
  return [`${label}: ${readingOf(figure)}`, side?.words, note].filter(Boolean).join(" · ");
};
