/** Where a box is asked about, or a number offered: in number-control.tsx. */
export const placeOf = ({ id }: HTMLInputElement) => document.getElementById(`${id}-doubt`);

/** Puts a text into a box as if it had been typed there. */
export function takeText(box: HTMLInputElement, text: string) {
  box.value = text;
  box.dispatchEvent(new InputEvent("input", { bubbles: true }));
  box.focus();
}
