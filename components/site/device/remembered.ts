/**
 * The choices that are remembered on the device, and only once a visitor makes them. Each is
 * also an attribute of the root element (`data-theme="dark"`), which is all that the styles read.
 */
const choices = {
  theme: ["light", "dark"],
  notice: ["dismissed"],
  shortcuts: ["off"],
} as const;

export type Choice = keyof typeof choices;

/** The names under which they are remembered. */
export const choiceNames: readonly string[] = Object.keys(choices);

/** Run at the start of the body, before anything is painted: a page never flashes in the other theme. */
export const restoreChoices = `try{var c=${JSON.stringify(choices)};for(var k in c){var v=localStorage.getItem(k);if(c[k].indexOf(v)>=0)document.documentElement.dataset[k]=v}}catch(e){}`;

/** Takes effect at once and is kept for the next page. `undefined` forgets the choice. */
export function remember<Name extends Choice>(name: Name, value?: (typeof choices)[Name][number]) {
  const attribute = `data-${name}`;
  if (value) document.documentElement.setAttribute(attribute, value);
  else document.documentElement.removeAttribute(attribute);
  try {
    if (value) localStorage.setItem(name, value);
    else localStorage.removeItem(name);
  } catch {
    // Storage is blocked: the choice holds for this page only.
  }
}
