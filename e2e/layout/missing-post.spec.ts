// What stands at an address of the blog that has no article: a page of its own, and on a host that has
// one page for every unknown address that page, which finds out in the browser.
import { textOf } from "../support/exported";
import { expect, test } from "../support/test";

test.use({ expectedMessages: /status of 404/ });

const hosts = {
  "a page of its own": null,
  "one page for every unknown address": "/404.html",
};

for (const [served, file] of Object.entries(hosts)) {
  test.describe(served, () => {
    test.beforeEach(async ({ page }) => {
      if (file)
        await page.route("/blog/no-such-post", (route) =>
          route.fulfill({ status: 404, contentType: "text/html", body: textOf(file) }),
        );
    });

    test("an unknown article says so, in the page and in its title", async ({ page }) => {
      const answer = await page.goto("/blog/no-such-post");
      expect(answer?.status()).toBe(404);
      await expect(page.locator("h1")).toHaveText("Post Not Found");
      await expect(page).toHaveTitle("Post Not Found | Figurewell");
      const article = page.getByRole("article");
      await expect(article.getByText("There is no article at this address.")).toBeVisible();
      await expect(article.getByText("There is no page at this address.")).toBeHidden();
      await expect(article.getByRole("link")).toHaveCount(1);
      await article.getByRole("link", { name: "Back to Blog" }).click();
      await expect(page).toHaveURL("/blog");
    });

    test("it is never painted with the other words", async ({ page }) => {
      await page.addInitScript(() => {
        const painted = ((window as unknown as { painted: string[] }).painted = [] as string[]);
        const note = () => {
          const heading = document.querySelector("h1");
          if (heading) painted.push(`${document.title}: ${heading.textContent}`);
          requestAnimationFrame(note);
        };
        note();
      });
      await page.goto("/blog/no-such-post");
      await expect(page.locator("h1")).toHaveText("Post Not Found");
      const painted = () =>
        page.evaluate(() => (window as unknown as { painted: string[] }).painted);
      await expect.poll(async () => (await painted()).length).toBeGreaterThan(2);
      expect([...new Set(await painted())]).toEqual([
        "Post Not Found | Figurewell: Post Not Found",
      ]);
    });
  });
}

for (const address of ["/blog/no-such-post", "/blog/no-such-post/", "/blog/404"])
  test(`${address} says so without script`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.locator("h1")).toHaveText("Post Not Found");
    await expect(page).toHaveTitle("Post Not Found | Figurewell");
    await expect(page.getByText("There is no article at this address.")).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await context.close();
  });
