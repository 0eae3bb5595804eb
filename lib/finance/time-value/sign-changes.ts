/**
 * How often amounts turn from paid to received or back, those of 0 left out.
 *
 * @example signChanges([-100, 60, 0, 60]) // 1
 * @example signChanges([-100, 230, -132]) // 2
 *
 * Source: by Descartes’ rule of signs, no more rates above −1 balance the amounts than this.
 */
export function signChanges(flows: readonly number[]): number {
  const signs = flows.map(Math.sign).filter((sign) => sign !== 0);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}
