import { sumBy } from "@/lib/finance/sum-by";

import type { FederalReturn } from "../federal-return";
import type { Household } from "../household";
import type { FilingStatus } from "../years/law-year";
import type { KnownYear } from "../years/law-years";

/** A household of a state. What it says beside the federal return counts in the state’s credits only. */
export type StateHousehold = Household & {
  /** The ages of the children under 17. Unless given, each counts as a child of 9. */
  childAges?: readonly number[];
  /** The federal adjusted gross income of a spouse who files separately and lives in the same home, where known. */
  spouseIncome?: number;
};

/** Whom a state taxes, with the federal return that its own begins with. */
export type Filer = {
  /** The year of the state’s law. */
  year: KnownYear;
  household: StateHousehold;
  status: FilingStatus;
  isJoint: boolean;
  /** The taxpayer, and on a joint return the spouse. */
  people: readonly Person[];
  /** Of the children under 17. */
  childAges: readonly number[];
  /** Children and other dependents. */
  dependents: number;
  federal: FederalReturn;
};

/** What one of the people on a return has, in dollars a year. */
export type Person = {
  /** By December 31; 0 where it is not known. */
  age: number;
  /** What is left of them after the 401(k). */
  wages: number;
  selfEmployment: number;
  /** Interest, dividends, rents and net gains, less a deducted net loss: half each on a joint return. */
  investment: number;
  /** Half each on a joint return; the older one’s where only one of them is 55 or older. */
  pension: number;
  /** What is taxed of the benefits, shared like pensions. */
  taxableSocialSecurity: number;
  /** What of the federal adjusted gross income is this person’s. */
  agi: number;
};

/** Between the ages at which states end their credits for the youngest and for older children. */
const usualAge = 9;

/** From which age on a pension or Social Security is thought to be one’s own. */
const pensionAge = 55;

/**
 * Whom a state taxes, as its rules ask for it.
 *
 * @example filerOf({ filingStatus: "marriedFilingJointly" }, federalReturn({ filingStatus: "marriedFilingJointly" }, 2026), 2026).people.length // 2
 */
export function filerOf(household: StateHousehold, federal: FederalReturn, year: KnownYear): Filer {
  const { filingStatus: status, children = 0, otherDependents = 0, pension = 0 } = household;
  const isJoint = status === "marriedFilingJointly";
  const { age = 0, wages = 0, selfEmployment = 0 } = household;
  const { spouseAge = 0, spouseWages = 0, spouseSelfEmployment = 0 } = household;
  const own = [
    { age, wages: wages - (household.preTax401k ?? 0), selfEmployment },
    ...(isJoint
      ? [{ age: spouseAge, wages: spouseWages, selfEmployment: spouseSelfEmployment }]
      : []),
  ];
  const isAlone = own.filter((person) => person.age >= pensionAge).length === 1;
  const profit = sumBy(own, (person) => Math.max(0, person.selfEmployment));
  const adjusted = federal.adjustments;
  const oldest = Math.max(...own.map((person) => person.age));
  // Unemployment, pass-through income and the like: half each.
  const others =
    federal.adjustedGrossIncome +
    adjusted -
    sumBy(own, (person) => person.wages + person.selfEmployment) -
    (federal.investmentIncome + pension + federal.taxableSocialSecurity);
  return {
    year,
    household,
    status,
    isJoint,
    people: own.map((person) => {
      const half = 1 / own.length;
      const share = isAlone ? Number(person.age === oldest) : half;
      const investment = half * federal.investmentIncome;
      const ofPension = share * pension;
      const taxableSocialSecurity = share * federal.taxableSocialSecurity;
      const ofOthers = half * others;
      const income =
        person.wages +
        person.selfEmployment +
        (investment + ofPension + taxableSocialSecurity + ofOthers);
      const ofAdjustments = profit > 0 ? Math.max(0, person.selfEmployment) / profit : half;
      return {
        ...person,
        investment,
        pension: ofPension,
        taxableSocialSecurity,
        agi: income - ofAdjustments * adjusted,
      };
    }),
    childAges: household.childAges ?? Array.from({ length: children }, () => usualAge),
    dependents: children + (household.olderChildren ?? 0) + otherDependents,
    federal,
  };
}
