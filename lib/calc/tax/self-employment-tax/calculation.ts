import { selfEmploymentTax as taxUnderLaw } from "@/lib/tax-law/pay/self-employment-tax";
import type { ReturnLine } from "@/lib/tax-law/return-lines";
import type { AddedStateTax } from "@/lib/tax-law/states/added-state-tax";
import { lawOf } from "@/lib/tax-law/years/law-of";
import { yearsSince } from "@/lib/tax-law/years/years-since";

import {
  setAsideFor,
  stateTaxOnProfit,
  type SelfEmployedInput,
  type SetAside,
} from "./arithmetic/set-aside";

export type SelfEmploymentTaxInput = SelfEmployedInput;

/** Dollars a year. */
export type SelfEmploymentTaxResult = {
  netEarnings: number;
  /** Whether the visitor says more of the household than the profit: then what to set aside leads. */
  isHouseholdDescribed: boolean;
  baseForSETax: number;
  socialSecurityTax: number;
  medicareTax: number;
  totalSETax: number;
  /** The half that is deducted from income. */
  deductibleSETax: number;
  law: {
    /** Social Security is paid on no more than this, of wages and earnings together. */
    wageBase: number;
    /** Above this, of wages and earnings together, there is the additional Medicare tax. */
    threshold: number;
    base: number;
    /** The base, and nothing where it is below $400. */
    taxedBase: number;
    socialSecurity: number;
    medicare: number;
    selfEmploymentTax: number;
    deductibleHalf: number;
    /** Beside the self-employment tax, not in it and not deductible. */
    additionalMedicareTax: number;
    leftBeforeIncomeTax: number;
    /** How many years the calendar is past the newest law known. Null where it is not. */
    yearsBehind: number | null;
  } & Omit<SetAside, "federal">;
  federal: readonly ReturnLine[];
  /** For all taxes: the federal ones, and the income tax of the state that was chosen. */
  setAside: number;
} & AddedStateTax;

/** The specified figures of 2024. */
const netEarningsFactor = 0.9235;
const socialSecurityRate = 0.124;
const medicareRate = 0.029;
const wageBase = 168_600;

/**
 * What the self-employed pay for Social Security and Medicare in a year, by the specified figures of
 * 2024 and under the law of a year:
 *
 *     base  = net earnings × 92.35%
 *     tax   = 12.4% × the smaller of base and wage base + 2.9% × base
 *     half  = tax ÷ 2
 *
 * The law has no tax on a base below $400, has wages come first in the wage base, and adds the
 * additional Medicare tax: lib/tax-law/pay/self-employment-tax.ts. What has to be set aside is the whole
 * return with the profit less the one without it.
 */
export function selfEmploymentTax(
  input: SelfEmploymentTaxInput,
  { today }: { today: { year: number } },
): SelfEmploymentTaxResult {
  const { netEarnings, lawFilingStatus = "single", lawWages = 0, lawYear } = input;
  const base = netEarnings * netEarningsFactor;
  const socialSecurityTax = Math.min(base, wageBase) * socialSecurityRate;
  const medicareTax = base * medicareRate;
  const totalSETax = socialSecurityTax + medicareTax;

  const law = lawOf(lawYear).payroll;
  const lawTax = taxUnderLaw(law, lawFilingStatus, netEarnings, lawWages);
  const { federal, ...setAside } = setAsideFor(input);
  const state = stateTaxOnProfit(input);
  return {
    netEarnings,
    isHouseholdDescribed: isDescribed(input),
    baseForSETax: base,
    socialSecurityTax,
    medicareTax,
    totalSETax,
    deductibleSETax: totalSETax / 2,
    law: {
      wageBase: law.wageBase,
      threshold: law.medicare.thresholds[lawFilingStatus],
      base: lawTax.base,
      taxedBase: lawTax.base < law.selfEmployment.minimum ? 0 : lawTax.base,
      socialSecurity: lawTax.socialSecurity,
      medicare: lawTax.medicare,
      selfEmploymentTax: lawTax.tax,
      deductibleHalf: lawTax.deductibleHalf,
      additionalMedicareTax: lawTax.additionalMedicare,
      leftBeforeIncomeTax: netEarnings - lawTax.tax - lawTax.additionalMedicare,
      ...setAside,
      yearsBehind: yearsSince(lawOf().year, today),
    },
    federal,
    setAside: setAside.setAside + (state.addedStateTax ?? 0),
    ...state,
  };
}

const isDescribed = ({ lawFilingStatus = "single", ...input }: SelfEmploymentTaxInput) =>
  lawFilingStatus !== "single" ||
  [
    input.lawWages,
    input.spouseWages,
    input.otherIncome,
    input.pension,
    input.contributions,
    input.selfEmployedPlan,
    input.children,
    input.itemizedDeductions,
  ].some(Boolean);
