import { option } from "@/lib/calculator/option";

import { autoLoan, type WithLease } from "../calculation";
import { leaseForm } from "./lease.form";
import { briefUsd } from "@/lib/calculator/report/brief-usd";

/** A lease of the same car, held against the loan. */
export const lease = option(autoLoan, {
  form: leaseForm,
  isUsed: (result): result is WithLease => result.leaseCost !== undefined,
  conditions: {
    isLeased: {
      words: "you compare a lease",
      formula: "AND(leasePayment>0, leaseMonths>0)",
    },
  },
  outputs: {
    leaseCost: briefUsd("Cost of the lease", {
      explanation: {
        rule: "What is due at signing plus every monthly payment.",
        formula: "leaseAtSigning+leasePayment*leaseMonths",
        onlyIf: "isLeased",
      },
    }),
    paidByThen: briefUsd("Paid for your own car by then", {
      explanation: {
        rule: "The down payment, the trade-in minus what is owed on it, the lender fees, and the loan payments of those months.",
        formula:
          "downPayment+tradeIn-owedOnTradeIn+lenderFees+monthlyPayment*MIN(leaseMonths, years*12)",
        onlyIf: "isLeased",
      },
    }),
    owedByThen: briefUsd("Still owed on it by then", {
      explanation: {
        rule: "The balance of the loan after the months of the lease.",
        formula:
          "IF(leaseMonths>=years*12, 0, PV(annualRate/1200, years*12-leaseMonths, -monthlyPayment))",
        onlyIf: "isLeased",
      },
    }),
    equalValue: briefUsd("Value at which both cost the same", {
      note: "If your car is worth more than this at the end of the lease, buying costs less.",
      explanation: {
        rule: "What you paid for your own car plus what you still owe on it, minus the cost of the lease.",
        formula: "MAX(0, paidByThen+owedByThen-leaseCost)",
        onlyIf: "isLeased",
      },
    }),
  },
  section: {
    text: (_, { leaseMonths }) =>
      `After ${leaseMonths} months you give back a leased car, but keep your own. Buying costs less if yours is then worth more than the value below. Mileage charges, the fee for returning the car, repairs and insurance are not counted.`,
    figures: ["leaseCost", "paidByThen", "owedByThen", "equalValue"],
  },
  verdict: null,
  errors: (_, { leasePayment = 0, leaseMonths = 0, leaseAtSigning = 0 }) => ({
    ...(leasePayment + leaseAtSigning > 0 &&
      leaseMonths === 0 && { leaseMonths: "Enter how many months the lease runs." }),
    ...(leaseMonths > 0 &&
      leasePayment === 0 && { leasePayment: "Enter the monthly lease payment." }),
  }),
});
