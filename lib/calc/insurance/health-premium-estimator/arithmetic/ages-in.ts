/** The oldest age that counts as one. */
const oldest = 150;

/**
 * The ages in a list such as "56, 17 and 12", in whole years; null where a part of it is no age.
 *
 * @example agesIn("56, 17 and 12") // [56, 17, 12]
 * @example agesIn("") // []
 * @example agesIn("5-6") // null
 */
export function agesIn(text: string): number[] | null {
  const parts = text.split(/[\s,;&+]+|\band\b/i).filter((part) => part !== "");
  const ages = parts.map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : Infinity));
  return ages.every((age) => age <= oldest) ? ages : null;
}
