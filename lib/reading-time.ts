import { Children, isValidElement, type ReactNode } from "react";

/** Words a minute of an adult who reads for understanding. */
const pace = 220;

/** How long a text takes to read, in whole minutes, at least one. */
export const readingMinutes = (content: ReactNode) =>
  Math.max(1, Math.round(wordCount(textOf(content)) / pace));

/** Words and numbers; a dash or an arrow on its own is neither. */
export const wordCount = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;

/** Elements that stand within a line: what they hold goes on without a gap. */
const inline = new Set(["a", "abbr", "em", "span", "strong", "sub", "sup", "time"]);

/**
 * The text that a tree of elements will render, for components that are plain functions of their
 * properties, as all are that render on the server alone. What only assistive technology gets, such
 * as the label of a picture, is not in it.
 */
export function textOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return Children.toArray(node).map(textOf).join("");
  if (!isValidElement<{ children?: ReactNode }>(node)) return "";

  const { type, props } = node;
  if (typeof type === "function") {
    const render = type as (properties: typeof props) => ReactNode;
    return textOf(render(props));
  }
  const text = textOf(props.children);
  return typeof type === "string" && !inline.has(type) ? ` ${text} ` : text;
}
