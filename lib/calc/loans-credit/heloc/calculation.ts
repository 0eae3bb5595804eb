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

/** What is null was not asked. */
export type HelocResult = {
  /** A month, while drawing; with an extra that of the first month, the extra left out. */
  interestOnlyPayment: number;
  /** Principal and interest a month, while repaying; 0 where the extra repays everything before. */
  piPayment: number;
  /** How much the payment rises when repayment begins. Null where there is none. */
  paymentIncrease: number | null;
  /** Over both periods. */
  totalInterest: number;
  /** While repaying, if the rate stays as it is. */
  sameRatePayment: number | null;
  /** What is owed when repayment begins. */
  balanceAtRepayment: number | null;
  /** Of the draw period, the extra included. */
  lastDrawPayment: number | null;
  /** Months that the extra is paid in: a fraction where the draw period ends within one. */
  drawMonths: number | null;
  /** Interest while drawing. */
  drawInterest: number | null;
  /** By the extra, over both periods. */
  interestSaved: number | null;
  /** Both loans as a percentage of what the home is worth. */
  combinedLoanToValue: number | null;
  /** What is left of the home's value after both loans, negative where they are more. */
  equityLeft: number | null;
  /** The line with which both loans come to 80% of it. */
  lineAt80: number | null;
};

/**
 * A home equity line drawn in full on the first day: interest and any extra while drawing, then a level
 * repayment of what is left.
 */
export function heloc(input: HelocInput): HelocResult {
  const { amountDrawn, annualRate, drawPeriod, repaymentPeriod, repaymentRate = null } = input;
  const { extra = 0, homeValue = 0, mortgageBalance = 0 } = input;
  const rateThen = repaymentRate ?? annualRate;
  const interestOnlyPayment = (amountDrawn * annualRate) / 1200;
  const plainInterest = interestOnlyPayment * drawPeriod * 12;
  const drawing = interestOnlySchedule(annualRate / 1200, drawPeriod * 12, amountDrawn, extra);
  const paysExtra = extra > 0 && drawing.length > 0;
  const owed = paysExtra ? (drawing.at(-1)?.balance ?? 0) : amountDrawn;
  const drawInterest = paysExtra ? sumBy(drawing, ({ interest }) => interest) : plainInterest;
  const lastOwed = Math.max(0, amountDrawn - extra * (drawing.length - 1));
  const lastDrawPayment = Math.min(extra, lastOwed) + (lastOwed * annualRate) / 1200;
  const repayment = levelLoan(rateThen, repaymentPeriod, owed);
  const totalInterest = drawInterest + repayment.totalInterest;
  const plain = plainInterest + levelLoan(rateThen, repaymentPeriod, amountDrawn).totalInterest;
  const whenAsked = <Value>(isAsked: boolean, value: Value) => (isAsked ? value : null);

  return {
    interestOnlyPayment,
    piPayment: repayment.monthlyPayment,
    paymentIncrease: whenAsked(
      owed > 0,
      repayment.monthlyPayment - (paysExtra ? lastDrawPayment : interestOnlyPayment),
    ),
    totalInterest,
    sameRatePayment: whenAsked(
      repaymentRate !== null,
      levelLoan(annualRate, repaymentPeriod, owed).monthlyPayment,
    ),
    balanceAtRepayment: whenAsked(paysExtra, owed),
    lastDrawPayment: whenAsked(paysExtra, lastDrawPayment),
    drawMonths: whenAsked(paysExtra, Math.min(drawPeriod * 12, drawing.length)),
    drawInterest: whenAsked(paysExtra, drawInterest),
    interestSaved: whenAsked(paysExtra, Math.max(0, amountLeft(plain, totalInterest))),
    combinedLoanToValue: whenAsked(
      homeValue > 0,
      ((mortgageBalance + amountDrawn) / homeValue) * 100,
    ),
    equityLeft: whenAsked(homeValue > 0, amountLeft(homeValue, mortgageBalance, amountDrawn)),
    lineAt80: whenAsked(homeValue > 0, Math.max(0, amountLeft(homeValue * 0.8, mortgageBalance))),
  };
}
