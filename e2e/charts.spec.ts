import { CalculatorPage } from "./support/calculator-page";
import { draftOf, fragmentOf } from "./support/draft";
import { validDraft } from "./support/spec-examples";
import { expect, test } from "./support/test";
import { withTextOf } from "./support/text-size";

const autoLoan = "loans-credit/auto-loan";
const mortgage = "loans-credit/mortgage";
const draft = draftOf({ homePrice: 400_000, downPayment: 80_000, annualRate: 6.5, years: 30 });
const link = fragmentOf(draft);

for (const [width, text] of [
  [320, 16],
  [390, 16],
  [1440, 16],
  [390, 20],
  [640, 32],
  [1440, 32],
] as const) {
  test(`${width} pixels, text of ${text}: labels at full size, inside the picture, nothing to scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await withTextOf(page, `${text}px`);
    // Amounts under each other, over time and side by side.
    await new CalculatorPage(page, autoLoan).openLink(fragmentOf(validDraft(autoLoan)));
    const pictures = page.locator("[data-chart] svg[role=img]");
    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all()) {
      const { faults, size } = await picture.evaluate((svg: SVGSVGElement) => {
        const frame = svg.getBoundingClientRect();
        const texts = [...svg.querySelectorAll("text")];
        const faults = texts.filter((text) => {
          const box = text.getBoundingClientRect();
          return (
            box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1
          );
        });
        // Of the letters as they are seen, whatever the picture is scaled by.
        const scale = frame.width / svg.viewBox.baseVal.width;
        const sizes = texts.map((text) => parseFloat(getComputedStyle(text).fontSize) * scale);
        return {
          faults: faults.map(({ textContent }) => textContent),
          size: Math.min(...sizes),
        };
      });
      expect(faults).toEqual([]);
      expect(size).toBeCloseTo((13 / 16) * text, 1);
    }
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
  });
}

// Which is known when the figures are painted: so a picture is drawn once, and not again for its width.
for (const width of [320, 390, 1440])
  test(`at ${width} pixels a picture has the width of the result’s heading`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const calculator = new CalculatorPage(page, mortgage);
    await calculator.openLink(link);
    const heading = await calculator.result.locator("#result-heading").boundingBox();
    const picture = await page.locator("[data-chart] svg[role=img]").first().boundingBox();
    expect(Math.abs((picture?.width ?? 0) - (heading?.width ?? 0))).toBeLessThan(1);
  });

test("the picture follows the window", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 844 });
  await new CalculatorPage(page, mortgage).openLink(link);
  const picture = page.locator("[data-chart] svg[role=img]").first();
  const widthNow = async () => (await picture.boundingBox())?.width ?? NaN;
  const before = await widthNow();
  await page.setViewportSize({ width: 360, height: 844 });
  await expect.poll(widthNow).toBeLessThan(before / 2);
});

test("the numbers open by keyboard and carry no figures of the contract", async ({ page }) => {
  await new CalculatorPage(page, mortgage).openLink(link);
  const chart = page.locator("[data-chart]").first();
  await chart.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(chart.getByRole("row")).toHaveCount(32);
  await expect(chart.getByRole("row").nth(1)).toHaveText(/^0\s*\$320,000$/);
  await expect(page.locator("[data-chart] [data-figure]")).toHaveCount(0);
});

test("a calculation without a loan has no chart", async ({ page }) => {
  const calculator = new CalculatorPage(page, mortgage);
  await calculator.openLink("#homePrice=400000&downPayment=400000&annualRate=6.5&years=30");
  await expect(calculator.result).toBeVisible();
  await expect(page.locator("[data-chart]")).toHaveCount(0);
});
