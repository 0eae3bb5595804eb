import { returnUnder } from "@/lib/tax-law/federal-return";
import type { StateHousehold } from "@/lib/tax-law/states/filer";
import type { StateLaw } from "@/lib/tax-law/states/state-law";
import { stateReturn, type FederalOf } from "@/lib/tax-law/states/state-return";
import { laterLaw } from "@/lib/tax-law/years/later-law";
import { lawOf } from "@/lib/tax-law/years/law-of";
import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";
import { newestYear, type KnownYear } from "@/lib/tax-law/years/law-years";

import { rootNear } from "./withdrawal-root";

/** Who pays the taxes of a plan, and when. */
export type Taxpayer = {
  filingStatus: FilingStatus;
  /** In years: that of both spouses on a joint return. */
  age: number;
  /** How many years from now, for the law that no index moves. */
  yearsFromNow: number;
  /** Percent a year. */
  inflation: number;
  /** Null without a state. */
  stateLaw: StateLaw | null;
};

/** What is taxed of a year, by the names of a household’s return: dollars of today. */
export type TaxedIncome = Pick<
  StateHousehold,
  "pension" | "wages" | "interest" | "socialSecurity" | "longTermGains"
>;

/** Dollars of today. */
export type WithdrawalTaxes = { federalTax: number; stateTax: number };

/** The taxes of one year of a plan. */
export type YearOfTaxes = {
  /** Who files the return of an income. */
  householdOf: (income: TaxedIncome) => StateHousehold;
  /** Its federal return, by the law of each year as it will stand. */
  federalOf: (household: StateHousehold) => FederalOf;
  /** What an income is taxed. With wages, what is withheld for Social Security and Medicare too. */
  taxesOn: (income: TaxedIncome) => WithdrawalTaxes;
  /** How much can come out before tax, besides an income, until the 12% bracket is full. `guess` is near. */
  roomInBracket: (income: TaxedIncome, guess: number) => number;
};

/** Of the bracket that is filled, a fraction. */
const filledRate = 0.12;

/** More than all deductions together, in dollars. */
const moreThanDeductions = 200_000;

/**
 * The federal law of today as it will stand in a year of the plan, and the law of the state as it stands today, for
 * what comes out of the accounts.
 */
export function yearOfTaxes({
  filingStatus,
  age,
  yearsFromNow,
  inflation,
  stateLaw,
}: Taxpayer): YearOfTaxes {
  const laws = new Map<KnownYear, LawYear>();
  const lawIn = (year: KnownYear) => {
    const law = laws.get(year) ?? laterLaw(lawOf(`${year}`), yearsFromNow, inflation);
    laws.set(year, law);
    return law;
  };
  const householdOf = (income: TaxedIncome): StateHousehold => ({
    filingStatus,
    age: Math.floor(age),
    ...(filingStatus === "marriedFilingJointly" && { spouseAge: Math.floor(age) }),
    ...income,
  });
  const federalOf =
    (household: StateHousehold): FederalOf =>
    (year) =>
      returnUnder(household, lawIn(year));
  const { rates, limits } = lawIn(newestYear).incomeTax;
  const top = limits[filingStatus][rates.indexOf(filledRate)] ?? 0;
  return {
    householdOf,
    federalOf,
    taxesOn(income) {
      const household = householdOf(income);
      const federal = returnUnder(household, lawIn(newestYear));
      const known: FederalOf = (year) =>
        year === newestYear ? federal : returnUnder(household, lawIn(year));
      return {
        federalTax: federal.totalTax + federal.payrollTax,
        stateTax: stateLaw
          ? stateReturn(household, stateLaw, newestYear, 0, known).stateIncomeTax
          : 0,
      };
    },
    roomInBracket(income, guess) {
      const over = (pension: number) => {
        const household = householdOf({ ...income, pension: (income.pension ?? 0) + pension });
        return returnUnder(household, lawIn(newestYear)).ordinaryIncome - top;
      };
      return rootNear(over, guess, 0, top + moreThanDeductions) ?? 0;
    },
  };
}
