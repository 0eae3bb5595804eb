import { marketHistory } from "./market-history";

/**
 * The yearly real returns of a mix of US stocks and 10-year US Treasury bonds, since 1871.
 *
 * - `stocks` in percent of the mix, from 0 to 100; the rest is bonds. Each January the mix is restored
 *
 * Returns fractions a year after inflation, the first one of 1871. Without costs and taxes.
 * Throws a RangeError where there is no such mix.
 *
 *     return = stocks / 100 × return of stocks + (1 − stocks / 100) × return of bonds
 *
 * @example realReturnsOf(60)[0] // 0.09774
 * @example realReturnsOf(100).length // 155
 *
 * Source: the table says where it is from.
 */
export function realReturnsOf(stocks: number): number[] {
  if (!(stocks >= 0 && stocks <= 100))
    throw new RangeError(`stocks must be from 0 to 100 percent. It is ${stocks}.`);
  return marketHistory.stocks.map(
    (ofStocks, year) =>
      (stocks * ofStocks + (100 - stocks) * (marketHistory.bonds[year] ?? NaN)) / 1_000_000,
  );
}
