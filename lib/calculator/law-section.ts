import { formatIsoDay } from "@/lib/format";
import { newestYear } from "@/lib/rates/law-years";

import type { Section } from "./definition";

/** A table of law, as far as a citation goes. */
type Cited = { year: number; document: string; checked: string };

type LawSection<Result> = {
  /** The tables that the figures are from; the first one names the year. */
  tables: readonly [Cited, ...Cited[]];
  /** Why these figures are not those above. */
  text: string;
  figures: Section<Result>["figures"];
  /** The newest year known here, where it is not that of the taxes. */
  newest?: number;
};

/**
 * Figures under the law, beside the specified ones: a heading with the year, why the two differ, and
 * the citation with the day it was checked. The heading says when the calendar has gone past the
 * newest year known here.
 */
export function lawSection<Result extends { "law.yearsBehind": number | null }>(
  { "law.yearsBehind": behind }: Result,
  { tables, text, figures, newest = newestYear }: LawSection<Result>,
): Section<Result> {
  const [{ year }] = tables;
  const documents = [...new Set(tables.map(({ document }) => document))].join(" and ");
  const checked = tables.map(({ checked }) => checked).toSorted()[0] ?? "";
  const isOld = behind !== null && year === newest;
  return {
    title: isOld
      ? `Under ${year} law, the newest known here in ${year + behind}`
      : `Under ${year} law`,
    text: `${text} By ${documents}, last checked on ${formatIsoDay(checked)}.`,
    figures: [...figures, "law.yearsBehind"],
  };
}
