import type { Remark } from "@/lib/calculator/definition";
import { formatUsd, formatWholeUsd } from "@/lib/format";
import {
  stateAbbreviations,
  territoryAbbreviations,
} from "@/lib/tax-law/states/state-abbreviations";
import { statesWithoutWageTax } from "@/lib/tax-law/states/states-without-wage-tax";
import { lawOf } from "@/lib/tax-law/years/law-of";

import type { PayrollTaxInput, PayrollTaxResult } from "./calculation";

/** What a person should know of the allowances, of the state, and of the end of Social Security. */
export const remarksOn = (result: PayrollTaxResult, input: PayrollTaxInput): Remark[] =>
  [onAllowances(input), onState(input), onWageBase(result, input), onOvertime(input)].flatMap(
    (text) => (text ? [{ tone: "neutral", text }] : []),
  );

const onAllowances = ({ allowances }: PayrollTaxInput) =>
  allowances > 0
    ? "Allowances ended with the 2020 Form W-4. They lower the withholding in the illustration but change nothing under the law, which assumes a W-4 from 2020 or later."
    : null;

function onState({ state }: PayrollTaxInput) {
  if (state === "") return null;
  const abbreviation = state.toUpperCase();
  const untaxed = statesWithoutWageTax[abbreviation];
  const taxed = stateAbbreviations[abbreviation];
  const territory = territoryAbbreviations[abbreviation];
  if (untaxed) return `${untaxed} has no income tax on wages.`;
  if (taxed) return `Income tax in ${taxed} isn’t included, so your paycheck will be smaller.`;
  if (territory)
    return `Wage taxes in ${territory} aren’t included, and less federal income tax may be withheld there.`;
  return `“${state}” is not a state abbreviation, so we can’t say whether your state taxes wages.`;
}

/** What the law lets a person deduct of overtime from 2025 through 2028: Pub. L. 119-21, section 70202. */
function onOvertime({ hourlyRate, overtimeHours = 0, lawYear }: PayrollTaxInput) {
  if (!hourlyRate || overtimeHours === 0 || lawOf(lawYear).year < 2025) return null;
  const premium = formatUsd(0.5 * hourlyRate * overtimeHours);
  return `Of this pay, ${premium} is extra pay for overtime. Your tax return may deduct up to $12,500 a year of it ($25,000 for couples filing jointly) through 2028. Withholding doesn’t count that by itself. For the tax of the year, go to the income tax calculator.`;
}

function onWageBase(
  { periods, ...result }: PayrollTaxResult,
  { lawPaidBefore = 0, lawYear }: PayrollTaxInput,
) {
  const { year } = lawOf(lawYear);
  const base = formatWholeUsd(result["law.wageBase"]);
  if (lawPaidBefore >= result["law.wageBase"])
    return `Your pay earlier this year already reached ${base}, the most that ${year} law taxes for Social Security, so none is taken from this paycheck.`;
  const last = result["law.lastSocialSecurityPaycheck"];
  if (last === null) return null;
  return last === periods
    ? `With ${periods} equal paychecks starting in January, only the last one reaches ${base}, the most that ${year} law taxes for Social Security.`
    : `With equal paychecks starting in January, paycheck ${last} of ${periods} reaches ${base}, the most that ${year} law taxes for Social Security. None is taken after that.`;
}
