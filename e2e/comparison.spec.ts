// Results side by side, in the browser: kept, taken along, kept on the device and erased there.
import { CalculatorPage } from "./support/calculator-page";
import { fragmentOf } from "./support/draft";
import { fewCalculators } from "./support/some-calculators";
import { validDraft } from "./support/spec-examples";
import { expect, test } from "./support/test";

for (const { id } of fewCalculators("comparison")) {
  test(`${id}: a kept result comes back by its link and from the device, until it is erased`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const calculator = new CalculatorPage(page, id);
    await calculator.openLink(fragmentOf(validDraft(id)));
    await calculator.toast.waitFor();
    await calculator.untilWhole();
    const panel = calculator.result.locator("details", { hasText: "Compare results side by side" });
    await panel.locator("summary").press("Enter");
    await panel.getByRole("button", { name: "Keep this result" }).press("Enter");
    const name = panel.getByLabel("Name of result 1");
    await name.fill("The first one");
    const figures = await panel.getByRole("table").innerText();
    expect(figures).not.toMatch(/NaN|Infinity|undefined/);

    await calculator.result.getByRole("button", { name: "Copy link" }).click();
    await calculator.expectNotice("Link Copied!");
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    await page.goto("/about");
    await calculator.openLink(link.hash);
    await expect(name).toHaveValue("The first one");
    expect(await panel.getByRole("table").innerText()).toBe(figures);

    const keep = panel.getByRole("checkbox", { name: "Keep these results on this device" });
    if ((await keep.count()) === 0) return;
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await keep.check();
    await page.goto("/");
    await page.getByRole("link", { name: "The first one" }).click();
    await calculator.result
      .getByRole("region", { name: "Since this result was saved" })
      .getByText("The same numbers still give the same result.")
      .waitFor();
    await page.goto("/privacy-policy");
    await page.getByRole("link", { name: `results:${id}` }).click();
    await calculator.openLink(fragmentOf(validDraft(id)));
    await expect(name).toHaveValue("The first one");

    await panel.getByRole("link", { name: "See or erase what is kept" }).click();
    await page.getByRole("button", { name: "Erase everything" }).press("Enter");
    await expect(page.getByText("Nothing is kept on this device now.")).toBeFocused();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
}
