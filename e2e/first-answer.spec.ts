// The figures of an answer are painted first: what can be done with them, and what stands below, comes after.
import { CalculatorPage } from "./support/calculator-page";
import { fragmentOf } from "./support/draft";
import { codeOf, collectScripts } from "./support/scripts";
import { someCalculators } from "./support/some-calculators";
import { validDraft } from "./support/spec-examples";
import { expect, test } from "./support/test";

for (const { id } of someCalculators("first answer"))
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
            [...result.querySelectorAll("button, details, table, [data-chart]")].map(
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
    await expect(calculator.result.getByText("How this was worked out")).toBeVisible();
  });

test("what stands below an answer is fetched from the moment the button goes down", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page, "loans-credit/amortization");
  await calculator.open();
  await calculator.fill(validDraft(calculator.id));
  await page.waitForLoadState("networkidle");
  const scripts = collectScripts(page);
  const come = async () => (await scripts()).join("\n");
  await calculator.button.hover();
  expect(await come()).toBe("");

  await page.mouse.down();
  await expect.poll(come).toContain(codeOf.drawing);
  await expect.poll(come).toContain(codeOf.schedule);
  await expect(calculator.result).toHaveCount(0);
  await page.mouse.up();
  await expect(calculator.result.locator("[data-schedule]")).toBeVisible();
});
