import { amountLeft } from "@/lib/finance/amount-left";

export type EmergencyFundInput = {
  /** Dollars a month, above 0. */
  monthlyExpenses: number;
  /** Months, above 0. */
  targetMonths: number;
  /** Dollars, 0 or more. */
  alreadySaved?: number;
};

type EmergencyFundResult = {
  /** Dollars. */
  emergencyFund: number;
  /** Dollars: what the fund is above the savings, 0 when they reach it. */
  stillToSave: number;
};

/**
 * The savings that pay for so many months without income:
 *
 *     emergencyFund = monthlyExpenses × targetMonths
 */
export function emergencyFund(input: EmergencyFundInput): EmergencyFundResult {
  const { monthlyExpenses, targetMonths, alreadySaved = 0 } = input;
  const fund = monthlyExpenses * targetMonths;
  return { emergencyFund: fund, stillToSave: Math.max(0, amountLeft(fund, alreadySaved)) };
}
