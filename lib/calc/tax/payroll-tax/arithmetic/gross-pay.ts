import type { PayrollTaxInput } from "../calculation";

/** Paychecks a year. */
export const paychecksOf = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12 };

/** Hours a year of a full-time job: 52 weeks of 40. */
export const fullTimeHours = 2_080;

/**
 * The gross pay of a paycheck in dollars: typed, or from an hourly rate or a yearly salary.
 *
 *     hourly = rate × (regular hours + 1.5 × overtime hours)
 *     salary = salary ÷ paychecks a year
 *
 * Without regular hours they are those of a full-time job: 2,080 ÷ paychecks a year.
 *
 * @example grossPayOf({ payFrequency: "biweekly", hourlyRate: 20, hours: 80, overtimeHours: 10 }) // 1900
 *
 * Source of the one and a half: 29 U.S.C. 207(a)(1).
 */
export function grossPayOf({
  grossPay = null,
  payFrequency,
  salary = null,
  hourlyRate = null,
  hours = null,
  overtimeHours = 0,
}: Partial<PayrollTaxInput> & Pick<PayrollTaxInput, "payFrequency">): number {
  const periods = paychecksOf[payFrequency];
  if (hourlyRate !== null)
    return hourlyRate * ((hours ?? fullTimeHours / periods) + 1.5 * overtimeHours);
  return salary === null ? (grossPay ?? 0) : salary / periods;
}
