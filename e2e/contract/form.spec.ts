// Promise 1: the form, when it is ready, and that a run is counted whether it was valid or not.
import { atRest } from "../support/at-rest";
import { CalculatorPage } from "../support/calculator-page";
import { isChoice } from "../support/contract";
import { fewCalculators } from "../support/some-calculators";
import { validDraft } from "../support/spec-examples";
import { expect, test } from "../support/test";

for (const { id, first, live } of fewCalculators("form")) {
  test(`${id}: a form of its own, with one button, that counts its runs`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.open();
    const { form, button } = calculator;

    await expect(page.locator("form")).toHaveCount(1);
    await expect(form).toHaveAttribute("method", "dialog");
    expect(await form.getAttribute("action")).toBeNull();
    await expect(button).toHaveCount(1);
    const unlike = form.locator("button:not([type=submit]):not([type=button])");
    await expect(unlike).toHaveCount(0);

    const counts = new Set([await calculator.runs()]);
    await calculator.fill({ [first]: "abc" });
    await calculator.press();
    expect(await calculator.errors()).not.toEqual([]);
    counts.add(await calculator.runs());
    await calculator.press();
    counts.add(await calculator.runs());
    await calculator.calculate(validDraft(id));
    counts.add(await calculator.runs());
    await calculator.press();
    counts.add(await calculator.runs());
    expect(counts.size).toBe(5);

    const settled = (await calculator.runs()) ?? "";
    await calculator.fill(validDraft(id));
    await atRest(page);
    if (live) await expect(form, "typing is a run").not.toHaveAttribute("data-run", settled);
    else await expect(form, "typing is no run").toHaveAttribute("data-run", settled);
  });
}

test.describe("before the script has loaded", () => {
  test.use({ javaScriptEnabled: false });

  for (const { id, boxes } of fewCalculators("early press")) {
    test(`${id}: a press sends what was typed nowhere`, async ({ page, baseURL }) => {
      const calculator = new CalculatorPage(page, id);
      await page.goto(calculator.address);
      expect(await calculator.form.getAttribute("data-ready")).toBeNull();

      const sent: string[] = [];
      page.on("request", (request) => sent.push(request.url()));
      const valid = validDraft(id);
      // Without the script there is one row to a list.
      const draft = Object.fromEntries(boxes.map(({ name }) => [name, valid[name] ?? ""]));
      for (const { name, kind } of boxes)
        if (!isChoice({ kind })) await calculator.box(name).fill(draft[name] ?? "");
      await calculator.button.click();
      const lastName = boxes.filter((box) => !isChoice(box)).at(-1)?.name ?? "";
      await calculator.box(lastName).press("Enter");

      await calculator.box(lastName).press("End");
      expect(sent).toEqual([]);
      expect(page.url()).toBe(`${baseURL}${calculator.address}`);
      await expect(calculator.box(lastName)).toHaveValue(draft[lastName] ?? "");
    });
  }
});
