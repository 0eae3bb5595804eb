import { sumBy } from "@/lib/finance/sum-by";
import { wholeCount } from "@/lib/finance/whole-count";
import { payrollTax as payrollTaxByLaw } from "@/lib/tax-law/pay/payroll-tax";
import { withholdingRows, type WithheldRow } from "@/lib/tax-law/pay/withholding-rows";
import type { StateTaxes } from "@/lib/tax-law/states/compared-states";
import { lawOf } from "@/lib/tax-law/years/law-of";
import { yearsSince } from "@/lib/tax-law/years/years-since";

import {
  fullTimeHours,
  grossPayOf,
  paychecksOf,
  type PayrollTaxInput,
} from "./arithmetic/gross-pay";
import { paycheckOf } from "./arithmetic/paycheck";

export type { PayrollTaxInput };

/** Dollars a paycheck unless a line says otherwise. */
type BeforeTax = {
  /** What leaves the pay before tax. */
  beforeTax: number;
  /** What is left for each tax. */
  incomeTaxWages: number;
  socialSecurityWages: number;
  /** The paycheck without it: the wages of Worksheet 1A a year, the income tax, and what is left. */
  adjustedWithout: number;
  withholdingWithout: number;
  stateTaxWithout: number;
  netWithoutPreTax: number;
  /** What it takes off the take-home pay, and that a dollar of it. */
  takeHomeCost: number;
  costPerDollar: number;
};

/** Dollars a paycheck unless a line says otherwise. */
export type PayrollTaxResult = {
  netPay: number;
  grossPay: number;
  /** Paychecks a year. */
  periods: number;
  /** Dollars a year. */
  annualPay: number;
  /** Dollars a year. */
  taxablePay: number;
  socSecTax: number;
  medicareTax: number;
  federalWithholding: number;
  stateWithholding: number;
  totalDeductions: number;
  law: {
    netPay: number;
    federalWithholding: number;
    /** Dollars a year. */
    annualWithholding: number;
    socialSecurity: number;
    medicare: number;
    /** What is withheld in addition once the year’s pay is above $200,000. */
    additionalMedicare: number;
    /** A paycheck’s part of a year’s state and local taxes: 0 where no state was chosen. */
    stateTax: number;
    totalDeductions: number;
    /** Dollars a year: line 1g of Worksheet 1A. */
    wageAdjustment: number;
    /** Dollars a year. */
    adjustedAnnualWage: number;
    /** Dollars a year. */
    wageBase: number;
    /**
     * In which of the year’s paychecks the wage base is reached, where all are like this one. Null
     * where none of them does.
     */
    lastSocialSecurityPaycheck: number | null;
    /** Dollars a year, or in a twelfth of it, where all paychecks are like this one. */
    annualTaxes: number;
    annualNetPay: number;
    monthlyNetPay: number;
    /** How many years the calendar is past the newest law known. Null where it is not. */
    yearsBehind: number | null;
  } & Partial<BeforeTax>;
  withholding: readonly PaycheckRow[];
  /** What a salary or an hourly rate comes to, where the gross pay is not typed. */
  earned?: number;
  /** Dollars an hour for a year of 2,080 hours, where no rate is typed. */
  hourlyEquivalent?: number;
  /** Dollars a year for 2,080 hours at the rate, where one is typed. */
  salaryEquivalent?: number;
} & StateTaxes;
export type WithBeforeTax = PayrollTaxResult & { law: BeforeTax };

/** With what the row would withhold if nothing left the pay before tax; 0 where nothing does. */
export type PaycheckRow = WithheldRow & { withheldWithout: number };

/** The specified figures of 2024, in dollars a year. */
const wageBase = 168_600;
const standardDeduction = 14_600;
const allowance = 4_500;

/**
 * What comes off a paycheck, by the specified figures of 2024 and under the law of a year:
 *
 *     social security = 6.2% of the pay within the wage base
 *     medicare        = 1.45% of all pay
 *     federal         = the tax on a year of such pay ÷ paychecks a year
 *     net             = gross − all of these − 4% for a state
 *
 * The specified figures spread the wage base evenly over the year and take one rate of all taxable
 * pay. By law Social Security is taken in full until the year’s pay reaches the wage base, income
 * tax by the percentage method of Publication 15-T, and for a state an equal part of its year’s tax.
 */
