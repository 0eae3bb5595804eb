// Where scroll bars take room, as on Windows: none stands in a formula, and none brings a Tab stop without a name.
import { CalculatorPage } from "../support/calculator-page";
import { andChanged, oneOfEachKind } from "../support/some-calculators";
import { expect, test as base } from "../support/test";

const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, run) =>
      run({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
    { scope: "worker" },
  ],
});

for (const { id } of andChanged(oneOfEachKind("scroll bars")))
  test(`${id}: no bar in the formulas of its example`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.open();
    await page.getByRole("button", { name: "Try an example" }).click();
    await calculator.untilWhole();
    await calculator.result.getByText("See the math").click();
    await calculator.result.locator("[data-slot=explanation]").waitFor();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const scrolling = await calculator.result
        .locator(":is([data-slot=formula], [data-slot=explanation]) *")
        .evaluateAll((all) =>
          all
            .filter((one) => {
              const { overflowX, overflowY } = getComputedStyle(one);
              return (
                (overflowX === "auto" && one.scrollWidth > one.clientWidth) ||
                (overflowY === "auto" && one.scrollHeight > one.clientHeight) ||
                // Nothing of a bracket or an exponent is cut off either.
                (overflowY === "hidden" && one.scrollHeight > one.clientHeight)
              );
            })
            .map(({ textContent }) => textContent),
        );
      expect(scrolling, `${width} px`).toEqual([]);
    }
  });
