import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { usd } from "@/lib/calculator/report/outputs";
import { formatUsd } from "@/lib/format";

import { realEstateRoi } from "../calculation";
import { loanTermsForm } from "./loan-terms.form";

/** The loan by its rate and term, in place of a payment that is typed. */
export const loanTerms = option(realEstateRoi, {
  form: loanTermsForm,
  isUsed: ({ loanPayment }) => loanPayment !== null,
  conditions: {
    hasTerms: {
      words: "you enter the loan’s rate and term",
      formula: "AND(NOT(ISBLANK(annualRate)), NOT(ISBLANK(years)))",
    },
  },
  steps: {
    monthlyPaid: {
      label: "Paid on the loan each month",
      formula: "IF(hasTerms, loanPayment, monthlyPrincipalInterest)",
    },
  },
  outputs: {
    loanAmount: briefUsd("Loan amount", {
      explanation: {
        rule: "The price minus the down payment.",
        formula: "purchasePrice*(1-downPaymentPercent/100)",
        onlyIf: "hasTerms",
      },
    }),
    loanPayment: usd("Monthly principal and interest", {
      explanation: {
        rule: "The level payment that pays off the loan by the end of its term.",
        formula: "PMT(annualRate/1200, years*12, -loanAmount)",
        onlyIf: "hasTerms",
      },
    }),
  },
  section: {
    text: "This payment takes the place of the one you would enter.",
    figures: ["loanAmount", "loanPayment"],
  },
  verdict: null,
  errors({ loanPayment }, input) {
    const { annualRate = null, years = null, hold = null, monthlyPrincipalInterest } = input;
    const isSoldWithLoan = hold !== null && input.downPaymentPercent < 100 && loanPayment === null;
    const isOther =
      loanPayment !== null &&
      monthlyPrincipalInterest !== null &&
      Math.abs(loanPayment - monthlyPrincipalInterest) >= 0.01;
    return {
      ...(annualRate === null &&
        (years !== null || isSoldWithLoan) && {
          annualRate: isSoldWithLoan
            ? "Enter the loan’s rate and term, so that we can work out what you owe when you sell."
            : "Enter the rate too, or the term is not used.",
        }),
      ...(annualRate !== null &&
        years === null && { years: "Enter the term too, or the rate is not used." }),
      ...(isOther && {
        monthlyPrincipalInterest: `Not used: the rate and term make the payment ${formatUsd(loanPayment)}.`,
      }),
    };
  },
});