export function payrollTax(
  input: PayrollTaxInput,
  { today }: { today: { year: number } },
): PayrollTaxResult {
  const { payFrequency, allowances, state, salary = null, hourlyRate = null } = input;
  const grossPay = grossPayOf(input);
  const periods = paychecksOf[payFrequency];
  const annualPay = grossPay * periods;
  const taxablePay = Math.max(0, annualPay - allowance * allowances - standardDeduction);

  const socSecTax = (Math.min(annualPay, wageBase) * 0.062) / periods;
  const medicareTax = grossPay * 0.0145;
  const federalWithholding = (taxablePay * flatRate(taxablePay)) / periods;
  const stateWithholding = state === "" ? 0 : grossPay * 0.04;
  const totalDeductions = socSecTax + medicareTax + federalWithholding + stateWithholding;

  return {
    netPay: grossPay - totalDeductions,
    grossPay,
    periods,
    annualPay,
    taxablePay,
    socSecTax,
    medicareTax,
    federalWithholding,
    stateWithholding,
    totalDeductions,
    ...underTheLaw(input, periods, today),
    ...((salary !== null || hourlyRate !== null) && { earned: grossPay }),
    ...(hourlyRate === null
      ? { hourlyEquivalent: annualPay / fullTimeHours }
      : { salaryEquivalent: hourlyRate * fullTimeHours }),
  };
}

/** The rate on all of a year’s taxable pay. */
function flatRate(taxablePay: number): number {
  if (taxablePay > 100_000) return 0.15;
  return taxablePay > 20_000 ? 0.1 : 0;
}

function underTheLaw(input: PayrollTaxInput, periods: number, today: { year: number }) {
  const { lawFilingStatus = "single", lawStep2 = "no", lawYear } = input;
  const { preTax401k = 0, section125 = 0, step4a = 0, step4b = 0 } = input;
  const { payroll, withholding } = lawOf(lawYear);
  const step2 = lawStep2 === "yes";
  const wageAdjustment = step2 ? 0 : withholding.adjustments[lawFilingStatus];
  const adjusted = (wages: number) =>
    Math.max(0, wages * periods + step4a - step4b - wageAdjustment);
  const rowsOf = (wages: number) =>
    withholdingRows(withholding, lawFilingStatus, adjusted(wages), step2);

  const paycheck = paycheckOf(input);
  const { socialSecurityWages, incomeTaxWages } = paycheck;
  const beforeTax = preTax401k + section125;
  const without = beforeTax > 0 ? paycheckOf(input, {}) : undefined;
  const rows = rowsOf(incomeTaxWages);
  const rowsWithout = without && rowsOf(without.incomeTaxWages);
  const reaching = wholeCount(payroll.wageBase, socialSecurityWages);

  const yearOfPayrollTax = payrollTaxByLaw(payroll, socialSecurityWages * periods);
  const annualTaxes =
    paycheck.federal * periods +
    yearOfPayrollTax.socialSecurity +
    yearOfPayrollTax.medicare +
    yearOfPayrollTax.additionalMedicare +
    paycheck.stateTax * periods;
  const annualNetPay = incomeTaxWages * periods - annualTaxes;

  return {
    ...paycheck.states,
    law: {
      netPay: paycheck.netPay,
      federalWithholding: paycheck.federal,
      annualWithholding: sumBy(rows, ({ withheld }) => withheld),
      socialSecurity: paycheck.socialSecurity,
      medicare: paycheck.medicare,
      additionalMedicare: paycheck.additionalMedicare,
      stateTax: paycheck.stateTax,
      totalDeductions: paycheck.totalDeductions,
      wageAdjustment,
      adjustedAnnualWage: adjusted(incomeTaxWages),
      wageBase: payroll.wageBase,
      lastSocialSecurityPaycheck: reaching <= periods ? reaching : null,
      ...(without && {
        beforeTax,
        incomeTaxWages,
        socialSecurityWages,
        adjustedWithout: adjusted(without.incomeTaxWages),
        withholdingWithout: without.federal,
        stateTaxWithout: without.stateTax,
        netWithoutPreTax: without.netPay,
        takeHomeCost: without.netPay - paycheck.netPay,
        costPerDollar: (without.netPay - paycheck.netPay) / beforeTax,
      }),
      annualTaxes,
      annualNetPay,
      monthlyNetPay: annualNetPay / 12,
      yearsBehind: yearsSince(lawOf().year, today),
    },
    withholding: rows.map((row, position) => ({
      ...row,
      withheldWithout: rowsWithout?.[position]?.withheld ?? 0,
    })),
  };
}
