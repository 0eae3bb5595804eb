// The page fades in for half a second, a result for 0.3 s; not where motion is unwelcome.
import type { Locator } from "@playwright/test";

import { CalculatorPage } from "../support/calculator-page";
import { fragmentOf } from "../support/draft";
import { validDraft } from "../support/spec-examples";
import { expect, test } from "../support/test";

const id = "loans-credit/heloc";

/** Plays the animation of an element again, to look at it. */
const animation = (element: Locator) =>
  element.evaluate((node) => {
    const { style } = node as HTMLElement;
    style.animation = "none";
    node.getAnimations();
    style.animation = "";
    const [playing] = node.getAnimations();
    const effect = playing?.effect as KeyframeEffect | undefined;
    return effect && [effect.getTiming().duration, effect.getKeyframes()[0]?.opacity];
  });

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`the fades, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const calculator = new CalculatorPage(page, id);
    await calculator.openLink(fragmentOf(validDraft(id)));
    const fades = reducedMotion === "no-preference";
    expect(await animation(page.getByRole("main"))).toEqual(fades ? [500, "0.01"] : undefined);
    expect(await animation(calculator.result)).toEqual(fades ? [300, "0.01"] : undefined);
    await expect(page.getByRole("main")).toHaveCSS("opacity", "1");
    await expect(calculator.result).toHaveCSS("opacity", "1");
  });
}

test("a next answer fades in as the first does", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const calculator = new CalculatorPage(page, id);
  await calculator.openLink(fragmentOf(validDraft(id)));
  await calculator.untilWhole();
  const fades = await page.evaluateHandle(() => {
    const counted = { count: 0 };
    document.addEventListener("animationstart", ({ target }) => {
      if ((target as Element).matches("[data-result]")) counted.count += 1;
    });
    return counted;
  });
  await calculator.press();
  await expect.poll(() => fades.evaluate(({ count }) => count)).toBe(1);
});
