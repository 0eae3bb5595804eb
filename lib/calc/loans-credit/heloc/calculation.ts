import { levelLoan } from "@/lib/finance/loan/level-loan";

export type HelocInput = {
  /** Dollars, above 0. */
  amountDrawn: number;
  /** Percent a year, 0 or more, held for the whole time. */
  annualRate: number;
  /** Years, 0 or more. */
  drawPeriod: number;
  /** Years, above 0. */
  repaymentPeriod: number;
};

export type HelocResult = {
  /** A month, while drawing. */
  interestOnlyPayment: number;
  /** Principal and interest a month, while repaying. */
  piPayment: number;
  /** How much the payment rises when repayment begins. */
  paymentIncrease: number;
  /** Over both periods. */
  totalInterest: number;
};

/** A home equity line drawn in full on the first day: interest only, then a level repayment. */
export function heloc({
  amountDrawn,
  annualRate,
  drawPeriod,
  repaymentPeriod,
}: HelocInput): HelocResult {
  const interestOnlyPayment = (amountDrawn * annualRate) / 1200;
  const repayment = levelLoan(annualRate, repaymentPeriod, amountDrawn);
  return {
    interestOnlyPayment,
    piPayment: repayment.monthlyPayment,
    paymentIncrease: repayment.monthlyPayment - interestOnlyPayment,
    totalInterest: interestOnlyPayment * drawPeriod * 12 + repayment.totalInterest,
  };
}
