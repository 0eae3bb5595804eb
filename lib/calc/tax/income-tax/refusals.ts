import type { Refusal } from "@/lib/calculator/definition";
import { refused } from "@/lib/calculator/report/notice";
import { formatWholeUsd } from "@/lib/format";
import { allowedContribution } from "@/lib/tax-law/allowed-contribution";
import { lawOf } from "@/lib/tax-law/years/law-of";

import type { IncomeTaxInput, IncomeTaxResult } from "./calculation";

/** Parts of the wages that are larger than all of them, and more withheld than there is. */
export function refusalOf(input: IncomeTaxInput): Refusal<IncomeTaxInput> | undefined {
  const { grossIncome, spouseWages = 0, preTax401k = 0, tips = 0, overtime = 0 } = input;
  const wages = grossIncome + spouseWages;
  const gains = Math.max(0, (input.longTermGains ?? 0) + (input.shortTermGains ?? 0));
  const { interest = 0, qualifiedDividends = 0, pension = 0, socialSecurity = 0 } = input;
  const income =
    wages +
    Math.max(0, input.selfEmployment ?? 0) +
    gains +
    interest +
    qualifiedDividends +
    pension +
    socialSecurity;
  const all = formatWholeUsd(wages);
  const errors = {
    ...(preTax401k > wages && { preTax401k: `Enter no more than the wages of ${all}.` }),
    ...(tips + overtime > wages && {
      [tips > 0 ? "tips" : "overtime"]:
        `Tips and overtime are part of the wages of ${all}. Enter less.`,
    }),
    ...((input.withheld ?? 0) > income && {
      withheld: `Enter no more than the whole income of ${formatWholeUsd(income)}.`,
    }),
  };
  return Object.keys(errors).length > 0
    ? { notice: refused("Please enter valid income and select a filing status."), errors }
    : undefined;
}

/** What boxes say beside a result: savings above the limit of the law. */
export function limitErrors(result: IncomeTaxResult, input: IncomeTaxInput) {
  const { retirement, year } = lawOf(input.lawYear);
  const { preTax401k = 0, traditionalIra = 0, age = 0, spouseAge = 0 } = input;
  const limitOf = (kind: "k401" | "ira") =>
    allowedContribution(retirement[kind], age) +
    (result.law.joint ? allowedContribution(retirement[kind], spouseAge) : 0);
  const above = (amount: number, kind: "k401" | "ira") =>
    amount > limitOf(kind)
      ? `The ${year} limit is ${formatWholeUsd(limitOf(kind))}${result.law.joint ? " for both of you" : ""}${age === 0 ? ", more from age 50" : ""}.`
      : undefined;
  const k401 = above(preTax401k, "k401");
  const ira = above(traditionalIra, "ira");
  return { ...(k401 && { preTax401k: k401 }), ...(ira && { traditionalIra: ira }) };
}
