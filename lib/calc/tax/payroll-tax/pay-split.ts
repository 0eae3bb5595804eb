import type { Section } from "@/lib/calculator/definition";
import { underTheLaw } from "@/lib/calculator/report/law-section";
import { formatRoundedUsd } from "@/lib/format";

import type { PayrollTaxInput, PayrollTaxResult } from "./calculation";

/** Where the gross pay goes, what is taken home first. */
export const partsOf = (
  takeHome: string,
  result: PayrollTaxResult,
  { preTax401k = 0, section125 = 0 }: PayrollTaxInput,
): [label: string, amount: number][] => [
  [takeHome, result["law.netPay"]],
  ["Federal income tax", result["law.federalWithholding"]],
  ["Social Security", result["law.socialSecurity"]],
  ["Medicare", result["law.medicare"] + result["law.additionalMedicare"]],
  ...(preTax401k > 0 ? [["401(k)", preTax401k] as [string, number]] : []),
  ...(section125 > 0 ? [["Health, HSA and FSA", section125] as [string, number]] : []),
];

/** What the dollars before tax cost, in a sentence. None where there are none. */
export function beforeTaxVerdict(result: PayrollTaxResult): string {
  const { "law.beforeTax": paidIn, "law.takeHomeCost": cost } = result;
  if (paidIn === null || cost === null) return "";
  const only = cost < paidIn - 0.005 ? "only " : "";
  return ` The ${formatRoundedUsd(paidIn)} for 401(k) and benefits lowers your take-home pay by ${only}${formatRoundedUsd(cost)}.`;
}

export const paySections: Section<PayrollTaxResult>[] = [
  {
    title: "Before-tax savings and benefits",
    text: "Income tax leaves out the 401(k) and the benefits. Social Security and Medicare leave out only the benefits: 26 U.S.C. 125, 402(e)(3) and 3121(a)(5) and (v).",
    figures: [
      "law.beforeTax",
      "law.takeHomeCost",
      "law.costPerDollar",
      "law.netWithoutPreTax",
      "law.incomeTaxWages",
      "law.socialSecurityWages",
    ],
  },
  {
    title: "A year of these paychecks",
    text: "All of them like this one, under the law, from January to December.",
    said: underTheLaw,
    figures: [
      "earned",
      "annualPay",
      "hourlyEquivalent",
      "salaryEquivalent",
      "law.annualTaxes",
      "law.annualNetPay",
      "law.monthlyNetPay",
    ],
  },
];
