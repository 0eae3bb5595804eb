/** `[from, amount]`: from so many dollars of income on, up to the next step. The lowest first. */
export type Steps = readonly (readonly [from: number, amount: number])[];

/**
 * The amount of the step that an income stands on; 0 below the first.
 *
 * @example steppedAmount([[0, 26], [6_000, 20], [20_000, 0]], 7_500) // 20
 */
export const steppedAmount = (steps: Steps, income: number): number =>
  steps.findLast(([from]) => income >= from)?.[1] ?? 0;

/**
 * The same where the law says "over": at the dollars of a step, the one below it still counts.
 *
 * @example steppedAmountOver([[-Infinity, 3_000], [20_000, 2_500]], 20_000) // 3000
 */
export const steppedAmountOver = (steps: Steps, income: number): number =>
  steps.findLast(([over]) => income > over)?.[1] ?? 0;
