import { stateAbbreviations } from "@/lib/tax-law/states/state-abbreviations";

import type { TypicalChoice } from "../typical-values";

type Unnamed<Choice> = Choice extends unknown ? Omit<Choice, "name"> : never;

/** A choice for each state, and for DC, from what is known of it by its abbreviation. */
export const choicesByState = <Known>(
  known: Readonly<Record<string, Known>>,
  choiceOf: (state: string, known: Known) => Unnamed<TypicalChoice>,
): readonly TypicalChoice[] =>
  Object.entries(stateAbbreviations).flatMap(([abbreviation, state]) => {
    const here = known[abbreviation];
    if (here === undefined) return [];
    return [{ name: state.replace(/^the /, ""), ...choiceOf(state, here) } as TypicalChoice];
  });
