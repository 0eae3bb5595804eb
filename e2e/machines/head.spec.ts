// What a page says of itself to search results, previews and other readers of its markup.
import { faultsIn, structuredDataIn } from "../../__tests__/google-structured-data";
import { pngSize } from "../support/png";
import { sitePaths } from "../support/site-paths";
import { expect, test } from "../support/shared-test";

/** The content of a meta element by its name or property, with its entities read. */
function metaOf(html: string, name: string) {
  const found = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html);
  return found?.[1] && plain(found[1]);
}

const plain = (text: string) =>
  text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');

test("every page has its own title, description, address and picture", async ({ request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const paths = await sitePaths(request);
  for (const path of paths) {
    await test.step(path, async () => {
      const html = await (await request.get(path)).text();
      const title = plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
      expect(title).toMatch(path === "/" ? /^Figurewell \| \S/ : /\S \| Figurewell$/);
      const description = metaOf(html, "description") ?? "";
      expect(description.length).toBeGreaterThan(40);
      expect(description.length).toBeLessThanOrEqual(170);
      titles.add(title);
      descriptions.add(description);

      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? "";
      expect(new URL(canonical).pathname).toBe(path);
      expect(metaOf(html, "og:url")).toBe(canonical);
      for (const site of ["og", "twitter"]) {
        expect(metaOf(html, `${site}:title`)).toBe(title);
        expect(metaOf(html, `${site}:description`)).toBe(description);
        expect(metaOf(html, `${site}:image:alt`)?.length).toBeGreaterThan(10);
      }
      expect(metaOf(html, "og:site_name")).toBe("Figurewell");
      expect(metaOf(html, "twitter:card")).toBe("summary_large_image");

      const image = new URL(metaOf(html, "og:image") ?? "");
      expect(image.origin).toBe(new URL(canonical).origin);
      expect(metaOf(html, "twitter:image")).toBe(image.href);
      const picture = await request.get(image.pathname);
      expect(picture.status()).toBe(200);
      expect(picture.headers()["content-type"]).toBe("image/png");
      expect(pngSize(await picture.body())).toEqual({ width: 1200, height: 630 });
    });
  }
  expect(titles.size).toBe(paths.length);
  expect(descriptions.size).toBe(paths.length);
});

test("the structured data of every page is whole, and names the product as its provider", async ({
  request,
}) => {
  for (const path of await sitePaths(request)) {
    await test.step(path, async () => {
      const data = structuredDataIn(await (await request.get(path)).text());
      expect(data.flatMap((one) => faultsIn(one))).toEqual([]);
      const kinds = data.map((one) => one["@type"]);
      if (path === "/") expect(kinds).toEqual(["Organization", "WebSite"]);
      else expect(kinds).toContain("BreadcrumbList");
      expect(data).toContainEqual(
        expect.objectContaining({
          provider: expect.objectContaining({
            "@type": "Organization",
            name: "Figurewell",
          }) as unknown,
        }),
      );
      const isCalculator = path.startsWith("/calculators/");
      expect(kinds.includes("WebApplication")).toBe(isCalculator);
      expect(kinds.includes("FAQPage")).toBe(isCalculator);
    });
  }
});
