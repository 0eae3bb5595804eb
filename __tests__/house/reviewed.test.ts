/**
 * The day under the words of each page, beside a fingerprint of the words. Where the words change, the day changes
 * with them: a new fingerprint beside an old day is a day that is not true.
 */
import { createHash } from "node:crypto";
import { isValidElement, type ReactNode } from "react";

import { articles } from "@/content/blog";
import { wordsOf } from "@/content/calculators";
import { calculatorIds } from "@/lib/catalogue/calculators";

/** Everything in it that a reader sees, in its order. */
function textsIn(content: unknown): string[] {
  if (typeof content === "string" || typeof content === "number") return [String(content)];
  if (Array.isArray(content)) return content.flatMap(textsIn);
  if (typeof content !== "object" || content === null) return [];
  return isValidElement<{ children?: ReactNode }>(content)
    ? textsIn(content.props.children)
    : Object.values(content).flatMap(textsIn);
}

/** The same for the same words, however they are set. */
const fingerprintOf = (content: unknown) =>
  createHash("sha256")
    .update(textsIn(content).join(" ").replace(/\s+/g, " "))
    .digest("hex")
    .slice(0, 12);

test.each(calculatorIds)("%s: its words are those of the day under them", (id) => {
  const { reviewed, ...words } = wordsOf[id];
  expect(`reviewed ${reviewed}, words ${fingerprintOf(words)}`).toMatchSnapshot();
});

test.each(articles)("$slug: its words are those of the day under them", (article) => {
  const { published, updated = published, title, description, content } = article;
  const words = fingerprintOf({ title, description, content });
  expect(`updated ${updated}, words ${words}`).toMatchSnapshot();
});
