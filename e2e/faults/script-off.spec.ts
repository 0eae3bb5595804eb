// Without script: every word and every link is there, and a form says what it cannot do.
import type { Page } from "@playwright/test";

import { atRest } from "../support/at-rest";
import { CalculatorPage } from "../support/calculator-page";
import { calculators } from "../support/contract";
import { sampled } from "../support/sample";
import { fetchedScripts } from "../support/scripts";
import { sitePaths } from "../support/site-paths";
import { expect, test } from "../support/test";

test.use({ javaScriptEnabled: false });

test("every page has the words and the links that it has with script", async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  test.slow();
  // What a test uses holds for every context that it makes.
  const withScript = await browser.newContext({ baseURL, javaScriptEnabled: true });
  const living = await withScript.newPage();
  for (const path of sampled("script off", await sitePaths(request), 8)) {
    await page.goto(path);
    await living.goto(path);
    await atRest(living);
    expect(await fetchedScripts(living), "it has script").not.toEqual([]);
    const contents = await contentsOf(living);
    expect(contents.words.join().length, path).toBeGreaterThan(300);
    expect(await contentsOf(page), path).toEqual(contents);
  }
  await withScript.close();
});

test("every calculator's form says why it cannot calculate, and what can be done here", async ({
  page,
  request,
}) => {
  const said = "JavaScript is turned off in this browser";
  // In the element itself: the data that a script reads has every word of the page too.
  const element = new RegExp(`<noscript><p[^>]*>${said}`);
  for (const { id } of calculators)
    expect(await (await request.get(`/calculators/${id}`)).text(), id).toMatch(element);

  const calculator = new CalculatorPage(page, "loans-credit/mortgage");
  await page.goto(calculator.address);
  const sentence = page.locator("noscript p");
  await expect(sentence).toBeVisible();
  await expect(sentence).toContainText(said);
  const top = async (part: typeof sentence) => (await part.boundingBox())?.y ?? NaN;
  expect(await top(sentence), "before the form").toBeLessThan(await top(calculator.form));
  await calculator.box("homePrice").fill("400000");
  await calculator.button.click();
  await expect(calculator.box("homePrice")).toHaveValue("400000");
  await expect(sentence).toBeVisible();
});

/** What can be read and followed, whether it is folded or not. Without script, the browser is asked. */
async function contentsOf(page: Page) {
  const main = page.getByRole("main");
  const words = await main
    .locator(
      ":is(h1, h2, h3, p, li, dt, dd, th, td, label, legend, summary, button):not(noscript *)",
    )
    .allTextContents();
  const links = await page
    .locator("a[href]")
    .evaluateAll((all) => all.map((link) => `${link.getAttribute("href")} ${link.textContent}`));
  return { words, links };
}
