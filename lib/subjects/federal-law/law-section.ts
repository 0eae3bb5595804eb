import type { Section } from "@/lib/calculator/definition";
import type { FigureName } from "@/lib/calculator/report/figure-name";
import { namesIn } from "@/lib/calculator/report/groups";
import { formatIsoDay } from "@/lib/format";

import { lawTitle } from "./law-title";

/** A table of law, as far as a citation goes. */
type Cited = { year: number; document: string; checked: string };

type LawSection<Result> = {
  /** The tables that the figures are from; the first one names the year. */
  tables: readonly [Cited, ...Cited[]];
  /** What has to be said of them. */
  text?: string;
  figures: readonly FigureName<Result>[];
  /** The newest year known here, where it is not that of the taxes. */
  newest?: number;
};

/** What labels of the law end with, where nothing above them says so. */
export const underTheLaw = " under the law";

/**
 * Figures under the law: a heading with the year, and under them the citation.
 *
 * @example lawSection(result, { tables: [law.incomeTax], text, figures: namesIn("law", "tax") })
 */
export function lawSection<Result extends { law: { yearsBehind: number | null } }>(
  result: Result,
  { tables, text, figures, newest }: LawSection<Result>,
): Section<Result> {
  const [{ year }] = tables;
  return {
    title: lawTitle(result, year, newest),
    said: underTheLaw,
    text,
    figures: [...figures, ...(namesIn("law", "yearsBehind") as unknown as FigureName<Result>[])],
    source: citationOf(tables),
  };
}

/**
 * What set the numbers of tables of law, where they were read, and the earliest day on which one was checked. The
 * documents themselves were out of reach: lib/tax-law/years says what each number was read in.
 */
export function citationOf(tables: readonly Pick<Cited, "document" | "checked">[]): string {
  const documents = [...new Set(tables.map(({ document }) => document))];
  // Some of them have commas of their own.
  const cited = documents.join(documents.length > 2 ? "; " : " and ");
  const checked = tables.map(({ checked }) => checked).toSorted()[0] ?? "";
  return `Based on ${cited}, as read in secondary sources, last checked on ${formatIsoDay(checked)}.`;
}
