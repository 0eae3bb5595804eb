import type { DeclaredWaterfall, Step } from "@/lib/calculator/charts/waterfall-chart";
import { formatCount, formatWholeUsd } from "@/lib/format";

import type { LifeInsuranceNeedsInput, LifeInsuranceNeedsResult } from "./calculation";
import { isCounted } from "./words";

/** The needs added up and the assets taken from them; the other way around where the assets are more. */
export function needsChart(
  result: LifeInsuranceNeedsResult,
  input: LifeInsuranceNeedsInput,
): DeclaredWaterfall {
  const { needed, had, short, over } = totalsOf(result);
  const income = result.incomeReplacement;
  const needs: Step[] = [
    [`Income for ${formatCount(input.years, "year")}`, income],
    ["Debts", input.debts],
    ["Mortgage", input.mortgageBalance],
    ["Education", input.educationCosts],
    ["Final expenses", input.finalExpenses ?? 0],
  ];
  const assets: Step[] = [
    ["Partner’s income", result.partnerCovers ?? 0],
    ["Survivors benefits", result.survivorsCover ?? 0],
    ["Savings", input.savings],
    ["Existing insurance", input.existingInsurance],
  ];
  const chart = { kind: "waterfall", name: "needs" } as const;
  const inAll = `the ${formatWholeUsd(needed)} needed`;
  if (over > 0)
    return {
      ...chart,
      title: `Your assets are ${formatWholeUsd(over)} more than ${inAll}`,
      subject: "Assets minus needs",
      steps: [...assets, ["Total assets"], ...needs.map(taken), ["Left over"]],
    };
  return {
    ...chart,
    title:
      short === 0
        ? `Your assets are exactly ${inAll}`
        : `Of ${inAll}, you have ${formatWholeUsd(had)} and are short ${formatWholeUsd(short)}`,
    subject: "Needs minus assets",
    steps: [...needs, ["Total needs"], ...assets.map(taken), ["Insurance needed"]],
  };
}

/** With what was entered beyond the specified sums, where anything was. */
const totalsOf = (result: LifeInsuranceNeedsResult) =>
  isCounted(result)
    ? {
        needed: result.countedNeeds,
        had: result.countedAssets,
        short: result.countedNeed,
        over: result.countedOver,
      }
    : {
        needed: result.totalNeeds,
        had: result.totalAssets,
        short: result.estimatedNeed,
        over: result.assetsOver,
      };

const taken = ([label, amount = 0]: Step): Step => [label, -amount];
