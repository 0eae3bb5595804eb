import { formatDuration } from "@/lib/calculator/report/duration";
import { formatMonth, formatRoundedUsd } from "@/lib/format";

import type { DebtPayoffResult, FromOneBudget } from "./calculation";

/** What rounds to less than a cent is no saving. */
export const isSaving = (dollars: number) => dollars >= 0.005;

export const hasOthers = ({ payoffs = [] }: DebtPayoffResult) => payoffs.length > 0;

/** Which debt is first, when all are gone, and what that saves. */
export function planInWords(result: FromOneBudget): string {
  const { lastPayment, totalInterest, avalancheSaves, snowballMonths, totalMonths } = result;
  const when = lastPayment ? ` in ${formatMonth(lastPayment)}` : "";
  const interest = totalInterest > 0 ? `${formatRoundedUsd(totalInterest)} in` : "no";
  const ends = `You are debt free${when} and pay ${interest} interest`;
  if (!hasOthers(result)) return `${ends}${savedByExtra(result)}.`;
  const avalanche = `${ends} if you pay the highest rate first (the avalanche)`;
  if (snowballMonths === null)
    return `${avalanche}. The smallest balance first would take more than 100 years.`;
  if (avalancheSaves === null || !isSaving(avalancheSaves))
    return `${ends}. The highest rate first (the avalanche) and the smallest balance first (the snowball) cost the same here.`;
  const sooner = snowballMonths - totalMonths;
  const saves = `saves ${formatRoundedUsd(avalancheSaves)} in interest`;
  return `${avalanche}. That ${saves} against the smallest balance first (the snowball)${sooner > 0 ? ` and ends ${formatDuration(sooner)} sooner` : ""}.`;
}

function savedByExtra({ interestSaved, monthsSaved }: FromOneBudget): string {
  if (interestSaved === null || monthsSaved === null)
    return "; without the extra, the debt would never end";
  const saved = [
    ...(isSaving(interestSaved) ? [`saves ${formatRoundedUsd(interestSaved)} in interest`] : []),
    ...(monthsSaved > 0 ? [`ends the debt ${formatDuration(monthsSaved)} sooner`] : []),
  ];
  return saved.length > 0
    ? `; the extra ${saved.join(" and ")}`
    : "; the extra is too small to save a month or a cent";
}
