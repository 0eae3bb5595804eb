import { CalculatorPage } from "./calculator-page";
import { calculators } from "./contract";
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

  "every part open": async (calculator) => {
    const { result } = calculator;
    await calculator.openLink(fragmentOf(validDraft(calculator.id)));
    // What a result folds comes after the answer.
    await result.locator("[data-chart]").first().waitFor();
    for (const summary of await result.locator("summary").all()) await summary.click();
    await result.locator("[data-slot=working]").waitFor();
    const { schedule } = calculators.find(({ id }) => id === calculator.id) ?? {};
    if (schedule) await result.getByRole("button", { name: "Open all years" }).click();
  },

  "text that was not copied": async (calculator) => {
    await calculator.openLink(fragmentOf(validDraft(calculator.id)));
    await calculator.page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await calculator.result.getByRole("button", { name: "Copy summary" }).click();
    await calculator.expectNotice("Copy Failed");
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
