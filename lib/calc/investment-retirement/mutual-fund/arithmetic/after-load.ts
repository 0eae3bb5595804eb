/** What is bought of a fund. */
type Purchases = {
  /** Dollars at the end of each month of the first year. */
  monthlyInvestment: number;
  /** Percent a year before expenses. */
  annualReturn: number;
  years: number;
  initialInvestment?: number;
  /** Percent of each purchase. */
  frontLoad?: number;
  stepUp?: number;
};

/** What a load leaves of the purchases, growing at a rate in percent a year. */
export function afterLoad(
  { monthlyInvestment, years, initialInvestment = 0, frontLoad = 0, stepUp = 0 }: Purchases,
  annualRate: number,
) {
  const left = 1 - frontLoad / 100;
  return {
    annualRate,
    years,
    contribution: monthlyInvestment * left,
    opening: initialInvestment * left,
    rise: stepUp,
  };
}

/** The same at the return before expenses. */
export const withoutExpenses = (purchases: Purchases) =>
  afterLoad(purchases, purchases.annualReturn);
