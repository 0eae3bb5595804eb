import { edits } from "./edits";

/** The wrong letters that are overlooked: none in a short word, which would be another word. */
const overlooked = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * How well a typed stem meets a stem of the list: 1 where they are the same, less where the typed
 * one only begins it or has wrong letters, 0 where they have nothing to do with each other.
 */
export function closeness(typed: string, stem: string): number {
  if (typed === stem) return 1;
  if (stem.startsWith(typed)) return 0.5 + (0.4 * typed.length) / stem.length;

  const allowed = overlooked(typed.length);
  if (Math.abs(stem.length - typed.length) > allowed) return 0;
  const wrong = edits(typed, stem);
  return wrong > allowed ? 0 : 0.8 - 0.2 * wrong;
}
