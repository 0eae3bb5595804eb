// After every change of page: at its top, the focus at its start. The breadcrumb. The skip link.
import type { Locator, Page } from "@playwright/test";

import { atRest } from "../support/at-rest";
import { calculators } from "../support/contract";
import { expect, test } from "../support/test";

type Way = { from: string; to: string; link: string; before?: (page: Page) => Promise<void> };

const openMenu = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Calculators", exact: true }).click();

const mortgage = "/calculators/loans-credit/mortgage";
const loans = calculators.filter(({ id }) => id.startsWith("loans-credit/"));
const ways: Record<string, Way> = {
  logo: { from: mortgage, to: "/", link: "header a[href='/']" },
  "header menu": {
    from: mortgage,
    to: "/loans-credit",
    link: "header nav a[href='/loans-credit']",
    before: openMenu,
  },
  breadcrumb: {
    from: mortgage,
    to: "/all-calculators",
    link: "[aria-label=Breadcrumb] li:nth-child(2) a",
  },
  sibling: {
    from: mortgage,
    to: "/calculators/loans-credit/heloc",
    link: "main aside a[href$=heloc]",
  },
  related: { from: mortgage, to: "", link: "main section li > a[href^='/calculators/']" },
  footer: { from: mortgage, to: "/loans-credit", link: "footer a[href='/loans-credit']" },
  "footer's View All": {
    from: "/",
    to: "/all-calculators",
    link: "footer a[href='/all-calculators']",
  },
  "hero button": { from: "/", to: "/all-calculators", link: "main a[href='/all-calculators']" },
  "category card": { from: "/", to: "/loans-credit", link: "main a[href='/loans-credit']" },
  "card in a list": {
    from: "/all-calculators",
    to: "",
    link: "main article a[href^='/calculators/']",
  },
  "category page": { from: "/loans-credit", to: "", link: "main article a[href^='/calculators/']" },
  "404 page": {
    from: "/no-such-page",
    to: "/all-calculators",
    link: "main a[href='/all-calculators']:not([data-opens])",
  },
};

test.use({ viewport: { width: 1280, height: 500 } });

test.describe("a link leads to the top of its page and to the start of its focus", () => {
  test.use({ expectedMessages: /status of 404/ });

  for (const [name, { from, to, link, before }] of Object.entries(ways)) {
    test(name, async ({ page }) => {
      await page.goto(from);
      await before?.(page);
      await page.evaluate(() => scrollTo(0, 40));
      const anchor = page.locator(link).first();
      const href = (await anchor.getAttribute("href")) ?? "";
      if (to) expect(href).toBe(to);
      expect(await page.evaluate(() => scrollY)).toBe(40);

      // A press by the mouse would first scroll to a link that is below the fold.
      await anchor.evaluate((element) => {
        element.focus({ preventScroll: true });
        (element as HTMLElement).click();
      });
      await expect(page).toHaveURL(href);
      await expectAtStart(page);
    });
  }

  test("pressed by mouse and by keyboard", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name: "Explore Calculators" }).click();
    await expect(page).toHaveURL("/all-calculators");
    await expectAtStart(page);

    await page.evaluate(() => scrollTo(0, 40));
    await page.getByRole("main").locator("article a").last().press("Enter");
    await expect(page).toHaveURL(/\/calculators\/./);
    await expectAtStart(page);
  });
});

async function expectAtStart(page: Page) {
  await page.waitForLoadState();
  await atRest(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
}

test("back leads to where the page was left", async ({ page }) => {
  await page.goto("/all-calculators");
  await page.evaluate(() => scrollTo(0, 200));
  await page.locator("main article a").last().press("Enter");
  await expect(page).toHaveURL(/\/calculators\/./);
  await page.goBack();
  await expect(page).toHaveURL("/all-calculators");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
});

test("the breadcrumb follows the path", async ({ page }) => {
  const steps = async (path: string) => {
    await page.goto(path);
    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(trail.locator("[aria-current=page]")).toHaveCount(1);
    await expect(trail.locator("a").last()).toHaveAttribute("aria-current", "page");
    return trail
      .locator("a")
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));
  };
  const home = ["Home", "/"];
  const category = ["Loans & Credit", "/loans-credit"];
  expect(await steps("/all-calculators")).toEqual([home, ["All Calculators", "/all-calculators"]]);
  expect(await steps("/loans-credit")).toEqual([home, category]);
  expect(await steps(mortgage)).toEqual([
    home,
    ["Calculators", "/all-calculators"],
    category,
    ["Mortgage Calculator", mortgage],
  ]);
});

test("the skip link shows itself on focus and leads past the header", async ({ page }) => {
  for (const path of ["/", mortgage]) {
    await page.goto(path);
    const skip = page.getByRole("link", { name: "Skip to main content" });
    expect(await isSeen(skip), "out of sight until it is needed").toBe(false);
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    expect(await isSeen(skip)).toBe(true);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    const isPast = () =>
      page.evaluate(() => document.querySelector("main")?.contains(document.activeElement));
    expect(await isPast()).toBe(true);
  }
});

/** Whether it is what is painted at its place. */
const isSeen = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test("siblings are listed with the current page marked", async ({ page }) => {
  for (const [path, name] of [
    [mortgage, "Mortgage Calculator"],
    ["/loans-credit", "All Loans & Credit"],
  ] as const) {
    await page.goto(path);
    const current = page.locator("aside [aria-current=page]");
    await expect(current).toHaveCount(1);
    await expect(current).toHaveText(name);
    await expect(page.locator("aside a[href^='/calculators/loans-credit/']")).toHaveCount(
      loans.length,
    );
  }
});

for (const width of [390, 1023])
  test(`on a page ${width} px wide the siblings stand below the grid`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/loans-credit");
    const siblings = page.getByRole("complementary", { name: "In this category" });
    // With the one to the whole category.
    await expect(siblings.getByRole("link")).toHaveCount(loans.length + 1);
    const grid = await page
      .getByRole("region", { name: "Loans & Credit calculators" })
      .boundingBox();
    const list = await siblings.boundingBox();
    expect(list?.y).toBeGreaterThan((grid?.y ?? Infinity) + (grid?.height ?? 0));
  });

test("an address with #faq leads to the questions", async ({ page }) => {
  await page.goto(`${mortgage}#faq`);
  const questions = page.getByRole("region", { name: "Questions" });
  await expect(questions.getByRole("heading", { level: 2 })).toBeInViewport();
});
