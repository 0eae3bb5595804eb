// What is typed leaves the page only as the visitor takes it: it is looked for in all that a browser
// sends and in all that it stores.
import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";

import { atRest } from "../support/at-rest";
import { CalculatorPage } from "../support/calculator-page";
import { calculators, type Calculator } from "../support/contract";
import type { Draft } from "../support/draft";
import { test } from "../support/releases";
import { sampled } from "../support/sample";
import { validDraft } from "../support/spec-examples";
import { expect } from "../support/test";

for (const entry of sampled("privacy", calculators, 2)) {
  test(`${entry.id}: no request and no store holds what is typed or what comes of it`, async ({
    page,
    context,
    site,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const titles = await recordTitles(page);
    // The dialogue of a real one would wait for someone; the page is printed to a file below.
    await page.addInitScript(() => {
      window.print = () => {};
    });
    const calculator = new CalculatorPage(page, entry.id);
    const draft = withSentinels(entry);
    await calculator.open();
    await calculator.calculate(draft);
    await expect(calculator.result, "none of it is refused").toHaveCount(1);
    const sentinels = [
      ...Object.entries(draft)
        .filter(([name, text]) => text !== validDraft(entry.id)[name])
        .map(([, text]) => text),
      ...(await calculator.figures()).map(({ value }) => value).filter(isLong),
    ];
    expect(sentinels.length).toBeGreaterThan(1);

    const { result } = calculator;
    const press = (name: string) => result.getByRole("button", { name }).click();
    await press("Copy result");
    await calculator.expectNotice("Result Copied!");
    await press("Copy link");
    await calculator.expectNotice("Link Copied!");
    const link = await page.evaluate(() => navigator.clipboard.readText());
    for (const name of ["Save CSV", "Spreadsheet"]) {
      const [download] = await Promise.all([page.waitForEvent("download"), press(name)]);
      expectNone(sentinels, download.suggestedFilename(), "the name of a file");
      if (name === "Save CSV")
        expect(await readFile(await download.path(), "utf8"), "it is found where it is").toContain(
          sentinels[0],
        );
    }
    await press("Print");
    await page.pdf();
    await result.getByText("See the math").click();
    await result.getByText("Work backward from a goal").click();
    const goal = "8731942.65";
    sentinels.push(goal);
    await result.getByLabel("Target value").fill(goal);
    await press("Find the number");
    expectNone(sentinels, await storedIn(context, page), "the stores of the page");

    // The link too, and the pages after it: by a link of the site, by the way back and anew.
    await calculator.openLink(new URL(link).hash);
    expect(await calculator.figures()).not.toEqual([]);
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await page.waitForURL("**/about");
    expect(await page.evaluate(() => document.referrer)).toBe("");
    await atRest(page);
    expectNone(sentinels, await storedIn(context, page), "the stores of the next page");
    await page.goBack();
    await calculator.form.and(page.locator("[data-ready]")).waitFor();
    await page.reload();
    await atRest(page);

    expect(await page.evaluate(() => window.name)).toBe("");
    expectNone(sentinels, titles.join("\n"), "a title");
    // Other hosts, and other ways than GET, fail every test of this suite.
    expect(site.received.length).toBeGreaterThan(20);
    for (const request of site.received) {
      expectNone(sentinels, request, "a request");
      expect(request, "it says nothing of the page it comes from").not.toMatch(/"referer":"[^"]/);
    }
  });
}

/** A draft with a result that can be told from all others: digits of its own in each box that has room. */
function withSentinels({ id, boxes, numbers }: Calculator): Draft {
  const valid = validDraft(id);
  const word = "Qz7319kx";
  const words = boxes
    .filter(({ kind, maxLength = word.length }) => kind === "text" && maxLength >= word.length)
    .map(({ name }) => [name, word]);
  const fractions = numbers
    .filter(({ kind }) => kind !== "integer")
    .flatMap(({ name, max }, place) => {
      const typed = Number(valid[name]);
      const whole = Math.floor(typed) - Number(Math.floor(typed) === max);
      return Number.isFinite(typed) ? [[name, `${whole}.7319${place}6`]] : [];
    });
  return { ...valid, ...Object.fromEntries([...words, ...fractions] as [string, string][]) };
}

/** Whether a figure has so many digits that no other number is the same by chance. */
const isLong = (value: string) => value.replace(/\D/g, "").length >= 9;

function expectNone(sentinels: readonly string[], text: string, where: string) {
  const plain = text.replaceAll(",", "");
  for (const sentinel of sentinels) {
    const isThere = plain.includes(sentinel) || plain.includes(encodeURIComponent(sentinel));
    expect(isThere, `${sentinel} in ${where}: ${text.slice(0, 2_000)}`).toBe(false);
  }
}

/** Every title that the page has from now on. */
async function recordTitles(page: Page) {
  const titles: string[] = [];
  await page.exposeFunction("noteTitle", (title: string) => titles.push(title));
  await page.addInitScript(() => {
    const note = Reflect.get(window, "noteTitle") as (title: string) => void;
    new MutationObserver(() => note(document.title)).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return titles;
}

/** Everything that a browser stores for a site, as text: names, keys and contents. */
async function storedIn(context: BrowserContext, page: Page) {
  const ofPage = await page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const entries = (await cache.keys()).map(async (request) => {
          const response = await cache.match(request);
          const headers = [...request.headers, ...(response?.headers ?? [])].join();
          return [request.url, headers, await response?.text()];
        });
        return [name, await Promise.all(entries)];
      }),
    );
    return JSON.stringify({ cached, session: { ...sessionStorage } });
  });
  // Cookies, local storage, and the databases with all that is in their stores.
  return ofPage + JSON.stringify(await context.storageState({ indexedDB: true }));
}
