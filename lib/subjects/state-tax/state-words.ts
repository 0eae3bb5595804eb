import { formatList, formatNumber, formatWholeUsd } from "@/lib/format";
import type { AddedStateFigures } from "@/lib/tax-law/states/added-state-tax";
import type {
  OtherStateFigures,
  StateChoice,
  StateTaxes,
} from "@/lib/tax-law/states/compared-states";
import { estateAndInheritanceTaxes } from "@/lib/tax-law/states/estate-and-inheritance-taxes";
import { stateLawOf } from "@/lib/tax-law/states/known-laws";
import {
  stateAbbreviations,
  territoryAbbreviations,
  type StateCode,
} from "@/lib/tax-law/states/state-abbreviations";
import { stateCodeOf } from "@/lib/tax-law/states/state-code-of";
import type { StateFigures } from "@/lib/tax-law/states/state-figures";
import type { LocalTax } from "@/lib/tax-law/states/state-law";
import { statesWithoutWageTax } from "@/lib/tax-law/states/states-without-wage-tax";
import { newestYear } from "@/lib/tax-law/years/law-years";

/** What says by which year’s law the figures of a state are. */
export type OfState = Pick<StateFigures, "stateYear">;

/** A result with the tax of the state that was chosen. */
export type WithState = StateTaxes & StateFigures;

const codeOf = (letters?: string) => stateCodeOf(letters) as StateCode;

/** A state as a sentence names it: "Oregon", "the District of Columbia". */
const named = (code: StateCode) => stateAbbreviations[code] ?? code;

/** The state that was chosen, as a sentence names it. */
export const chosenState = ({ state }: StateChoice) => named(codeOf(state));

/** The state that it is compared with. */
export const comparedState = ({ otherState }: StateChoice) => named(codeOf(otherState));

export const atBeginning = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The law that the figures are by: what set its numbers, and when they were checked. */
export function lawOfState({ state }: StateChoice, { stateYear }: OfState) {
  const law = stateLawOf(codeOf(state));
  const year = law.years.find((one) => one.year === stateYear);
  if (!year) throw new RangeError(`There is no law of ${stateYear} for ${law.code}.`);
  return { ...law, year };
}

/** " under its 2025 law", where the newest year’s is not known or was not asked for. */
const underItsLaw = ({ stateYear }: OfState) =>
  stateYear === newestYear ? "" : ` under its ${stateYear} law`;

/** What the state takes in a year, in a sentence. */
export function stateTaxInWords(result: WithState, choice: StateChoice): string {
  const { stateIncomeTax, stateAndLocalTaxes, localIncomeTax, stateContributions } = result;
  const name = atBeginning(chosenState(choice));
  const besides = [
    ...(localIncomeTax > 0 ? ["local tax"] : []),
    ...(stateContributions > 0 ? ["payroll contributions"] : []),
  ];
  if (isWithoutWageTax(choice) && Math.abs(stateIncomeTax) < 0.5)
    return besides.length === 0
      ? `${name} doesn’t tax wages.`
      : `${name} doesn’t tax wages; payroll contributions are ${formatWholeUsd(stateAndLocalTaxes)} a year.`;
  if (Math.abs(stateAndLocalTaxes) < 0.5) return `${name} takes no income tax of this.`;
  const withThem = besides.length > 0 ? `, ${formatList(besides)} included` : "";
  const law = underItsLaw(result);
  return stateAndLocalTaxes < 0
    ? `${name}’s credits pay you ${formatWholeUsd(-stateAndLocalTaxes)} a year${law}${withThem}.`
    : `${name} takes ${formatWholeUsd(stateAndLocalTaxes)} a year${law}${withThem}.`;
}

/** What something adds to the state’s income tax, in a sentence. */
export function addedStateTaxInWords(result: AddedStateFigures, choice: StateChoice): string {
  const { addedStateTax } = result;
  const name = atBeginning(chosenState(choice));
  if (isWithoutWageTax(choice) && Math.abs(addedStateTax) < 0.5)
    return `${name} has no income tax on this.`;
  const law = underItsLaw(result);
  if (Math.abs(addedStateTax) < 0.5) return `${name} takes nothing of it${law}.`;
  return addedStateTax > 0
    ? `${name} takes another ${formatWholeUsd(addedStateTax)}${law}.`
    : `${name}’s tax falls by ${formatWholeUsd(-addedStateTax)}${law}.`;
}

