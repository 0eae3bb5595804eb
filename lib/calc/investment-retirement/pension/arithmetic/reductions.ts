/** What lowers or raises the pension that the formula gives. */
export type PensionTerms = {
  /** Years before the age at which the plan pays in full, 0 or more. */
  yearsEarly?: number;
  /** Percent of the full pension for each of these years, 0 to 100; all of them below 100. */
  earlyReduction?: number;
  /** Percent by which it rises after each year, 0 or more. */
  cola?: number;
  /** Percent of it that a survivor gets, 0 to 100. */
  survivorShare?: number;
  /** Percent by which the plan lowers it for that, 0 or more and below 100. */
  survivorReduction?: number;
};

/** The pension after its reductions, and what each of them takes. */
export type Reduced = {
  /** Dollars a month as it begins. */
  reducedMonthly: number;
  /** Dollars a month that starting early takes. Left out where it takes nothing, as below. */
  earlyCost?: number;
  /** Dollars a month that the survivor’s share takes of the rest. */
  survivorCost?: number;
};

/** What a survivor gets, in dollars a month before any increase. */
export type Survivor = { survivorMonthly: number };

/** What the increases make of it, in dollars a month. */
export type Increased = { monthlyAfter10Years: number; monthlyAfter20Years: number };

/** Of each dollar of the full pension, what starting early leaves. */
export const leftWhenEarly = ({ yearsEarly = 0, earlyReduction = 0 }: PensionTerms) =>
  1 - (yearsEarly * earlyReduction) / 100;

/**
 * A pension after its reductions, the second of what the first leaves:
 *
 *     monthly × (1 − yearsEarly × earlyReduction ÷ 100) × (1 − survivorReduction ÷ 100)
 */
export function reduced(monthly: number, terms: PensionTerms): Reduced {
  const { survivorReduction = 0 } = terms;
  const early = monthly * leftWhenEarly(terms);
  const survivorCost = (early * survivorReduction) / 100;
  return {
    reducedMonthly: early - survivorCost,
    ...(early < monthly && { earlyCost: monthly - early }),
    ...(survivorCost > 0 && { survivorCost }),
  };
}
