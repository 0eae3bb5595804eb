import type { CalendarMonth } from "./consumer-prices/price-index";

const names = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/**
 * The month that a text says: January 2000, Jan 2000, 1/2000 or 2000-01. None where it says no month of a year.
 *
 * @example monthIn("Sept. 1999")?.month // 9
 */
export function monthIn(text: string): CalendarMonth | undefined {
  const [, name = "", byName = ""] = /^([a-z]{3,9})\.?,? +(\d{4})$/i.exec(text.trim()) ?? [];
  if (byName) {
    const month = names.indexOf(name.slice(0, 3).toLowerCase()) + 1;
    return month > 0 ? { year: Number(byName), month } : undefined;
  }
  const [, first = "", last = ""] = /^(\d{1,4})[-/](\d{1,4})$/.exec(text.trim()) ?? [];
  const [year, month] = first.length === 4 ? [first, last] : [last, first];
  const isMonth =
    year.length === 4 && month.length <= 2 && Number(month) >= 1 && Number(month) <= 12;
  return isMonth ? { year: Number(year), month: Number(month) } : undefined;
}
