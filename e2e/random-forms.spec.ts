// Random forms, typed into the real page: each is answered or refused in words, and nothing typed is
// lost. `npm run fuzz` tries many more without a browser.
import fc from "fast-check";

import { seed } from "@/__tests__/house/tried";
import { kindOfBox, typedForms } from "@/__tests__/house/typed-forms";
import { definitionOf } from "@/lib/calc/definitions";
import type { CalculatorId } from "@/lib/catalogue/calculators";
import { dayOfIso } from "@/lib/finance/day-of-iso";

import { CalculatorPage } from "./support/calculator-page";
import { calculators, type Calculator } from "./support/contract";
import type { Draft } from "./support/draft";
import { sampled } from "./support/sample";
import { andChanged } from "./support/some-calculators";
import { expect, test } from "./support/shared-test";
import { expectNothingBroken, looksBroken } from "./support/shown-text";

/** The thousands of an amount stand apart in its box, and nowhere else. */
const withoutCommas = (draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).map(([name, text]) => [name, text.replaceAll(",", "")]));

/** Longer lists take a browser minutes to type. */
const mostBoxes = 64;

for (const calculator of andChanged(sampled("random forms", calculators))) {
  test(`${calculator.id}: random forms are answered or refused in words`, async ({ page }) => {
    // A long list is typed box by box.
    test.setTimeout(240_000);
    const opened = new CalculatorPage(page, calculator.id);
    const outcomes = { answered: 0, refused: 0 };
    await opened.open();
    for (const [index, draft] of randomDrafts(calculator).entries()) {
      // Forms that are all refused would try nothing.
      if (index >= 10 && outcomes.answered > 1) break;
      await test.step(JSON.stringify(draft), async () => {
        await page.getByRole("button", { name: "Reset" }).click();
        // From the last one: each is found by its place among those that are still folded.
        const folded = await opened.form.locator("details:not([open]) > summary").all();
        for (const summary of folded.toReversed()) await summary.click();
        await opened.calculate(draft);
        expect(withoutCommas(await opened.values()), "what was typed stays").toMatchObject(
          withoutCommas(draft),
        );
        await expectNothingBroken(page);
        if ((await opened.result.count()) === 0) {
          outcomes.refused += 1;
          await expect(opened.toast.locator("[data-title]")).toHaveText(/\w/);
          await expect(opened.toast.locator("[data-description]")).toHaveText(/\w/);
          for (const [name, words] of await opened.errors()) expect(words, name).toMatch(/\w/);
          return;
        }
        outcomes.answered += 1;
        const figures = await opened.figures();
        expect(figures).not.toEqual([]);
        for (const { name, value, text } of figures) {
          expect(value.trim(), name).not.toBe("");
          expect(text.trim(), name).not.toBe("");
        }
      });
    }
    expect(outcomes.answered).toBeGreaterThan(1);
  });
}

/** Drafts that a person can type: ten, and more for a form of which few are answered. */
function randomDrafts({ id, boxes }: Calculator): Draft[] {
  const definition = definitionOf(id as CalculatorId);
  const isTyped = ([name, text]: [string, string]) => {
    switch (kindOfBox(definition.fields, name)) {
      case "randomFactor":
        return false;
      case "toggle":
      case "select":
        return boxes.some((box) => box.name === name && box.options?.includes(text));
      // A browser lets nothing else into it.
      case "date":
        return text === "" || dayOfIso(text) !== null;
      // The page would quote it.
      case "text":
        return !looksBroken(text);
      default:
        return true;
    }
  };
  const drafts = typedForms(definition)
    .map(({ draft }) => Object.fromEntries(Object.entries(draft).filter(isTyped)))
    .filter((draft) => Object.keys(draft).length <= mostBoxes);
  return fc.sample(drafts, { seed, numRuns: 30 });
}
