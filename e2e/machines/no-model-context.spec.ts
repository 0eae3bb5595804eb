// Most browsers have no WebMCP: they fetch nothing for it.
import { atRest } from "../support/at-rest";
import { CalculatorPage } from "../support/calculator-page";
import { collectScripts } from "../support/scripts";
import { expect, test } from "../support/test";

test("the code of tools is not fetched", async ({ page }) => {
  const scripts = collectScripts(page);
  await new CalculatorPage(page, "loans-credit/mortgage").open();
  await atRest(page);
  expect((await scripts()).some((script) => script.includes("registerTool"))).toBe(false);
});
