// How a result is heard and reached by those who do not see it.
import { CalculatorPage } from "../support/calculator-page";
import { fewCalculators } from "../support/some-calculators";
import { validDraft } from "../support/spec-examples";
import { expect, test } from "../support/shared-test";

for (const { id, first } of fewCalculators("heard")) {
  test(`${id}: is said by a region that was there before, under a heading that takes the focus`, async ({
    page,
  }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.open();
    const status = page.getByRole("status");
    await expect(status).toHaveText("");
    const before = await status.elementHandle();
    await calculator.calculate(validDraft(id));

    const [headline] = await calculator.figures();
    await expect(status).toContainText(headline?.text ?? "no figure");
    expect(await status.evaluate((now, then) => now === then, before), "the same").toBe(true);

    const heading = calculator.result.getByRole("heading").first();
    await expect(calculator.result).toHaveAccessibleName(await heading.innerText());
    await heading.focus();
    await expect(heading).toBeFocused();

    await calculator.calculate({ [first]: "abc" });
    await expect(status, "nothing is said of a result that is gone").toHaveText("");
  });
}
