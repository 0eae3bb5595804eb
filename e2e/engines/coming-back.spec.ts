// Going away and coming back costs nobody their typing: each of these engines keeps the page whole.
import { expect, test } from "../support/engines/test";
import { stateOfWorker, valuesOfForm } from "../support/in-page";
import type { Visitor } from "../support/engines/visitor";

/** Follows a link to another page and comes back, to the page that the browser kept. */
async function goAwayAndComeBack(visitor: Visitor) {
  const path = () => visitor.tab.evaluate(() => location.pathname);
  // A worker that begins its work meanwhile would take over the page, which is then not kept.
  await visitor.sees("activated", stateOfWorker);
  await visitor.tab.evaluate(() => {
    delete document.documentElement.dataset.return;
    addEventListener("pageshow", ({ persisted }) =>
      // What the browser itself does to the boxes on the way, it has done by now.
      requestAnimationFrame(() => {
        document.documentElement.dataset.return = persisted ? "whole" : "anew";
      }),
    );
  });
  // WebKit loses a press now and then.
  await expect(async () => {
    if ((await path()) !== "/about") await visitor.click("footer a", "About Us");
    await expect.poll(path, { timeout: 3_000 }).toBe("/about");
  }).toPass();
  await visitor.finds("h1");
  await visitor.goBack();
}

const comesBackWhole = (visitor: Visitor) => visitor.finds("[data-return=whole]");

/** What the page has put by of the boxes, in case that it has to be loaded anew. */
const keptValues = () => {
  const { kept } = history.state as { kept?: { typed: string } };
  return Object.fromEntries(new URLSearchParams(kept?.typed));
};

const standing = () => ({
  results: document.querySelectorAll("[data-result]").length,
  isStale: document.querySelector("[data-stale]") !== null,
});

test("the boxes are as they were, and so is the result", async ({ visitor }) => {
  const typed = { homePrice: "400000", downPayment: "80000", annualRate: "6.5", years: "30" };
  await visitor.open("loans-credit/mortgage");
  await visitor.fill(typed);
  await visitor.calculate();
  await visitor.finds("[data-result]");
  const figures = await visitor.figures();
  for (const [changed, isStale] of [
    [{}, false],
    [{ homePrice: "450000" }, true],
  ] as const) {
    await visitor.fill(changed);
    // Firefox keeps no page whole that has this still before it.
    await visitor.sees(expect.objectContaining({ ...typed, ...changed }), keptValues);
    await goAwayAndComeBack(visitor);
    await comesBackWhole(visitor);
    await visitor.sees(expect.objectContaining({ ...typed, ...changed }), valuesOfForm);
    await visitor.sees({ results: 1, isStale }, standing);
    expect(await visitor.figures()).toEqual(figures);
  }
});

test("rows are as they were", async ({ visitor }) => {
  const rows = {
    "income.0.description": "Pay",
    "income.0.amount": "5200",
    "expenses.0.amount": "1800",
    "expenses.1.amount": "600",
  };
  await visitor.open("personal-finance/budget");
  await visitor.click("fieldset:has([name^='expenses.']) > div > button:first-child");
  await visitor.fill(rows);
  await visitor.calculate();
  await visitor.sees(expect.objectContaining(rows), keptValues);
  await goAwayAndComeBack(visitor);
  await comesBackWhole(visitor);
  await visitor.sees(expect.objectContaining(rows), valuesOfForm);
  await visitor.sees({ results: 1, isStale: false }, standing);
});

test("the spending tracker keeps nothing", async ({ visitor }) => {
  await visitor.open("personal-finance/spending-tracker");
  await visitor.fill({ "expenses.0.amount": "77" });
  await visitor.finds("[data-result]");
  await goAwayAndComeBack(visitor);
  await visitor.finds("form[data-ready]");
  await visitor.finds("[data-return]", 0);
  await visitor.sees(expect.objectContaining({ "expenses.0.amount": "" }), valuesOfForm);
});
