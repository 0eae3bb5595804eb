// A form as a visitor fills it: with the keyboard, rightly and wrongly, and by rows.
import { expect, test } from "../support/engines/test";
import { focusedBox, errorsOfForm, valuesOfForm } from "../support/in-page";

const mortgage = "loans-credit/mortgage";
const typed = { homePrice: "400000", downPayment: "80000", annualRate: "6.5", years: "30" };
/** The level payment of $320,000 at 6.5% over 360 months. */
const payment = (320_000 * 0.065) / 12 / (1 - (1 + 0.065 / 12) ** -360);

test("a form is filled as people write, and sent", async ({ visitor }) => {
  await test.step("is typed, and sent by Enter and by its button", async () => {
    await visitor.open(mortgage);
    await visitor.fill(typed);
    await visitor.press("Enter");
    await visitor.hasRun();
    await visitor.seesNotice("Calculation Complete");
    const first = await visitor.figures();
    expect(Number(first[0]?.value)).toBeCloseTo(payment, 9);

    await visitor.fill({ homePrice: "720000" });
    await visitor.finds("[data-result][data-stale]");
    await visitor.calculate();
    await visitor.finds("[data-result][data-stale]", 0);
    const second = await visitor.figures();
    expect(Number(second[0]?.value)).toBeCloseTo(2 * payment, 9);
  });

  await test.step("amounts are grouped over a box that is left, and Undo takes back what was typed in it", async () => {
    const price = () => document.querySelector<HTMLInputElement>("[name=homePrice]")?.value;
    const drawn = () => {
      const over = document.querySelector("[name=homePrice]")?.previousElementSibling;
      return over?.lastElementChild?.checkVisibility() && over.textContent;
    };
    await visitor.open(mortgage);
    await visitor.fill({ ...typed, homePrice: "55000" });
    await visitor.fill({ homePrice: "1400000", downPayment: "80000" });
    await visitor.sees("$1,400,000", drawn);
    await visitor.sees(expect.objectContaining({ homePrice: "1400000" }), valuesOfForm);
    await visitor.click("[name=homePrice]");
    await visitor.sees(false, drawn);
    // The middle of a box is behind its number.
    await visitor.tab.type("0");
    await visitor.sees("14000000", price);

    await visitor.open(mortgage);
    await visitor.fill({ homePrice: "55000" });
    await visitor.fill({ homePrice: "60000" });
    await visitor.click("[name=downPayment]");
    await visitor.click("[name=homePrice]");
    await visitor.tab.evaluate(() => document.execCommand("undo"));
    await visitor.sees("55000", price);
    await visitor.tab.evaluate(() => document.execCommand("redo"));
    await visitor.sees("60000", price);
  });

  await test.step("thousands and a share of the price are read as people write them", async () => {
    await visitor.open(mortgage);
    await visitor.fill({ ...typed, homePrice: "400k", downPayment: "20%" });
    await visitor.sees(
      "= $80,000",
      () => document.querySelector("#field-downPayment-dollars")?.textContent,
    );
    await visitor.calculate();
    const [answer] = await visitor.figures();
    expect(Number(answer?.value)).toBeCloseTo(payment, 9);
  });
});

