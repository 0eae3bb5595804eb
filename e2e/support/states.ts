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

/** What comes of a link, with its notice, which goes by itself: it is awaited before anything else. */
async function bringOutcome(calculator: CalculatorPage, draft = validDraft(calculator.id)) {
  await calculator.openLink(fragmentOf(draft));
  await calculator.toast.waitFor();
}

/** A result, whole: while a page still grows axe loses its place in it. */
async function bringResult(calculator: CalculatorPage) {
  await bringOutcome(calculator);
  await calculator.untilWhole();
}

/** The states of a calculator's page, and how each comes about. */
const states: Record<string, Bring> = {
  empty: (calculator) => calculator.open(),

  result: bringResult,

  stale: async (calculator) => {
    await bringResult(calculator);
    const { first, another } = entryOf(calculator);
    await calculator.fill({ [first]: another });
    if (entryOf(calculator).live) return;
    await calculator.result.and(calculator.page.locator("[data-stale]")).waitFor();
  },

  "every part open": async (calculator) => {
    const { result } = calculator;
    await bringResult(calculator);
    // From the last: what opens may hold others, which would come between those that follow.
    for (const summary of (await result.locator("summary").all()).toReversed())
      await summary.click();
    for (const part of ["goal-seek", "sensitivity", "comparison", "explanation"])
      await result.locator(`[data-slot=${part}]`).waitFor();
    await result.getByRole("button", { name: "Keep this result" }).click();
    await result.getByRole("region", { name: "Results side by side" }).waitFor();
    const open = result.getByRole("button", { name: "Open all years" });
    while ((await open.count()) > 0) await open.first().click();
  },

  "text that was not copied": async (calculator) => {
    await bringResult(calculator);
    await calculator.page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await calculator.result.getByRole("button", { name: "Copy result" }).click();
    await calculator.expectNotice("Copy Failed");
  },

  "one wrong box": async (calculator) => {
    const draft = validDraft(calculator.id);
    await bringOutcome(calculator, { ...draft, [entryOf(calculator).first]: "abc" });
  },

  "every box wrong": async (calculator) => {
    const { numbers } = entryOf(calculator);
    await bringOutcome(calculator, Object.fromEntries(numbers.map(({ name }) => [name, "abc"])));
  },
};

export const stateNames = Object.keys(states);

/** Those in which a calculator's own words and figures stand. In the others it is the kit that differs. */
export const ownStates = ["every part open", "every box wrong"];

export async function bring(calculator: CalculatorPage, state: string) {
  await states[state]?.(calculator);
}
