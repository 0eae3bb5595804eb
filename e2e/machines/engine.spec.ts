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
  test.use({
    expectedMessages:
      /^request to another origin: http:\/\/127\.0\.0\.1:\d+\/$|valid digest in the 'integrity'/,
  });

  /** A page of another site that imports the engine from this address and shows a payment. */
  async function otherSite(from: string | undefined, before = "") {
    const html = `<!DOCTYPE html><link rel="icon" href="data:," />${before}<output></output><script type="module">
      import { calculations } from "${from}/engine/figurewell.js";
      const { monthlyPayment } = calculations["loans-credit/mortgage"]({ homePrice: 400000, downPayment: 80000, annualRate: 6.5, years: 30 });
      document.querySelector("output").textContent = monthlyPayment.toFixed(2);
    </script>`;
    const server = createServer((_, response) => {
      response.setHeader("content-type", "text/html").end(html);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    return { address, close: () => server.close() };
  }

  test("a page imports it and calculates", async ({ page, baseURL }) => {
    const { address, close } = await otherSite(baseURL);
    await page.goto(address);
    await expect(page.locator("output")).toHaveText("2022.62");
    close();
  });

  test("a page with the lines that hold it to its hash runs it, and nothing else", async ({
    page,
    baseURL,
  }) => {
    await page.goto("/engine");
    const lines = await page.locator("pre", { hasText: "integrity" }).textContent();
    const here = lines?.replace("https://figurewell.example", `${baseURL}`);
    const { address, close } = await otherSite(baseURL, here);
    await page.goto(address);
    await expect(page.locator("output")).toHaveText("2022.62");

    await page.route("**/engine/figurewell.js", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}// altered` });
    });
    // A module has run when the page has loaded, or never does.
    await page.goto(address);
    await expect(page.locator("output")).toBeEmpty();
    close();
  });
});
