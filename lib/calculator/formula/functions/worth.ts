import {
  cases,
  isNumber,
  negative,
  one,
  product,
  quotient,
  sum,
  zero,
} from "@/lib/calculator/formula/algebra";
import type { Expression } from "@/lib/calculator/formula/expression";

import type { FunctionDefinition } from "./definition";
import { growth, isWithoutInterest, paid, periodsOf, rateOf } from "./quantities";

/**
 * What P at the start and A at the end of each period grow to:
 *
 *     P × (1 + i)^n + A × ((1 + i)^n − 1) ÷ i
 *     or P + A × n without interest
 */
export const FV: FunctionDefinition = {
  takes: [3, 4],
  means(rate, periods, payment, present = zero) {
    const i = rateOf(rate);
    const n = periodsOf(periods, rate);
    const A = paid("payment", payment);
    const P = paid("present", present);
    const grown = growth(i, n);
    return withPayments(A, {
      single: product(P, grown),
      each: quotient(sum(grown, negative(one)), i),
      withoutInterest: sum(P, product(A, n)),
      rate: i,
    });
  },
};

/**
 * What A at the end of each period and F at the end of all are worth at the start:
 *
 *     F × (1 + i)^−n + A × (1 − (1 + i)^−n) ÷ i
 *     or F + A × n without interest
 */
export const PV: FunctionDefinition = {
  takes: [3, 4],
  means(rate, periods, payment, future = zero) {
    const i = rateOf(rate);
    const n = periodsOf(periods, rate);
    const A = paid("payment", payment);
    const F = paid("future", future);
    const shrunk = growth(i, negative(n));
    return withPayments(A, {
      single: product(F, shrunk),
      each: quotient(sum(one, negative(shrunk)), i),
      withoutInterest: sum(F, product(A, n)),
      rate: i,
    });
  },
};

type Worth = {
  /** What the single amount is worth, and each dollar of the payments. */
  single: Expression;
  each: Expression;
  withoutInterest: Expression;
  rate: Expression;
};

/** A single amount alone needs no case of its own without interest. */
const withPayments = (A: Expression, { single, each, withoutInterest, rate }: Worth) =>
  isNumber(A, 0)
    ? single
    : cases(
        [{ value: withoutInterest, condition: isWithoutInterest(rate) }],
        sum(single, product(A, each)),
      );
