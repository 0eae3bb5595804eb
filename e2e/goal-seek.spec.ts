// The calculation the other way round, in the browser: what is found is taken over and comes out.
import { CalculatorPage } from "./support/calculator-page";
import { fragmentOf } from "./support/draft";
import { fewCalculators } from "./support/some-calculators";
import { validDraft } from "./support/spec-examples";
import { expect, test } from "./support/test";

for (const { id } of fewCalculators("goal-seek")) {
  test(`${id}: a wanted value is found, taken over and answered, with the keyboard alone`, async ({
    page,
  }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.openLink(fragmentOf(validDraft(id)));
    await calculator.toast.waitFor();
    await calculator.untilWhole();
    const panel = calculator.result.locator("details", {
      hasText: "Work backward from a goal",
    });
    await expect(panel.locator("form"), "it is fetched when it is opened").toHaveCount(0);
    await panel.locator("summary").press("Enter");

    // Half as much again of the first figure, or a fifth, by the first number that can do it.
    const said = await panel.getByText(/^Currently /).innerText();
    const now = Number(said.replace(/[^\d.-]|\.$/g, ""));
    const box = panel.getByRole("textbox");
    const inputs = panel.getByLabel("By changing");
    const use = panel.getByRole("button", { name: /^Use this/ });
    const labels = await inputs.locator("option").allTextContents();
    const tries = [1.5, 1.2].flatMap((times) => labels.map((label) => ({ times, label })));
    for (const { times, label } of tries) {
      await inputs.selectOption({ label });
      const goal = Math.round(now * times * 100) / 100 || 100;
      await box.fill(String(/year|month/.test(said) ? 24 : goal));
      await box.press("Enter");
      await expect(panel.locator("[aria-busy=false]")).not.toBeEmpty();
      expect(await panel.innerText()).not.toMatch(/NaN|Infinity|undefined|-\$?0(\.0*)?(?![.\d])/);
      if ((await use.count()) > 0) break;
    }
    const point = await panel.getByRole("listitem").first().locator("span").first().innerText();
    const wanted = point.split("\n")[1] ?? "";
    const before = await calculator.values();
    const run = await calculator.runs();

    await use.first().press("Enter");
    await expect(calculator.form).not.toHaveAttribute("data-run", run ?? "");
    await expect(page.locator("#result-heading")).toBeFocused();
    const after = await calculator.values();
    expect(
      Object.keys(before).filter((name) => after[name] !== before[name]),
      "one box has another number",
    ).toHaveLength(1);
    const shown = (await calculator.result.innerText()).replaceAll(/\s+/g, " ");
    for (const part of wanted.match(/\$[\d,.]+|\d[\d,.]*%?/g) ?? []) expect(shown).toContain(part);
  });
}
