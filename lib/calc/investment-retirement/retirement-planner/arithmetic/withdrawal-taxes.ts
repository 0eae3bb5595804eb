import { returnUnder } from "@/lib/tax-law/federal-return";
import type { StateHousehold } from "@/lib/tax-law/states/filer";
import type { StateLaw } from "@/lib/tax-law/states/state-law";
import { stateReturn, type FederalOf } from "@/lib/tax-law/states/state-return";
import { laterLaw } from "@/lib/tax-law/years/later-law";
import { lawOf } from "@/lib/tax-law/years/law-of";
import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";
import { newestYear, type KnownYear } from "@/lib/tax-law/years/law-years";

import { rootNear } from "./withdrawal-root";

/** What is taxed of a year, by the names of a household’s return: dollars of today. */
type TaxedIncome = Pick<StateHousehold, "pension" | "wages" | "interest" | "socialSecurity">;

/** Who pays the taxes of a year of the plan, and when. */
type Taxpayer = {
  filingStatus: FilingStatus;
  /** In years: that of both spouses on a joint return. */
  age: number;
  /** How many years from now, for the law that no index moves. */
  yearsFromNow: number;
  /** Percent a year. */
  inflation: number;
  /** Null without a state. */
  stateLaw: StateLaw | null;
  /** What comes besides the withdrawals. */
  income: TaxedIncome;
};

/** What is taxed of the withdrawals of a year, in dollars of today. */
export type TaxedWithdrawals = {
  /** From the account before tax. */
  beforeTax: number;
  /** What was gained of those from the taxable account. */
  gains: number;
};

/** Dollars of today. */
export type WithdrawalTaxes = { federalTax: number; stateTax: number };

/** The taxes of a year of the plan. */
export type YearOfTaxes = {
  /** Who files the return that has the withdrawals. */
  householdWith: (withdrawals: TaxedWithdrawals) => StateHousehold;
  /** Its federal return, by the law of each year as it will stand. */
  federalOf: (household: StateHousehold) => FederalOf;
  /** What the year is taxed with them. With wages, what is withheld for Social Security and Medicare too. */
  taxesWith: (withdrawals: TaxedWithdrawals) => WithdrawalTaxes;
  /** How much can come out before tax until the 12% bracket is full. `guess` is near. */
  roomInBracket: (guess: number) => number;
};

/** Of the bracket that is filled, a fraction. */
const filledRate = 0.12;

/** More than all deductions together, in dollars. */
const moreThanDeductions = 200_000;

/**
 * The taxes of a year by the federal law of today as it will stand then, and by the law of the state as it stands
 * today.
 */
export function yearOfTaxes(taxpayer: Taxpayer): YearOfTaxes {
  const { filingStatus, age, yearsFromNow, inflation, stateLaw, income } = taxpayer;
  const laws = new Map<KnownYear, LawYear>();
  const lawIn = (year: KnownYear) => {
    const law = laws.get(year) ?? laterLaw(lawOf(`${year}`), yearsFromNow, inflation);
    laws.set(year, law);
    return law;
  };
  const householdWith = ({ beforeTax, gains }: TaxedWithdrawals): StateHousehold => ({
    filingStatus,
    age: Math.floor(age),
    spouseAge: filingStatus === "marriedFilingJointly" ? Math.floor(age) : undefined,
    wages: income.wages,
    interest: income.interest,
    socialSecurity: income.socialSecurity,
    pension: (income.pension ?? 0) + beforeTax,
    longTermGains: gains,
  });
  const federalOf =
    (household: StateHousehold): FederalOf =>
    (year) =>
      returnUnder(household, lawIn(year));

  function taxesOf(household: StateHousehold): WithdrawalTaxes {
    const federal = returnUnder(household, lawIn(newestYear));
    const known: FederalOf = (year) =>
      year === newestYear ? federal : returnUnder(household, lawIn(year));
    return {
      federalTax: federal.totalTax + federal.payrollTax,
      stateTax: stateLaw
        ? stateReturn(household, stateLaw, newestYear, 0, known).stateIncomeTax
        : 0,
    };
  }

  // All orders ask for the same where the same accounts are left.
  const known = new Map<string, WithdrawalTaxes>();
  const { rates, limits } = lawIn(newestYear).incomeTax;
  const top = limits[filingStatus][rates.indexOf(filledRate)] ?? 0;
  return {
    householdWith,
    federalOf,
    taxesWith(withdrawals) {
      const key = `${withdrawals.beforeTax} ${withdrawals.gains}`;
      const taxes = known.get(key) ?? taxesOf(householdWith(withdrawals));
      known.set(key, taxes);
      return taxes;
    },
    roomInBracket(guess) {
      const over = (beforeTax: number) =>
        federalOf(householdWith({ beforeTax, gains: 0 }))(newestYear).ordinaryIncome - top;
      return rootNear(over, guess, 0, top + moreThanDeductions) ?? 0;
    },
  };
}
