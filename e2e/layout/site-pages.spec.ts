// The pages beside the calculators, and the ways to them.
import { expect, test } from "../support/test";

test("the privacy policy has twelve numbered sections, which its list leads to", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/privacy-policy");
  const main = page.getByRole("main");
  await expect(main.locator("time").first()).toHaveAttribute("datetime", "2025-05-02");
  await expect(main.getByText("Last updated May 2, 2025")).toBeVisible();
  const numbered = main.getByRole("heading", { level: 2, name: /^\d+\. \S/ });
  await expect(numbered).toHaveCount(12);

  const list = page.getByRole("navigation", { name: "On this page" });
  await expect(list.getByRole("link")).toHaveCount(13);
  await list.getByRole("link", { name: "Children" }).click();
  await expect(main.getByRole("heading", { name: "10. Children" })).toBeInViewport();
});

test("About has its mission and three values, in their order", async ({ page }) => {
  await page.goto("/about");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Our mission" })).toBeVisible();
  const values = main.getByRole("heading", { level: 3 });
  await expect(values).toHaveText(["Clarity", "Accuracy", "Accessibility"]);
});

test("the footer leads to About Us, Contact and the privacy policy", async ({ page }) => {
  for (const [name, path] of [
    ["About Us", "/about"],
    ["Contact", "/contact"],
    ["Privacy Policy", "/privacy-policy"],
  ] as const) {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator("[aria-label=Breadcrumb] [aria-current=page]")).toHaveCount(1);
  }
});

test("the header has About before Contact", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const links = page.getByRole("navigation", { name: "Main" }).locator("> a");
  const names = await links.allTextContents();
  expect(names.filter((name) => name !== "Blog")).toEqual(["About", "Contact"]);
});
