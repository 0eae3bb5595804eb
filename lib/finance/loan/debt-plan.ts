import type { NamedDebt } from "./several-debts";

/** A debt at its payment, the other debts, and what is paid on top. */
export type DebtPlan = {
  /** Dollars, above 0. */
  debtAmount: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Dollars, above the first month's interest unless other payments make up for it. */
  monthlyPayment: number;
  /** The other debts, each with its minimum payment. None where it is left out. */
  otherDebts?: readonly NamedDebt[];
  /** Dollars a month on top of every minimum, 0 where it is left out. */
  extra?: number;
};

/**
 * Whether there is more to pay off than one debt at its payment.
 *
 * @example hasDebtPlan({ debtAmount: 9_000, annualRate: 25, monthlyPayment: 225, extra: 50 }) // true
 */
export const hasDebtPlan = ({ extra = 0, otherDebts = [] }: DebtPlan): boolean =>
  extra > 0 || otherDebts.some(({ balance }) => balance > 0);

/**
 * The debts of a plan in one list: the first with its payment as its minimum, and each of the others. One
 * without a name is called by its place.
 *
 * @example debtsIn({ debtAmount: 9_000, annualRate: 25, monthlyPayment: 225 }).length // 1
 */
export const debtsIn = ({
  debtAmount,
  annualRate,
  monthlyPayment,
  otherDebts = [],
}: DebtPlan): NamedDebt[] => [
  { name: "First debt", balance: debtAmount, apr: annualRate, minimum: monthlyPayment },
  ...otherDebts.map((debt, index) => ({ ...debt, name: debt.name || `Other debt ${index + 1}` })),
];
