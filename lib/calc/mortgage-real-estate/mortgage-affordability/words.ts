import type { Remark } from "@/lib/calculator/definition";
import {
  formatAboutUsd,
  formatPercent,
  formatRoundedPercent,
  formatRoundedUsd,
  formatUsd,
} from "@/lib/format";

import { monthlyCostOf } from "./arithmetic/monthly-cost-of";
import type { MortgageAffordabilityInput, MortgageAffordabilityResult } from "./calculation";
import { insuranceRemarks } from "./options/dues-and-closing-costs";

/** What the home costs each month, and how tight that is. */
export function loanInWords(
  result: MortgageAffordabilityResult,
  { downPayment }: MortgageAffordabilityInput,
): string {
  const { estimatedMonthlyPayment, frontEndRatio = 0, affordableHomePrice } = result;
  const share = `${formatRoundedPercent(frontEndRatio)} of your income`;
  const isLeftOut = result.pmi === undefined && affordableHomePrice > downPayment * 5;
  const without = isLeftOut ? " before mortgage insurance" : "";
  const pays = `You would pay ${formatRoundedUsd(estimatedMonthlyPayment)} a month${without}, ${share}${addedInWords(result)}`;
  return `${pays}${guidelineInWords(result)}.`;
}

/** What of it is for dues and mortgage insurance, where they are entered. */
function addedInWords({ addedCosts, monthlyDues, pmi }: MortgageAffordabilityResult): string {
  if (!addedCosts) return "";
  const duesAre = pmi ? "dues and mortgage insurance" : "dues";
  return `, ${formatRoundedUsd(addedCosts)} of it ${monthlyDues === undefined ? "mortgage insurance" : duesAre}`;
}

/** Whether the guideline allows it, and otherwise what it allows. Where that is no price, a remark says why. */
function guidelineInWords(result: MortgageAffordabilityResult): string {
  const { guidelinePayment, guidelinePrice } = result;
  if (guidelinePrice === 0) return "";
  return monthlyCostOf(result) <= guidelinePayment
    ? ", within the usual limit of 28% (36% with your debts)"
    : `. That is tight: the usual limit of 28% (36% with your debts) would stop at ${formatAboutUsd(guidelinePrice)}`;
}

/** What has to be said beside the price. None where debts leave nothing for housing. */
export const affordabilityRemarks = (
  result: MortgageAffordabilityResult,
  input: MortgageAffordabilityInput,
) =>
  result.loanAmount === undefined
    ? []
    : [
        ...cashRemarks(result),
        ...insuranceRemarks(result, input),
        ...searchRemarks(result),
        ...guidelineRemarks(result, input),
      ];

/** Where nothing is borrowed, what is due all the same. */
function cashRemarks(result: MortgageAffordabilityResult): Remark[] {
  if (result.loanAmount !== 0) return [];
  const costs =
    result.monthlyDues === undefined
      ? "property tax and insurance"
      : "property tax, insurance and dues";
  const due = formatUsd(monthlyCostOf(result));
  const left = formatUsd(result.maxMonthlyPayment);
  return monthlyCostOf(result) > result.maxMonthlyPayment
    ? [
        {
          tone: "warning",
          text: `At this price, ${costs} alone are ${due} a month, more than the ${left} that your limit leaves.`,
        },
      ]
    : [
        {
          tone: "neutral",
          text: `There is no loan payment, but ${costs} still apply: ${due} a month.`,
        },
      ];
}

/** Where it is not the payment that ends the search. */
const searchRemarks = ({
  dearerPayment,
  maxMonthlyPayment,
}: MortgageAffordabilityResult): Remark[] =>
  (dearerPayment ?? Infinity) <= maxMonthlyPayment
    ? [
        {
          tone: "neutral",
          text: "We do not look above ten years of income. The payment alone would allow a higher price.",
        },
      ]
    : [];

/** What the 28/36 guideline says where it says something else. */
function guidelineRemarks(
  result: MortgageAffordabilityResult,
  { monthlyDebts, annualIncome }: MortgageAffordabilityInput,
): Remark[] {
  const { guidelinePrice, guidelinePayment } = result;
  if (guidelinePrice === 0) {
    const debts = formatPercent((monthlyDebts / (annualIncome / 12)) * 100);
    const reason =
      guidelinePayment > 0
        ? `it leaves only ${formatUsd(guidelinePayment)} a month`
        : `your debts take ${debts} of your income before any housing costs`;
    return [{ tone: "neutral", text: `No price meets the 28/36 guideline: ${reason}.` }];
  }
  if (monthlyCostOf(result) <= guidelinePayment) return [];
  return [
    {
      tone: "neutral",
      text: `This is more than the 28/36 guideline allows, which is at most 28% of gross income for housing and 36% for housing and debts. The guideline allows a price of ${formatAboutUsd(guidelinePrice)}.`,
    },
  ];
}
