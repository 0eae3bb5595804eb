import { comparison, negative, one, power, sum, zero } from "@/lib/calculator/formula/algebra";
import type { Expression, Role } from "@/lib/calculator/formula/expression";

/** Percent a year as a fraction a month: everything that is written so is over 1,200. */
const isMonthly = (rate: Expression) =>
  rate.kind === "fraction" && rate.below.kind === "number" && rate.below.value === 1200;

/** The rate of a period: i. */
export const rateOf = (of: Expression) =>
  quantity("rate", of, isMonthly(of) ? "monthly rate" : undefined);

/** The number of periods at that rate: n. A number that is written out needs no letter. */
export const periodsOf = (of: Expression, rate?: Expression) =>
  quantity("periods", of, rate && isMonthly(rate) ? "number of months" : undefined);

/** An amount of money, paid as a spreadsheet counts it: what is paid is negative there. */
export function paid(role: Role, amount: Expression): Expression {
  const received = negative(amount);
  return received.kind === "negative"
    ? negative(quantity(role, received.of))
    : quantity(role, received);
}

const quantity = (role: Role, of: Expression, meaning?: string): Expression =>
  of.kind === "number" ? of : { kind: "quantity", role, of, meaning };

/** (1 + i)ⁿ */
export const growth = (rate: Expression, periods: Expression) => power(sum(one, rate), periods);

/** i = 0, where nothing is left to divide by the rate. */
export const isWithoutInterest = (rate: Expression) => comparison(rate, "=", zero);
