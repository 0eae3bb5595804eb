// WebMCP in a browser that has it: the assistant is given the calculator of the page.
import { chromiumArguments } from "../../scripts/lib/browsers/chromium.mjs";
import { CalculatorPage } from "../support/calculator-page";
import { expect, test } from "../support/test";

test.use({
  launchOptions: async ({ launchOptions }, run) =>
    run({ ...launchOptions, args: [...chromiumArguments, "--enable-features=WebMCP"] }),
});

test("the tool answers what the page answers, and leaves the form alone", async ({ page }) => {
  const id = "loans-credit/mortgage";
  const calculator = new CalculatorPage(page, id);
  await calculator.open();
  await expect.poll(async () => (await page.webmcp.tools()).length).toBe(1);
  const [tool] = await page.webmcp.tools();
  expect(tool?.name).toBe("loans-credit_mortgage");

  const sent = { homePrice: 400_000, downPayment: 80_000, annualRate: 6.5, years: 30 };
  const answer = (await page.webmcp.callTool("loans-credit_mortgage", sent)) as {
    structuredContent: { figures: Record<string, { value: string; text: string }>; link: string };
  };
  await expect(calculator.box("homePrice")).toHaveValue("");
  await expect(calculator.result).toHaveCount(0);

  const { figures, link } = answer.structuredContent;
  await calculator.openLink(new URL(link).hash);
  for (const [name, { value, text }] of Object.entries(figures)) {
    const shown = calculator.result.locator(`[data-figure="${name}"]`).first();
    await expect(shown).toHaveAttribute("value", value);
    await expect(shown).toHaveText(text);
  }
  expect(figures.monthlyPayment?.text).toBe("$2,022.62");
});
