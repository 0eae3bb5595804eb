import type { StateChoice } from "@/lib/tax-law/states/compared-states";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import type { LawYearOption } from "@/lib/tax-law/years/law-years";

/** What leaves the pay before tax, in dollars a paycheck. */
export type BeforeTax = {
  /** Into a traditional 401(k): free of income tax alone. */
  preTax401k?: number;
  /** For health, HSA and FSA: free of Social Security and Medicare too. */
  section125?: number;
};

export type PayrollTaxInput = BeforeTax &
  Omit<StateChoice, "state"> & {
    /** Dollars a paycheck, 0 or more. Null where a salary or an hourly rate gives it. */
    grossPay: number | null;
    payFrequency: "weekly" | "biweekly" | "semimonthly" | "monthly";
    /** A whole number, 0 or more. The law has none since 2020. */
    allowances: number;
    /** At most two letters; "" is none. The illustration takes 4% of any others. */
    state: string;
    /** Dollars a year, in place of the gross pay. */
    salary?: number | null;
    /** Dollars an hour, in place of the gross pay. */
    hourlyRate?: number | null;
    /** Regular hours a paycheck; those of a full-time job unless given. */
    hours?: number | null;
    /** Hours a paycheck at one and a half times the rate. */
    overtimeHours?: number;
    /** Single unless given. */
    lawFilingStatus?: FilingStatus;
    /** Whether the box in step 2 of the Form W-4 is ticked; not unless given. */
    lawStep2?: "no" | "yes";
    /** Of the Form W-4: credits, other income and deductions in dollars a year. */
    step3?: number;
    step4a?: number;
    step4b?: number;
    /** Extra withholding in dollars a paycheck. */
    step4c?: number;
    /** What the same employer has paid earlier in the year, less section 125, in dollars; 0 unless given. */
    lawPaidBefore?: number;
    /** The newest unless given. */
    lawYear?: LawYearOption;
  };

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
