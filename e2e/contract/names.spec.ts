// Promise 2: every control has the name of its input.
import { CalculatorPage } from "../support/calculator-page";
import { calculators, isChoice } from "../support/contract";
import { expect, test } from "../support/shared-test";

for (const { id, boxes, drawn } of calculators) {
  test(`${id}: every control has the name of its input`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.open();

    const names = await calculator.form
      .locator("input, select, textarea")
      .evaluateAll((controls) => controls.map((control) => control.getAttribute("name") ?? ""));

    expect(names).not.toContain("");
    const promised = boxes.flatMap(({ name, kind, options = [] }) =>
      kind === "toggle" ? options.map(() => name) : [name],
    );
    expect(names.filter((name) => promised.includes(name))).toEqual(promised);

    for (const input of boxes) {
      const box = calculator.box(input.name);
      if (input.kind === "toggle") {
        const chosen = await calculator.form.locator(`[name="${input.name}"]:checked`).inputValue();
        expect(chosen).toBe(input.default);
        continue;
      }
      await expect(box).toHaveValue(`${input.default ?? ""}`);
      if (input.kind !== "text" && !isChoice(input))
        await expect(box).toHaveAttribute("inputmode", "decimal");
      expect(await box.getAttribute("type"), "a text box keeps what is typed").not.toBe("number");
      await expect(box, "the label names the box").toHaveAccessibleName(/\w{3}/);
    }
    for (const name of Object.keys(drawn)) {
      await expect(calculator.box(name)).toHaveAttribute("type", "hidden");
      await expect(calculator.box(name), "drawn by the page").toHaveValue(/^\d/);
    }
  });
}
