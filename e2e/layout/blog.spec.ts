import { expect, test } from "../support/test";

const slugs = [
  "emergency-fund-how-many-months",
  "how-to-plan-retirement-free-online-tools",
  "best-budgeting-tools-families-freelancers",
  "understanding-loan-amortization-calculator-guide",
];

test("the blog has a card for each article, and each opens it", async ({ page }) => {
  await page.goto("/blog");
  const more = page.getByRole("main").getByRole("link", { name: "Read More" });
  await expect(more).toHaveCount(4);
  const addresses = await more.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  expect(addresses).toEqual(slugs.map((slug) => `/blog/${slug}`));
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(4);
  // The whole card is the link.
  const picture = await page.getByRole("main").getByRole("img").first().boundingBox();
  await page.mouse.click((picture?.x ?? 0) + 40, (picture?.y ?? 0) + 40);
  await expect(page).toHaveURL(`/blog/${slugs[0]}`);
});

for (const slug of slugs) {
  test(`${slug} reads as an article and leads back`, async ({ page }) => {
    await page.goto(`/blog/${slug}`);
    const article = page.getByRole("article");
    await expect(article.getByText("November 21, 2026 ·")).toHaveText(/ · [4-7] min read$/);
    await expect(article.getByRole("img")).toBeVisible();
    const width = await article.locator("[data-slot=prose]").first().boundingBox();
    expect(width?.width).toBeLessThanOrEqual(42 * 16);
    await article.getByRole("link", { name: "Back to Blog" }).click();
    await expect(page).toHaveURL("/blog");
  });

  // That every figure agrees is tested where the articles are written: __tests__/content.
  test(`${slug} opens its first example filled in and answered`, async ({ page }) => {
    await page.goto(`/blog/${slug}`);
    const link = page.locator("a[data-quotes]").first();
    const [name = ""] = ((await link.getAttribute("data-quotes")) ?? "").split(" ");
    const text = await page.getByRole("article").innerText();
    await link.click();
    const figure = page.locator(`[data-result] [data-figure="${name}"]`);
    await expect(figure).toBeVisible();
    const dollars = Math.round(Number(await figure.getAttribute("value"))).toLocaleString("en-US");
    const readings = [await figure.innerText(), `$${dollars}`];
    expect(readings.filter((reading) => text.includes(reading))).not.toEqual([]);
  });
}
