import {
  cases,
  logarithm,
  negative,
  one,
  product,
  quotient,
  sum,
} from "@/lib/calculator/formula/algebra";

import type { FunctionDefinition } from "./definition";
import { isWithoutInterest, paid, rateOf } from "./quantities";

/**
 * How many periods a payment A takes to repay P:
 *
 *     ln(A ÷ (A − P × i)) ÷ ln(1 + i)
 *     or P ÷ A without interest
 */
export const NPER: FunctionDefinition = {
  takes: [3, 3],
  means(rate, payment, present) {
    const i = rateOf(rate);
    const A = paid("payment", negative(payment));
    const P = paid("present", present);
    return cases(
      [{ value: quotient(P, A), condition: isWithoutInterest(i) }],
      quotient(logarithm(quotient(A, sum(A, negative(product(P, i))))), logarithm(sum(one, i))),
    );
  },
};
