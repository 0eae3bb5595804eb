// The accuracy page and the two that it leads to show what is measured, reach every calculator, and fit a phone.
import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { calculators } from "../support/contract";
import { expect, test } from "../support/test";
import { rootPath } from "../support/root-path";
import { withoutSiteFont } from "../support/system-font";

type Comparison = { cases: number; figures: number };
const evidence = JSON.parse(readFileSync(rootPath("content/evidence.json"), "utf8")) as {
  commit: string;
  workedCases: Record<string, Comparison>;
  secondEngine: Record<string, Comparison>;
  reach: Record<string, object>;
};

test("every calculator has been measured", () => {
  const unmeasured = calculators.filter(({ id }) => !evidence.reach[id]).map(({ id }) => id);
  expect(
    unmeasured,
    "content/evidence.json has nothing of these. Commit them, run “npm run evidence”, commit what it writes.",
  ).toEqual([]);
});

test("every calculator has its line, with the numbers of the evidence", async ({ page }) => {
  await page.goto("/accuracy");
  await expect(page.getByText(evidence.commit)).toBeVisible();
  const lines = await page
    .locator("[data-slot=evidence-table] tr:has(th[scope=row])")
    .evaluateAll((rows) =>
      rows.map((row) => ({
        path: row.querySelector("a")?.getAttribute("href") ?? "",
        cells: [...row.querySelectorAll("td")].map((cell) => cell.textContent ?? ""),
      })),
    );
  expect(lines.map(({ path }) => path).sort()).toEqual(
    calculators.map(({ id }) => `/calculators/${id}`).sort(),
  );
  for (const { path, cells } of lines) {
    const id = path.replace("/calculators/", "");
    if (!evidence.reach[id]) {
      expect([id, ...new Set(cells)]).toEqual([id, "not yet"]);
      continue;
    }
    const shown = [cells[0], cells[2], cells[3]].map((text) => Number(text?.replaceAll(",", "")));
    const { workedCases, secondEngine } = evidence;
    expect([id, ...shown]).toEqual([
      id,
      workedCases[id]?.cases,
      secondEngine[id]?.cases,
      secondEngine[id]?.figures,
    ]);
  }
});

test("on a phone the table alone scrolls sideways, by keyboard too, its names in view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/accuracy");
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await sideways()).toBe(0);

  const table = page.getByRole("region", { name: "What each calculator is compared with" });
  await table.focus();
  const left = (role: "rowheader" | "columnheader", name: string) =>
    table.getByRole(role, { name }).evaluate((cell) => cell.getBoundingClientRect().left);
  // A press while an earlier one still scrolls may add little to it.
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    expect(await left("columnheader", "Worked cases")).toBeLessThan(0);
  }).toPass();
  expect(await left("rowheader", "Mortgage Calculator")).toBeGreaterThanOrEqual(0);

  await page.keyboard.press("End");
  await expect(table.getByRole("link", { name: "Estate Tax" })).toBeInViewport();
  await expect(table.getByText("Second engine"), "the head stays").toBeInViewport();
});

test("the states and every difference fit a phone, each fold opened", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.goto("/accuracy");
  await page.getByRole("link", { name: "See every state" }).click();

  const table = page.getByRole("region", { name: "Every state and what its tax is compared with" });
  expect(await table.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  await table.focus();
  await page.keyboard.press("End");
  await expect(table.getByRole("rowheader", { name: "Wyoming" })).toBeInViewport();
  await expect(table.getByText("Largest difference"), "the head stays").toBeInViewport();
  expect(await sideways()).toBe(0);

  await page.getByRole("link", { name: "Every difference" }).click();
  const folds = page.getByRole("main").locator("summary");
  for (const fold of await folds.all()) {
    await fold.click();
    await expect(fold.locator("xpath=../*[last()]")).toBeVisible();
  }
  expect(await sideways()).toBe(0);
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  const expectWholeTable = async (page: Page) => {
    await page.goto("/accuracy");
    const table = page.getByRole("region", { name: "What each calculator is compared with" });
    expect(await table.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  };

  test("the table is whole", ({ page }) => expectWholeTable(page));

  test.describe("in the system’s font", () => {
    test.use({ expectedMessages: /status of 404/ });

    test("the table is whole", async ({ page }) => {
      await withoutSiteFont(page);
      await expectWholeTable(page);
    });
  });
});
