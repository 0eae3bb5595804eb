import { amountLeft } from "@/lib/finance/amount-left";
import type { ScheduleRow } from "@/lib/finance/loan/amortization-schedule";
import {
  balanceTransfer,
  type BalanceTransfer,
  type TransferOffer,
} from "@/lib/finance/loan/balance-transfer";
import { minimumPayment, type MinimumRule } from "@/lib/finance/loan/minimum-payment";
import { minimumPaymentSchedule } from "@/lib/finance/loan/minimum-payment-schedule";
import { payoff, type Payoff } from "@/lib/finance/loan/payoff";
import type { CalendarDay } from "@/lib/finance/months-after";
import { sumBy } from "@/lib/finance/sum-by";
import { payment } from "@/lib/finance/time-value/payment";

export type CreditCardPayoffInput = {
  /** Dollars, above 0. */
  balance: number;
  /** Percent a year, 0 or more. */
  apr: number;
  /** Dollars, above the first month's interest. */
  monthlyPayment: number;
  /** Percent of the balance. With neither it nor a floor, minimum payments are not asked for. */
  minimumPercent?: number | null;
  /** Dollars, above 0. */
  minimumFloor?: number | null;
  minimumRule?: MinimumRule;
} & Partial<TransferOffer>;

/** What paying only the minimum comes to. */
type MinimumPayments = {
  /** Dollars. */
  firstMinimum: number;
  /** Null where it never ends, or takes more than 100 years. */
  minimumMonths: number | null;
  minimumInterest: number | null;
  /** Dollars a month that pay all off in 36 months, and their interest. */
  payment36: number;
  interest36: number;
  /** Dollars of interest that they save, where the minimums take longer. */
  saved36: number | null;
  /** Dollars of interest that the visitor's own payment saves; negative where it costs more. */
  minimumSaved: number | null;
  minimums: readonly ScheduleRow[];
};

type Transfer = BalanceTransfer & {
  /** Dollars of interest and fee that it saves; negative where it costs more. */
  transferSaves: number | null;
  /** Negative where it takes longer. */
  transferMonthsSaved: number | null;
};

export type CreditCardPayoffResult = Payoff & Partial<MinimumPayments> & Partial<Transfer>;
export type WithMinimums = CreditCardPayoffResult & MinimumPayments;
export type WithTransfer = CreditCardPayoffResult & Transfer;

/**
 * How long a card takes to pay off at a fixed payment, with no new purchases and interest by the month; what the
 * minimum payments would come to, and a balance transfer.
 */
export function creditCardPayoff(
  input: CreditCardPayoffInput,
  { today }: { today: CalendarDay },
): CreditCardPayoffResult {
  const { balance, apr, monthlyPayment } = input;
  const fixed = payoff(apr, monthlyPayment, balance, today);
  return { ...fixed, ...minimumsOf(input, fixed), ...transferOf(input, fixed) };
}

/** What most cards ask for, where one of the two is left blank. */
const commonPercent = 1;
const commonFloor = 25;

function minimumsOf(input: CreditCardPayoffInput, fixed: Payoff): MinimumPayments | undefined {
  const { balance, apr, minimumPercent = null, minimumFloor = null } = input;
  if (minimumPercent === null && minimumFloor === null) return undefined;
  const rate = apr / 1200;
  const minimum = {
    minimumPercent: minimumPercent ?? commonPercent,
    minimumFloor: minimumFloor ?? commonFloor,
    minimumRule: input.minimumRule ?? "interest+pct",
  };
  const minimums = minimumPaymentSchedule(rate, balance, minimum);
  const ends = minimums.at(-1)?.balance === 0;
  const minimumMonths = ends ? minimums.length : null;
  const minimumInterest = ends ? sumBy(minimums, ({ interest }) => interest) : null;
  const payment36 = payment(rate, 36, -balance);
  const interest36 = amountLeft(payment36 * 36, balance);
  return {
    firstMinimum: minimumPayment(rate, balance, minimum),
    minimumMonths,
    minimumInterest,
    payment36,
    interest36,
    saved36:
      minimumInterest === null || minimums.length <= 36
        ? null
        : amountLeft(minimumInterest, interest36),
    minimumSaved:
      minimumInterest === null ? null : amountLeft(minimumInterest, fixed.totalInterest),
    minimums,
  };
}

function transferOf(input: CreditCardPayoffInput, fixed: Payoff): Transfer | undefined {
  const { balance, apr, monthlyPayment } = input;
  const { transferFee = 0, transferMonths = 0, transferRate = 0 } = input;
  if (transferMonths === 0) return undefined;
  const offer = { transferFee, transferMonths, transferRate };
  const transfer = balanceTransfer(apr, monthlyPayment, balance, offer);
  const { transferPayments, transferCost } = transfer;
  return {
    ...transfer,
    transferSaves: transferCost === null ? null : amountLeft(fixed.totalInterest, transferCost),
    transferMonthsSaved: transferPayments === null ? null : fixed.totalMonths - transferPayments,
  };
}
