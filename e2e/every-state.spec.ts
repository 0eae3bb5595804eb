// Every state of a calculator's page, brought about once: axe finds nothing, nothing is cut off, and
// what is pressed is large enough. So with the menus, and with every question of a page open.
import { appearances } from "./support/appearances";
import { expectAccessible } from "./support/axe";
import { CalculatorPage } from "./support/calculator-page";
import { calculators } from "./support/contract";
import { expectToFit } from "./support/fit";
import { sampled } from "./support/sample";
import { expectNoSidewaysScroll } from "./support/sideways";
import { andChanged, fewCalculators } from "./support/some-calculators";
import { bring, ownStates, stateNames } from "./support/states";
import { expectLargeTargets } from "./support/targets";
import { expect, test } from "./support/test";

const forKit = sampled("states of the kit", calculators);

for (const one of new Set([...andChanged(fewCalculators("states")), ...forKit])) {
  const states = forKit.includes(one) ? stateNames : ownStates;
  const { id } = one;
  test(`${id}: ${states.join(", ")}`, async ({ page }) => {
    test.slow();
    const calculator = new CalculatorPage(page, id);
    for (const state of states)
      await test.step(state, async () => {
        for (const { viewport, colorScheme } of sampled(`${id} ${state}`, appearances)) {
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await bring(calculator, state);
          await expectAccessible(page, `${viewport.width} px, ${colorScheme}`);
        }
        await expectToFit(page, state);
      });
  });
}

const largest = {
  mortgage: "#homePrice=1000000000000&downPayment=1&annualRate=999.999&years=40",
  "credit-card-payoff": "#balance=1000000000000&apr=11.9999&monthlyPayment=10000000000",
  refinance:
    "#currentBalance=999999999999&currentRate=9.99&remainingYears=40&newRate=99&newTerm=999&costs=999999999999",
};

test("the largest figures fit", async ({ page }) => {
  for (const [id, fragment] of Object.entries(largest)) {
    const calculator = new CalculatorPage(page, `loans-credit/${id}`);
    await calculator.openLink(fragment);
    await calculator.untilWhole();
    await expectToFit(page, id);
  }
});

for (const width of [320, 1280])
  test(`with the menu open, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
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
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectAccessible(page, `the menu, ${colorScheme}`);
    }
    await expectLargeTargets(page, "the menu");
    await expectNoSidewaysScroll(page, "the menu");
  });

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
