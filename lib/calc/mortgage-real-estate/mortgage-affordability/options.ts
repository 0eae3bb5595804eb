import type { Remark, Section } from "@/lib/calculator/definition";
import { aboutUsd, percentage, usd } from "@/lib/calculator/report/outputs";
import { formatRoundedUsd, formatUsd } from "@/lib/format";

import type { MortgageAffordabilityInput, MortgageAffordabilityResult } from "./calculation";

const leavesRoom = "maxMonthlyPayment>0";

/** Dues and mortgage insurance a month at this price, as a formula: 0 where neither is entered. */
const addedAt = (price: string) =>
  `IF(monthlyDues>0, monthlyDues, 0)+IF(AND(pmiRate>0, ${price}>downPayment*5), (${price}-downPayment)*pmiRate/1200, 0)`;

/** What a home costs a month at this price, as a formula. */
export const costAt = (price: string) =>
  `PMT(annualRate/1200, years*12, -MAX(0, ${price}-downPayment))+(${price})*propertyTaxRate/1200+monthlyInsurance+${addedAt(price)}`;

/** The same at the price that was found, over the parts that the page lists. */
export const housing = "principalAndInterest+monthlyPropertyTax+monthlyInsurance+addedCosts";

/** Whether anything is entered beyond tax and insurance. */
const isUsed = ({ monthlyDues, pmi, cashToClose }: MortgageAffordabilityResult) =>
  (monthlyDues ?? pmi ?? cashToClose) !== null;

/** Where the down payment is more than the price that the search finds, it is the price to the cent. */
export const buysWithoutLoan = ({ loanAmount }: MortgageAffordabilityResult) => loanAmount === 0;

/** What dues, mortgage insurance and closing costs come to, and a price within 28% of income. */
export const optionFigures = {
  monthlyDues: usd("HOA dues (monthly)"),
  addedCosts: usd("Dues and mortgage insurance", {
    hidden: true,
    when: isUsed,
    explanation: {
      rule: "Both together, each where there is one.",
      formula: addedAt("affordableHomePrice"),
      onlyIf: leavesRoom,
    },
  }),
  pmi: usd("PMI a month", {
    note: "Per month.",
    explanation: {
      rule: "One-twelfth of the annual rate on the loan, while less than 20% of the price is down.",
      formula:
        "IF(affordableHomePrice>downPayment*5, (affordableHomePrice-downPayment)*pmiRate/1200, 0)",
      onlyIf: `AND(${leavesRoom}, pmiRate>0)`,
    },
  }),
  downPaymentShare: percentage("Down payment as a share of the price", {
    explanation: {
      rule: "The down payment as a percentage of the price.",
      formula: "downPayment/affordableHomePrice*100",
      onlyIf: `AND(${leavesRoom}, pmiRate>0, affordableHomePrice>0)`,
    },
  }),
  cashToClose: aboutUsd("Cash to close", {
    note: "Down payment and closing costs.",
    knownExactly: buysWithoutLoan,
    explanation: {
      rule: "The down payment plus the closing costs on the price.",
      formula: "downPayment+affordableHomePrice*closingCosts/100",
      onlyIf: `AND(${leavesRoom}, closingCosts>0)`,
    },
  }),
  comfortablePayment: usd("Housing at 28% of income", {
    hidden: true,
    when: isUsed,
    explanation: {
      rule: "28% of monthly gross income, or what is left for housing if that is less.",
      formula: "MIN(annualIncome/12*28/100, maxMonthlyPayment)",
    },
  }),
  comfortablePrice: aboutUsd<MortgageAffordabilityResult>("Comfortable price at 28%", {
    note: "Housing takes at most 28% of gross income.",
    when: (result) => isUsed(result) && result.comfortablePrice > 0,
    explanation: {
      rule: "The highest price that costs no more than that, found the same way.",
      check: `IF(maxMonthlyPayment<=0, comfortablePrice=0, AND(OR(comfortablePrice=0, comfortableCost<=comfortablePayment), OR(comfortableDearerCost>comfortablePayment, comfortablePrice+100>annualIncome*10)))`,
    },
  }),
  comfortableCost: usd("Payment at the comfortable price", {
    hidden: true,
    when: isUsed,
    explanation: {
      rule: "Everything that home costs a month.",
      formula: costAt("comfortablePrice"),
      onlyIf: leavesRoom,
    },
  }),
  comfortableDearerCost: usd("Payment at $100 above the comfortable price", {
    hidden: true,
    when: isUsed,
    explanation: {
      rule: "The same at a price that is $100 higher.",
      formula: costAt("(comfortablePrice+100)"),
      onlyIf: leavesRoom,
    },
  }),
};

