import { expectAccessible } from "../support/axe";
import { brotlied, fileOf, gzipped, scriptsOf } from "../support/exported";
import { holdScripts } from "../support/scripts";
import { expect, test } from "../support/test";

test.use({ expectedMessages: /status of 404/ });

for (const path of [
  "/no-such-page",
  "/calculators/loans-credit/none",
  "/calculators",
  "/blog/x/y",
]) {
  test(`${path} is the 404 page, with three ways on`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.locator("h1")).toHaveText("404 - Page Not Found");
    await expect(page).toHaveTitle("404 - Page Not Found | Figurewell");
    const main = page.getByRole("main");
    const home = main.getByRole("link", { name: "Go Back Home" });
    await expect(home).toHaveAttribute("href", "/");
    const explore = main.getByRole("link", { name: "Explore Calculators" });
    await expect(explore).toHaveAttribute("href", "/all-calculators");
    const contact = main.getByRole("link", { name: /contact/i });
    await expect(contact).toHaveAttribute("href", /^(?:mailto:\S+@\S+|\/contact)$/);
    await home.click();
    await expect(page).toHaveURL("/");
  });
}

const mortgage = "/calculators/loans-credit/mortgage";

for (const path of [
  "/loans-credit/mortgage",
  "/mortgage",
  "/calculators/mortgage",
  "/calculators/loans-credit/morgage",
  "/Calculators/Loans-Credit/MORTGAGE.html",
]) {
  test(`${path} asks for the mortgage calculator, and leads there`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    const asked = page.getByRole("main").getByRole("status");
    await expect(asked).toContainText("Did you mean one of these pages?");
    await expect(asked.getByRole("link").first()).toHaveAttribute("href", mortgage);
    await asked.getByRole("link", { name: "Mortgage Calculator", exact: true }).click();
    await expect(page).toHaveURL(mortgage);
  });
}

for (const width of [320, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("nothing moves when the pages come that may have been meant", async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto("/loans-credit/mortgage", { waitUntil: "commit" });
      const home = page.getByRole("main").getByRole("link", { name: "Go Back Home" });
      await expect(page.getByText("Looking for the page you meant…")).toBeVisible();
      // The font may come after the first paint.
      await page.evaluate(() => document.fonts.ready);
      const before = await home.boundingBox();
      release();
      await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
      expect(await home.boundingBox()).toEqual(before);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectAccessible(page, "pages that may have been meant");
    });
  });
}

test("where no page is like the address it offers places to start, three as well", async ({
  page,
}) => {
  await page.goto("/wp-login.php");
  const asked = page.getByRole("main").getByRole("status");
  await expect(asked).toContainText("Some places to start:");
  await expect(asked.getByRole("link")).toHaveCount(3);
});

test("the search comes after the page and without React", async ({ page }) => {
  const file = fileOf("/404");
  expect(scriptsOf(file).reduce((sum, script) => sum + gzipped(script), 0)).toBeLessThan(4_000);
  expect(brotlied(file)).toBeLessThan(20_000);
  const fetched: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) fetched.push(await response.text());
  });
  await page.goto("/mortgage");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
  await expect.poll(() => fetched.join("\n")).toContain("rainy day fund");
  expect(fetched.join("\n")).not.toContain("react.transitional.element");
});

test("without script it has its three ways on, and says nothing of what does not come", async ({
  browser,
  baseURL,
}) => {
  const bare = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await bare.newPage();
  await page.goto("/loans-credit/mortgage");
  await expect(page.getByText("Looking for the page you meant…")).toBeHidden();
  await expect(page.getByRole("main").getByRole("link")).toHaveCount(4);
  await bare.close();
});
