import type { Remark } from "@/lib/calculator/definition";
import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { words } from "@/lib/calculator/report/outputs";
import { formatNumber, formatRoundedUsd, formatWholeUsd } from "@/lib/format";
import { citationOf } from "@/lib/subjects/federal-law/law-section";
import { inPercent } from "@/lib/tax-law/income/in-percent";
import { estateAndInheritanceTaxes } from "@/lib/tax-law/states/estate-and-inheritance-taxes";
import {
  stateAbbreviations,
  territoryAbbreviations,
  type StateCode,
} from "@/lib/tax-law/states/state-abbreviations";
import { stateCodeOf } from "@/lib/tax-law/states/state-code-of";

import type { StateDeathTax } from "../arithmetic/state-death-tax";
import { estateTax, type EstateTaxInput, type EstateTaxResult } from "../calculation";
import { stateForm } from "./state.form";

type WithState = EstateTaxResult & StateDeathTax;

const lawOfState = ({ state }: EstateTaxInput) =>
  estateAndInheritanceTaxes[stateCodeOf(state) as StateCode];

/** At the beginning of a sentence: "The District of Columbia". */
function nameOf({ state }: EstateTaxInput): string {
  const name = stateAbbreviations[stateCodeOf(state) ?? ""] ?? "";
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What the state takes, named with its threshold. */
export const stateTax = option(estateTax, {
  form: stateForm,
  isUsed: (result): result is WithState => result.stateTaxKind !== undefined,
  conditions: { hasState: { words: "you chose a state", formula: "NOT(ISBLANK(state))" } },
  outputs: {
    stateTaxKind: words("Tax of the state on death", {
      explanation: { rule: "By the state’s law.", lookup: true, onlyIf: "hasState" },
    }),
    stateThreshold: briefUsd("State threshold", {
      note: "An estate up to it owes the state no estate tax.",
      explanation: {
        rule: "By the state’s law, for a death at the end of 2026.",
        lookup: true,
        onlyIf: "hasState",
      },
    }),
    belowStateThreshold: briefUsd("Threshold minus taxable estate", {
      signLabels: { above: "Below it", below: "Above it" },
      explanation: {
        rule: "The state’s threshold minus the taxable estate.",
        formula: "stateThreshold-taxableEstate",
        onlyIf: "MAX(0, stateThreshold)>0",
      },
    }),
  },
  section: {
    text: (_, input) => {
      const tax = lawOfState(input);
      return tax
        ? `${tax.note}${ratesOf(tax)} The state’s own deductions, gifts and rates decide what is due, so the amount isn’t worked out here. Real property counts in the state where it stands.`
        : `${nameOf(input)} has neither an estate tax nor an inheritance tax. Real property in another state may be taxed there.`;
    },
    figures: ["stateTaxKind", "stateThreshold", "belowStateThreshold"],
    source: (_, input) => citationOf([lawOfState(input) ?? listOfStates]),
  },
  verdict: { also: stateInWords },
  errors: null,
  remarks: (_, { state = "" }) => remarksOn(state),
  notCounted: [{ words: "a state’s estate or inheritance tax", adds: "state" }],
});

/** Of an estate tax. What heirs pay is in the note. */
function ratesOf({ kind, rates: [lowest, highest] }: NonNullable<ReturnType<typeof lawOfState>>) {
  if (kind === "inheritance") return "";
  const most = `${formatNumber(inPercent(highest))}%`;
  return lowest === highest
    ? ` The rate is ${most}.`
    : ` The rates are ${formatNumber(inPercent(lowest))}% to ${most}.`;
}

/** What says of all other states that they have none. */
const listOfStates = { document: "a list of all states’ taxes on death", checked: "2026-11-28" };

/** What the state takes, and how far the estate is from it. */
function stateInWords(
  { taxableEstate, stateThreshold, belowStateThreshold, stateTaxKind }: WithState,
  input: EstateTaxInput,
): string {
  const name = nameOf(input);
  if (stateThreshold === null || belowStateThreshold === null)
    return stateTaxKind === "None"
      ? `${name} taxes neither estates nor heirs.`
      : `${name} has no estate tax, but may tax what heirs receive.`;
  const estates = `${name} taxes estates above ${formatWholeUsd(stateThreshold)}`;
  const cliff = lawOfState(input)?.cliff ?? Infinity;
  if (taxableEstate > cliff)
    return `${estates}. Past ${formatWholeUsd(cliff)}, as here, it taxes the whole estate.`;
  const distance = formatRoundedUsd(Math.abs(belowStateThreshold));
  const heirs = stateTaxKind === "Estate and inheritance tax" ? " It taxes some heirs too." : "";
  if (belowStateThreshold === 0) return `${estates}: this one is just at it.${heirs}`;
  return `${estates}: this one is ${distance} ${belowStateThreshold < 0 ? "above" : "below"}.${heirs}`;
}

/** Letters that are no state’s. */
function remarksOn(state: string): Remark[] {
  if (state === "" || stateCodeOf(state)) return [];
  const territory = territoryAbbreviations[state.toUpperCase()];
  const text = territory
    ? `Taxes of ${territory} aren’t included, and federal estate tax may be figured differently there.`
    : `“${state}” is not a state’s abbreviation, so no state tax is named.`;
  return [{ tone: "neutral", text }];
}
