// Numbers are moved beside an answer by keys, by the pointer and by typing; the form takes them when told to.
import { expect, test } from "../support/engines/test";
import { valuesOfForm } from "../support/in-page";

const link = "#homePrice=400000&downPayment=80000&annualRate=6.5&years=30";

/** What the answer beside the numbers says. */
const said = () => document.querySelector("[data-slot=what-if] strong")?.parentElement?.textContent;
/** What the slider of the interest rate says to those who do not see it. */
const spoken = () =>
  document.querySelectorAll("[data-slot=what-if] [type=range]")[1]?.getAttribute("aria-valuetext");
test("the second slider is moved by keys and by the pointer, and the form stays until it is used", async ({
  visitor,
}) => {
  await visitor.open("loans-credit/mortgage", link);
  await visitor.untilWhole();
  await visitor.tab.evaluate(() => document.querySelector("[data-chart]")?.scrollIntoView());
  await visitor.sees("$2,022.62", said);
  await visitor.tab.evaluate(() =>
    document.querySelectorAll<HTMLElement>("[data-slot=what-if] [type=range]")[1]?.focus(),
  );
  await visitor.press("ArrowRight");
  await visitor.sees("6.625%", spoken);
  await visitor.sees("$2,049.00$26.38 more", said);
  await visitor.press("Home");
  await visitor.sees("3.5%", spoken);
  await visitor.press("End");
  await visitor.sees("9.5%", spoken);
  // The middle of it, which is where it stood.
  await visitor.click("[data-slot=what-if] [type=range]:not([aria-valuetext^='$'])");
  await visitor.sees("6.5%", spoken);
  await visitor.press("ArrowRight");
  await visitor.sees(expect.objectContaining({ annualRate: "6.5" }), valuesOfForm);
  await visitor.click("[data-slot=what-if] button", "Use these numbers");
  await visitor.sees(expect.objectContaining({ annualRate: "6.625" }), valuesOfForm);
  await visitor.sees("$2,049.00", said);
});
