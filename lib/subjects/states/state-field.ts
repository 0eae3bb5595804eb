import { textField, type TextField } from "@/lib/calculator/form/text-field";
import { stateNames } from "@/lib/tax-law/states/state-names";

/**
 * A state or territory: two letters or its name, typed or chosen from a list.
 *
 * @example stateField("State", { hint: "Where you live all year." })
 */
export const stateField = (label: string, options: Pick<TextField, "hint" | "atOnce"> = {}) =>
  textField(label, { letters: 2, names: stateNames, unnamed: notAState, blank: "", ...options });

/** Why a text is no state, and what to enter instead. */
function notAState(text: string): string {
  if (/^(none|no|no state|n\/?a|-)$/i.test(text)) return "Leave this blank if no state counts.";
  if (/[/&+]| and | to |year/i.test(text) || text.split(",").every(isState))
    return "Enter one state. If you moved during the year, each state taxes its part; that isn’t modeled.";
  return `“${text}” is not a state and counts as blank. Enter a state’s name or its two letters.`;
}

/** Of "NY, NJ" both are one, of "Portland, OR" only the second. */
const isState = (text: string) =>
  Object.entries(stateNames).some((one) =>
    one.some((name) => name.toLowerCase() === text.trim().toLowerCase()),
  );