/** Their parts, each where there is any. */
export const addedParts = ({ monthlyDues, pmi }: MortgageAffordabilityResult) =>
  (
    [
      ["Dues", monthlyDues],
      ["Mortgage insurance", pmi],
    ] as const
  ).flatMap(([label, amount]) => (amount ? [{ label, amount }] : []));

/** What the tax on a home is named with: "property tax and insurance", and dues where there are any. */
export const namedCosts = ({ monthlyDues }: MortgageAffordabilityResult) =>
  monthlyDues === null ? "property tax and insurance" : "property tax, insurance and dues";

/** What dues and mortgage insurance take. None where there are none. */
export function addedSentence({ monthlyDues, pmi, addedCosts }: MortgageAffordabilityResult) {
  if (!addedCosts) return "";
  const both = pmi ? "Dues and mortgage insurance take" : "Dues take";
  return ` ${monthlyDues === null ? "Mortgage insurance takes" : both} ${formatRoundedUsd(addedCosts)} of it.`;
}

export function optionSections(
  result: MortgageAffordabilityResult,
  { downPayment }: MortgageAffordabilityInput,
): Section<MortgageAffordabilityResult>[] {
  if (!isUsed(result)) return [];
  const insured =
    result.pmi === null
      ? ""
      : " You may ask to end PMI once you owe 80% of the home’s original value (12 U.S.C. 4902).";
  const upTo =
    result.pmi === null || downPayment === 0
      ? ""
      : ` With ${formatRoundedUsd(downPayment)} down, you need no PMI up to a price of ${formatRoundedUsd(downPayment * 5)}.`;
  return [
    {
      title: "Dues, PMI and closing costs",
      text: `Lenders count dues and mortgage insurance as housing costs, so both lower the price.${upTo}${insured}`,
      figures: ["comfortablePrice", "pmi", "downPaymentShare", "monthlyDues", "cashToClose"],
    },
  ];
}

/** Where mortgage insurance alone keeps the price at 20% down. */
export const kinkRemarks = (
  { affordableHomePrice, dearerPayment, maxMonthlyPayment, pmi }: MortgageAffordabilityResult,
  { downPayment, pmiRate = 0 }: MortgageAffordabilityInput,
): Remark[] => {
  const most = downPayment * 5;
  const insurance = ((most - downPayment) * pmiRate) / 1200;
  const isHeld =
    pmi === 0 &&
    affordableHomePrice > downPayment &&
    affordableHomePrice + 100 >= most &&
    (dearerPayment ?? 0) > maxMonthlyPayment &&
    (dearerPayment ?? 0) - insurance <= maxMonthlyPayment;
  return isHeld
    ? [
        {
          tone: "neutral",
          text: `Your down payment is 20% of this price. Above ${formatRoundedUsd(most)}, mortgage insurance would add ${formatUsd(insurance)} a month, more than your limit leaves.`,
        },
      ]
    : [];
};

/** What the box of dues says that leave nothing for a loan. */
export const duesErrors = (
  { maxMonthlyPayment, monthlyDues }: MortgageAffordabilityResult,
  { monthlyInsurance }: MortgageAffordabilityInput,
) => {
  const left = maxMonthlyPayment - monthlyInsurance;
  return monthlyDues !== null && left > 0 && monthlyDues >= left
    ? {
        monthlyDues: `To leave something for the home, dues must be below ${formatUsd(left)} a month: your limit leaves ${formatUsd(maxMonthlyPayment)} for housing, and insurance is ${formatUsd(monthlyInsurance)}.`,
      }
    : {};
};
