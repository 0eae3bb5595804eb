// The groups of a long form stand apart: a line, a heading, and room before the first box.
import { definitionOf } from "@/lib/calc/definitions";
import type { Definition } from "@/lib/calculator/definition";
import { calculatorIds } from "@/lib/catalogue/calculators";

import { test } from "../support/engines/test";
import { sampled } from "../support/sample";

const grouped = calculatorIds.flatMap((id) => {
  const { groups } = definitionOf(id) as Definition<object, object>;
  return groups ? [{ id, titles: Object.keys(groups) }] : [];
});

test("their headings keep 20 px to the first box, and 16 px to the line above", async ({
  visitor,
}) => {
  for (const { id, titles } of sampled("groups", grouped, 3))
    await test.step(id, async () => {
      await visitor.open(id);
      await visitor.sees(
        titles.map((_, place) => ({ before: 20, above: place > 0 ? 16 : null })),
        roomOfHeadings,
        titles,
      );
    });
});

/** In pixels: between each heading and the first box, and the line above it where there is one. */
function roomOfHeadings(titles: string[]) {
  return [...document.querySelectorAll<HTMLElement>("form legend")]
    .filter((legend) => titles.includes(legend.textContent))
    .map((legend) => {
      const { top, bottom } = legend.getBoundingClientRect();
      const wordsEnd = bottom - parseFloat(getComputedStyle(legend).paddingBottom);
      const box = legend.nextElementSibling?.getBoundingClientRect().top ?? NaN;
      const group = legend.closest("form > div > *");
      const line = group ? parseFloat(getComputedStyle(group).borderTopWidth) : NaN;
      return {
        before: box - wordsEnd,
        above: line > 0 ? top - (group?.getBoundingClientRect().top ?? NaN) - line : null,
      };
    });
}
