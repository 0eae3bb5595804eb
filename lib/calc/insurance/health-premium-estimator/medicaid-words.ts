import { formatRoundedUsd } from "@/lib/format";
import { hasExpandedMedicaid } from "@/lib/tax-law/health/medicaid-expansion";
import { stateAbbreviations } from "@/lib/tax-law/states/state-abbreviations";
import { stateOf } from "@/lib/tax-law/states/state-of";

import { agesIn } from "./arithmetic/ages-in";
import type { HealthPremiumInput, HealthPremiumResult, WithGuidelines } from "./calculation";

/** The first year of the requirement to work. */
const workFrom = 2027;

/** Where a household lives, as far as Medicaid goes: `isExpanded` is undefined where the state is not known. */
const placeOf = ({ location }: HealthPremiumInput) => {
  const state = stateOf(location);
  return state === null
    ? { name: "states that expanded Medicaid" }
    : { name: stateAbbreviations[state] ?? state, state, isExpanded: hasExpandedMedicaid(state) };
};

/** Whether the income is low enough, and the state may have expanded Medicaid. */
export const mayHaveMedicaid = (
  result: HealthPremiumResult,
  input: HealthPremiumInput,
): result is WithGuidelines =>
  result.law.medicaidLine !== undefined &&
  input.annualIncome <= result.law.medicaidLine &&
  placeOf(input).isExpanded !== false;

/** What a verdict goes on with there. */
export const orMedicaid = (result: HealthPremiumResult, input: HealthPremiumInput) =>
  mayHaveMedicaid(result, input)
    ? ` In ${placeOf(input).name}, an adult under 65 with this income usually gets Medicaid instead.`
    : "";

/** What Medicaid says of the income. */
export function medicaidWords(
  { law }: WithGuidelines,
  input: HealthPremiumInput,
  more = "",
): string {
  const { name } = placeOf(input);
  const { coverageYear, medicaidLine, medicaidGuidelines } = law;
  return [
    `In ${name}, adults under 65 with income up to about ${formatRoundedUsd(medicaidLine)}, 138% of the ${medicaidGuidelines} poverty line, usually qualify for Medicaid.`,
    ...(coverageYear >= workFrom && input.age >= 19 && input.age < 65
      ? [
          "From January 1, 2027, they must show 80 hours a month of work, school or volunteering unless they are exempt. Who fails gets no credit either (42 U.S.C. 1396a(xx)).",
        ]
      : []),
    ...(more ? [more] : []),
  ].join(" ");
}

/** What is below the poverty line in a state without the expansion, or one that is not known. */
export function belowTheLine(input: HealthPremiumInput): string {
  const { name, state, isExpanded } = placeOf(input);
  if (state === "WI") return "Wisconsin’s Medicaid covers adults up to that line.";
  if (isExpanded === undefined)
    return "In a state that did not expand Medicaid, you may not get Medicaid either.";
  return isExpanded
    ? ""
    : `${capitalized(name)} did not expand Medicaid, so adults without children or a disability may get neither.`;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What to know of children among those covered. */
export const childrenWords = ({ otherAges = "" }: HealthPremiumInput): string[] =>
  (agesIn(otherAges) ?? []).some((age) => age < 19)
    ? [
        "Children up to 18 often get Medicaid or CHIP at higher incomes than adults. A child who can gets no credit: leave them out of the ages covered.",
      ]
    : [];
