import {
  cases,
  negative,
  one,
  product,
  quotient,
  sum,
  zero,
} from "@/lib/calculator/formula/algebra";

import type { FunctionDefinition } from "./definition";
import { growth, isWithoutInterest, paid, periodsOf, rateOf } from "./quantities";

/**
 * The level payment at the end of each period that repays P and saves up F:
 *
 *     P × i ÷ (1 − (1 + i)^−n) + F × i ÷ ((1 + i)^n − 1)
 *     or (P + F) ÷ n without interest
 */
export const PMT: FunctionDefinition = {
  takes: [3, 4],
  means(rate, periods, present, future = zero) {
    const i = rateOf(rate);
    const n = periodsOf(periods, rate);
    const P = paid("present", present);
    const F = paid("future", future);
    const grown = growth(i, n);
    return cases(
      [{ value: quotient(sum(P, F), n), condition: isWithoutInterest(i) }],
      F === zero
        ? quotient(product(P, i), sum(one, negative(growth(i, negative(n)))))
        : quotient(product(sum(F, product(P, grown)), i), sum(grown, negative(one))),
    );
  },
};
