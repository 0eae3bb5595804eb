import { amountLeft } from "@/lib/finance/amount-left";
import { interestOnlySchedule } from "@/lib/finance/loan/interest-only-schedule";
import { levelLoan } from "@/lib/finance/loan/level-loan";
import { sumBy } from "@/lib/finance/sum-by";

export type HelocInput = {
  /** Dollars, above 0. */
  amountDrawn: number;
  /** Percent a year, 0 or more, held for the whole time where no other is given for the repayment. */
  annualRate: number;
  /** Years, 0 or more. */
  drawPeriod: number;
  /** Years, above 0. */
  repaymentPeriod: number;
  /** Percent a year while repaying, 0 or more. */
  repaymentRate?: number | null;
  /** Dollars a month on top of the interest while drawing, 0 or more. */
  extra?: number;
  /** Dollars, 0 or more: 0 is unknown. */
  homeValue?: number;
  /** Dollars still owed on the first mortgage, 0 or more. */
  mortgageBalance?: number;
};

/** Extra payments while drawing. */
type Prepaid = {
  /** What is owed when repayment begins. */
  balanceAtRepayment: number;
  /** Of the draw period, the extra included. */
  lastDrawPayment: number;
  /** Months that the extra is paid in: a fraction where the draw period ends within one. */
  drawMonths: number;
  /** Interest while drawing. */
  drawInterest: number;
  /** By the extra, over both periods. */
  interestSaved: number;
};

/** Both loans beside what the home is worth. */
type CombinedLoans = {
  /** As a percentage of it. */
  combinedLoanToValue: number;
  /** What is left of it after both loans, negative where they are more. */
  equityLeft: number;
  /** The line with which both loans come to 80% of it. */
  lineAt80: number;
};

export type HelocResult = {
  /** A month, while drawing; with an extra that of the first month, the extra left out. */
  interestOnlyPayment: number;
  /** Principal and interest a month, while repaying; 0 where the extra repays everything before. */
  piPayment: number;
  /** How much the payment rises when repayment begins. Null where nothing is left to repay. */
  paymentIncrease: number | null;
  /** Over both periods. */
  totalInterest: number;
  /** The payment while repaying if the rate stayed as it is, where another one is given. */
  sameRatePayment?: number;
} & Partial<Prepaid> &
  Partial<CombinedLoans>;
export type WithLaterRate = HelocResult & { sameRatePayment: number };
export type WithExtra = HelocResult & Prepaid;
export type WithHome = HelocResult & CombinedLoans;

/**
 * A home equity line drawn in full on the first day: interest and any extra while drawing, then a level
 * repayment of what is left.
 */
export function heloc(input: HelocInput): HelocResult {
  const { amountDrawn, annualRate, drawPeriod, repaymentPeriod, repaymentRate = null } = input;
  const rateThen = repaymentRate ?? annualRate;
  const interestOnlyPayment = (amountDrawn * annualRate) / 1200;
  const plainInterest = interestOnlyPayment * drawPeriod * 12;
  const drawn = drawnWithExtra(input);
  const owed = drawn?.balanceAtRepayment ?? amountDrawn;
  const repayment = levelLoan(rateThen, repaymentPeriod, owed);
  const totalInterest = (drawn?.drawInterest ?? plainInterest) + repayment.totalInterest;
  const plain = plainInterest + levelLoan(rateThen, repaymentPeriod, amountDrawn).totalInterest;

  return {
    interestOnlyPayment,
    piPayment: repayment.monthlyPayment,
    paymentIncrease:
      owed > 0 ? repayment.monthlyPayment - (drawn?.lastDrawPayment ?? interestOnlyPayment) : null,
    totalInterest,
    ...(repaymentRate !== null && {
      sameRatePayment: levelLoan(annualRate, repaymentPeriod, owed).monthlyPayment,
    }),
    ...(drawn && { ...drawn, interestSaved: Math.max(0, amountLeft(plain, totalInterest)) }),
    ...combinedLoansOf(input),
  };
}

function drawnWithExtra({ amountDrawn, annualRate, drawPeriod, extra = 0 }: HelocInput) {
  const months = interestOnlySchedule(annualRate / 1200, drawPeriod * 12, amountDrawn, extra);
  const last = months.at(-1);
  if (extra === 0 || !last) return undefined;
  const lastOwed = Math.max(0, amountDrawn - extra * (months.length - 1));
  return {
    balanceAtRepayment: last.balance,
    lastDrawPayment: Math.min(extra, lastOwed) + (lastOwed * annualRate) / 1200,
    drawMonths: Math.min(drawPeriod * 12, months.length),
    drawInterest: sumBy(months, ({ interest }) => interest),
  };
}

function combinedLoansOf(input: HelocInput): CombinedLoans | undefined {
  const { amountDrawn, homeValue = 0, mortgageBalance = 0 } = input;
  if (homeValue === 0) return undefined;
  return {
    combinedLoanToValue: ((mortgageBalance + amountDrawn) / homeValue) * 100,
    equityLeft: amountLeft(homeValue, mortgageBalance, amountDrawn),
    lineAt80: Math.max(0, amountLeft(homeValue * 0.8, mortgageBalance)),
  };
}
