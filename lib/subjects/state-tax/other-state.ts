import type { Amounts } from "@/lib/calculator/charts/chart";
import { sharedOption } from "@/lib/calculator/option";
import { ratio } from "@/lib/calculator/report/outputs";
import { wholeUsd } from "@/lib/calculator/report/whole-usd";
import { formatCount, formatList, formatWholeUsd } from "@/lib/format";
import type {
  OtherStateFigures,
  StateChoice,
  StateRow,
  StateTaxes,
} from "@/lib/tax-law/states/compared-states";
import { stateNames } from "@/lib/tax-law/states/state-names";
import { stateAbbreviations } from "@/lib/tax-law/states/state-abbreviations";
import { stateCodeOf } from "@/lib/tax-law/states/state-code-of";

import { stateBracketsTable, stateLinesTable, stateRowsTable } from "./state-tables";
import { otherStateForm } from "./state-tax.form";
import {
  atBeginning,
  chosenState,
  comparedState,
  otherStateInWords,
  transferTaxesInWords,
} from "./state-words";

type OtherStates = Pick<StateTaxes, "isCompared" | keyof OtherStateFigures | "everyState">;

const compared = (rule: string, formula: string) => ({
  rule,
  formula,
  onlyIf: "areStatesCompared",
});

const contributionsThere = {
  rule: "For disability, family leave or unemployment, at that state’s rates.",
  lookup: true,
  onlyIf: "areStatesCompared",
} as const;

const besides =
  "For living and working in the one state. If you live in one and work in the other, both may tax your wages. Cities and counties there aren’t counted.";

/** The same household in another state, and in all of them: over `otherState` and `allStates`, beside `stateTax`. */
export const otherState = sharedOption<StateChoice, OtherStates, OtherStates>({
  form: otherStateForm,
  isUsed: ({ isCompared, everyState }) => isCompared === 1 || everyState !== undefined,
  conditions: {
    areStatesCompared: { words: "you choose two states", formula: "isCompared>0" },
  },
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
      hidden: true,
      explanation: compared(
        "The tax of all brackets, and what the other lines add to the tax or take off it.",
        "SUM(otherStateBrackets.tax)+SUM(otherStateLines.tax)",
      ),
    }),
    otherStateContributions: wholeUsd("Payroll contributions there", {
      hidden: true,
      explanation: contributionsThere,
    }),
    otherStateSaving: wholeUsd("What you’d save there a year", {
      signLabels: { above: "You save", below: "You pay more", zero: "The same" },
      explanation: compared(
        "State and local taxes here minus state taxes there, both in whole dollars.",
        "ROUND(stateAndLocalTaxes, 0)-ROUND(otherStateTaxes, 0)",
      ),
    }),
    bothStates: stateRowsTable(
      "Both states side by side",
      "IF(isCompared=1, 2, 0)",
      "Payroll is for disability, family leave or unemployment. Together counts your city or county too, if you type its rate.",
    ),
    otherStateLines: stateLinesTable("The other state’s return, line by line", "otherStateLines"),
    otherStateBrackets: stateBracketsTable(
      "The other state’s tax, bracket by bracket",
      "otherStateBrackets",
      "isCompared",
    ),
    everyState: stateRowsTable(
      "The same year in every state",
      `IF(allStates="compare", ${Object.keys(stateAbbreviations).length}, 0)`,
      besides,
    ),
  },
  section: {
    title: (_, choice) => `The same year in ${comparedState(choice)}`,
    text: (result, choice) =>
      isComparing(result) ? `${besides} ${transferTaxesInWords(choice)}` : besides,
    figures: ["otherStateTaxes", "otherStateSaving"],
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
    also: (result, choice) => [
      ...(isComparing(result) ? [bothStatesChart(result, choice)] : []),
      ...(result.everyState ? [everyStateChart(result.everyState, choice)] : []),
    ],
  },
});

const isComparing = (result: OtherStates): result is OtherStates & OtherStateFigures =>
  result.isCompared === 1;

const subject =
  "State income tax and payroll contributions a year, and your city’s or county’s tax if you type its rate";

/** One’s own state beside the other. */
function bothStatesChart(
  { bothStates, otherStateSaving: saving }: OtherStateFigures,
  choice: StateChoice,
): Amounts {
  const states = [chosenState(choice), comparedState(choice)] as const;
  const [most, least] = saving > 0 ? states : states.toReversed();
  return {
    kind: "amounts",
    name: "both-states",
    title: atBeginning(
      saving === 0
        ? `${states.join(" and ")} take the same`
        : `${most} takes ${formatWholeUsd(Math.abs(saving))} a year more than ${least}`,
    ),
    subject,
    rows: bothStates.map(({ name, total }, index) => ({
      label: name,
      amount: total,
      isMarked: index === 0,
    })),
  };
}

/** The states from the lowest tax to the highest, the chosen ones marked. Those that take nothing share a row. */
function everyStateChart(rows: readonly StateRow[], choice: StateChoice): Amounts {
  const chosen = [choice.state, choice.otherState].map((state) => stateCodeOf(state));
  const names = chosen.map((code) => code && stateNames[code]);
  const untaxed = rows.filter(({ name, total }) => total === 0 && !names.includes(name));
  return {
    kind: "amounts",
    name: "every-state",
    title: titleOf(rows, choice),
    subject,
    rows: rows
      .filter((row) => !untaxed.slice(1).includes(row))
      .map((row) => ({
        label: formatList((row === untaxed[0] ? untaxed : [row]).map(({ name }) => name)),
        amount: row.total,
        isMarked: names.includes(row.name),
      })),
  };
}

function titleOf(rows: readonly StateRow[], choice: StateChoice): string {
  const code = stateCodeOf(choice.state);
  const own = code && rows.find(({ name }) => name === stateNames[code]);
  if (own) {
    const less = rows.filter(({ total }) => total < own.total).length;
    const more = rows.filter(({ total }) => total > own.total).length;
    const place =
      more === 0
        ? "no state takes more"
        : less === 0
          ? "no state takes less"
          : `${less} take less and ${more} more`;
    return `${atBeginning(chosenState(choice))} takes ${formatWholeUsd(own.total)}: ${place}`;
  }
  const untaxed = rows.filter(({ total }) => total < 0.5).length;
  const highest = rows.at(-1);
  return highest && untaxed < rows.length
    ? `From nothing in ${formatCount(untaxed, "state")} to ${formatWholeUsd(highest.total)} in ${highest.name}`
    : "No state takes anything of this income";
}
