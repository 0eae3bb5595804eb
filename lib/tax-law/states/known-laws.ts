import type { StateCode } from "./state-abbreviations";
import type { StateLaw } from "./state-law";

const laws = new Map<StateCode, StateLaw>();

/** Makes the laws of states known, each once: a page fetches those that it needs. */
export function keepStateLaws(fetched: readonly StateLaw[]): void {
  for (const law of fetched) laws.set(law.code, law);
}

/** Whether the law of a state was fetched. */
export const isKnownState = (code: StateCode): boolean => laws.has(code);

/**
 * The law of a state. Throws where it was not fetched before.
 *
 * @example stateLawOf("PA").code // PA
 */
export function stateLawOf(code: StateCode): StateLaw {
  const law = laws.get(code);
  if (!law) throw new RangeError(`The law of ${code} was not fetched before it was asked for.`);
  return law;
}
