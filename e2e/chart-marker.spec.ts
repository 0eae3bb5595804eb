// A chart is read point by point: with the pointer, with a finger and with keys.
import type { Locator, Page } from "@playwright/test";

import { CalculatorPage } from "./support/calculator-page";
import { draftOf, fragmentOf } from "./support/draft";
import { expect, test } from "./support/test";

const phone = { width: 390, height: 844 };
const mortgage = "loans-credit/mortgage";
const house = fragmentOf(
  draftOf({ homePrice: 400_000, downPayment: 80_000, annualRate: 6.5, years: 30 }),
);
const savings =
  "#principal=10000&annualRate=6&monthlyContribution=200&years=20&compounding=monthly";
const loan = "#loanAmount=250000&annualRate=6.25&years=30";

/** The picture of a chart, what moves its marker, and what it says there. */
function chartOf(scope: Locator) {
  return {
    picture: scope.locator("svg[role=img]"),
    slider: scope.getByRole("slider", { name: /point by point$/ }),
    readout: scope.locator("[aria-live=polite]"),
    marker: scope.locator("svg[role=img] > g").nth(1),
  };
}
type Chart = ReturnType<typeof chartOf>;
const first = (page: Page) => chartOf(page.locator("[data-chart]").first());

/** A place on an element: parts of its width and height. */
async function placeOn(element: Locator, across: number, down = 0.5) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not shown");
  return { x: box.x + across * box.width, y: box.y + down * box.height };
}

/** Where everything of the result stands on the page. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-result] :is(section, h2, svg, details, p)")]
      .filter((element) => !element.closest("[data-slot=readout]"))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round).join(" ");
      }),
  );

for (const width of [390, 1440])
  test(`at ${width} pixels the marker follows the pointer, and nothing moves for it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const calculator = new CalculatorPage(page, mortgage);
    await calculator.openLink(house);
    await calculator.untilWhole();
    const { picture, readout, marker } = first(page);
    const end = await placeOn(picture, 0.99);
    const before = await places(page);
    await page.mouse.move(end.x, end.y);
    await expect(readout).toHaveText("30 years from now: Still owed $0");
    await expect(marker).toBeVisible();
    expect(await places(page)).toEqual(before);

    const middle = await placeOn(picture, 0.5);
    await page.mouse.move(middle.x, middle.y);
    await expect(readout).toHaveText(/^1\d years from now: Still owed \$2\d\d,\d{3}$/);
    await page.mouse.move(5, 5);
    await expect(readout).toBeEmpty();
    await expect(marker).toHaveCount(0);
    expect(await places(page)).toEqual(before);
  });

test("keys move it, the ends are a key away, and Escape takes it away", async ({ page }) => {
  await new CalculatorPage(page, mortgage).openLink(house);
  const { slider, readout, marker } = first(page);
  await slider.focus();
  await expect(readout).toHaveText(/^0 years from now: Still owed \$320,000/);
  await page.keyboard.press("ArrowRight");
  await expect(readout).toHaveText(/^1 year from now/);
  await expect(slider).toHaveAttribute("aria-valuetext", "1 year from now");
  await page.keyboard.press("End");
  await expect(readout).toHaveText(/^30 years from now/);
  await page.keyboard.press("Home");
  await expect(readout).toHaveText(/^0 years from now/);
  await page.keyboard.press("Escape");
  await expect(readout).toBeEmpty();
  await expect(marker).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await expect(readout).toBeEmpty();
});

test.describe("with a finger", () => {
  test.use({ viewport: phone, hasTouch: true });

  type Place = { x: number; y: number };

  /** A finger: set down, moved, lifted. */
  async function fingerOn(page: Page) {
    const session = await page.context().newCDPSession(page);
    const touch = (type: string, ...touchPoints: Place[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints } as never);
    return {
      down: (place: Place) => touch("touchStart", place),
      move: (place: Place) => touch("touchMove", place),
      up: () => touch("touchEnd"),
    };
  }

  async function drag(page: Page, from: Place, by: Place) {
    const finger = await fingerOn(page);
    await finger.down(from);
    for (let step = 1; step <= 10; step++)
      await finger.move({ x: from.x + (by.x * step) / 10, y: from.y + (by.y * step) / 10 });
    await finger.up();
  }

  /** Slides a finger along a chart until it says this. */
  async function slideUntil(page: Page, { picture, readout }: Chart, words: string) {
    const finger = await fingerOn(page);
    const { x, y } = await placeOn(picture, 0.2);
    await finger.down({ x, y });
    for (let by = 0; !(await readout.innerText()).startsWith(words) && by < 250; by += 2)
      await finger.move({ x: x + by, y });
    await finger.up();
    await expect(readout).toContainText(words);
  }

  test("sideways it moves the marker, which stays; down it scrolls the page", async ({ page }) => {
    await new CalculatorPage(page, mortgage).openLink(house);
    const { picture, readout } = first(page);
    const from = await placeOn(picture, 0.3);
    const before = await page.evaluate(() => scrollY);
    await drag(page, from, { x: 200, y: 0 });
    await expect(readout).toHaveText(/^2\d years from now: Still owed/);
    expect(await page.evaluate(() => scrollY)).toBe(before);

    await drag(page, from, { x: 0, y: -200 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    await expect(readout).toBeEmpty();
  });

  test("What will my balance be in year 12?", async ({ page }) => {
    await new CalculatorPage(page, "investment-retirement/compound-interest").openLink(savings);
    const chart = first(page);
    await slideUntil(page, chart, "12 years from now:");
    // $10,000 and $200 at the end of each of 144 months, at 0.5% a month.
    const growth = 1.005 ** 144;
    const balance = 10_000 * growth + (200 * (growth - 1)) / 0.005;
    await expect(chart.readout).toContainText("Paid in $38,800");
    await expect(chart.readout).toContainText(`Balance ${wholeDollars(balance)}`);
  });

  test("How much of my payment in year 5 is interest?", async ({ page }) => {
    await new CalculatorPage(page, "loans-credit/amortization").openLink(loan);
    const chart = chartOf(page.locator("[data-chart=bars]"));
    await slideUntil(page, chart, "Year 5:");
    // The interest of months 49 to 60: what is paid less what the balance falls by.
    const [rate, months] = [0.0625 / 12, 360];
    const payment = (250_000 * rate) / (1 - (1 + rate) ** -months);
    const owed = (paid: number) =>
      250_000 * (1 + rate) ** paid - (payment * ((1 + rate) ** paid - 1)) / rate;
    const interest = 12 * payment - (owed(48) - owed(60));
    await expect(chart.readout).toContainText(`Interest ${wholeDollars(interest)}`);
    await expect(chart.readout).toContainText(`Payments ${wholeDollars(12 * payment)}`);
  });

  test("What would my payment be at 7%?", async ({ page }) => {
    await new CalculatorPage(page, mortgage).openLink(house);
    await page.getByRole("heading", { name: "What changes the answer" }).tap();
    await page.getByLabel("See the answer across a range of").selectOption("Annual interest rate");
    const chart = chartOf(page.locator("[data-slot=break-even]"));
    await slideUntil(page, chart, "At 7%:");
    const rate = 0.07 / 12;
    const payment = (320_000 * rate) / (1 - (1 + rate) ** -360);
    await expect(chart.readout).toHaveText(
      `At 7%: Monthly principal and interest ${dollars(payment)}`,
    );
  });
});

