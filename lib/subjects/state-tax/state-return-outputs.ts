import type { Conditions } from "@/lib/calculator/formula/named";
import { ratio, year } from "@/lib/calculator/report/outputs";
import { wholeUsd } from "@/lib/calculator/report/whole-usd";

import { stateBracketsTable, stateLinesTable } from "./state-tables";

/** How a figure of the chosen state follows from others. */
export const inState = (rule: string, formula: string) => ({
  rule,
  formula,
  onlyIf: "isStateChosen",
});

/** One that the state’s return gives. */
export const ofState = (rule: string) => ({ rule, lookup: true, onlyIf: "isStateChosen" }) as const;

/** When figures of a state are there. */
export const stateConditions = {
  isStateChosen: { words: "you choose a state", formula: "isInState>0" },
} satisfies Conditions;

/** The return of the state that was chosen, to its income tax. */
export const stateReturnOutputs = {
  isInState: ratio("State chosen", {
    hidden: true,
    explanation: { rule: "1 if you choose a state; otherwise 0.", lookup: true },
  }),
  stateIncomeTax: wholeUsd("State income tax", {
    note: "For the year, after credits. Negative is paid to you.",
    explanation: inState(
      "The tax of all brackets, and what the other lines add to the tax or take off it.",
      "SUM(stateBrackets.tax)+SUM(stateLines.tax)",
    ),
  }),
  stateTaxableIncome: wholeUsd("State taxable income", {
    explanation: inState("What the return’s lines leave to be taxed.", "SUM(stateLines.income)"),
  }),
  stateYear: year("Year of the state’s law", {
    hidden: true,
    explanation: ofState("The newest year whose numbers the state has set."),
  }),
  stateLines: stateLinesTable("Your state return, line by line", "stateLines"),
  stateBrackets: stateBracketsTable(
    "Your state tax, bracket by bracket",
    "stateBrackets",
    "isInState",
  ),
};
