import { CalculatorPage } from "./calculator-page";
import { fragmentOf } from "./draft";
import { validDraft } from "./spec-examples";

type Bring = (calculator: CalculatorPage) => Promise<void>;

/** The states of a calculator's page, and how each comes about. */
const states: Record<string, Bring> = {
  empty: (calculator) => calculator.open(),

  result: (calculator) => calculator.openLink(fragmentOf(validDraft(calculator.id))),

  stale: async (calculator) => {
    await calculator.openLink(fragmentOf(validDraft(calculator.id)));
    const [first = ""] = Object.keys(validDraft(calculator.id));
    await calculator.fill({ [first]: "1234" });
    await calculator.result.and(calculator.page.locator("[data-stale]")).waitFor();
  },

  "one wrong box": async (calculator) => {
    const draft = validDraft(calculator.id);
    const [first = ""] = Object.keys(draft);
    await calculator.openLink(fragmentOf({ ...draft, [first]: "abc" }));
  },

  "every box wrong": async (calculator) => {
    const names = Object.keys(validDraft(calculator.id));
    await calculator.openLink(fragmentOf(Object.fromEntries(names.map((name) => [name, "abc"]))));
  },
};

export const stateNames = Object.keys(states);

export async function bring(calculator: CalculatorPage, state: string) {
  const isEmpty = state === "empty";
  await states[state]?.(calculator);
  // The notice belongs to the state.
  if (!isEmpty) await calculator.toast.waitFor();
}
