import { optionalMoney } from "@/lib/calculator/form/number-field";

/** What a household paid that a return deducts. */
export const deductionFields = {
  stateTaxes: optionalMoney("State and local taxes", "On income and property."),
  mortgageInterest: optionalMoney("Mortgage interest"),
  mortgageInsurance: optionalMoney("Mortgage insurance (PMI)", "Counts from 2026 on."),
  charity: optionalMoney("Gifts to charity", "In cash."),
  carLoanInterest: optionalMoney("Car loan interest", "For a new car assembled in the U.S."),
};
