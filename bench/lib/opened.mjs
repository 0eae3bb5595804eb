import { phone } from "./phone.mjs";

/**
 * What `measure` finds in a browser that has never seen the site.
 *
 * @template Found
 * @param {import("@playwright/test").Browser} browser
 * @param {(page: import("@playwright/test").Page, session: import("@playwright/test").CDPSession) => Promise<Found>} measure
 */
export async function inNewContext(browser, measure) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    return await measure(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/**
 * Opens a calculator and types its example, until all that is fetched for the answer has come.
 *
 * @param {import("@playwright/test").Page} page
 * @param {{ address: string, typed: [name: string, text: string][] }} calculator
 */
export async function openTyped(page, { address, typed }) {
  await page.goto(address);
  const form = page.locator("form[data-calculator][data-ready]");
  await form.waitFor();
  for (const [name, text] of typed) {
    const box = form.locator(`[name="${name}"]`);
    const [list] = name.split(".");
    while ((await box.count()) === 0)
      await form
        .locator(`fieldset:has([name^="${list}.0."])`)
        .getByRole("button", { name: /^Add / })
        .click();
    const type = await box.first().evaluate((node) => /** @type {HTMLInputElement} */ (node).type);
    if (type === "hidden") continue;
    const folded = form.locator(`details:not([open]):has([name="${name}"]) > summary`);
    if ((await folded.count()) > 0) await folded.click();
    if (type === "select-one") await box.selectOption(text);
    // The option itself is out of sight: a visitor presses its words.
    else if (type === "radio")
      await form.locator(`label:has([name="${name}"][value="${text}"])`).click();
    else await box.fill(text);
  }
  await form.locator("input, select").first().focus();
  await page.waitForLoadState("networkidle");
}
