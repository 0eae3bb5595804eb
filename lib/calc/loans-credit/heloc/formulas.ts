/** When an extra is paid while drawing, as a formula. */
export const paysExtra = "AND(extra>0, drawPeriod>0)";
/** The rate while repaying, in percent a year, as a formula. */
export const rateThen = "IF(ISBLANK(repaymentRate), annualRate, repaymentRate)";
/** What is owed when repayment begins, as a formula. */
export const owed = `IF(${paysExtra}, balanceAtRepayment, amountDrawn)`;
