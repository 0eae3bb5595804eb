import { futureValue } from "@/lib/finance/time-value/future-value";
import { nominalRate } from "@/lib/finance/time-value/nominal-rate";

/** A month, in dollars. */
export type SavingsMonth = {
  /** Counted from 1. */
  month: number;
  paidIn: number;
  interest: number;
  saved: number;
};

type MonthlySavings = {
  /** Dollars, as the two after it. */
  targetAmount: number;
  currentSavings: number;
  monthlyContribution: number;
  /** Percent a year. */
  apy?: number;
};

const yieldOf = ({ apy = 0 }: MonthlySavings) => nominalRate(apy / 100, 12) / 12;

/** What there is after so many contributions, in dollars. */
export const savedAfter = (month: number, savings: MonthlySavings) =>
  futureValue(yieldOf(savings), month, -savings.monthlyContribution, -savings.currentSavings);

/** What is saved after each of so many months: up to the target, or with interest to where it grows. */
export function savingsByMonth(months: number, savings: MonthlySavings): SavingsMonth[] {
  const { targetAmount, monthlyContribution } = savings;
  const rate = yieldOf(savings);
  const balanceAfter = (month: number) =>
    rate === 0 ? Math.min(targetAmount, savedAfter(month, savings)) : savedAfter(month, savings);
  return Array.from({ length: months }, (_, before) => {
    const opening = balanceAfter(before);
    const saved = balanceAfter(before + 1);
    return {
      month: before + 1,
      paidIn: rate === 0 ? saved - opening : monthlyContribution,
      interest: opening * rate,
      saved,
    };
  });
}
