// axe finds nothing: on every page and in every state, narrow and wide, light and dark.
import { expectAccessible } from "../support/axe";
import { CalculatorPage } from "../support/calculator-page";
import { calculators } from "../support/contract";
import { sampled } from "../support/sample";
import { someCalculators } from "../support/some-calculators";
import { bring, stateNames } from "../support/states";
import { sitePaths } from "../support/site-paths";
import { expect, test } from "../support/test";

const appearances = [320, 1280].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);
const sizeOf = (width: number) => ({ width, height: 800 });

for (const { id } of someCalculators("axe")) {
  for (const state of stateNames) {
    test(`${id}: ${state}`, async ({ page }) => {
      test.slow();
      const calculator = new CalculatorPage(page, id);
      for (const { width, colorScheme } of sampled(`${id} ${state}`, appearances)) {
        await page.setViewportSize(sizeOf(width));
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await bring(calculator, state);
        await expectAccessible(page, `${width} px, ${colorScheme}`);
      }
    });
  }
}

// Every page once in each run, in another size and theme each day.
for (const { id } of calculators) {
  test(`${id}: as it opens`, async ({ page }) => {
    for (const { width, colorScheme } of sampled(id, appearances).slice(0, 1)) {
      await page.setViewportSize(sizeOf(width));
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await new CalculatorPage(page, id).open();
      await expectAccessible(page, `${width} px, ${colorScheme}`);
    }
  });
}

for (const { width, colorScheme } of appearances) {
  test.describe(`${width} px wide, ${colorScheme}`, () => {
    test.use({
      viewport: sizeOf(width),
      colorScheme,
      expectedMessages: /status of 404/,
    });

    test("the other pages", async ({ page, request }) => {
      test.slow();
      const paths = (await sitePaths(request)).filter((path) => !path.startsWith("/calculators/"));
      for (const path of [...paths, "/no-such-page"]) {
        await page.goto(path);
        await page.getByText("Privacy choices").click();
        await expectAccessible(page, path);
      }
    });

    test("with the menu open", async ({ page }) => {
      await page.goto("/calculators/loans-credit/amortization");
      await expect(page.locator("form")).toHaveAttribute("data-ready");
      if (width < 768) {
        await page.getByRole("button", { name: "Menu" }).click();
        await expectAccessible(page, "the sheet, folded");
        await page.getByRole("dialog").locator("summary").click();
      } else {
        await page.getByRole("banner").getByRole("button", { name: "Calculators" }).click();
      }
      await expect(page.locator("a[href='/all-calculators']:visible").first()).toBeVisible();
      await expectAccessible(page, "the menu");
    });
  });
}

test("the words of a page, every question open", async ({ page }) => {
  const { id } = sampled("questions", calculators)[0] ?? { id: "" };
  await page.goto(`/calculators/${id}`);
  await page.locator("main details").evaluateAll((folded) => {
    for (const details of folded) {
      details.removeAttribute("name");
      (details as HTMLDetailsElement).open = true;
    }
  });
  await expectAccessible(page, id);
});
