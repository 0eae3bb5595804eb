import { amountLeft } from "@/lib/finance/amount-left";
import type { ExtraPayments } from "@/lib/finance/loan/extra-payments";
import { feesAndApr, type FeesAndApr } from "@/lib/finance/loan/fees-and-apr";
import { mortgageInsurance, type MortgageInsurance } from "@/lib/finance/loan/mortgage-insurance";
import { pointsBreakEven } from "@/lib/finance/loan/points-break-even";
import { prepaidLoan, type PrepaidLoan } from "@/lib/finance/loan/prepaid-loan";
import type { ScheduleRow } from "@/lib/finance/loan/amortization-schedule";
import type { CalendarDay } from "@/lib/finance/months-after";

export type MortgageInput = ExtraPayments & {
  /** Dollars, above 0. */
  homePrice: number;
  /** Dollars, 0 or more. */
  downPayment: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Years, above 0. */
  years: number;
  /** Dollars a year, 0 or more. */
  propertyTax?: number;
  /** Dollars a year, 0 or more. */
  homeInsurance?: number;
  /** Dollars a month, 0 or more. */
  monthlyDues?: number;
  /** Percent of the loan a year, 0 or more. */
  pmiRate?: number;
  /** Dollars, above 0: the appraised value, where it is not the price. */
  homeValue?: number | null;
  /** Dollars of lender fees, 0 or more. */
  fees?: number;
  /** Percent of the loan, 0 or more. */
  points?: number;
  /** Percent a year: the rate that the lender offers without the points. */
  rateWithoutPoints?: number | null;
};

type MortgageResult = Omit<PrepaidLoan, "prepaid"> &
  FeesAndApr &
  MortgageInsurance & {
    loanAmount: number;
    /** The lower of the price and the appraised value, in dollars. */
    originalValue: number;
    /** A month: principal, interest and what comes on top of them. */
    housingCost: number;
    /** The same once the mortgage insurance has ended. Null where there is none. */
    housingCostWithoutPmi: number | null;
    /** Dollars of fees and points. */
    upfrontCost: number;
    pointsCost: number;
    /** Payments until the points have paid for themselves. Null where they do not, or nothing compares them. */
    pointsBreakEvenMonth: number | null;
    /** Payments with mortgage insurance where nothing extra is paid. Null without it. */
    scheduledPmiMonths: number | null;
    prepaid: readonly InsuredRow[];
  };

/** A payment, and whether the balance after it is still above 80% of the original value: 1 or 0. */
type InsuredRow = ScheduleRow & { aboveLimit: number };

/**
 * Principal and interest of a home loan, and what the home costs a month with tax, insurance and dues:
 *
 *     housingCost = monthlyPayment + (propertyTax + homeInsurance) ÷ 12 + monthlyDues + PMI
 *
 * with what extra payments change, when mortgage insurance ends, and the APR with fees and points. A down
 * payment that covers the price leaves no loan: every figure of the loan is 0.
 */
export function mortgage(
  input: MortgageInput,
  { today }: { today?: CalendarDay } = {},
): MortgageResult {
  const { homePrice, downPayment, annualRate, years } = input;
  const { propertyTax = 0, homeInsurance = 0, monthlyDues = 0, pmiRate = 0 } = input;
  const { fees = 0, points = 0, homeValue, rateWithoutPoints } = input;

  const loanAmount = Math.max(0, amountLeft(homePrice, downPayment));
  const loan = prepaidLoan(annualRate, years, loanAmount, input, today);
  const originalValue = Math.min(homePrice, homeValue ?? homePrice);
  const insurance = mortgageInsurance(
    {
      annualRate,
      years,
      principal: loanAmount,
      originalValue,
      pmiRate,
      prepaid: loan.prepaid,
    },
    today,
  );
  // 12 CFR 1026.4(b)(5), 1026.17(c): by the payments that the contract asks for.
  const { pmiEndMonth: scheduledPmiMonths } = mortgageInsurance({
    annualRate,
    years,
    principal: loanAmount,
    originalValue,
    pmiRate,
  });
  const withoutPmi = loan.monthlyPayment + (propertyTax + homeInsurance) / 12 + monthlyDues;
  const pointsCost = (loanAmount * points) / 100;
  const upfrontCost = fees + pointsCost;

  return {
    ...loan,
    ...insurance,
    ...feesAndApr(annualRate, years, loanAmount, upfrontCost, {
      premium: insurance.monthlyPmi ?? 0,
      months: scheduledPmiMonths ?? 0,
    }),
    scheduledPmiMonths,
    loanAmount,
    originalValue,
    housingCost: withoutPmi + (insurance.monthlyPmi ?? 0),
    housingCostWithoutPmi: insurance.monthlyPmi === null ? null : withoutPmi,
    upfrontCost,
    pointsCost,
    pointsBreakEvenMonth:
      pointsCost > 0 && rateWithoutPoints != null
        ? pointsBreakEven(pointsCost, annualRate, rateWithoutPoints, years, loanAmount)
        : null,
    prepaid: loan.prepaid.map((row) => ({
      ...row,
      aboveLimit: row.balance > originalValue * 0.8 * (1 + 1e-9) ? 1 : 0,
    })),
  };
}
