import type { Amounts } from "@/lib/calculator/charts/chart";
import { sharedOption } from "@/lib/calculator/option";
import { wholeUsdColumn, wordsColumn } from "@/lib/calculator/report/columns";
import { ratio, table, type Column } from "@/lib/calculator/report/outputs";
import { wholeUsd } from "@/lib/calculator/report/whole-usd";
import { formatCount, formatWholeUsd, formatYear } from "@/lib/format";
import type {
  OtherStateFigures,
  StateChoice,
  StateRow,
  StateTaxes,
} from "@/lib/tax-law/states/compared-states";
import { stateNames } from "@/lib/tax-law/states/state-names";
import { stateAbbreviations } from "@/lib/tax-law/states/state-abbreviations";
import { stateCodeOf } from "@/lib/tax-law/states/state-code-of";

import { stateBracketsTable, stateLinesTable } from "./state-tables";
import { otherStateForm } from "./state-tax.form";
import { atBeginning, chosenState, comparedState, otherStateInWords } from "./state-words";

type OtherStates = Pick<StateTaxes, "isCompared" | keyof OtherStateFigures | "everyState">;

const yearColumn: Column<number> = { label: "Law of", show: formatYear, exact: String };

const compared = (rule: string, formula: string) => ({ rule, formula, onlyIf: "isCompared=1" });

const contributionsThere = {
  rule: "For disability, family leave or unemployment, at that state’s rates.",
  lookup: true,
  onlyIf: "isCompared=1",
} as const;

const besides =
  "For living and working in the one state. If you live in one and work in the other, both may tax your wages. Cities and counties there aren’t counted.";

/** The same household in another state, and in all of them: over `otherState` and `allStates`, beside `stateTax`. */
export const otherState = sharedOption<StateChoice, OtherStates, OtherStates>({
  form: otherStateForm,
  isUsed: ({ isCompared, everyState }) => isCompared === 1 || everyState !== undefined,
  outputs: {
    isCompared: ratio("Other state chosen", {
      hidden: true,
      explanation: { rule: "1 if you choose two states; otherwise 0.", lookup: true },
    }),
    otherStateTaxes: wholeUsd("State taxes there", {
      explanation: compared(
        "Its income tax and payroll contributions.",
        "otherStateIncomeTax+otherStateContributions",
      ),
    }),
    otherStateIncomeTax: wholeUsd("Income tax there", {
      when: ({ otherStateContributions = 0 }) => otherStateContributions > 0,
      explanation: compared(
        "The tax of all brackets, and what the other lines add to the tax or take off it.",
        "SUM(otherStateBrackets.tax)+SUM(otherStateLines.tax)",
      ),
    }),
    otherStateContributions: wholeUsd("Payroll contributions there", {
      when: ({ otherStateContributions = 0 }) => otherStateContributions > 0,
      explanation: contributionsThere,
    }),
    otherStateSaving: wholeUsd("What you’d save there a year", {
      signLabels: { above: "Less there", below: "More there", zero: "The same" },
      explanation: compared(
        "State and local taxes here minus state taxes there.",
        "stateAndLocalTaxes-otherStateTaxes",
      ),
    }),
    otherStateLines: stateLinesTable("The other state’s return, line by line"),
    otherStateBrackets: stateBracketsTable(
      "The other state’s tax, bracket by bracket",
      "otherStateBrackets",
      "isCompared",
    ),
    everyState: table<OtherStates, StateRow>("The same year in every state", {
      by: "bracket",
      columns: {
        name: wordsColumn("State"),
        incomeTax: wholeUsdColumn("Income tax"),
        contributions: wholeUsdColumn("Contributions"),
        total: wholeUsdColumn("Both", "incomeTax+contributions"),
        year: yearColumn,
      },
      start: {},
      count: `IF(allStates="compare", ${Object.keys(stateAbbreviations).length}, 0)`,
      totals: () => ({}),
      note: besides,
    }),
  },
  section: {
    title: (_, choice) => `The same year in ${comparedState(choice)}`,
    text: besides,
    figures: [
      "otherStateTaxes",
      "otherStateIncomeTax",
      "otherStateContributions",
      "otherStateSaving",
    ],
  },
  verdict: {
    also: (result, choice) => (isComparing(result) ? otherStateInWords(result, choice) : undefined),
  },
  errors: null,
  notCounted: [
    {
      words: "sales and property taxes, which differ by state",
      when: ({ isCompared, everyState }) => isCompared === 1 || everyState !== undefined,
    },
  ],
  charts: {
    also: ({ everyState }, choice) => (everyState ? [everyStateChart(everyState, choice)] : []),
  },
});

const isComparing = (result: OtherStates): result is OtherStates & OtherStateFigures =>
  result.isCompared === 1;

/** The states from the lowest tax to the highest, the visitor’s marked. */
function everyStateChart(rows: readonly StateRow[], choice: StateChoice): Amounts {
  const code = stateCodeOf(choice.state);
  const own = code && stateNames[code];
  return {
    kind: "amounts",
    name: "every-state",
    title: titleOf(rows, own, choice),
    subject: "State income tax and payroll contributions, a year",
    rows: rows.map(({ name, total }) => ({ label: name, amount: total, isMarked: name === own })),
  };
}

function titleOf(rows: readonly StateRow[], own: string | undefined, choice: StateChoice): string {
  const place = rows.findIndex(({ name }) => name === own);
  const mine = rows[place];
  if (mine)
    return `${atBeginning(chosenState(choice))} takes ${formatWholeUsd(mine.total)}: ${place} others take less and ${rows.length - 1 - place} more`;
  const untaxed = rows.filter(({ total }) => total < 0.5).length;
  const highest = rows.at(-1);
  return highest && untaxed < rows.length
    ? `From nothing in ${formatCount(untaxed, "state")} to ${formatWholeUsd(highest.total)} in ${highest.name}`
    : "No state takes anything of this income";
}
