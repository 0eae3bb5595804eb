import { amountLeft } from "@/lib/finance/amount-left";
import { presentValue } from "@/lib/finance/time-value/present-value";

export type LoanAffordabilityInput = {
  /** Dollars at the end of each month, above 0. */
  monthlyPayment: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Years, above 0. */
  years: number;
};

type LoanAffordabilityResult = {
  affordableLoanAmount: number;
  totalPayment: number;
  totalInterest: number;
};

/**
 * The loan that a level payment repays over its term:
 *
 *     affordableLoanAmount = PV(annualRate ÷ 1200, years × 12, −monthlyPayment)
 */
export function loanAffordability({
  monthlyPayment,
  annualRate,
  years,
}: LoanAffordabilityInput): LoanAffordabilityResult {
  const months = years * 12;
  const affordableLoanAmount = presentValue(annualRate / 1200, months, -monthlyPayment);
  const totalPayment = monthlyPayment * months;
  return {
    affordableLoanAmount,
    totalPayment,
    totalInterest: amountLeft(totalPayment, affordableLoanAmount),
  };
}
