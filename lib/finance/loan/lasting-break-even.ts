/**
 * The first period from which what was gained so far never falls below zero again.
 *
 * - `gains` in dollars after each period, the first being period 1
 *
 * Returns the number of that period: 1 where the gain is never below zero, and null where it is at the end.
 * Half a cent below zero is not below.
 *
 * @example lastingBreakEven([-20, 5, -1, 3, 8]) // 4
 * @example lastingBreakEven([10, -10]) // null
 */
export function lastingBreakEven(gains: readonly number[]): number | null {
  const behind = gains.findLastIndex((gain) => gain < -halfACent);
  return behind === gains.length - 1 ? null : behind + 2;
}

const halfACent = 0.005;
