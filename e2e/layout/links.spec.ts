// Where the pages lead, and that each of them is found.
import { sitePaths } from "../support/site-paths";
import { expect, test } from "../support/shared-test";

test("every link and picture leads somewhere, headings are in order, every page is three clicks away", async ({
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const paths = await sitePaths(request);
  const anchors = new Map<string, Set<string>>();
  const linksOn = new Map<string, string[]>();
  const found = new Map<string, string>();
  const pictures = new Map<string, string>();
  for (const path of [...paths, "/no-such-page"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(paths.includes(path) ? 200 : 404);
    const html = await answer.text();
    // The sheet's links come by script; they are the same categories and calculators.
    await page.setContent(withoutScripts(html), { waitUntil: "commit" });
    const { ids, links, levels } = await page.evaluate(() => ({
      ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
      links: [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? ""),
      levels: [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")].map(
        ({ tagName }) => Number(tagName.slice(1)),
      ),
    }));
    anchors.set(path, new Set(ids));
    linksOn.set(path, links);
    for (const link of links) found.set(link.startsWith("#") ? `${path}${link}` : link, path);
    for (const picture of picturesIn(html)) pictures.set(picture, path);
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(jumps, `headings of ${path}: ${levels.join(" ")}`).toEqual([]);
  }

  const internal = [...found].filter(([link]) => link.startsWith("/"));
  const others = [...found].filter(([link]) => !link.startsWith("/"));
  expect(internal.length).toBeGreaterThan(10);
  for (const [link, path] of others) expect(link, path).toMatch(/^(?:https:\/\/|mailto:)\S+$/);
  for (const [link, path] of internal) {
    const { pathname, hash, search } = new URL(link, baseURL);
    const known = anchors.get(pathname);
    if (!known || search) {
      const answer = await request.get(`${pathname}${search}`, { maxRedirects: 0 });
      expect(answer.status(), `${link} on ${path}`).toBe(200);
    }
    const isCalculation = hash.includes("=");
    if (hash && !isCalculation && known)
      expect([...known], `${link} on ${path}`).toContain(hash.slice(1));
  }
  for (const [picture, path] of pictures) {
    const { pathname } = new URL(picture, baseURL);
    const answer = await request.get(pathname);
    expect(answer.status(), `${picture} on ${path}`).toBe(200);
    expect(answer.headers()["content-type"], `${picture} on ${path}`).toMatch(/^image\//);
  }
  expect([...withinClicks(linksOn, 3)]).toEqual(expect.arrayContaining(paths));
});

/** What a page shows or names as a picture of it, icons included. */
const picturesIn = (html: string) =>
  [
    ...html.matchAll(/<img\b[^>]*?\bsrc="([^"]+)"/g),
    ...html.matchAll(/<meta property="og:image" content="([^"]+)"/g),
    ...html.matchAll(/<link rel="(?:icon|apple-touch-icon)"[^>]*?\bhref="([^"]+)"/g),
  ].map(([, address = ""]) => address);

/** The pages that so many clicks lead to from the home page. */
function withinClicks(linksOn: ReadonlyMap<string, string[]>, clicks: number) {
  const reached = new Set(["/"]);
  for (let click = 0; click < clicks; click += 1)
    for (const path of [...reached])
      for (const link of linksOn.get(path) ?? [])
        if (link.startsWith("/")) reached.add(link.replace(/[?#].*/, ""));
  return reached;
}

/** A page as text alone. Under its content policy the next one could not be put in its place. */
const withoutScripts = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<(?:link|img|source|style|meta)\b[^>]*>/g, "");
