import { expect, type APIRequestContext } from "@playwright/test";

/** The path of every page of the site, as its sitemap lists them. */
export async function sitePaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await request.get("/sitemap.xml");
  expect(sitemap.status()).toBe(200);
  const addresses = (await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  const paths = [...addresses].map(([, address = ""]) => new URL(address).pathname);
  expect(paths).toContain("/");
  expect(new Set(paths).size).toBe(paths.length);
  return paths;
}
