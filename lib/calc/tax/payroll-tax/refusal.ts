import type { Refusal } from "@/lib/calculator/definition";
import { refused } from "@/lib/calculator/report/notice";
import { formatUsd, formatWholeUsd } from "@/lib/format";
import { allowedContribution } from "@/lib/tax-law/allowed-contribution";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { grossPayOf, paychecksOf } from "./arithmetic/gross-pay";
import { paycheckOf } from "./arithmetic/paycheck";
import type { PayrollTaxInput } from "./calculation";

type Errors = Refusal<PayrollTaxInput>["errors"];

/** A pay that is given twice, or deductions above the pay. */
export function refusalOf(input: PayrollTaxInput): Refusal<PayrollTaxInput> | undefined {
  const errors = [givenTwice, abovePay, belowZero]
    .map((errorsOf) => errorsOf(input))
    .find((found) => Object.keys(found).length > 0);
  return errors && { notice: refused(Object.values(errors)[0] as string), errors };
}

/** The names of those that are given, each with the sentence. */
const at = (
  input: PayrollTaxInput,
  names: readonly (keyof PayrollTaxInput)[],
  says: string,
): Errors =>
  Object.fromEntries(
    names.flatMap((name) => ((input[name] ?? null) === null ? [] : [[name, says]])),
  );

function givenTwice(input: PayrollTaxInput): Errors {
  const errors = at(
    input,
    ["grossPay", "salary", "hourlyRate"],
    "Enter only one of gross pay per paycheck, salary and hourly rate.",
  );
  return Object.keys(errors).length > 1 ? errors : {};
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

/** What fields say beside a result: hours without a rate, and a 401(k) above the limit. */
export const errorsBeside = (input: PayrollTaxInput): Errors => ({
  ...hoursAlone(input),
  ...aboveLimit(input),
});

function hoursAlone({
  hourlyRate = null,
  hours = null,
  overtimeHours = 0,
}: PayrollTaxInput): Errors {
  if (hourlyRate !== null) return {};
  return {
    ...(hours !== null && { hours: "These hours count only with an hourly rate. Enter it too." }),
    ...(overtimeHours > 0 && {
      overtimeHours: "Overtime counts only with an hourly rate. Enter it too.",
    }),
  };
}

/** Where a year of the 401(k) is above what the law lets a person defer. */
function aboveLimit(input: PayrollTaxInput): Errors {
  const { preTax401k = 0, payFrequency, lawYear } = input;
  const { retirement } = lawOf(lawYear);
  const periods = paychecksOf[payFrequency];
  const allowed = (age: number) => allowedContribution(retirement.k401, age);
  // Whoever spreads the limit over the year rounds it up to the cent.
  if (preTax401k <= Math.ceil((allowed(0) / periods) * 100) / 100) return {};
  const [most, from50, from60] = [0, 50, 60].map((age) => formatWholeUsd(allowed(age)));
  const at60 = from60 === from50 ? "" : `, and ${from60} from 60 to 63`;
  return {
    preTax401k: `This is ${formatWholeUsd(preTax401k * periods)} a year. The limit for ${retirement.year} is ${most}, or ${from50} from age 50${at60}.`,
  };
}
