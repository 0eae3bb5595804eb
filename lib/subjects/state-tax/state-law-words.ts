import { formatList } from "@/lib/format";
import { citationOf } from "@/lib/subjects/federal-law/law-section";
import type { StateChoice } from "@/lib/tax-law/states/compared-states";
import { newestYear } from "@/lib/tax-law/years/law-years";

import { atBeginning, chosenState, lawOfState, type OfState } from "./state-words";

/** The title, the words and the citation over figures of a state. */
export const stateLawWords = {
  title: ({ stateYear }: OfState) => `State income tax under ${stateYear} law`,
  text: aboutState,
  source: (result: OfState, choice: StateChoice) => citationOf([lawOfState(choice, result).year]),
};

/** Whose law it is, and what it leaves out. */
function aboutState(result: OfState, choice: StateChoice): string {
  const { notModeled, years } = lawOfState(choice, result);
  const isNewest = years.at(-1)?.year === result.stateYear;
  const texts = [
    `${atBeginning(chosenState(choice))}, for a whole year there.`,
    isNewest &&
      result.stateYear < newestYear &&
      `This is ${result.stateYear} law: we don’t have all of the state’s own numbers for ${newestYear} yet.`,
    notModeled.length > 0 && `Not modeled: ${formatList(notModeled)}.`,
  ];
  return texts.filter(Boolean).join(" ");
}