test("a term is given in months, a state by its name, an option by its words", async ({
  visitor,
}) => {
  await test.step("a term is given in months, and a state by its name", async () => {
    /** What a visitor does to a list of options, whose press may bring them, without the list that the system would open. */
    const choose = (name: string, option: string) =>
      visitor.tab.evaluate(
        (name, option) => {
          const list = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
          if (!list) throw new Error(`There is no list ${name}`);
          list.dispatchEvent(new Event("pointerdown", { bubbles: true }));
          list.value = option;
          list.dispatchEvent(new Event("input", { bubbles: true }));
          list.dispatchEvent(new Event("change", { bubbles: true }));
        },
        name,
        option,
      );
    await visitor.open(mortgage);
    await visitor.fill({ ...typed, years: "360" });
    await choose("years.unit", "months");
    await visitor.sees(expect.objectContaining(typed), valuesOfForm);
    await visitor.calculate();
    expect(Number((await visitor.figures())[0]?.value)).toBeCloseTo(payment, 9);

    await visitor.open("tax/payroll-tax");
    await choose("state.choice", "CA");
    await visitor.sees(expect.objectContaining({ state: "CA" }), valuesOfForm);
    await visitor.fill({ state: "tx" });
    await visitor.sees(
      "TX",
      () => document.querySelector<HTMLSelectElement>("[name='state.choice']")?.value,
    );
  });

  await test.step("an option is chosen by its words", async () => {
    await visitor.open("investment-retirement/annuity");
    await visitor.sees(expect.objectContaining({ mode: "presentValue" }), valuesOfForm);
    await visitor.click("form label", "Future Value");
    await visitor.sees(expect.objectContaining({ mode: "futureValue" }), valuesOfForm);
  });

  await test.step("the answer of the law leads, and the illustration follows", async () => {
    await visitor.open("tax/payroll-tax", "#grossPay=2650&payFrequency=biweekly&state=TX");
    await visitor.finds("[data-result]");
    const names = (await visitor.figures()).map(({ name }) => name);
    expect(names[0]).toBe("law.netPay");
    expect(names.indexOf("netPay")).toBeGreaterThan(
      names.findLastIndex((name) => name.startsWith("law.")),
    );
  });
});

test("what is wrong or doubtful is said at its box, and what was typed comes back", async ({
  visitor,
}) => {
  await test.step("what is wrong is said at its box, and stays until it is corrected", async () => {
    await visitor.open(mortgage);
    await visitor.fill({ ...typed, annualRate: "abc" });
    await visitor.calculate();
    await visitor.seesNotice("Invalid Input");
    await visitor.finds("[data-result]", 0);
    await visitor.sees([["annualRate", expect.stringMatching(/\w+ \w+.*\.$/)]], errorsOfForm);
    await visitor.sees(expect.objectContaining({ annualRate: "abc" }), valuesOfForm);
    await visitor.sees("annualRate", focusedBox);

    await visitor.fill({ annualRate: typed.annualRate });
    await visitor.calculate();
    await visitor.finds("[data-result]");
    await visitor.sees([], errorsOfForm);
  });

  await test.step("a number that few people mean is asked about, and Undo brings typed numbers back", async () => {
    await visitor.open(mortgage);
    await visitor.fill({ ...typed, years: "360" });
    await visitor.calculate();
    // All of it: a part that comes later may move the form beside it, and the press would miss.
    await visitor.untilWhole();
    await visitor.click("#field-years-doubt button", "Use 30 years");
    await visitor.sees(expect.objectContaining(typed), valuesOfForm);
    await visitor.finds("#field-years-doubt button", 0);
    await visitor.finds("[data-result][data-stale]");

    await visitor.click("[data-slot=out-of-date-bar] button");
    await visitor.finds("[data-result]:not([data-stale])");
    const [answer] = await visitor.figures();
    expect(Number(answer?.value)).toBeCloseTo(payment, 9);

    await visitor.click("form button", "Reset");
    await visitor.finds("[data-result]", 0);
    await visitor.click("form button", "Undo");
    await visitor.sees(expect.objectContaining(typed), valuesOfForm);
    await visitor.finds("[data-result]");
  });
});

test("rows are added, typed and removed", async ({ visitor }) => {
  await visitor.open("business-finance/startup-costs");
  const rows = 'fieldset:has([name^="oneTimeCosts."])';
  await visitor.fill({ "oneTimeCosts.0.amount": "5" });
  for (const [row, amount] of [
    [1, "70"],
    [2, "900"],
  ] as const) {
    await visitor.click(`${rows} > div > button:first-child`);
    // The focus goes there by itself, and brings the row into view.
    await visitor.sees(`oneTimeCosts.${row}.description`, focusedBox);
    await visitor.fill({ [`oneTimeCosts.${row}.amount`]: amount });
  }
  await visitor.click(`${rows} li:nth-child(2) button`);
  await visitor.finds(`${rows} li`, 2);
  await visitor.sees("oneTimeCosts.1.description", focusedBox);
  await visitor.calculate();
  await visitor.finds("[data-result]");
  expect(await visitor.figures()).toContainEqual({
    name: "totalOneTime",
    value: "905",
    text: "$905.00",
  });
});
