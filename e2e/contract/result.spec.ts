// Promise 4: one region while a result is shown, none without; stale while an input differs.
import { CalculatorPage } from "../support/calculator-page";
import { fragmentOf } from "../support/draft";
import { fewCalculators } from "../support/some-calculators";
import { validDraft } from "../support/spec-examples";
import { expect, test } from "../support/shared-test";

for (const { id, boxes, first, another, required, live } of fewCalculators("result")) {
  test(`${id}: one result while there is one, stale while an input differs`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    const { result } = calculator;
    const valid = validDraft(id);

    await calculator.open();
    await expect(result).toHaveCount(0);
    if (required.length > 0) {
      await calculator.press();
      await expect(result).toHaveCount(0);
    }

    for (const way of ["button", "link"]) {
      if (way === "button") await calculator.calculate(valid);
      else await calculator.openLink(fragmentOf(valid));
      await expect(result).toHaveCount(1);
      await expect(result).toHaveAccessibleName(/\w/);
      await expect(result).not.toHaveAttribute("data-stale");
      const figures = await calculator.figures();

      if (live) {
        await calculator.fill({ [first]: another });
        await expect(result, "recomputed with every change").not.toHaveAttribute("data-stale");
        continue;
      }
      for (const { name, kind, options = [] } of boxes) {
        if (kind === "toggle") continue;
        const text = valid[name] ?? "";
        if (kind === "select") {
          await calculator.fill({ [name]: options.find((option) => option !== text) ?? "" });
          await expect(result, `${name} differs`).toHaveAttribute("data-stale");
          await calculator.fill({ [name]: text });
          await expect(result, `${name} was put back`).not.toHaveAttribute("data-stale");
          continue;
        }
        if (kind === "date") {
          await calculator.fill({ [name]: "2026-01-02" });
          await expect(result, `${name} differs`).toHaveAttribute("data-stale");
          await calculator.fill({ [name]: text });
          await expect(result, `${name} was put back`).not.toHaveAttribute("data-stale");
          continue;
        }
        await calculator.fill({ [name]: `${text}1` });
        await expect(result, `${name} differs`).toHaveAttribute("data-stale");
        await calculator.fill({ [name]: text });
        await expect(result, `${name} was put back`).not.toHaveAttribute("data-stale");
        if (text === "") continue;
        await calculator.fill({ [name]: "" });
        await expect(result, `${name} is emptied`).toHaveAttribute("data-stale");
        await calculator.box(name).pressSequentially(text);
        await expect(result, `${name} was typed again`).not.toHaveAttribute("data-stale");
      }
      expect(await calculator.figures(), "typing recomputes nothing").toEqual(figures);
    }

    await calculator.fill({ [first]: another });
    if (!live) await expect(result).toHaveAttribute("data-stale");
    await calculator.press();
    await expect(result).not.toHaveAttribute("data-stale");

    await calculator.calculate({ [first]: "abc" });
    await expect(result, "an error clears the result").toHaveCount(0);
    await calculator.calculate(valid);
    await expect(result).toHaveCount(1);
    await expect(result).not.toHaveAttribute("data-stale");
  });
}
