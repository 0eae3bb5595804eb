// The calculations as other sites and programs get them.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { expect, test } from "../support/test";

test("its page shows it, and leads to its files", async ({ page, request }) => {
  await page.goto("/engine");
  const main = page.getByRole("main");
  await expect(main.locator("pre").first()).toContainText("/engine/figurewell.js");
  for (const [name, begins] of [
    ["figurewell.js", "// The calculations of Figurewell."],
    ["figurewell.d.ts", "// The calculations of Figurewell."],
    ["calculators.json", '[{"id":'],
  ] as const) {
    const address = await main.getByRole("link", { name, exact: true }).getAttribute("href");
    const text = await (await request.get(address ?? "")).text();
    expect(text.slice(0, begins.length), name).toBe(begins);
  }
});

test.describe("from another site", () => {
  test.use({ expectedMessages: /^request to another origin: http:\/\/127\.0\.0\.1:\d+\/$/ });

  test("a page imports it and calculates", async ({ page, baseURL }) => {
    const html = `<!DOCTYPE html><link rel="icon" href="data:," /><output></output><script type="module">
      import { calculations } from "${baseURL}/engine/figurewell.js";
      const { monthlyPayment } = calculations["loans-credit/mortgage"]({ homePrice: 400000, downPayment: 80000, annualRate: 6.5, years: 30 });
      document.querySelector("output").textContent = monthlyPayment.toFixed(2);
    </script>`;
    const otherSite = createServer((_, response) => {
      response.setHeader("content-type", "text/html").end(html);
    }).listen(0, "127.0.0.1");
    await once(otherSite, "listening");
    await page.goto(`http://127.0.0.1:${(otherSite.address() as AddressInfo).port}/`);
    await expect(page.locator("output")).toHaveText("2022.62");
    otherSite.close();
  });
});
