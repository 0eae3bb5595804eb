import type { Amounts } from "@/lib/calculator/charts/chart";
import { formatWholeUsd } from "@/lib/format";
import { atBeginning, chosenState } from "@/lib/subjects/state-tax/state-words";
import { lawOf } from "@/lib/tax-law/years/law-of";

import type { PayrollTaxInput, PayrollTaxResult } from "./calculation";

/** Where the pay goes under the law. */
export const payChart = (result: PayrollTaxResult, input: PayrollTaxInput): Amounts => ({
  kind: "amounts",
  name: "split",
  title: `Under ${lawOf(input.lawYear).year} law, you keep ${formatWholeUsd(result.law.netPay)} of ${formatWholeUsd(result.grossPay)}${result.isInState === 1 ? "" : " before any state income tax"}`,
  subject: "Where the pay goes under the law",
  whole: "the pay",
  rows: partsOf(
    result.isInState === 1 ? "Take-home pay" : "Take-home pay before state income tax",
    result,
    input,
  ).map(([label, amount]) => ({ label, amount })),
});

/** Where the gross pay goes, what is taken home first. */
export function partsOf(
  takeHome: string,
  result: PayrollTaxResult,
  input: PayrollTaxInput,
): [label: string, amount: number][] {
  const { preTax401k = 0, section125 = 0 } = input;
  const { stateTax } = result.law;
  return [
    [takeHome, result.law.netPay],
    ["Federal income tax", result.law.federalWithholding],
    ["Social Security", result.law.socialSecurity],
    ["Medicare", result.law.medicare + result.law.additionalMedicare],
    ...(stateTax > 0
      ? [[atBeginning(`${chosenState(input)} taxes`), stateTax] as [string, number]]
      : []),
    ...(preTax401k > 0 ? [["401(k)", preTax401k] as [string, number]] : []),
    ...(section125 > 0 ? [["Health, HSA and FSA", section125] as [string, number]] : []),
  ];
}
