import { expect, test } from "../support/test";

test.use({ expectedMessages: /status of 404/ });

for (const path of [
  "/no-such-page",
  "/calculators/loans-credit/none",
  "/calculators",
  "/blog/x/y",
]) {
  test(`${path} is the 404 page, with three ways on`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.locator("h1")).toHaveText("404 - Page Not Found");
    await expect(page).toHaveTitle("404 - Page Not Found | Figurewell");
    const main = page.getByRole("main");
    const home = main.getByRole("link", { name: "Go Back Home" });
    await expect(home).toHaveAttribute("href", "/");
    const explore = main.getByRole("link", { name: "Explore Calculators" });
    await expect(explore).toHaveAttribute("href", "/all-calculators");
    const contact = main.getByRole("link", { name: /contact/i });
    await expect(contact).toHaveAttribute("href", /^(?:mailto:\S+@\S+|\/contact)$/);
    await home.click();
    await expect(page).toHaveURL("/");
  });
}
