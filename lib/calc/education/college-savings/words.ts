import { formatPayment, formatRoundedUsd } from "@/lib/format";

import type { CollegeSavingsInput, CollegeSavingsResult } from "./calculation";

type Standing = {
  /** What is to be paid: "all four years". */
  bill: string;
  /** Dollars a month that cover what current savings leave of it. */
  required: number;
  /** Dollars, negative where savings fall short. */
  over: number;
  /** Whether current savings leave anything of it. */
  hasRest: boolean;
  /** What current savings grow to by then. */
  currentThen: number;
};

/** What to save, or that there is nothing more to save. */
export function savingInWords(
  { currentSavings, monthlyContribution }: CollegeSavingsInput,
  { bill, required, over, hasRest, currentThen }: Standing,
): string {
  const apart = formatRoundedUsd(Math.abs(over));
  const save = `Save ${formatPayment(required)} a month`;
  if (monthlyContribution === null) {
    if (hasRest)
      return currentSavings > 0
        ? `${save} until college starts: what you have covers ${formatRoundedUsd(currentThen)} of the cost by then.`
        : `${save} until college starts to cover ${bill}.`;
    const grown =
      currentThen > currentSavings
        ? `would grow to ${formatRoundedUsd(currentThen)},`
        : `of ${formatRoundedUsd(currentSavings)} are`;
    return `You are on course: your current savings ${grown} ${over === 0 ? "exactly" : `${apart} more than`} the cost of ${bill}.`;
  }
  const saving =
    monthlyContribution === 0 ? undefined : `saving ${formatPayment(monthlyContribution)} a month`;
  if (over < 0)
    return saving
      ? `${save} to cover ${bill}: ${saving} leaves you ${apart} short.`
      : `${save} to cover ${bill}: your current savings leave you ${apart} short.`;
  const covers = saving ? `${saving} covers` : "your current savings cover";
  return over === 0
    ? `You are on course: ${covers} ${bill} exactly.`
    : `You are on course: ${covers} ${bill}, with ${apart} to spare.`;
}

/** The same of the four years that the specification counts. */
export function verdictOn(result: CollegeSavingsResult, input: CollegeSavingsInput): string {
  return savingInWords(input, {
    bill: "all four years",
    required: result.requiredMonthlySavings ?? result.sufficientContribution ?? 0,
    over: result.finalShortfallOrSurplus,
    hasRest: result.stillToSave > 0,
    currentThen: result.futureValueOfCurrentSavings,
  });
}
