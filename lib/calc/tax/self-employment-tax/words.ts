import type { Remark } from "@/lib/calculator/definition";
import {
  formatPayment,
  formatPreciseUsd,
  formatRoundedPercent,
  formatRoundedUsd,
  formatUsd,
  formatWholeUsd,
} from "@/lib/format";
import { lawOf } from "@/lib/tax-law/years/law-of";

import type { SelfEmploymentTaxInput, SelfEmploymentTaxResult } from "./calculation";

/** What rounds to less than a cent is no tax that anybody pays. */
export const leastTax = 0.005;

/** What to set aside, and how much of it is self-employment tax. */
export function verdict(
  { netEarnings, ...result }: SelfEmploymentTaxResult,
  { lawYear }: SelfEmploymentTaxInput,
): string {
  if (netEarnings === 0) return "If you have no net earnings, you owe no self-employment tax.";
  const under = `Under ${lawOf(lawYear).year} law`;
  const tax = result.law.selfEmploymentTax;
  const all = result.law.setAside;
  const incomeTax = result.law.incomeTax;
  if (all < leastTax)
    return tax === 0
      ? `${under}, you owe no self-employment tax, because 92.35% of your profit is below $400.`
      : `${under}, the profit brings you more in credits than it costs in taxes, so there is nothing to set aside.`;
  const rate = formatRoundedPercent(result.law.setAsideRate ?? 0);
  const isAllOfIt = Math.abs(all - tax) < leastTax;
  const parts = isAllOfIt
    ? "all of it self-employment tax"
    : incomeTax <= -leastTax
      ? `after ${formatRoundedUsd(-incomeTax)} of income tax credits`
      : `of which ${formatRoundedUsd(tax)} is self-employment tax`;
  return `${under}, set aside ${rate} of your profit for federal taxes, ${formatPayment(result.law.quarter)} each quarter: ${formatRoundedUsd(all)} for the year, ${parts}.`;
}

/** What has to be said beside the figures under the law. */
export const remarksOn = (
  result: SelfEmploymentTaxResult,
  input: SelfEmploymentTaxInput,
): Remark[] =>
  [belowMinimum(result, input), wagesAtWageBase(result, input), ...onThreshold(result, input)]
    .filter((text) => text !== null)
    .map((text) => ({ tone: "neutral", text }));

/** Where nothing is due for the smallness of the base: every digit of it, since a cent decides. */
function belowMinimum(
  { netEarnings, ...result }: SelfEmploymentTaxResult,
  { lawYear }: SelfEmploymentTaxInput,
): string | null {
  if (netEarnings === 0 || result.law.taxedBase > 0) return null;
  const { year, payroll } = lawOf(lawYear);
  const { minimum, netEarningsFactor } = payroll.selfEmployment;
  const firstTaxed = Math.ceil((minimum / netEarningsFactor) * 100) / 100;
  return `Under ${year} law, no self-employment tax is due on a base below ${formatWholeUsd(minimum)}, and yours is ${formatPreciseUsd(result.law.base)}. The tax starts at net earnings of ${formatUsd(firstTaxed)}. The illustration ignores this limit.`;
}

function wagesAtWageBase(
  result: SelfEmploymentTaxResult,
  { lawWages = 0, lawYear }: SelfEmploymentTaxInput,
): string | null {
  const wageBase = result.law.wageBase;
  if (result.law.taxedBase === 0 || lawWages < wageBase) return null;
  return `Your wages of ${formatRoundedUsd(lawWages)} alone reach the wage base of ${formatWholeUsd(wageBase)}, so under ${lawOf(lawYear).year} law, you owe no Social Security tax on your net earnings, only Medicare tax.`;
}

/** What the threshold of the additional Medicare tax is held against, besides these earnings. */
function onThreshold(
  result: SelfEmploymentTaxResult,
  { lawFilingStatus, lawWages = 0, spouseWages = 0 }: SelfEmploymentTaxInput,
): (string | null)[] {
  const threshold = formatWholeUsd(result.law.threshold);
  return [
    lawWages > result.law.threshold
      ? `You also owe additional Medicare tax on wages above ${threshold}. These results include only the tax on your net earnings, not the tax on your wages.`
      : null,
    lawFilingStatus === "marriedFilingJointly" && spouseWages === 0
      ? `If you file jointly, each spouse has a separate calculation and wage base, but you share one threshold for the additional Medicare tax, ${threshold}. Here, only your own wages and net earnings count toward it.`
      : null,
  ];
}
