import type { ExtraPayments } from "@/lib/finance/loan/extra-payments";
import type { FeesAndApr } from "@/lib/finance/loan/fees-and-apr";
import type { PrepaidLoan } from "@/lib/finance/loan/prepaid-loan";

import { aprFigures, aprSection, feeErrors } from "./apr-figures";
import {
  extraPaymentErrors,
  extraPaymentSection,
  prepaidLoanCharts,
  prepaidLoanFigures,
} from "./extra-payment-figures";
import { shortTermRemarks } from "./short-term-remarks";

type LoanInput = ExtraPayments & { annualRate: number; years: number };
type LoanResult = PrepaidLoan & FeesAndApr;

/**
 * What a report says of a loan in level payments whose form asks for extra payments and fees. `borrowed` is the
 * name of what is borrowed, an input or a figure; `fees` the box of the fees.
 *
 * @example const loan = loanOptions("loanAmount");
 *   outputs: loan.figures, remarks: loan.remarks, sections: loan.sections, charts: loan.charts, errors: loan.errors
 */
export function loanOptions(borrowed: string, fees = "fees") {
  const borrowedIn = (result: LoanResult, input: LoanInput) =>
    Number({ ...input, ...result }[borrowed as keyof LoanResult]);
  return {
    figures: { ...prepaidLoanFigures(borrowed), ...aprFigures(borrowed, fees) },
    remarks: shortTermRemarks,
    sections: (result: LoanResult) => [...extraPaymentSection(result), ...aprSection(result)],
    charts: (result: LoanResult, input: LoanInput) =>
      prepaidLoanCharts(result, {
        annualRate: input.annualRate,
        years: input.years,
        borrowed: borrowedIn(result, input),
      }),
    errors: (result: LoanResult, input: LoanInput) => ({
      ...extraPaymentErrors(result, input),
      ...feeErrors(result, borrowedIn(result, input), fees),
    }),
  };
}
