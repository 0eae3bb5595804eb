import type { Remark } from "@/lib/calculator/definition";
import { formatWholeUsd } from "@/lib/format";
import {
  stateAbbreviations,
  territoryAbbreviations,
} from "@/lib/tax-law/states/state-abbreviations";
import { statesWithoutWageTax } from "@/lib/tax-law/states/states-without-wage-tax";
import { lawOf } from "@/lib/tax-law/years/law-of";

import type { PayrollTaxInput, PayrollTaxResult } from "./calculation";

/** What a person should know of the allowances, of the state, and of the end of Social Security. */
export const remarksOn = (result: PayrollTaxResult, input: PayrollTaxInput): Remark[] =>
  [onAllowances(input), onState(input), onWageBase(result, input)].flatMap((text) =>
    text ? [{ tone: "neutral", text }] : [],
  );

const onAllowances = ({ allowances }: PayrollTaxInput) =>
  allowances > 0
    ? "Allowances ended with the 2020 Form W-4. They lower the illustration and change nothing under the law, which supposes such a W-4."
    : null;

function onState({ state }: PayrollTaxInput) {
  if (state === "") return null;
  const abbreviation = state.toUpperCase();
  const untaxed = statesWithoutWageTax[abbreviation];
  const taxed = stateAbbreviations[abbreviation];
  const territory = territoryAbbreviations[abbreviation];
  if (untaxed)
    return `${untaxed} takes no income tax from wages. The illustration takes its 4% all the same; under the law nothing is taken for the state.`;
  if (taxed)
    return `How ${taxed} taxes wages is not modeled. The 4% is an illustration, and under the law nothing is taken for the state.`;
  if (territory)
    return `What ${territory} takes from wages, and how much federal income tax is withheld there, is not modeled. The 4% is taken all the same.`;
  return `“${state}” is not the abbreviation of a state. The 4% is taken all the same.`;
}

function onWageBase(
  { periods, ...result }: PayrollTaxResult,
  { lawPaidBefore = 0, lawYear }: PayrollTaxInput,
) {
  const { year } = lawOf(lawYear);
  const base = formatWholeUsd(result["law.wageBase"]);
  if (lawPaidBefore >= result["law.wageBase"])
    return `What was paid earlier this year has reached the ${base} that ${year} law takes Social Security from, so none is taken from this paycheck.`;
  const last = result["law.lastSocialSecurityPaycheck"];
  if (last === null) return null;
  return last === periods
    ? `With ${periods} equal paychecks from January on, only the last one reaches the ${base} that ${year} law takes Social Security from.`
    : `With equal paychecks from January on, paycheck ${last} of ${periods} reaches the ${base} that ${year} law takes Social Security from. None is taken after it.`;
}
