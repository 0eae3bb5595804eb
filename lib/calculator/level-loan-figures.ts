import { usd } from "./outputs";

/**
 * The three figures of a loan repaid in level payments, over `annualRate` in percent and `years`.
 * `borrowed` is the name of what is borrowed.
 */
export const levelLoanFigures = (borrowed: string, paymentLabel = "Monthly payment") => ({
  monthlyPayment: usd(paymentLabel, {
    working: {
      rule: "The level payment that repays the loan by the end of its term.",
      formula: `PMT(annualRate/1200, years*12, -${borrowed})`,
    },
  }),
  totalPayment: usd("Total of all payments", {
    working: {
      rule: "The monthly payment times the number of months.",
      formula: "monthlyPayment*years*12",
    },
  }),
  totalInterest: usd("Total interest", {
    working: {
      rule: "What is paid beyond the amount borrowed.",
      formula: `totalPayment-${borrowed}`,
    },
  }),
});
