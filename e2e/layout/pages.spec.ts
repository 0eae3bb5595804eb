// What holds on every page there is.
import type { BrowserContext, Page } from "@playwright/test";

import { sitePaths } from "../support/site-paths";
import { expect, test } from "../support/test";

test("every page has a title, one heading, the shared layout, and stores nothing", async ({
  page,
  request,
}) => {
  test.slow();
  const titles = new Set<string>();
  for (const path of await sitePaths(request)) {
    await test.step(path, async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await page.waitForLoadState("networkidle");

      const title = await page.title();
      const pattern = path === "/" ? /^Figurewell \| \S.+/ : /^[^|]+\S \| Figurewell$/;
      expect(title).toMatch(pattern);
      titles.add(title);
      const description = page.locator("meta[name=description]");
      await expect(description).toHaveAttribute("content", /^.{40,}$/);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        new RegExp(`^https?://[^/]+${path === "/" ? "/?" : path}$`),
      );

      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("h1")).toHaveText(/\w{3}/);
      for (const landmark of ["banner", "main", "contentinfo"] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1);
      const notice = page.getByText(/results are estimates/i).first();
      await expect(notice, "the line on estimates").toBeVisible();
      await expect(page.getByText("Privacy choices")).toBeVisible();
      expect(await page.locator("body").innerText()).not.toMatch(/coming soon|lorem ipsum|TODO/i);
      expect(await storedThings(page.context(), page)).toEqual([]);
    });
  }
  expect(titles.size, "no two pages have one title").toBe((await sitePaths(request)).length);
});

test("every link of every page leads somewhere", async ({ page, request, baseURL }) => {
  test.slow();
  const anchors = new Map<string, Set<string>>();
  const sources = [...(await sitePaths(request)), "/no-such-page"];
  const found = new Map<string, string>();
  for (const path of sources) {
    const answer = await request.get(path);
    // The sheet's links come by script; they are the same categories and calculators.
    await page.setContent(withoutScripts(await answer.text()), { waitUntil: "commit" });
    const { ids, links } = await page.evaluate(() => ({
      ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
      links: [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? ""),
    }));
    anchors.set(path, new Set(ids));
    for (const link of links) found.set(link.startsWith("#") ? `${path}${link}` : link, path);
  }

  const internal = [...found].filter(([link]) => link.startsWith("/"));
  const others = [...found].filter(([link]) => !link.startsWith("/"));
  expect(internal.length).toBeGreaterThan(10);
  for (const [link, path] of others) expect(link, path).toMatch(/^(?:https:\/\/|mailto:)\S+$/);
  for (const [link, path] of internal) {
    const { pathname, hash, search } = new URL(link, baseURL);
    const answer = await request.get(`${pathname}${search}`, { maxRedirects: 0 });
    expect(answer.status(), `${link} on ${path}`).toBe(path === pathname ? answer.status() : 200);
    const isCalculation = hash.includes("=");
    const known = anchors.get(pathname);
    if (hash && !isCalculation && known)
      expect([...known], `${link} on ${path}`).toContain(hash.slice(1));
  }
});

const withoutScripts = (html: string) =>
  html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<(?:link|img|source|style)\b[^>]*>/g, "");

async function storedThings(context: BrowserContext, page: Page): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
  ]);
  return [...cookies, ...stored];
}
