// Another year, another time zone, another language of the browser.
import { CalculatorPage } from "../support/calculator-page";
import { fragmentOf } from "../support/draft";
import { calculators } from "../support/contract";
import { setClocks } from "../support/given-day";
import { sampled } from "../support/sample";
import { validDraft } from "../support/spec-examples";
import { expect, test } from "../support/test";

for (const { timezoneId, now, reached, year } of [
  // There the next day, month and year have begun.
  {
    timezoneId: "Pacific/Kiritimati",
    now: "2031-12-31T11:00:00Z",
    reached: /Mar.* 2032/,
    year: 2032,
  },
  // There it is still the day, the month and the year before.
  {
    timezoneId: "Pacific/Pago_Pago",
    now: "2032-01-01T10:00:00Z",
    reached: /Feb.* 2032/,
    year: 2031,
  },
])
  test.describe(`in ${timezoneId}, at ${now}`, () => {
    test.use({ timezoneId, setsClock: true });

    test("the day is the visitor's, and law and years follow the calendar", async ({ page }) => {
      await page.clock.setFixedTime(now);
      const goal = new CalculatorPage(page, "personal-finance/savings-goal");
      await goal.openLink("#targetAmount=200&currentSavings=0&monthlyContribution=100");
      await expect(goal.result.locator("[data-figure=reachedIn]")).toHaveText(reached);

      const car = new CalculatorPage(page, "insurance/car-insurance-estimator");
      const valid = validDraft(car.id);
      await car.openLink(fragmentOf({ ...valid, carYear: `${year + 1}` }));
      await expect(car.result).toHaveCount(1);
      await car.follow(fragmentOf({ ...valid, carYear: `${year + 2}` }));
      expect((await car.errors()).map(([name]) => name)).toEqual(["carYear"]);

      const tax = new CalculatorPage(page, "tax/income-tax");
      await tax.openLink(fragmentOf(validDraft(tax.id)));
      await expect(tax.result).toContainText(/Under \d{4} law/);
      await expect(tax.result).toContainText(String(year));
    });
  });

test.describe("a German browser", () => {
  test.use({ locale: "de-DE", timezoneId: "Europe/Berlin" });

  test("reads and shows the numbers of the page as any other browser", async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const american = await browser.newContext({
      baseURL,
      locale: "en-US",
      timezoneId: "Europe/Berlin",
    });
    await setClocks(american);
    const home = await american.newPage();
    for (const { id, drawn, first } of sampled("German", calculators, 4)) {
      const link = fragmentOf({ ...validDraft(id), ...drawn });
      const [there, here] = [home, page].map((each) => new CalculatorPage(each, id));
      if (!there || !here) throw new Error("Two pages");
      await there.openLink(link);
      await here.openLink(link);
      const words = (one: CalculatorPage) => one.result.textContent();
      expect(await here.figures(), id).toEqual(await there.figures());
      await expect.poll(() => words(here), id).toBe(await words(there));
      await here.follow(fragmentOf({ ...validDraft(id), [first]: "1.234,56" }));
      expect((await here.errors())[0]?.[1], id).toContain("We can’t read “1.234,56”");
    }
    await american.close();
  });
});
