// The files for crawlers and programs, with the types they are served as.
import { calculators } from "../support/contract";
import { pngSize } from "../support/png";
import { sitePaths } from "../support/site-paths";
import { expect, test } from "../support/shared-test";

test.describe("types", () => {
  for (const [address, type] of [
    ["/calculators.json", "application/json; charset=utf-8"],
    ["/llms.txt", "text/plain; charset=utf-8"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/sitemap.xml", "application/xml"],
    ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
    ["/icon.svg", "image/svg+xml"],
    ["/engine/figurewell.js", "text/javascript; charset=utf-8"],
    ["/engine/figurewell.d.ts", "text/plain; charset=utf-8"],
  ] as const)
    test(address, async ({ request }) => {
      const answer = await request.get(address);
      expect(answer.status()).toBe(200);
      expect(answer.headers()["content-type"]).toBe(type);
    });
});

test("calculators.json lists the calculators of the contract, at addresses that exist", async ({
  request,
}) => {
  const list = (await (await request.get("/calculators.json")).json()) as {
    id: string;
    url: string;
  }[];
  expect(list.map(({ id }) => id).toSorted()).toEqual(calculators.map(({ id }) => id).toSorted());
  const paths = await sitePaths(request);
  for (const { url } of list) expect(paths).toContain(new URL(url).pathname);
});

test("llms.txt leads to pages and files that exist", async ({ request }) => {
  const text = await (await request.get("/llms.txt")).text();
  const addresses = new Set(
    [...text.matchAll(/https:\/\/figurewell\.example(\/[^\s)#]*)/g)].map(([, path = ""]) => path),
  );
  expect(addresses.size).toBeGreaterThan(calculators.length);
  for (const path of addresses) expect((await request.get(path)).status(), path).toBe(200);
});

test("the icons have the sizes that are said of them", async ({ page, request }) => {
  const { icons } = (await (await request.get("/manifest.webmanifest")).json()) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  await page.goto("/");
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute(
    "href",
    "/manifest.webmanifest",
  );
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  for (const { src, sizes, type } of [
    ...icons,
    { src: apple ?? "", sizes: "180x180", type: "image/png" },
  ]) {
    const answer = await request.get(src);
    expect(answer.headers()["content-type"], src).toBe(type);
    if (type !== "image/png") continue;
    const { width, height } = pngSize(await answer.body());
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
