import { formatRoundedUsd } from "@/lib/format";

import type { LifeInsuranceNeedsResult, WithCountedNeed } from "./calculation";

export const isCounted = (result: LifeInsuranceNeedsResult): result is WithCountedNeed =>
  result.countedNeed !== undefined;

/** What the family needs, and who covers it. */
export function verdictOn(result: LifeInsuranceNeedsResult): string {
  if (isCounted(result)) return countedInWords(result);
  const { totalNeeds, totalAssets, estimatedNeed, assetsOver, incomeReplacement } = result;
  if (totalNeeds === 0) return noNeeds;
  if (assetsOver > 0)
    return `What you already have covers your family’s needs, with ${formatRoundedUsd(assetsOver)} to spare.`;
  if (estimatedNeed === 0) return "What you already have is exactly what your family needs.";
  const needed = needsInWords(totalNeeds, incomeReplacement);
  return totalAssets === 0
    ? `${needed} You have no savings or insurance yet, so insurance would have to cover all of it.`
    : `${needed} What you have covers ${formatRoundedUsd(totalAssets)}; insurance would have to cover the rest.`;
}

const noNeeds = "You entered no needs, so there is nothing to insure.";

/** The same with what was entered beyond the specified sums. */
function countedInWords(result: WithCountedNeed): string {
  const { countedNeeds, countedAssets, countedNeed, countedOver } = result;
  if (countedNeeds === 0) return noNeeds;
  if (countedOver > 0)
    return `Your family is already covered: what it has and would get is worth ${formatRoundedUsd(countedOver)} more than it needs.`;
  if (countedNeed === 0) return "What your family has and would get is exactly what it needs.";
  const needed = needsInWords(countedNeeds, result.incomeReplacement);
  return countedAssets === 0
    ? `${needed} Insurance would have to cover all of it.`
    : `${needed} What it has and would get covers ${formatRoundedUsd(countedAssets)}; insurance would have to cover the rest.`;
}

function needsInWords(needs: number, income: number): string {
  const replaced =
    income === needs
      ? " to replace your income"
      : income > 0
        ? `, ${formatRoundedUsd(income)} of it to replace your income`
        : "";
  return `Your family would need ${formatRoundedUsd(needs)}${replaced}.`;
}