/** What would be paid in the other state, in a sentence. */
export function otherStateInWords(
  { otherStateTaxes, otherStateSaving }: OtherStateFigures,
  choice: StateChoice,
): string {
  const there = `In ${comparedState(choice)}`;
  if (Math.abs(otherStateSaving) < 0.5) return `${there} you’d pay the same.`;
  const change = `${formatWholeUsd(Math.abs(otherStateSaving))} a year ${otherStateSaving > 0 ? "less" : "more"}`;
  if (Math.abs(otherStateTaxes) < 0.5) return `${there} you’d pay none of it: ${change}.`;
  return otherStateTaxes < 0
    ? `${there} credits would pay you ${formatWholeUsd(-otherStateTaxes)}: ${change}.`
    : `${there} you’d pay ${formatWholeUsd(otherStateTaxes)}: ${change}.`;
}

const isWithoutWageTax = ({ state }: StateChoice) => codeOf(state) in statesWithoutWageTax;

/** "2.25% to 3.3%" */
const rangeInWords = ({ range: [from, to] }: LocalTax) =>
  from === 0 ? `up to ${formatNumber(to)}%` : `${formatNumber(from)}% to ${formatNumber(to)}%`;

/** The local tax that nothing was typed for, with its rates: "county income tax, 2.25% to 3.3%". */
export function localTaxLeftOut({ state }: StateChoice): string | undefined {
  const code = stateCodeOf(state);
  const local = code && stateLawOf(code).local;
  return local && `${local.name}, ${rangeInWords(local)}`;
}

/** What both states take when somebody dies, in sentences. */
export const transferTaxesInWords = ({ state, otherState }: StateChoice): string =>
  [state, otherState]
    .map(codeOf)
    .map((code) => transferTaxOf(code) ?? `${atBeginning(named(code))} doesn’t tax estates.`)
    .join(" ");

function transferTaxOf(code: StateCode): string | undefined {
  const tax = estateAndInheritanceTaxes[code];
  if (!tax) return undefined;
  if (tax.kind === "inheritance") return tax.note;
  const from = formatWholeUsd(tax.threshold ?? 0);
  const estates = `${atBeginning(named(code))} taxes estates above ${from}`;
  return tax.kind === "both" ? `${estates}, and some heirs.` : `${estates}.`;
}

/** What has to be said of the letters in the boxes, and of a rate that does not go with the state. */
export function stateRemarks(choice: StateChoice): string[] {
  const { state = "", otherState = "", localRate = 0 } = choice;
  const code = stateCodeOf(state);
  const local = code && stateLawOf(code).local;
  const [from, to] = local?.range ?? [0, 0];
  const texts = [
    ...[state, otherState].map(onLetters),
    localRate > 0 && !code && "Choose your state: a city or county tax is counted with it.",
    localRate > 0 &&
      code &&
      !local &&
      `No city or county in ${named(code)} taxes income, as far as we know. The rate you typed isn’t counted.`,
    localRate > 0 &&
      local &&
      (localRate < from || localRate > to) &&
      `In ${named(code)}, the ${local.name} is ${rangeInWords(local)}. You typed ${formatNumber(localRate)}%.`,
    stateCodeOf(otherState) && !code && "Choose your own state too, to compare it with another.",
    code &&
      code === stateCodeOf(otherState) &&
      `Both states are ${named(code)}. Choose another one to compare.`,
  ];
  return texts.filter((text): text is string => typeof text === "string");
}

/** What letters mean that are no state’s. */
function onLetters(letters: string): string | undefined {
  const territory = territoryAbbreviations[letters.toUpperCase()];
  if (territory)
    return `Taxes of ${territory} aren’t included, and less federal income tax may be due there.`;
  return letters === "" || stateCodeOf(letters)
    ? undefined
    : `“${letters}” is not a state’s abbreviation, so no state tax is counted.`;
}
