import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import { formatPercent, formatWholeUsd } from "@/lib/format";
import { lawOf } from "@/lib/tax-law/years/law-of";

import type { SelfEmploymentTaxInput, SelfEmploymentTaxResult } from "./calculation";
import { leastTax } from "./words";

/** Where the earnings go under the law. None where all of them stay. */
export function earningsChart(
  { netEarnings, ...result }: SelfEmploymentTaxResult,
  { lawYear }: SelfEmploymentTaxInput,
): DeclaredChart[] {
  const { addedStateTax: stateTax = 0, isInState } = result;
  const left = result.law.afterTax - stateTax;
  const incomeTax = result.law.incomeTax;
  // Where credits pay more than the business costs, there is no whole to split.
  if (incomeTax <= -leastTax || stateTax <= -leastTax) return [];
  const additional = result.law.setAside - incomeTax - result.law.selfEmploymentTax;
  const taxes = [
    { label: "Income tax", amount: incomeTax },
    { label: "Social Security", amount: result.law.socialSecurity },
    { label: "Medicare", amount: result.law.medicare },
    { label: "Additional Medicare", amount: additional },
    { label: "State income tax", amount: stateTax },
  ].filter(({ amount }) => amount >= leastTax);
  if (taxes.length === 0) return [];
  const which = isInState === 1 ? "federal and state taxes" : "federal taxes";
  const share = formatPercent((1 - left / netEarnings) * 100);
  return [
    {
      kind: "amounts",
      name: "split",
      title: `Under ${lawOf(lawYear).year} law, ${share} of the ${formatWholeUsd(netEarnings)} goes to ${which}`,
      subject: "Where the net earnings go",
      whole: "the earnings",
      rows: [...taxes, { label: `Left after ${which}`, amount: left }],
    },
  ];
}
