// The search, from every page, and the filter of all calculators.
import { gzipSync } from "node:zlib";

import type { Page } from "@playwright/test";

import { calculators } from "../support/contract";
import { expectAccessible } from "../support/axe";
import { fileOf, scriptsOf, textOf } from "../support/exported";
import { collectScripts, holdScripts } from "../support/scripts";
import { expect, test } from "../support/test";

/** A text that only the index of the search contains. */
const indexed = "rainy day fund";

const button = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Search", exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: /^Search/ });
const box = (page: Page) => page.getByRole("combobox");
const options = (page: Page) => page.getByRole("option");
const filter = (page: Page) => page.getByLabel("Filter the list");
const cards = (page: Page) => page.getByRole("link", { name: /^Go to Calculator/ });

const all = `${calculators.length} calculators`;
/** Three stand in a second category too: `also` in lib/catalogue/categories.ts. */
const entries = calculators.length + 3;

const mortgage = "/calculators/loans-credit/mortgage";

test("its index comes when the button is about to be pressed, and not before", async ({ page }) => {
  // Every page asks for its own files alone: e2e/every-page.spec.ts.
  for (const path of ["/", "/all-calculators", mortgage])
    expect(scriptsOf(fileOf(path)).map(textOf).join("\n"), path).not.toContain(indexed);
  await page.goto(mortgage);
  await expect(page.locator("form")).toHaveAttribute("data-ready");
  const scripts = collectScripts(page);
  await button(page).hover();
  await expect.poll(async () => (await scripts()).join("\n")).toContain(indexed);
  const bytes = (await scripts()).reduce((sum, script) => sum + gzipSync(script).length, 0);
  expect(bytes, "index, matching, dialog and Radix").toBeLessThan(36_000);
  await expect(dialog(page)).toHaveCount(0);
});

for (const width of [320, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("the button opens it, the keys walk it, Enter goes", async ({ page }) => {
      await page.goto(mortgage);
      await expect(page.locator("form")).toHaveAttribute("data-ready");
      await button(page).click();
      await expect(box(page)).toBeFocused();
      await expectAccessible(page, "places to start from");

      await page.keyboard.type("pay chek");
      await expect(options(page).first()).toContainText("Payroll Tax Calculator");
      await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
      await expectAccessible(page, "results");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.keyboard.press("End");
      await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
      await expect(options(page).last()).toBeInViewport();
      await page.keyboard.press("Home");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/calculators/tax/payroll-tax");

      await page.goBack();
      await expect(dialog(page), "nor when come back").toHaveCount(0);
    });

    test("Escape and the page behind it close it, and the focus is where it was", async ({
      page,
    }) => {
      await page.goto(mortgage);
      await expect(page.locator("form")).toHaveAttribute("data-ready");
      await button(page).click();
      await expect(box(page)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();

      await button(page).press("Enter");
      await page.getByRole("button", { name: "Close search" }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    });
  });
}

test("a state opens the income tax with its box filled in and nothing calculated", async ({
  page,
}) => {
  // The form has lists too.
  const found = dialog(page).getByRole("option").first();
  const typed = dialog(page).getByRole("combobox");
  const field = (name: string) => page.locator(`form [name=${name}]`);
  await page.goto("/about");
  await page.keyboard.press("/");
  await expect(typed).toBeFocused();
  await page.keyboard.type("oregon");
  await expect(found).toContainText("Oregon income tax");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/calculators/tax/income-tax#fill.state=OR");
  await expect(field("state")).toHaveValue(/^(OR|Oregon)$/);
  await expect(field("state")).toBeVisible();
  await expect(field("grossIncome")).toHaveValue("");
  await expect(page.locator("form [aria-invalid=true]")).toHaveCount(0);

  // On the page itself the dialog makes way for the form.
  await page.keyboard.press("Control+k");
  await expect(typed).toBeFocused();
  await page.keyboard.type("hoboken");
  await expect(found).toContainText("New York or New Jersey income tax");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await expect(field("state")).toHaveValue(/^(NY|New York)$/);
  await expect(field("otherState")).toHaveValue(/^(NJ|New Jersey)$/);
});

test("/ and Ctrl-K open it before anything was pressed; a slash in a box is a slash", async ({
  page,
}) => {
  for (const keys of ["/", "Control+k", "Meta+k"]) {
    await page.goto(mortgage);
    await expect(page.locator("form")).toHaveAttribute("data-ready");
    await page.keyboard.press(keys);
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  }
  const price = page.locator("[name=homePrice]");
  await price.fill("");
  await price.pressSequentially("1/2");
  await expect(price).toHaveValue("1/2");
  await expect(dialog(page)).toHaveCount(0);
  await price.press("Control+k");
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(price).toBeFocused();
});

test("the box of the home page opens it, and leads to the list while there is no script", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/");
  const look = page.getByRole("link", { name: "What do you want to know?" });
  await look.click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type("obamacare");
  await expect(options(page).first()).toContainText("Health Insurance Premium Estimator");
  await page.keyboard.press("Escape");
  await expect(look).toBeFocused();
  await expect(page).toHaveURL("/");

  const bare = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await bare.newPage();
  await plain.goto("/");
  await expect(button(plain), "nothing that does nothing").toBeHidden();
  await plain.getByRole("link", { name: "What do you want to know?" }).click();
  await expect(plain).toHaveURL("/all-calculators");
  await expect(cards(plain)).toHaveCount(entries);
  await expect(filter(plain)).toBeHidden();
  await bare.close();
});

