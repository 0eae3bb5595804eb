// One file answers every unknown address; which it is only the browser can know.
import { expect, test } from "../support/test";

test.use({ expectedMessages: /status of 404/ });

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
  const painted = () => page.evaluate(() => (window as unknown as { painted: string[] }).painted);
  await expect.poll(async () => (await painted()).length).toBeGreaterThan(2);
  expect([...new Set(await painted())]).toEqual(["Post Not Found | Figurewell: Post Not Found"]);
});

test("without script it is the 404 page", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/blog/no-such-post");
  await expect(page.locator("h1")).toHaveText("404 - Page Not Found");
  await expect(page.getByText("There is no article at this address.")).toBeHidden();
  await context.close();
});
