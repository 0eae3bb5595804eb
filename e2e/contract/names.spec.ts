// Promise 2: every control has the name of its input.
import { CalculatorPage } from "../support/calculator-page";
import { calculators } from "../support/contract";
import { expect, test } from "../support/shared-test";

for (const { id, inputs } of calculators) {
  test(`${id}: every control has the name of its input`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.open();

    const names = await calculator.form
      .locator("input, select, textarea")
      .evaluateAll((controls) => controls.map((control) => control.getAttribute("name") ?? ""));

    expect(names).not.toContain("");
    expect(new Set(names).size, "no name twice").toBe(names.length);
    const promised = inputs.map(({ name }) => name);
    expect(names.filter((name) => promised.includes(name))).toEqual(promised);

    for (const input of inputs) {
      const box = calculator.box(input.name);
      await expect(box).toHaveValue(`${input.default ?? ""}`);
      await expect(box).toHaveAttribute("inputmode", "decimal");
      expect(await box.getAttribute("type"), "a text box keeps what is typed").not.toBe("number");
      await expect(box, "the label names the box").toHaveAccessibleName(/\w{3}/);
    }
  });
}
