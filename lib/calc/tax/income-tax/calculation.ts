import { graduatedTax } from "@/lib/tax-law/income/graduated-tax";
import { inPercent } from "@/lib/tax-law/income/in-percent";
import { marginalRate } from "@/lib/tax-law/income/marginal-rate";
import { taxableIncome } from "@/lib/tax-law/income/taxable-income";
import { returnFigures, type ReturnFigures } from "@/lib/tax-law/return-figures";
import { returnRows, type ReturnRows } from "@/lib/tax-law/return-rows";
import { stateTaxesOf, type StateTaxes } from "@/lib/tax-law/states/compared-states";
import { loanPayments } from "@/lib/tax-law/student-loans/loan-payments";
import { lawOf } from "@/lib/tax-law/years/law-of";
import { yearsSince } from "@/lib/tax-law/years/years-since";

import { bothWaysOf, type BothWays } from "./arithmetic/both-ways";
import { householdOf, type IncomeTaxInput } from "./arithmetic/household-of";
import { householdLoansOf } from "./arithmetic/loan-ways";
import { offeredRaise, type OfferedRaise } from "./arithmetic/offered-raise";
import { raisesOf, type Raise } from "./arithmetic/raises";

export type { IncomeTaxInput };

/** Dollars a year. */
export type IncomeTaxResult = {
  estimatedTax: number;
  grossIncome: number;
  /** 2 for a couple, whose limits and deduction are twice those of a single person; else 1. */
  couple: number;
  standardDeduction: number;
  deductionUsed: number;
  usedStandardDeduction: boolean;
  taxableIncome: number;
  /** Percent of the gross income. */
  effectiveTaxRate: number;
  law: ReturnFigures & {
    /** Percent: what the last dollar is taxed at, by its bracket alone. */
    marginalRate: number;
    /** Percent of the next $1,000, with what credits and deductions lose. */
    nextRate: number;
    /** How many years the calendar is past the newest law known. Null where it is not. */
    yearsBehind: number | null;
  };
  /** Federal income tax, and the taxes of the state that was chosen. */
  withStateTaxes?: number;
  /** Percent of the next $1,000, for both. */
  nextRateWithState?: number;
  /** A month’s payment of federal student loans by this return, where they are repaid by income. */
  loanPayment?: number;
  raises: readonly Raise[];
} & ReturnRows &
  StateTaxes &
  Partial<BothWays> &
  Partial<OfferedRaise>;

/** The specified figures of 2024, for a single person. The fifth bracket has no end. */
const rates = [0.1, 0.12, 0.22, 0.24, 0.32];
const limits = [11_600, 47_150, 100_525, 191_950];
const standardDeductionOfOne = 14_600;

/**
 * Federal income tax, by the specified figures of 2024 and under the law of a year:
 *
 *     taxable = gross income − the larger of the standard and the itemized deductions
 *     tax     = rate 1 × what is in bracket 1 + rate 2 × what is in bracket 2 + …
 *
 * Under the law it is that of the whole return: lib/tax-law/federal-return.ts.
 */
export function incomeTax(
  input: IncomeTaxInput,
  { today }: { today: { year: number } },
): IncomeTaxResult {
  const { grossIncome, filingStatus, raise = 0 } = input;
  const itemized = input.itemizedDeductions ?? 0;

  const couple = filingStatus === "marriedFilingJointly" ? 2 : 1;
  const standardDeduction = standardDeductionOfOne * couple;
  const taxable = taxableIncome(grossIncome, standardDeduction, itemized);
  const estimatedTax = graduatedTax(
    taxable,
    rates,
    limits.map((limit) => limit * couple),
  );

  const law = lawOf(input.lawYear);
  const household = householdOf(input);
  const figures = returnFigures(household, law);
  const { rates: lawRates, limits: byStatus } = law.incomeTax;
  const lawLimits = byStatus[household.filingStatus];
  const raises = raisesOf(household, input, law.year);
  const [least] = raises;
  const loans = householdLoansOf(input);
  const states = stateTaxesOf(household, input, law.year);

  return {
    estimatedTax,
    grossIncome,
    couple,
    standardDeduction,
    deductionUsed: Math.max(standardDeduction, itemized),
    usedStandardDeduction: itemized <= standardDeduction,
    taxableIncome: taxable,
    effectiveTaxRate: grossIncome > 0 ? (estimatedTax / grossIncome) * 100 : 0,
    law: {
      ...figures,
      marginalRate: inPercent(marginalRate(figures.ordinaryIncome, lawRates, lawLimits)),
      nextRate: least ? (least.federalTax / least.raise) * 100 : 0,
      yearsBehind: yearsSince(lawOf().year, today),
    },
    ...returnRows(household, law, figures),
    raises,
    ...bothWaysOf(household, input, law.year),
    ...states,
    ...(states.stateAndLocalTaxes !== undefined && {
      withStateTaxes: figures.tax + states.stateAndLocalTaxes,
      nextRateWithState: least?.rate ?? 0,
    }),
    ...(loans && {
      loanPayment: loanPayments(household, figures.adjustedGrossIncome, loans),
    }),
    ...(raise > 0 && offeredRaise(input, raise)),
  };
}
