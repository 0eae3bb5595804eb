/** A scenario of the IRS held against the library, line by line. */
import { answeredLines, type AnsweredLine } from "./answered-lines";
import { answersPinnedFor, causesOf } from "./pinned";
import type { Scenario } from "./scenario";

export type Compared = {
  name: string;
  lines: number;
  /** Those that are more than a dollar apart. */
  differences: readonly AnsweredLine[];
  /** Whether they are the ones that are pinned, and answered as they were then. */
  isPinned: boolean;
  causes: readonly string[];
};

/** The IRS rounds each line to the dollar. */
const tolerance = 1;

export function compared(scenario: Scenario): Compared {
  const name = scenario.Head?.["Key scenario feature:"] ?? "a scenario without a name";
  const lines = answeredLines(scenario);
  const differences = lines.filter(({ irs, ours }) => Math.abs(irs - ours) > tolerance);
  return {
    name,
    lines: lines.length,
    differences,
    isPinned:
      differences.length > 0 &&
      JSON.stringify(answersIn(differences)) === JSON.stringify(answersPinnedFor(name)),
    causes: causesOf(name).map(({ because, source }) => `${because} ${source}.`),
  };
}

/** What is answered in lines, to the cent, by group and name. */
export const answersIn = (lines: readonly AnsweredLine[]): Record<string, number> =>
  Object.fromEntries(
    lines.map(({ group, name, ours }) => [`${group} › ${name}`, Math.round(ours * 100) / 100]),
  );
