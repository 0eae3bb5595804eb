// A pay stub, with the days that browsers have boxes of their own for.
import { test } from "../support/engines/test";

const stub = {
  owner: "you",
  frequency: "biweekly",
  payDate: "2026-10-16",
  pay: "2900",
  paySoFar: "60900",
  withheld: "118",
  withheldSoFar: "2478",
};

/** As a picker of days does. */
const pick = ([name, day]: readonly [string, string]) => {
  const box = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!box) return;
  box.value = day;
  box.dispatchEvent(new Event("input", { bubbles: true }));
};

const dayIn = (name: string) => {
  const box = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  return `${box?.type} ${box?.value}`;
};

const firstNewCheck = () =>
  [...document.querySelectorAll("table")]
    .find(({ textContent }) => textContent.includes("New from"))
    ?.querySelector("tbody td:nth-child(2)")?.textContent;

test("a day comes with a link, can be picked, and counts", async ({ visitor }) => {
  const boxes = Object.entries(stub).map(([cell, text]) => `stubs.0.${cell}=${text}`);
  await visitor.open("tax/paycheck-checkup", `#filingStatus=single&${boxes.join("&")}`);
  await visitor.untilWhole();
  await visitor.sees("date 2026-10-16", dayIn, "stubs.0.payDate");
  await visitor.sees("Dec 11", firstNewCheck);
  await visitor.tab.evaluate(pick, ["stubs.0.payDate", "2026-11-20"] as const);
  await visitor.calculate();
  await visitor.sees("Dec 18", firstNewCheck);
});
