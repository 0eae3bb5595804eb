export type StateDeductionInput = {
  /** Percent, 0 or more: what the state takes of the last dollar. */
  stateRate?: number;
  /** Dollars a year, 0 or more. Null is no limit. */
  deductionCap?: number | null;
};

/** Dollars. */
export type StateDeduction = { stateSaved: number; stateSavedInAll: number };

/**
 * What a state’s deduction of the contributions saves:
 *
 *     stateSaved      = 12 × monthlyContribution, not above deductionCap, × stateRate
 *     stateSavedInAll = stateSaved × years
 */
export function stateDeduction(
  monthlyContribution: number,
  years: number,
  { stateRate = 0, deductionCap = null }: StateDeductionInput,
): StateDeduction | undefined {
  if (stateRate === 0) return undefined;
  const deducted = Math.min(12 * monthlyContribution, deductionCap ?? Infinity);
  const stateSaved = (deducted * stateRate) / 100;
  return { stateSaved, stateSavedInAll: stateSaved * years };
}
