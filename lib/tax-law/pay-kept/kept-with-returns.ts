import { federalReturn, type FederalReturn } from "../federal-return";
import { medicarePremiumSurcharge } from "../health/medicare-premium-surcharge";
import { medicarePremiumsOf } from "../health/medicare-premiums-of";
import type { Household } from "../household";
import type { StateChoice } from "../states/compared-states";
import type { StateHousehold } from "../states/filer";
import { stateLawOf } from "../states/known-laws";
import { stateCodeOf } from "../states/state-code-of";
import { stateReturn, type StateTax } from "../states/state-return";
import type { HouseholdLoans } from "../student-loans/household-loans";
import { loanPayments } from "../student-loans/loan-payments";
import type { KnownYear } from "../years/law-years";

/** What takes a part of pay besides the federal law: nothing unless given. */
export type KeptOptions = Pick<StateChoice, "state" | "localRate"> & {
  /** How many of those on the return have Medicare, with Part B and a drug plan. */
  medicare?: number;
  /** Federal student loans that are repaid by income. */
  loans?: HouseholdLoans;
};

/** Dollars a year. */
export type Kept = {
  /** Of all who are on the return. */
  wages: number;
  /** What is left of them. */
  kept: number;
  /** On all income, after all credits: negative is paid out. */
  federalTax: number;
  /** Social Security and Medicare of employees and of the self-employed, with the additional Medicare tax. */
  payrollTax: number;
  /** Of the state with its contributions and its cities and counties: negative is paid out. */
  stateTax: number;
  medicareSurcharge: number;
  /** Of federal student loans, by income. */
  loanPayments: number;
};

/** What is left of pay, with the returns that it follows from. */
export type KeptWithReturns = { kept: Kept; federal: FederalReturn; state: StateTax | null };

/**
 * What keptOf answers, with the federal return and that of the state: null without one.
 *
 * @example keptWithReturns({ filingStatus: "single", wages: 60_000 }, 2026).federal.taxableIncome // 43900
 */
export function keptWithReturns(
  household: StateHousehold,
  year: KnownYear,
  { state, localRate = 0, medicare = 0, loans }: KeptOptions = {},
): KeptWithReturns {
  const federal = federalReturn(household, year);
  const code = stateCodeOf(state);
  const ofState = code
    ? stateReturn(household, stateLawOf(code), year, localRate, (known) =>
        known === year ? federal : federalReturn(household, known),
      )
    : null;

  const wages = payOn(household);
  const federalTax = federal.tax;
  // What the return has of payroll taxes counts half of the self-employed’s, as credits do.
  const payrollTax =
    federal.payrollTax + federal.selfEmploymentTax / 2 + federal.additionalMedicareTax;
  const stateTax = ofState
    ? ofState.stateIncomeTax + ofState.employeeStatePayrollTax + ofState.localIncomeTax
    : 0;
  const medicareSurcharge = medicare * surchargeOfEach(household, federal, year);
  const ofLoans = loans ? 12 * loanPayments(household, federal.adjustedGrossIncome, loans) : 0;
  return {
    kept: {
      wages,
      kept: wages - federalTax - payrollTax - stateTax - medicareSurcharge - ofLoans,
      federalTax,
      payrollTax,
      stateTax,
      medicareSurcharge,
      loanPayments: ofLoans,
    },
    federal,
    state: ofState,
  };
}

const payOn = ({ filingStatus, wages = 0, spouseWages = 0 }: Household) =>
  filingStatus === "marriedFilingJointly" ? wages + spouseWages : wages;

function surchargeOfEach(household: Household, federal: FederalReturn, year: KnownYear): number {
  const { partB, partD } = medicarePremiumSurcharge(
    medicarePremiumsOf(year),
    household.filingStatus,
    federal.adjustedGrossIncome + (household.taxExemptInterest ?? 0),
    household.livedApart === "allYear",
  );
  return partB + partD;
}
