import type { Draft } from "@/lib/calculator/form/draft";
import { readText } from "@/lib/calculator/form/text-field";
import { stateAbbreviations, type StateCode } from "@/lib/tax-law/states/state-abbreviations";
import { stateCodeOf } from "@/lib/tax-law/states/state-code-of";

import { fetchStateLaws } from "./fetch-state-laws";
import { stateTaxForm } from "./state-tax.form";

/** Fetches the laws of the states that are in the boxes, as far as they are not known. */
export function neededStateLaws({
  state,
  otherState,
  allStates,
}: Draft): Promise<void> | undefined {
  if (allStates === "compare")
    return fetchStateLaws(Object.keys(stateAbbreviations) as StateCode[]);
  const { state: field } = stateTaxForm.fields;
  const codes = [state, otherState].flatMap(
    (typed = "") => stateCodeOf(readText(field, typed).value) ?? [],
  );
  return fetchStateLaws(codes);
}
