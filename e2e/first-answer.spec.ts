// The figures of an answer are painted first: what stands below them comes after.
import { atRest } from "./support/at-rest";
import { CalculatorPage } from "./support/calculator-page";
import { fragmentOf } from "./support/draft";
import { codeOf, holdScripts } from "./support/scripts";
import { fewCalculators } from "./support/some-calculators";
import { validDraft } from "./support/spec-examples";
import { expect, test } from "./support/test";

/** Where a result was copied: a link with it says what has changed since. */
const version = "asOf=2026-01-02&asOf.engine=1.0.0&asOf.law=2026&asOf.was=1000";

for (const { id } of fewCalculators("first answer"))
  test(`${id}: a first answer is its figures alone`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.open();
    const first = await page.evaluateHandle(() => {
      const parts = new Promise<string[]>((resolve) =>
        new MutationObserver((_, observer) => {
          const result = document.querySelector("[data-result]");
          if (!result?.querySelector("[data-figure]")) return;
          observer.disconnect();
          resolve(
            [...result.querySelectorAll("details, table, [data-chart]")].map(
              ({ localName, textContent }) => `${localName}: ${textContent}`,
            ),
          );
        }).observe(document.body, { childList: true, subtree: true }),
      );
      return { parts };
    });
    await calculator.follow(fragmentOf(validDraft(id)));
    expect(await first.evaluate(({ parts }) => parts)).toEqual([]);

    await expect(calculator.result.getByRole("button", { name: "Copy link" })).toBeVisible();
    await expect(calculator.result.getByText("See the math")).toBeVisible();
  });

test("nothing of an answer moves, however late its chart", async ({ page }) => {
  // All of a result is in view, so that all of it would be seen to move.
  await page.setViewportSize({ width: 390, height: 4000 });
  const letCome = await holdScripts(page, codeOf.drawing);
  const calculator = new CalculatorPage(page, "loans-credit/amortization");
  await calculator.openLink(`${fragmentOf(validDraft(calculator.id))}&${version}`);
  await expect(calculator.result.getByRole("button", { name: "Copy link" })).toBeVisible();
  // The formula holds about its place, and the chart exactly its own.
  await expect(calculator.result.locator("[data-slot=formula]")).toBeVisible();
  await atRest(page);
  const late = calculator.result.locator("[data-chart] svg[role=img]").first();
  await expect(late).toBeHidden();

  await page.evaluate(watchShifts);
  letCome();
  await expect(late).toBeVisible();
  await calculator.untilWhole();
  expect(await page.evaluate(() => window.shiftsSeen?.())).toEqual([]);
});

declare global {
  interface Window {
    /** What of the result has moved since `watchShifts`, once it has been painted. */
    shiftsSeen?: () => Promise<string[]>;
  }
}

function watchShifts() {
  const moved: string[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node }[] })[])
      moved.push(
        ...entry.sources
          .filter(({ node }) => document.querySelector("[data-result]")?.contains(node))
          .map(({ node }) => `${node.nodeName} ${node.textContent?.slice(0, 40)}`),
      );
  });
  observer.observe({ type: "layout-shift" });
  window.shiftsSeen = () =>
    new Promise((resolve) =>
      // A shift is reported with the frame after the one that painted it.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => requestIdleCallback(() => resolve(moved))),
      ),
    );
}
