import type { Refusal, Remark } from "@/lib/calculator/definition";
import { refused } from "@/lib/calculator/report/notice";
import {
  formatNumber,
  formatPayment,
  formatRoundedPercent,
  formatRoundedUsd,
  formatUsd,
} from "@/lib/format";
import { stateCodeOf } from "@/lib/tax-law/states/state-code-of";
import { lawOf } from "@/lib/tax-law/years/law-of";

import type { CapitalGainsInput, CapitalGainsResult } from "./calculation";

/** Options that contradict the prices or each other. */
export function refusalOf({
  salePrice,
  sellingCosts = 0,
  homeSale,
  heldOver,
}: CapitalGainsInput): Refusal<CapitalGainsInput> | undefined {
  if (sellingCosts > salePrice) {
    const text = `Enter selling costs of no more than the sale price of ${formatUsd(salePrice)}.`;
    return { notice: refused(text), errors: { sellingCosts: text } };
  }
  if (homeSale === "yes" && heldOver === "shortTerm") {
    const text =
      "You can’t have lived there for two years if you held it for a year or less. Choose “No” here, or “More than a year” above.";
    return { notice: refused(text), errors: { homeSale: text } };
  }
  return undefined;
}

/** The answer under the law, or at the rate that was entered. */
export const verdict = (result: CapitalGainsResult, input: CapitalGainsInput): string =>
  lawVerdict(result, input) ?? flatRateVerdict(result, input);

/** The answer under the law, where the other income is known or does not matter. */
function lawVerdict(
  result: CapitalGainsResult,
  { lawYear, homeSale }: CapitalGainsInput,
): string | null {
  const tax = result.law.saleTax;
  const gain = result.law.gain;
  if (tax === null || gain === null) return null;
  const under = `Under ${lawOf(lawYear).year} law`;
  const onLoss = lossWords(result);
  if (homeSale === "yes" && gain < 0)
    return `${under}, you owe no federal tax on this sale. The loss of ${formatRoundedUsd(-gain)} can’t be deducted, because you lived there.`;
  if (tax < -leastTax)
    return `${under}, this sale lowers your federal tax by ${formatRoundedUsd(-tax)}.${onLoss}`;
  if (tax < leastTax) return `${under}, ${untaxedWords(result)}.${onLoss}`;
  const rate = formatRoundedPercent(result.law.effectiveRate ?? 0);
  // The words on a state follow: what it takes would not be kept.
  const isWhole = Math.abs(result.addedStateTax ?? 0) < 0.5;
  const kept = isWhole ? `, and keep ${formatPayment(gain - tax)}` : "";
  return `${under}, you owe ${formatPayment(tax)} in federal tax on this sale, ${rate} of your ${formatPayment(gain)} gain${kept}.${waitingWords(result)}${onLoss}`;
}

/** What rounds to less than a cent is no tax that anybody pays. */
const leastTax = 0.005;

function lossWords({
  law: { lossDeducted: deducted, lossCarriedForward: carried },
}: CapitalGainsResult): string {
  if (!deducted) return "";
  const rest = carried ? ` and carry ${formatRoundedUsd(carried)} to next year` : "";
  return ` You deduct ${formatRoundedUsd(deducted)} of losses this year${rest}.`;
}

function untaxedWords(result: CapitalGainsResult): string {
  const none = "you owe no federal tax on this sale";
  const gain = result.law.gain ?? 0;
  const exclusion = result.law.exclusion ?? 0;
  if (gain === 0) return `${none}, because there is no gain`;
  if (gain < 0) return "this sale doesn’t change your federal tax";
  if (exclusion >= gain)
    return `${none}: the whole gain of ${formatRoundedUsd(gain)} on your home is excluded`;
  return `${none}: ${(result.law.at0 ?? 0) > leastTax ? "what is taxable of the gain falls under the 0% rate" : "losses or your deduction cover what is taxable of the gain"}`;
}

function waitingWords(result: CapitalGainsResult): string {
  const saved = result.law.savedByWaiting ?? 0;
  return saved < leastTax
    ? ""
    : ` If you hold it for more than a year and sell at the same price, the tax is ${formatRoundedUsd(saved)} less.`;
}

function flatRateVerdict(
  { gain, tax, profit }: CapitalGainsResult,
  { taxRate, sellingCosts = 0 }: CapitalGainsInput,
): string {
  const costs =
    sellingCosts > 0
      ? ` The selling costs of ${formatRoundedUsd(sellingCosts)} aren’t in these numbers.`
      : "";
  if (gain < 0)
    return `You sell for ${formatRoundedUsd(-gain)} less than you paid. There is no gain to tax.`;
  if (gain === 0) return "You sell for what you paid. There is no gain to tax.";
  if (tax === 0) return `At a 0% rate, you keep the whole gain of ${formatRoundedUsd(gain)}.`;
  return profit < 0
    ? `At a rate of ${formatNumber(taxRate)}%, the tax of ${formatRoundedUsd(tax)} is more than the gain.`
    : `You pay ${formatPayment(tax)} in tax, ${formatNumber(taxRate)}% of your ${formatPayment(gain)} gain, and keep ${formatPayment(profit)}.${costs}`;
}

/** What is missing for the tax, and what the law says of a loss. */
export function lawRemarks(
  { law, isInState }: CapitalGainsResult,
  { homeSale, state }: CapitalGainsInput,
): Remark[] {
  const texts = [
    stateCodeOf(state) &&
      isInState === 0 &&
      "Enter your other income under “The law’s rates” too: your state’s tax on the sale depends on it.",
    ...(law.applies === 0 ? [] : textsOf(law, homeSale)),
  ];
  return texts.flatMap((text) => (text ? [{ tone: "neutral", text }] : []));
}

/** The same of the options about the law. */
const textsOf = (law: CapitalGainsResult["law"], homeSale: CapitalGainsInput["homeSale"]) => [
  law.saleTax === null &&
    "To see the federal tax on this sale, enter your other income under “The law’s rates”.",
  homeSale !== "yes" &&
    (law.gain ?? 0) < 0 &&
    "If you buy the same shares within 30 days before or after the sale, the loss doesn’t count yet (wash sale, 26 U.S.C. 1091).",
];
