export type PensionInput = {
  /** Dollars a year, above 0. */
  finalAverageSalary: number;
  /** Years, above 0. */
  yearsOfService: number;
  /** Percent of the salary for each year of service, above 0. */
  pensionFactor: number;
};

type PensionResult = {
  /** Dollars a year. */
  annualPension: number;
  /** Dollars a month. */
  monthlyPension: number;
  /** Percent of the final average salary. */
  shareOfSalary: number;
  /** Dollars a year that each year of service earns. */
  earnedByYear: number;
};

/**
 * The pension of a defined benefit plan, before tax and before any reduction:
 *
 *     annualPension = finalAverageSalary × yearsOfService × pensionFactor ÷ 100
 */
export function pension(input: PensionInput): PensionResult {
  const { finalAverageSalary, yearsOfService, pensionFactor } = input;
  const annualPension = (finalAverageSalary * yearsOfService * pensionFactor) / 100;
  return {
    annualPension,
    monthlyPension: annualPension / 12,
    shareOfSalary: yearsOfService * pensionFactor,
    earnedByYear: (finalAverageSalary * pensionFactor) / 100,
  };
}
