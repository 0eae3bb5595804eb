import {
  resultVersionIn,
  resultVersionText,
  type ResultVersion,
} from "@/lib/calculator/share/result-version";

import { nameOf, nextName, prefixOf, scenarioParts } from "./scenario-parts";

/**
 * What the device keeps of a result beside its numbers: what it said on the day it was kept. A file of
 * its own: a page that lists such results has no calculator, and downloads nothing else of one.
 */
export type KeptAnswer = {
  /** What the calculator was called. */
  calculator: string;
  label: string;
  reading: string;
  version: ResultVersion;
};

/** A result that is kept, and the fragment that opens it and says what has changed since. */
export type KeptResult = KeptAnswer & { name: string; fragment: string };

/** No input has these names. */
const names = {
  calculator: "kept.calculator",
  label: "kept.label",
  reading: "kept.reading",
} as const;

/** The answer as parts of the scenario at this place. */
export const keptAnswerText = (index: number, { version, ...answer }: KeptAnswer) =>
  new URLSearchParams(
    [
      ...Object.entries(names).map(([part, name]) => [name, answer[part as keyof typeof names]]),
      ...new URLSearchParams(resultVersionText(version)),
    ].map(([name, text]) => [prefixOf(index) + name, text] as [string, string]),
  ).toString();

/** The results that a text holds with what they answered: one kept before answers were is none of them. */
export const keptResultsIn = (text: string): KeptResult[] =>
  scenarioParts(text).flatMap((parts, index) => {
    const version = resultVersionIn(parts.toString());
    const name = parts.get(nameOf)?.trim() || nextName(index);
    const [calculator, label, reading] = Object.values(names).map((name) => parts.get(name));
    if (!version || !calculator || !label || !reading) return [];
    for (const used of [nameOf, ...Object.values(names)]) parts.delete(used);
    return { name, calculator, label, reading, version, fragment: parts.toString() };
  });
