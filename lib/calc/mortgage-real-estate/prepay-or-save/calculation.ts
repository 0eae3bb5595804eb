import { amountLeft } from "@/lib/finance/amount-left";
import { breakEvenYield } from "@/lib/finance/loan/break-even-yield";
import {
  prepayOrSavePath,
  type PrepayOrSave,
  type PrepayOrSaveMonth,
} from "@/lib/finance/loan/prepay-or-save-path";
import { monthsAfter, type CalendarDay } from "@/lib/finance/months-after";
import { sumBy } from "@/lib/finance/sum-by";
import { payment } from "@/lib/finance/time-value/payment";
import { wholeCount } from "@/lib/finance/whole-count";

export type PrepayOrSaveInput = PrepayOrSave & {
  lumpSum: number;
  monthly: number;
  /** Years until both are compared, to the nearest month. Null is the end of the loan, were nothing prepaid. */
  horizonYears?: number | null;
};

type PrepayOrSaveResult = {
  /** What prepaying ends ahead by, below 0 where saving does. */
  gain: number;
  netPrepaying: number;
  netSaving: number;
  breakEvenApy: number;
  /** Months until the prepaid loan is repaid: 0 where the lump sum does. */
  payoffMonths: number;
  payoff: CalendarDay;
  monthsSaved: number;
  /** Over the life of the loan, less the tax that deducting it would have saved. 0 or more. */
  interestSaved: number;
  monthlyPayment: number;
  /** The payment that a lender would ask after the lump sum, were the loan spread anew. Null without a rest to spread. */
  recastPayment: number | null;
  /** What the two positions are made of, where there is still a loan. */
  savedPrepaying: number | null;
  owedPrepaying: number | null;
  savedSaving: number | null;
  owedSaving: number | null;
  /** Whole months until both are compared. */
  compareMonths: number;
  /** The months of the loan with their fraction, at least 1. */
  loanMonths: number;
  /** What savings earn in a month after tax, as a fraction. */
  monthlyYield: number;
  months: readonly PrepayOrSaveMonth[];
};

/**
 * Money put on a loan, beside the same money in savings, both compared on one day.
 *
 *     net position = savings − what is owed
 *     gain         = net position of prepaying − net position of saving
 *
 * Both ways spend the same each month: prepayOrSavePath says how, breakEvenYield where they are level.
 */
export function prepayOrSave(
  input: PrepayOrSaveInput,
  { today }: { today: CalendarDay },
): PrepayOrSaveResult {
  const { balance, annualRate, lumpSum, horizonYears = null } = input;
  const { savingsTaxRate = 0, deductionRate = 0 } = input;
  const asked = horizonYears === null ? 0 : Math.max(1, Math.round(horizonYears * 12));
  const { monthlyPayment, loanMonths, monthlyYield, months } = prepayOrSavePath(input, asked);

  const termMonths = wholeCount(loanMonths, 1);
  const compareMonths = asked || termMonths;
  const end = months[compareMonths - 1] as PrepayOrSaveMonth;
  const stillOwed = months.filter(({ owedPrepaying }) => owedPrepaying > 0).length;
  const payoffMonths = lumpSum >= balance ? 0 : stillOwed + 1;
  const interest = (of: "interestSaving" | "interestPrepaying") => sumBy(months, (row) => row[of]);
  const hasLoan = end.owedSaving > 0;

  return {
    gain: end.gain,
    netPrepaying: amountLeft(end.savedPrepaying, end.owedPrepaying),
    netSaving: amountLeft(end.savedSaving, end.owedSaving),
    breakEvenApy: breakEvenYield(annualRate, savingsTaxRate, deductionRate),
    payoffMonths,
    payoff: monthsAfter(today, payoffMonths),
    monthsSaved: termMonths - payoffMonths,
    interestSaved:
      Math.max(0, amountLeft(interest("interestSaving"), interest("interestPrepaying"))) *
      (1 - deductionRate / 100),
    monthlyPayment,
    recastPayment:
      lumpSum > 0 && lumpSum < balance
        ? payment(annualRate / 1200, loanMonths, lumpSum - balance)
        : null,
    savedPrepaying: hasLoan ? end.savedPrepaying : null,
    owedPrepaying: hasLoan ? end.owedPrepaying : null,
    savedSaving: hasLoan ? end.savedSaving : null,
    owedSaving: hasLoan ? end.owedSaving : null,
    compareMonths,
    loanMonths,
    monthlyYield,
    months,
  };
}
