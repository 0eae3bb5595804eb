/** Dollars a month; none where debts leave nothing for housing. */
type Housing = {
  principalAndInterest?: number;
  monthlyPropertyTax?: number;
  monthlyInsurance?: number;
  addedCosts?: number;
};

/** What the home costs a month, a loan or none. */
export const monthlyCostOf = (housing: Housing) =>
  (housing.principalAndInterest ?? 0) +
  (housing.monthlyPropertyTax ?? 0) +
  (housing.monthlyInsurance ?? 0) +
  (housing.addedCosts ?? 0);
