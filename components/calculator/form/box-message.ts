/** Where a box is asked about, or a number offered: in number-control.tsx. */
export const placeOf = ({ id }: HTMLInputElement) => document.getElementById(`${id}-doubt`);

/** Empties the place of a box, but for the source of a number that was taken: that stays until it changes. */
export function clearPlace(place: HTMLElement | null) {
  if (!place?.querySelector("[data-taken]")) place?.replaceChildren();
}

/** Puts a text into a box as if it had been typed there: Undo takes it away again. */
export function takeText(box: HTMLInputElement, text: string) {
  box.focus();
  box.select();
  // There is no newer way to it.
  document.execCommand("insertText", false, text);
}
