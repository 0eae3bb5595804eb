// A long schedule is folded, and each of its years opens by its button.
import { expect, test } from "../support/engines/test";

const link = "#loanAmount=250000&annualRate=6.25&years=30";

/** Which of these months are in view. */
const monthsInView = () =>
  [1, 13, 25, 360].filter((month) =>
    document.querySelector(`tr[data-row="${month}"]`)?.checkVisibility(),
  );

test("its years are folded, and open and close by their buttons", async ({ visitor }) => {
  await visitor.open("loans-credit/amortization", link);
  await visitor.finds("[data-schedule] tr[data-row]", 360);
  await visitor.untilWhole();
  await visitor.sees([], monthsInView);
  const height = await visitor.tab.evaluate(
    () => document.querySelector("[data-schedule]")?.clientHeight,
  );
  expect(height).toBeLessThan(2_000);

  await visitor.click("[data-schedule] button", "Year 2");
  await visitor.finds("[data-schedule] [aria-expanded=true]");
  await visitor.sees([13], monthsInView);
  await visitor.click("[data-schedule] button", "Year 2");
  await visitor.finds("[data-schedule] [aria-expanded=true]", 0);
  await visitor.sees([], monthsInView);

  await visitor.click("[data-result] button", "Open all years");
  await visitor.sees([1, 13, 25, 360], monthsInView);
  await visitor.click("[data-result] button", "Close all years");
  await visitor.sees([], monthsInView);
});
