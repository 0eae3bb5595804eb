import type { Refusal, Remark } from "@/lib/calculator/definition";
import { refused } from "@/lib/calculator/report/notice";
import { formatPayment, formatShare, formatUsd, formatWholeUsd } from "@/lib/format";
import { chosenState } from "@/lib/subjects/state-tax/state-words";
import { territoryAbbreviations } from "@/lib/tax-law/states/state-abbreviations";
import { stateCodeOf } from "@/lib/tax-law/states/state-code-of";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { grossPayOf } from "./arithmetic/gross-pay";
import { paycheckOf } from "./arithmetic/paycheck";
import type { PayrollTaxInput, PayrollTaxResult } from "./calculation";

/** What is left of the paycheck under the law. */
export function verdictOn(result: PayrollTaxResult, input: PayrollTaxInput): string {
  if (result.grossPay === 0) return "If there is no pay, nothing is taken out.";
  const { netPay, totalDeductions, stateTax } = result.law;
  const toState =
    stateTax > 0 ? `, ${formatPayment(stateTax)} of it to ${chosenState(input)},` : "";
  const before = isWithoutState(input) ? ", before state income tax" : "";
  return `Under ${lawOf(input.lawYear).year} law, ${formatPayment(totalDeductions)} comes out of this paycheck${toState} and you keep ${formatShare(netPay, result.grossPay)} of it${before}.`;
}

/** What a person should know of the allowances, and of the end of Social Security. */
export const remarksOn = (result: PayrollTaxResult, input: PayrollTaxInput): Remark[] =>
  [onAllowances(input), onWageBase(result, input)].flatMap((text) =>
    text ? [{ tone: "neutral", text }] : [],
  );

const onAllowances = ({ allowances }: PayrollTaxInput) =>
  allowances > 0
    ? "Allowances ended with the 2020 Form W-4. They lower the withholding in the illustration but change nothing under the law, which assumes a W-4 from 2020 or later."
    : null;

/** Whether a state’s tax is left out because no state was entered. Of a territory a remark says more. */
export const isWithoutState = ({ state }: Pick<PayrollTaxInput, "state">): boolean =>
  stateCodeOf(state) === undefined && !(state.toUpperCase() in territoryAbbreviations);

/** In which of the year’s paychecks Social Security ends, where it has not ended yet. */
function onWageBase(
  { periods, ...result }: PayrollTaxResult,
  { lawPaidBefore = 0, lawYear }: PayrollTaxInput,
) {
  const { wageBase, lastSocialSecurityPaycheck: last } = result.law;
  if (last === null || lawPaidBefore >= wageBase) return null;
  const base = `${formatWholeUsd(wageBase)}, the most that ${lawOf(lawYear).year} law taxes for Social Security`;
  return last === periods
    ? `With ${periods} equal paychecks starting in January, only the last one reaches ${base}.`
    : `With equal paychecks starting in January, paycheck ${last} of ${periods} reaches ${base}. None is taken after that.`;
}

type Errors = Refusal<PayrollTaxInput>["errors"];

/** A pay that is given twice, or deductions above the pay. */
export function refusalOf(input: PayrollTaxInput): Refusal<PayrollTaxInput> | undefined {
  const errors = [givenTwice, abovePay, belowZero]
    .map((errorsOf) => errorsOf(input))
    .find((found) => Object.keys(found).length > 0);
  return errors && { notice: refused(Object.values(errors)[0] as string), errors };
}

function givenTwice(input: PayrollTaxInput): Errors {
  const given = (["grossPay", "salary", "hourlyRate"] as const).filter(
    (name) => (input[name] ?? null) !== null,
  );
  const says = "Enter only one of gross pay per paycheck, salary and hourly rate.";
  return given.length > 1 ? Object.fromEntries(given.map((name) => [name, says])) : {};
}

function abovePay(input: PayrollTaxInput): Errors {
  const { preTax401k = 0, section125 = 0 } = input;
  const grossPay = grossPayOf(input);
  const pay = formatUsd(grossPay);
  if (section125 > grossPay)
    return { section125: `Enter at most the gross pay of ${pay} per paycheck.` };
  if (preTax401k + section125 <= grossPay) return {};
  const most = formatUsd(grossPay - section125);
  return {
    preTax401k:
      section125 > 0
        ? `Enter at most ${most}: the gross pay of ${pay}, less health, HSA and FSA.`
        : `Enter at most the gross pay of ${pay} per paycheck.`,
  };
}

function belowZero(input: PayrollTaxInput): Errors {
  const { preTax401k = 0, section125 = 0, step4c = 0 } = input;
  const { netPay, totalDeductions } = paycheckOf(input);
  if (netPay >= 0) return {};
  const pay = formatUsd(grossPayOf(input));
  const left = netPay + step4c;
  if (step4c > 0 && left >= 0)
    return {
      step4c: `Enter at most ${formatUsd(Math.floor(left * 100) / 100)}: that is left of the ${pay} after all other deductions.`,
    };
  const less = `Enter less: all deductions come to ${formatUsd(totalDeductions)}, more than the gross pay of ${pay}.`;
  return {
    ...(preTax401k > 0 && { preTax401k: less }),
    ...(section125 > 0 && { section125: less }),
  };
}
