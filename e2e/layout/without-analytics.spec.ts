// The build as it comes has no provider of analytics: no code for one, nothing asked, nothing kept.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { rootPath } from "../support/root-path";
import { expect, test } from "../support/test";

/** Texts that only the code of consent contains. */
const codeOfConsent = ["globalPrivacyControl", "May we count", "prerenderingchange", "pageview"];

test("no file of the export holds code of consent or of counting", () => {
  const out = rootPath("out");
  const files = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:html|js|txt)$/.test(file),
  );
  expect(files.some((file) => file.endsWith(".js"))).toBe(true);
  const withCode = files.filter((file) => {
    const text = readFileSync(path.join(out, file), "utf8");
    return codeOfConsent.some((code) => text.includes(code));
  });
  expect(withCode).toEqual([]);
});

test("the privacy choices say that there is nothing to choose, and keep nothing", async ({
  page,
}) => {
  await page.goto("/privacy-policy");
  const choices = page.getByRole("contentinfo").locator("details");
  await choices.locator("summary").click();
  await expect(choices).toContainText("There is nothing to choose here");
  await expect(choices.getByRole("button")).toHaveCount(0);
  await expect(page.locator("[data-slot=consent]")).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("Analytics are not switched on");
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
});

test("the line on estimates leads to the accuracy page, and once dismissed stays so", async ({
  page,
}) => {
  await page.goto("/about");
  const notice = page.getByRole("complementary", { name: "About the results" });
  await expect(notice.getByRole("link")).toHaveAttribute("href", "/accuracy");
  await notice.getByRole("button").click();
  await expect(notice).toBeHidden();
  await page.goto("/contact");
  await expect(page.locator("h1")).toBeVisible();
  await expect(notice).toBeHidden();
});
