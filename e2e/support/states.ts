import { CalculatorPage } from "./calculator-page";
import { calculators } from "./contract";
import { fragmentOf } from "./draft";
import { validDraft } from "./spec-examples";

type Bring = (calculator: CalculatorPage) => Promise<void>;

function entryOf({ id }: CalculatorPage) {
  const entry = calculators.find((one) => one.id === id);
  if (!entry) throw new Error(`The contract knows no ${id}`);
  return entry;
}

/** The states of a calculator's page, and how each comes about. */
const states: Record<string, Bring> = {
  empty: (calculator) => calculator.open(),

  result: (calculator) => calculator.openLink(fragmentOf(validDraft(calculator.id))),

  stale: async (calculator) => {
    await calculator.openLink(fragmentOf(validDraft(calculator.id)));
    const { first, another } = entryOf(calculator);
    await calculator.fill({ [first]: another });
    if (entryOf(calculator).live) return;
    await calculator.result.and(calculator.page.locator("[data-stale]")).waitFor();
  },

  "every part open": async (calculator) => {
    const { result } = calculator;
    await calculator.openLink(fragmentOf(validDraft(calculator.id)));
    // What a result folds comes after the answer.
    await calculator.page.waitForLoadState("networkidle");
    for (const summary of await result.locator("summary").all()) await summary.click();
    await result.locator("[data-slot=working]").waitFor();
    const open = result.getByRole("button", { name: "Open all years" });
    while ((await open.count()) > 0) await open.first().click();
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
    await calculator.openLink(fragmentOf({ ...draft, [entryOf(calculator).first]: "abc" }));
  },

  "every box wrong": async (calculator) => {
    const { numbers } = entryOf(calculator);
    await calculator.openLink(
      fragmentOf(Object.fromEntries(numbers.map(({ name }) => [name, "abc"]))),
    );
  },
};

export const stateNames = Object.keys(states);

export async function bring(calculator: CalculatorPage, state: string) {
  const isEmpty = state === "empty";
  await states[state]?.(calculator);
  // The notice belongs to the state.
  if (!isEmpty) await calculator.toast.waitFor();
}
