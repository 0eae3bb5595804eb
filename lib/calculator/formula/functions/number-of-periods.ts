import {
  cases,
  isNumber,
  logarithm,
  negative,
  one,
  product,
  quotient,
  sum,
  zero,
} from "@/lib/calculator/formula/algebra";

import type { FunctionDefinition } from "./definition";
import { isWithoutInterest, paid, rateOf } from "./quantities";

/**
 * How many periods a payment A takes to repay P:
 *
 *     ln(A ÷ (A − P × i)) ÷ ln(1 + i)
 *     or P ÷ A without interest
 *
 * or, on top of P, to save up F:
 *
 *     ln((A + F × i) ÷ (A + P × i)) ÷ ln(1 + i)
 *     or (F − P) ÷ A without interest
 *
 * or how many P alone takes to grow to F: ln(F ÷ P) ÷ ln(1 + i), and no time is enough without interest.
 */
export const NPER: FunctionDefinition = {
  takes: [3, 4],
  means(rate, payment, present, future = zero) {
    const i = rateOf(rate);
    const log = (above: typeof i, below: typeof i) =>
      quotient(logarithm(quotient(above, below)), logarithm(sum(one, i)));
    if (future === zero) {
      const A = paid("payment", negative(payment));
      const P = paid("present", present);
      return cases(
        [{ value: quotient(P, A), condition: isWithoutInterest(i) }],
        log(A, sum(A, negative(product(P, i)))),
      );
    }
    const A = paid("payment", payment);
    const P = paid("present", present);
    const F = paid("future", negative(future));
    if (isNumber(A, 0)) return log(F, P);
    return cases(
      [{ value: quotient(sum(F, negative(P)), A), condition: isWithoutInterest(i) }],
      log(sum(A, product(F, i)), sum(A, product(P, i))),
    );
  },
};
