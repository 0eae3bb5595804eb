import type { Remark } from "@/lib/calculator/definition";
import { amountLeft } from "@/lib/finance/amount-left";
import { formatRoundedUsd, formatWholeUsd } from "@/lib/format";
import { lawOf } from "@/lib/tax-law/years/law-of";

import type { EstateTaxInput, EstateTaxResult } from "./calculation";

/** The year of the specified figures. */
const illustrated = 2024;

export function verdictOn(result: EstateTaxResult, { lawYear }: EstateTaxInput): string {
  const { taxableEstate, maritalCharitableDeductions, estateAndGifts, applicableExclusion } =
    result;
  const { tax, exclusion, leftForHeirs } = result.law;
  const under = `Under ${lawOf(lawYear).year} law`;
  const federal = result.stateTaxKind === undefined ? "" : "federal ";
  const left = `${formatRoundedUsd(leftForHeirs)} is left for heirs${maritalCharitableDeductions > 0 ? " besides your spouse and charity" : ""}.`;
  const isPlain = estateAndGifts === undefined && applicableExclusion === undefined;
  if (tax > 0 && isPlain)
    return `${under}, the first ${formatWholeUsd(exclusion)} is free of tax, and 40% is due on the other ${formatRoundedUsd(amountLeft(taxableEstate, exclusion))}. ${left}`;
  if (tax > 0)
    return `${under}, ${freeInWords(result)}, and ${formatRoundedUsd(tax)} of ${federal}tax is due. ${left}`;
  if (taxableEstate === 0)
    return `${under}, no ${federal}tax is due, because none of the estate is taxable.`;
  if (result.giftTaxCounted)
    return `${under}, no ${federal}tax is due beyond the gift tax that has been paid.`;
  const covered =
    estateAndGifts === undefined ? "the taxable estate" : "the taxable estate and the gifts";
  return applicableExclusion === undefined
    ? `${under}, no ${federal}tax is due, because the ${formatWholeUsd(exclusion)} exclusion covers ${covered}.`
    : `${under}, no ${federal}tax is due, because the ${formatWholeUsd(applicableExclusion)} of both exclusions covers ${covered}.`;
}

/** "the first $12,700,000 of the estate is free of tax after the gifts". */
function freeInWords({ law, applicableExclusion, exclusionAfterGifts }: EstateTaxResult): string {
  const free = exclusionAfterGifts ?? applicableExclusion ?? law.exclusion;
  if (free === 0) return "the gifts have used the whole exclusion";
  const counted =
    exclusionAfterGifts === undefined
      ? "with the spouse’s exclusion"
      : applicableExclusion === undefined
        ? "after the gifts"
        : "after the gifts and with the spouse’s exclusion";
  return `the first ${formatWholeUsd(free)} of the estate is free of tax ${counted}`;
}

/** Why the illustration answers otherwise than the law of a year. */
export function fromLawOf(
  lawYear: EstateTaxInput["lawYear"],
  { estateAndGifts, applicableExclusion }: EstateTaxResult,
): string {
  const { year, estate } = lawOf(lawYear);
  if (estateAndGifts !== undefined || applicableExclusion !== undefined)
    return "It counts neither gifts nor a spouse’s unused exclusion.";
  return year === illustrated
    ? `Both use the ${illustrated} exemption, so they are the same.`
    : `The illustration uses the ${illustrated} exemption. For a death in ${year}, it is ${formatWholeUsd(estate.exclusion)}, and the law calls it the exclusion.`;
}

/** How far the estate is from the tax, and what of the deductions counts. */
export function remarksOn(result: EstateTaxResult, { lawYear }: EstateTaxInput): Remark[] {
  const { year } = lawOf(lawYear);
  const { grossEstateValue, debtsExpenses, adjustedGrossEstate, maritalCharitableDeductions } =
    result;
  const exclusionLeft = result.law.exclusionLeft;
  const debtsExceed = amountLeft(grossEstateValue, debtsExpenses) < 0;
  const giftsExceed =
    amountLeft(grossEstateValue, debtsExpenses, maritalCharitableDeductions) < 0 &&
    maritalCharitableDeductions > 0;
  const used =
    result.estateAndGifts === undefined
      ? "The taxable estate is"
      : "The taxable estate and the gifts are";
  const exclusion =
    result.applicableExclusion === undefined ? `the ${year} exclusion` : "both exclusions";
  const texts = [
    debtsExceed &&
      "Debts and expenses are more than the estate. They count only up to its value, so nothing is left.",
    giftsExceed &&
      !debtsExceed &&
      `What goes to a spouse and to charity is more than the ${formatRoundedUsd(adjustedGrossEstate)} left after debts and expenses. It counts only up to that amount.`,
    exclusionLeft > 0 &&
      `${used} ${formatRoundedUsd(exclusionLeft)} below ${exclusion}. A surviving spouse may add the unused part to their own exclusion (portability) if the executor elects it on Form 706: within five years of the death if no return is required, otherwise within nine months plus any extension.`,
  ];
  return texts.flatMap((text) => (text ? [{ tone: "neutral", text }] : []));
}