const dollars = (amount: number) =>
  amount.toLocaleString("en-US", { style: "currency", currency: "USD" });

/** Of a chart that reaches $10,000. */
const wholeDollars = (amount: number) => dollars(Math.round(amount)).replace(/\.00$/, "");

test("what is read fits the phone, also with a line over two parts", async ({ page }) => {
  await page.setViewportSize(phone);
  await new CalculatorPage(page, "business-finance/cash-flow-forecast").openLink(
    "#startingBalance=8000&months=12&inflows.0.amount=9350&outflows.0.amount=10215",
  );
  const { slider, readout } = first(page);
  await slider.focus();
  await page.keyboard.press("End");
  await expect(readout).toHaveText(/^Month 12: Inflows \$9,350, Outflows -\$10,215, Balance -/);
  const sizes = await readout.evaluate((line) => {
    const held = line.parentElement?.getBoundingClientRect();
    const { height, right } = line.getBoundingClientRect();
    return { fits: height <= (held?.height ?? 0) && right <= (held?.right ?? 0) };
  });
  expect(sizes.fits).toBe(true);
});

test("on paper there is no marker", async ({ page }) => {
  await new CalculatorPage(page, mortgage).openLink(house);
  const { slider, readout, marker } = first(page);
  await slider.focus();
  await expect(marker).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(marker).toBeHidden();
  await expect(readout).toBeHidden();
});

test("where the system forces its colors the marker and the names are seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await new CalculatorPage(page, "business-finance/break-even").openLink(
    "#fixedCosts=10000&sellingPrice=50&variableCost=30",
  );
  const { slider, marker } = first(page);
  await slider.focus();
  await expect(marker).toBeVisible();
  const colors = await page
    .locator("[data-chart] svg[role=img] text")
    .evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).fill))]);
  expect(colors).toHaveLength(1);
});

// Their real letters, which the placing of labels only estimates.
for (const width of [320, 390, 700])
  test(`at ${width} pixels no words cover others where a refinance breaks even`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await new CalculatorPage(page, "loans-credit/refinance").openLink(
      "#currentBalance=250000&currentRate=7.25&remainingYears=27&newRate=5.75&newTerm=30&costs=5000",
    );
    await page.getByRole("heading", { name: "What changes the answer" }).click();
    await page.getByLabel("See the answer across a range of").selectOption("New interest rate");
    const { picture } = chartOf(page.locator("[data-slot=break-even]"));
    await expect(picture.getByText("at 7.37%")).toBeVisible();
    const covered = await picture.evaluate((svg) => {
      const boxes = [...svg.querySelectorAll("text[aria-hidden]")].map((text) => ({
        words: text.textContent,
        box: text.getBoundingClientRect(),
      }));
      return boxes.flatMap(({ words, box }, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (other) =>
              box.left < other.box.right &&
              other.box.left < box.right &&
              box.top < other.box.bottom - 1 &&
              other.box.top < box.bottom - 1,
          )
          .map((other) => `${words} / ${other.words}`),
      );
    });
    expect(covered).toEqual([]);
  });
