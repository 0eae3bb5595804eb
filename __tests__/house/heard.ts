import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
} from "dom-accessibility-api";

/** What a screen reader is given of an element. */
type Heard = { element: Element; role: string; name: string; description: string };

export const heardOf = (element: Element): Heard => ({
  element,
  role: getRole(element) ?? "",
  name: computeAccessibleName(element),
  description: computeAccessibleDescription(element),
});

/** The elements with one of these roles, in the order of the page. */
export const elementsHeard = (container: Element, roles: RegExp): Heard[] =>
  [...container.querySelectorAll("*:not(tr, th, td, data, svg *)")]
    .filter((element) => roles.test(getRole(element) ?? ""))
    .map(heardOf);

/** The same as text: "textbox Home price: The price that you would pay." */
export const linesHeard = (elements: readonly Heard[]): string[] =>
  elements.map(
    ({ role, name, description }) => `${role} ${name}${description && `: ${description}`}`,
  );
