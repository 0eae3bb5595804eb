import { amountLeft } from "@/lib/finance/amount-left";
import { payment } from "@/lib/finance/time-value/payment";

export type MortgageAffordabilityInput = {
  /** Dollars a year before tax, above 0. */
  annualIncome: number;
  /** Dollars a month, 0 or more. */
  monthlyDebts: number;
  /** Percent of gross income for housing and debts, above 0, at most 100. */
  maxDti: number;
  /** Dollars, 0 or more. */
  downPayment: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Years, above 0. */
  years: number;
  /** Percent of the price a year, 0 or more. */
  propertyTaxRate: number;
  /** Dollars a month, 0 or more. */
  monthlyInsurance: number;
  /** Dollars a month to an association, 0 or more. */
  monthlyDues?: number;
  /** Percent of the loan a year for mortgage insurance while less than 20% is down, 0 or more. */
  pmiRate?: number;
  /** Percent of the price, 0 or more. */
  closingCosts?: number;
};

/** Amounts are a month's. */
export type MortgageAffordabilityResult = {
  /** At least the down payment; 0 where debts leave nothing for housing. */
  affordableHomePrice: number;
  /** Principal, interest, tax, insurance and dues; 0 where the down payment is the price. */
  estimatedMonthlyPayment: number;
  /** What the limit leaves after the debts; 0 or less where they leave nothing. */
  maxMonthlyPayment: number;
  /** What the 28/36 guideline leaves after the debts; below 0 where they are more than 36%. */
  guidelinePayment: number;
  /** The highest price that keeps to the 28/36 guideline; 0 where none does. */
  guidelinePrice: number;
  /** 28% of gross income, or what the limit leaves where that is less. */
  comfortablePayment: number;
  /** The highest price whose cost keeps to that; 0 where none does. */
  comfortablePrice: number;
} & Partial<CostOfHome>;

/** What a home costs, where debts leave something for it. */
type CostOfHome = {
  loanAmount: number;
  principalAndInterest: number;
  monthlyPropertyTax: number;
  monthlyInsurance: number;
  /** What a home $100 dearer would cost. */
  dearerPayment: number;
  /** Percent of gross income that housing takes. */
  frontEndRatio: number;
  /** Percent of gross income that housing and debts take. */
  backEndRatio: number;
  /** What homes at the guideline’s price, and $100 above it, would cost. */
  guidelineCost: number;
  guidelineDearerCost: number;
  /** Dues, where there are some. */
  monthlyDues?: number;
  /** Mortgage insurance, where a rate is given; 0 from 20% down on. */
  pmi?: number;
  /** Dues and mortgage insurance, 0 where neither is entered. */
  addedCosts: number;
  /** Percent of the price that is paid down, where a rate of mortgage insurance is given. */
  downPaymentShare?: number;
  /** The down payment and the closing costs, where there are some. */
  cashToClose?: number;
  /** What homes at the comfortable price, and $100 above it, would cost. */
  comfortableCost: number;
  comfortableDearerCost: number;
};

/** No higher price is looked at than this many years' income. */
const mostIncomes = 10;
/** The search ends when the price is known to this many dollars. */
const closeEnough = 100;

/**
 * The highest price whose payment keeps housing and debts to a share of gross income:
 *
 *     maxMonthlyPayment = annualIncome ÷ 12 × maxDti ÷ 100 − monthlyDebts
 *     payment(price)    = PMT(annualRate ÷ 1200, years × 12, −(price − downPayment))
 *                         + price × propertyTaxRate ÷ 1200 + monthlyInsurance + monthlyDues
 *                         + (price − downPayment) × pmiRate ÷ 1200 where price > 5 × downPayment
 *
 * The price is searched between 0 and ten years' income. Where it is the down payment or less, it
 * is the down payment, and nothing is borrowed.
 */
