import { amountLeft } from "@/lib/finance/amount-left";
import { lastingBreakEven } from "@/lib/finance/loan/lasting-break-even";
import { levelLoan } from "@/lib/finance/loan/level-loan";
import type { RefinanceMonth } from "@/lib/finance/loan/refinance-gain";
import { refinancePath, type Refinancing } from "@/lib/finance/loan/refinance-path";
import { sumBy } from "@/lib/finance/sum-by";
import { wholeCount } from "@/lib/finance/whole-count";

export type RefinanceInput = Refinancing & {
  /** Whole months until the new loan ends by a sale or another loan. */
  stayMonths?: number | null;
};

/** Where the loans stand when the new one ends. */
type AfterStay = {
  /** Payments saved by then. */
  savedAfterStay: number;
  currentBalanceAfterStay: number;
  newBalanceAfterStay: number;
  gainAfterStay: number;
};

/** A new loan repaid by the old payment. */
type OldPaymentKept = {
  /** Whole months until it is repaid. */
  payoffMonths: number;
  /** All payments on it. */
  paidOnNew: number;
};

export type RefinanceResult = {
  currentPayment: number;
  newPayment: number;
  /** Negative when the new payment is higher. */
  monthlySavings: number;
  /** Whole months until the savings have paid for the costs. Null when there are no costs or no savings. */
  breakEvenMonths: number | null;
  newLoanAmount: number;
  costs: number;
  /** Everything still to be paid if the loan is kept. */
  currentTotal: number;
  /** Everything to be paid on the new loan, its costs included. */
  newTotal: number;
  /** Negative when the new loan costs more over its life. */
  lifetimeSavings: number;
  /** The first month from which the gain stays at 0 or above. Null where it ends below. */
  trueBreakEvenMonth: number | null;
  /** The gain in that month, and in the month before it: the costs, where there is none. */
  gainAtBreakEven: number | null;
  gainBefore: number | null;
  /** What refinancing gains in five and in ten years, negative where it loses. */
  gainAfter60: number;
  gainAfter120: number;
  /** What is really paid on the new loan a month, and for how many months. */
  paidMonthly: number;
  newMonths: number;
  /** What is handed out at closing, negative where more is paid. */
  cashAtClosing?: number;
} & Partial<AfterStay> &
  Partial<OldPaymentKept>;

/** Savings that round to less than a cent are float dust of two equal payments, not savings. */
const lessThanACent = 0.005;

/** A loan kept, beside a new one that also carries the costs that are not paid in cash. */
export function refinance(input: RefinanceInput): RefinanceResult {
  const { currentBalance, currentRate, remainingYears, newRate, newTerm, costs } = input;
  const { stayMonths = null, cashOut = 0, costsInCash = 0 } = input;
  const { newLoanAmount, monthlySavings, isKept, payments, gains } = refinancePath(input);
  const current = levelLoan(currentRate, remainingYears, currentBalance);
  const renewed = levelLoan(newRate, newTerm, newLoanAmount);
  const kept: OldPaymentKept | undefined = isKept
    ? { payoffMonths: payments.length, paidOnNew: sumBy(payments, ({ payment }) => payment) }
    : undefined;
  const newTotal = (kept?.paidOnNew ?? renewed.totalPayment) + costsInCash;
  const earnsBack = costs > 0 && monthlySavings >= lessThanACent;
  const after = (months: number) => gains[Math.min(months, gains.length) - 1] as RefinanceMonth;
  const trueBreakEvenMonth = lastingBreakEven(gains.map(({ gain }) => gain));

  return {
    currentPayment: current.monthlyPayment,
    newPayment: renewed.monthlyPayment,
    monthlySavings,
    breakEvenMonths: earnsBack ? wholeCount(costs, monthlySavings) : null,
    newLoanAmount,
    costs,
    currentTotal: current.totalPayment,
    newTotal,
    lifetimeSavings: amountLeft(current.totalPayment + cashOut, newTotal),
    trueBreakEvenMonth,
    gainAtBreakEven: trueBreakEvenMonth && after(trueBreakEvenMonth).gain,
    gainBefore: trueBreakEvenMonth && (gains[trueBreakEvenMonth - 2]?.gain ?? -costs),
    gainAfter60: after(60).gain,
    gainAfter120: after(120).gain,
    paidMonthly: isKept ? current.monthlyPayment : renewed.monthlyPayment,
    newMonths: kept?.payoffMonths ?? newTerm * 12,
    ...kept,
    ...(stayMonths !== null && stayOf(after(stayMonths))),
    ...(cashOut + costsInCash > 0 && { cashAtClosing: amountLeft(cashOut, costsInCash) }),
  };
}

const stayOf = ({ saved, currentBalance, newBalance, gain }: RefinanceMonth): AfterStay => ({
  savedAfterStay: saved,
  currentBalanceAfterStay: currentBalance,
  newBalanceAfterStay: newBalance,
  gainAfterStay: gain,
});
