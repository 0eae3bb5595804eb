import type { Remark } from "@/lib/calculator/definition";
import { formatAboutUsd, formatPercent, formatUsd } from "@/lib/format";

import type { MortgageAffordabilityInput, MortgageAffordabilityResult } from "./calculation";
import { kinkRemarks, namedCosts } from "./options";

/** What has to be said beside the price. */
export const affordabilityRemarks = (
  result: MortgageAffordabilityResult,
  input: MortgageAffordabilityInput,
) =>
  result.loanAmount === null
    ? []
    : [
        ...cashRemarks(result),
        ...insuranceRemarks(result, input),
        ...searchRemarks(result),
        ...kinkRemarks(result, input),
        ...guidelineRemarks(result, input),
      ];

/** What the home costs a month, a loan or none. */
export const costOf = (result: MortgageAffordabilityResult) =>
  (result.principalAndInterest ?? 0) +
  (result.monthlyPropertyTax ?? 0) +
  (result.monthlyInsurance ?? 0) +
  (result.addedCosts ?? 0);

/** Where nothing is borrowed, what is due all the same. */
function cashRemarks(result: MortgageAffordabilityResult): Remark[] {
  if (result.loanAmount !== 0) return [];
  const due = formatUsd(costOf(result));
  const left = formatUsd(result.maxMonthlyPayment);
  return costOf(result) > result.maxMonthlyPayment
    ? [
        {
          tone: "warning",
          text: `At this price, ${namedCosts(result)} alone are ${due} a month, more than the ${left} that your limit leaves.`,
        },
      ]
    : [
        {
          tone: "neutral",
          text: `There is no loan payment, but ${namedCosts(result)} still apply: ${due} a month.`,
        },
      ];
}

/** Where a lender would ask for mortgage insurance, and none is entered. */
const insuranceRemarks = (
  { affordableHomePrice }: MortgageAffordabilityResult,
  { downPayment, pmiRate = 0 }: MortgageAffordabilityInput,
): Remark[] =>
  pmiRate === 0 && affordableHomePrice > downPayment * 5
    ? [
        {
          tone: "warning",
          text: "With less than 20% down, lenders usually ask for mortgage insurance (PMI). It isn’t in these numbers and would lower the price. Add its rate under “Dues, PMI and closing costs”.",
        },
      ]
    : [];

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
  if (costOf(result) <= guidelinePayment) return [];
  return [
    {
      tone: "neutral",
      text: `This is more than the 28/36 guideline allows, which is at most 28% of gross income for housing and 36% for housing and debts. The guideline allows a price of ${formatAboutUsd(guidelinePrice)}.`,
    },
  ];
}
