import type { Section } from "@/lib/calculator/definition";
import { formatIsoDay } from "@/lib/format";

import { lawTitle } from "./law-titles";

/** A table of law, as far as a citation goes. */
type Cited = { year: number; document: string; checked: string };

type LawSection<Result> = {
  /** The tables that the figures are from; the first one names the year. */
  tables: readonly [Cited, ...Cited[]];
  /** What has to be said of them. */
  text?: string;
  figures: Section<Result>["figures"];
  /** The newest year known here, where it is not that of the taxes. */
  newest?: number;
};

/**
 * Figures under the law: a heading with the year, and the citation with the day it was checked.
 *
 * @example lawSection(result, { tables: [law.incomeTax], text, figures: ["law.tax"] })
 */
export function lawSection<Result extends { "law.yearsBehind": number | null }>(
  result: Result,
  { tables, text, figures, newest }: LawSection<Result>,
): Section<Result> {
  const [{ year }] = tables;
  const documents = [...new Set(tables.map(({ document }) => document))];
  // Some of them have commas of their own.
  const cited = documents.join(documents.length > 2 ? "; " : " and ");
  const checked = tables.map(({ checked }) => checked).toSorted()[0] ?? "";
  const citation = `Based on ${cited}, last checked on ${formatIsoDay(checked)}.`;
  return {
    title: lawTitle(result, year, newest),
    text: text ? `${text} ${citation}` : citation,
    figures: [...figures, "law.yearsBehind"],
  };
}
