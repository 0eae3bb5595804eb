// A chart is read point by point, with the pointer and with keys.
import { expect, test } from "../support/engines/test";

const link = "#homePrice=400000&downPayment=80000&annualRate=6.5&years=30";

/** What the first chart says at its marker. */
const readout = () => document.querySelector("[data-chart] [aria-live=polite]")?.textContent;
/** The groups of its picture: a marker adds two, its line and its points. */
const groupCount = () =>
  document.querySelectorAll("[data-chart] svg[role=img]:first-of-type > g").length;

test("the pointer moves its marker, and keys from there", async ({ visitor }) => {
  await visitor.open("loans-credit/mortgage", link);
  await visitor.finds("[data-chart] [role=slider]", 2);
  await visitor.sees("", readout);
  await visitor.sees(2, groupCount);

  await visitor.click("[data-chart] [role=slider]");
  await visitor.sees(expect.stringMatching(/^1\d years from now: Still owed \$2/), readout);
  await visitor.sees(4, groupCount);
  await visitor.press("End");
  await visitor.sees("30 years from now: Still owed $0", readout);
  await visitor.press("Home");
  await visitor.sees("0 years from now: Still owed $320,000", readout);
  await visitor.press("ArrowRight");
  await visitor.sees(expect.stringMatching(/^1 year from now/), readout);
  await visitor.press("Escape");
  await visitor.sees("", readout);
  await visitor.sees(2, groupCount);
});