export function mortgageAffordability(
  input: MortgageAffordabilityInput,
): MortgageAffordabilityResult {
  const { annualIncome, monthlyDebts, maxDti, downPayment, monthlyInsurance } = input;
  const { monthlyDues = 0, pmiRate = 0, closingCosts = 0 } = input;
  const monthlyIncome = annualIncome / 12;
  const maxMonthlyPayment = amountLeft((monthlyIncome * maxDti) / 100, monthlyDebts);
  const guidelinePayment = Math.min(
    (monthlyIncome * 28) / 100,
    amountLeft((monthlyIncome * 36) / 100, monthlyDebts),
  );
  const comfortablePayment = Math.min((monthlyIncome * 28) / 100, maxMonthlyPayment);
  if (maxMonthlyPayment <= 0)
    return {
      affordableHomePrice: 0,
      estimatedMonthlyPayment: 0,
      maxMonthlyPayment,
      guidelinePayment,
      guidelinePrice: 0,
      comfortablePayment,
      comfortablePrice: 0,
    };

  const affordableHomePrice = Math.max(highestPrice(maxMonthlyPayment, input), downPayment);
  const loanAmount = affordableHomePrice - downPayment;
  const housing = housingCost(affordableHomePrice, input);
  const guidelinePrice = highestPrice(guidelinePayment, input);
  const comfortablePrice = highestPrice(comfortablePayment, input);
  return {
    affordableHomePrice,
    estimatedMonthlyPayment: loanAmount === 0 ? 0 : housing,
    maxMonthlyPayment,
    loanAmount,
    principalAndInterest: loanPayment(affordableHomePrice, input),
    monthlyPropertyTax: propertyTax(affordableHomePrice, input),
    monthlyInsurance,
    dearerPayment: housingCost(affordableHomePrice + closeEnough, input),
    frontEndRatio: (housing / monthlyIncome) * 100,
    backEndRatio: ((housing + monthlyDebts) / monthlyIncome) * 100,
    guidelinePayment,
    guidelinePrice,
    guidelineCost: housingCost(guidelinePrice, input),
    guidelineDearerCost: housingCost(guidelinePrice + closeEnough, input),
    ...(monthlyDues > 0 && { monthlyDues }),
    ...(pmiRate > 0 && { pmi: mortgageInsurance(affordableHomePrice, input) }),
    addedCosts: addedCosts(affordableHomePrice, input),
    ...(pmiRate > 0 &&
      affordableHomePrice > 0 && { downPaymentShare: (downPayment / affordableHomePrice) * 100 }),
    ...(closingCosts > 0 && {
      cashToClose: downPayment + (affordableHomePrice * closingCosts) / 100,
    }),
    comfortablePayment,
    comfortablePrice,
    comfortableCost: housingCost(comfortablePrice, input),
    comfortableDearerCost: housingCost(comfortablePrice + closeEnough, input),
  };
}

/**
 * The highest price whose cost keeps within a limit, by bisection: the lower end of the last
 * bracket, so that it always does. 0 where no price does.
 */
function highestPrice(limit: number, input: MortgageAffordabilityInput): number {
  let low = 0;
  let high = mostIncomes * input.annualIncome;
  for (let round = 0; round < 100 && high - low >= closeEnough; round++) {
    const middle = (low + high) / 2;
    if (housingCost(middle, input) <= limit) low = middle;
    else high = middle;
  }
  return low;
}

const housingCost = (price: number, input: MortgageAffordabilityInput) =>
  loanPayment(price, input) +
  propertyTax(price, input) +
  input.monthlyInsurance +
  addedCosts(price, input);

const loanPayment = (
  price: number,
  { downPayment, annualRate, years }: MortgageAffordabilityInput,
) => payment(annualRate / 1200, years * 12, -Math.max(0, price - downPayment));

const propertyTax = (price: number, { propertyTaxRate }: MortgageAffordabilityInput) =>
  (price * propertyTaxRate) / 1200;

const addedCosts = (price: number, input: MortgageAffordabilityInput) =>
  (input.monthlyDues ?? 0) + mortgageInsurance(price, input);

/** Due while less than 20% of the price is paid down. */
const mortgageInsurance = (
  price: number,
  { downPayment, pmiRate = 0 }: MortgageAffordabilityInput,
) => (price > downPayment * 5 ? ((price - downPayment) * pmiRate) / 1200 : 0);
