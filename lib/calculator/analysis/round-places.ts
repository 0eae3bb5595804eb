/**
 * The multiples of a round number, 1, 2 or 5 of some decimal place, from one number to another: as fine
 * as `most` steps allow, and whole where only whole numbers will do.
 */
export function roundPlaces(from: number, to: number, most: number, isWhole: boolean): number[] {
  const finest = (to - from) / most;
  const decade = 10 ** Math.floor(Math.log10(finest));
  const round = [1, 2, 5, 10].find((part) => part * decade >= finest) ?? 10;
  return multiplesBetween(from, to, Math.max(round * decade, isWhole ? 1 : 0));
}

/** The multiples of a step from one number to another. */
export function multiplesBetween(from: number, to: number, step: number): number[] {
  const places: number[] = [];
  for (let part = Math.ceil(from / step); part * step <= to; part++)
    // Without the dust of a product: 0.3 and not 0.30000000000000004.
    places.push(Number((part * step).toPrecision(12)));
  return places;
}
