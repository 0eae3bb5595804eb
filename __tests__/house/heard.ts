import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
} from "dom-accessibility-api";

/**
 * What a screen reader is given of the elements with one of these roles, in the order of the page:
 * "textbox Home price: The price that you would pay."
 */
export function heardIn(container: Element, roles: RegExp): string[] {
  return [...container.querySelectorAll("*:not(tr, th, td, data, svg *)")].flatMap((element) => {
    const role = getRole(element);
    if (!role || !roles.test(role)) return [];
    const description = computeAccessibleDescription(element);
    return [`${role} ${computeAccessibleName(element)}${description && `: ${description}`}`];
  });
}