test("all calculators: every page, filtered as they are searched", async ({ page }) => {
  await page.goto("/all-calculators");
  await expect(cards(page)).toHaveCount(entries);
  const hrefs = await cards(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute("href")),
  );
  expect(new Set(hrefs)).toEqual(new Set(calculators.map(({ id }) => `/calculators/${id}`)));

  const sections = page.locator("main section:visible");
  await expect(sections).toHaveCount(8);
  const top = (await cards(page).first().boundingBox())?.y;
  await filter(page).fill("sold some stock");
  await expect(cards(page).first()).toHaveAccessibleName(/Capital Gains|Mutual Fund/);
  await expect(page.getByText(new RegExp(`^\\d+ of ${all}$`)).first()).toBeVisible();
  expect(await sections.count()).toBeLessThan(8);
  await expectAccessible(page, "filtered");
  await expect(page).toHaveURL("/all-calculators");

  await filter(page).fill("xylophone");
  await expect(page.getByText(`0 of ${all}`).first()).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expectAccessible(page, "nothing found");
  await page.getByRole("button", { name: `Show all ${all}` }).click();
  await expect(cards(page)).toHaveCount(entries);
  await expect(filter(page)).toBeFocused();
  expect((await cards(page).first().boundingBox())?.y, "nothing has moved").toBe(top);
});

test("without a hit it asks back, with links that the keyboard reaches", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("/");
  await expect(box(page)).toBeFocused();
  await page.keyboard.type("mxrtxaxe");
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByText("Did you mean one of these?")).toBeVisible();
  const links = dialog(page).getByRole("listitem").getByRole("link");
  await expect(links).toHaveCount(3);
  await expect(links.first()).toContainText("Mortgage");
  await expect(dialog(page).getByRole("status")).toContainText(/^0 results. Did you mean Mortgage/);
  await expectAccessible(page, "nothing found");
  // The box, what closes it, the first link.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/mortgage/);
});

test("the filter counts what was typed before the script came", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/all-calculators", { waitUntil: "commit" });
  await filter(page).fill("obamacare");
  await expect(cards(page)).toHaveCount(entries);
  release();
  await expect(cards(page)).toHaveCount(1);
  await expect(filter(page)).toHaveValue("obamacare");
});

test.describe("offline", () => {
  test.use({ expectedMessages: /net::ERR_FAILED/ });

  test("where its code does not come the foot of the page takes the focus", async ({ page }) => {
    await page.goto(mortgage);
    await expect(page.locator("form")).toHaveAttribute("data-ready");
    await page.route("**/*.js", (route) => route.abort());
    await page.keyboard.press("/");
    await expect(page.locator("footer nav a").first()).toBeFocused();
  });
});
