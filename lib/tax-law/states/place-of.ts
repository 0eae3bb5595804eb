import type { Place } from "@/lib/tax-law/health/poverty-guidelines";

/**
 * Which poverty line a location has, read off its end: a state, or a ZIP code with or without its
 * last four digits. Anything else has that of the 48 states and DC.
 *
 * ZIP codes of Alaska begin with 995 to 999, those of Hawaii with 967 and 968.
 *
 * @example placeOf(" ak ") // alaska
 * @example placeOf("96813") // hawaii
 * @example placeOf("Honolulu, HI 96813-1234") // hawaii
 * @example placeOf("Arkansas") // contiguous
 *
 * Source: 42 U.S.C. 9902(2), whose guidelines HHS prints for three places.
 */
export function placeOf(location: string): Place {
  const text = location.trim();
  if (/(^|[\s,])(AK|Alaska|99[5-9]\d\d(-\d{4})?)$/i.test(text)) return "alaska";
  if (/(^|[\s,])(HI|Hawaii|96[78]\d\d(-\d{4})?)$/i.test(text)) return "hawaii";
  return "contiguous";
}
