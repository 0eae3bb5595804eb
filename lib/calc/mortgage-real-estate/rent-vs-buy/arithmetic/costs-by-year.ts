import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { yearEnds } from "@/lib/finance/year-ends";

import type { RentVsBuyInput } from "./input";

/** The loan of a home that is bought, and its mortgage insurance: dollars, and the month in which that ends. */
export type HomeLoan = {
  loanAmount: number;
  monthlyPayment: number;
  monthlyPmi: number;
  pmiEndMonth: number;
};

/** What a year costs on both paths, in dollars. */
export type CostYear = {
  /** How many years have passed at its end. */
  year: number;
  months: number;
  /** What a first rent of $1 a month comes to in it. */
  rentOfOne: number;
  /** Less the federal tax that owning saves. */
  owning: number;
  renting: number;
};

/** What the home is worth after so many years. */
export const valueAfter = (years: number, { homePrice, appreciation }: RentVsBuyInput) =>
  homePrice * growthFactor(appreciation / 100, years);

/** What owning and renting cost, year by year. */
export function costsByYear(
  input: RentVsBuyInput,
  { monthlyPayment, monthlyPmi, pmiEndMonth }: HomeLoan,
  taxSaved: readonly number[],
): CostYear[] {
  const term = input.loanTerm * 12;
  const upkeepRate = (input.propertyTaxRate + input.maintenance) / 100;
  /** What the first rent of $1 is by then. */
  const rentAfter = (years: number) => growthFactor(input.rentIncrease / 100, years);

  return yearEnds(input.years).map((year, before) => {
    const monthsUntil = (last: number) => Math.min(year * 12, last) - Math.min(before * 12, last);
    const part = year - before;
    const upkeep =
      valueAfter(before, input) * upkeepRate +
      input.annualInsurance +
      (input.monthlyDues ?? 0) * 12;
    const rent = input.monthlyRent * rentAfter(before) + input.rentersInsurance;
    return {
      year,
      months: part * 12,
      rentOfOne: rentAfter(before) * part * 12,
      owning:
        monthlyPayment * monthsUntil(term) +
        monthlyPmi * monthsUntil(pmiEndMonth) +
        upkeep * part -
        (taxSaved[before] ?? 0),
      renting: rent * part * 12,
    };
  });
}
