import {
  besideLumpSum,
  worthOf,
  type BesideLumpSum,
  type Worth,
} from "./arithmetic/lump-sum-or-monthly";
import {
  reduced,
  type Increased,
  type PensionTerms,
  type Reduced,
  type Survivor,
} from "./arithmetic/reductions";

export type PensionInput = PensionTerms & {
  /** Dollars a year, above 0. */
  finalAverageSalary: number;
  /** Years, above 0. */
  yearsOfService: number;
  /** Percent of the salary for each year of service, above 0. */
  pensionFactor: number;
  /** Whole years that a survivor draws a share of it, 0 or more. */
  survivorYears?: number;
  /** Dollars that are offered in its place, above 0. Null is no offer. */
  lumpSum?: number | null;
  /** Whole years for which it is drawn, 1 or more. Null is not asked about. */
  yearsPaid?: number | null;
  /** Percent a year that a lump sum would earn, 0 or more. Null is not asked about. */
  discountRate?: number | null;
};

export type PensionResult = {
  /** Dollars a year. */
  annualPension: number;
  /** Dollars a month. */
  monthlyPension: number;
  /** Percent of the final average salary. */
  shareOfSalary: number;
  /** Dollars a year that each year of service earns. */
  earnedByYear: number;
} & Partial<Reduced> &
  Partial<Increased> &
  Partial<Survivor> &
  Partial<Worth> &
  Partial<BesideLumpSum>;
export type WithIncreases = PensionResult & Increased;
export type WithWorth = PensionResult & Worth;
export type WithOffer = WithWorth & BesideLumpSum;

/**
 * The pension of a defined benefit plan, before tax:
 *
 *     annualPension = finalAverageSalary × yearsOfService × pensionFactor ÷ 100
 *
 * With what the plan takes off for an early start and for a survivor, and beside a lump sum, where that is asked.
 */
export function pension(input: PensionInput): PensionResult {
  const { finalAverageSalary, yearsOfService, pensionFactor } = input;
  const annualPension = (finalAverageSalary * yearsOfService * pensionFactor) / 100;
  const monthlyPension = annualPension / 12;
  const { reducedMonthly, ...costs } = reduced(monthlyPension, input);
  return {
    annualPension,
    monthlyPension,
    shareOfSalary: yearsOfService * pensionFactor,
    earnedByYear: (finalAverageSalary * pensionFactor) / 100,
    ...(reducedMonthly < monthlyPension && { reducedMonthly, ...costs }),
    ...increased(reducedMonthly, input),
    ...worth(reducedMonthly, input),
  };
}

/** What a survivor gets of a pension, and what its increases make of it. */
function increased(
  monthly: number,
  { cola = 0, survivorShare = 0 }: PensionInput,
): Partial<Increased> & Partial<Survivor> {
  const after = (years: number) => monthly * (1 + cola / 100) ** years;
  return {
    ...(cola > 0 && { monthlyAfter10Years: after(10), monthlyAfter20Years: after(20) }),
    ...(survivorShare > 0 && { survivorMonthly: (monthly * survivorShare) / 100 }),
  };
}

/** What it is worth where its years and a return are known, and beside a lump sum where there is one. */
function worth(
  monthly: number,
  { lumpSum, yearsPaid, discountRate, ...input }: PensionInput,
): Partial<Worth> & Partial<BesideLumpSum> {
  if (yearsPaid == null || discountRate == null) return {};
  const { cola = 0, survivorShare = 0, survivorYears = 0 } = input;
  const paid = { monthly, cola, yearsPaid, survivorShare, survivorYears };
  return {
    ...worthOf(paid, discountRate),
    ...(lumpSum != null && besideLumpSum(paid, discountRate, lumpSum)),
  };
}
