// What happens to text that cannot be used, and to numbers that lead nowhere.

import { CalculatorPage } from "./support/calculator-page";
import { calculators, type Calculator } from "./support/contract";
import { fragmentOf, type Draft } from "./support/draft";
import { sampled } from "./support/sample";
import { expectNothingBroken } from "./support/shown-text";
import { andChanged, fewCalculators } from "./support/some-calculators";
import { invalidNotice, validDraft } from "./support/spec-examples";
import { expect, test } from "./support/shared-test";
import { acceptedForms, noNumbers, refusedNumbers } from "./support/typed-texts";

for (const { id, numbers, live } of sampled("refusals", calculators, 2)) {
  const valid = validDraft(id);

  test(`${id}: every box refuses what it cannot use, and says so until the next press`, async ({
    page,
  }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.open();
    await calculator.calculate(valid);

    for (const input of sampled(`${id} boxes`, numbers, 4)) {
      const { name } = input;
      const refused = sampled(`${id} ${name}`, [...noNumbers, ...refusedNumbers(input)], 4);
      for (const text of refused) {
        await calculator.calculate({ [name]: text });
        await expectRefusal(calculator, [name], text);
      }

      // What is wrong is said until a press finds it mended.
      await calculator.fill({ [name]: valid[name] ?? "" });
      if (!live) expect(await calculator.errors()).toHaveLength(1);
      await calculator.press();
      expect(await calculator.errors()).toEqual([]);
      await expect(calculator.result).toHaveCount(1);
    }
    await expectNothingBroken(page);
  });
}

for (const { id, numbers, required } of andChanged(fewCalculators("wrong input"))) {
  const valid = validDraft(id);

  test(`${id}: several wrong boxes are each marked, the first has the focus`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    const names = numbers.map(({ name }) => name);
    await calculator.open();
    await calculator.calculate({
      ...valid,
      ...Object.fromEntries(names.map((name) => [name, "abc"])),
    });
    await expectRefusal(calculator, names, "abc");
    const notice = invalidNotice(id, names);
    await calculator.expectNotice(notice.title, notice.text);

    const [first = "", ...others] = names;
    await calculator.calculate({ [first]: valid[first] ?? "" });
    if (others.length > 0) await expectRefusal(calculator, others, "abc");

    if (required.length === 0) return;
    await page.reload();
    await calculator.follow(fragmentOf({ [first]: "" }));
    await expectRefusal(
      calculator,
      required.map(({ name }) => name),
      "",
    );
  });
}

for (const { id, numbers } of sampled("numbers as written", calculators, 2)) {
  const valid = validDraft(id);

  test(`${id}: numbers as people write them are read`, async ({ page }) => {
    test.slow();
    const calculator = new CalculatorPage(page, id);
    await calculator.open();
    // A form of fifteen boxes is read by the same few rules: some boxes by turns.
    for (const { name, kind, min = 0, max = Infinity, below = Infinity } of sampled(
      `${id} boxes`,
      numbers,
      4,
    )) {
      const accepted = acceptedForms[kind].filter(
        // A year that the clock bounds is none of these.
        ([, plain]) =>
          Number(plain) >= min && Number(plain) <= Number(max) && Number(plain) < below,
      );
      for (const [typed, plain] of sampled(`${id} ${name}`, accepted, 2)) {
        await calculator.calculate({ ...valid, ...affordable(id), [name]: plain });
        const expected = await calculator.figures();
        expect(expected, `${name} ${plain}`).not.toEqual([]);
        await calculator.calculate({ [name]: typed });
        expect(await calculator.figures(), `${name} as ${typed}`).toEqual(expected);
        await expect(calculator.box(name)).toHaveValue(typed);
      }
    }
  });
}

/** What keeps a draft valid when another box changes: a payment that repays, a price above its cost. */
const affordable = (id: string): Draft => lenient[id] ?? {};
const lenient: Record<string, Draft> = {
  "business-finance/break-even": { sellingPrice: "2000000" },
  "loans-credit/credit-card-payoff": { monthlyPayment: "1000000", balance: "1000" },
  "personal-finance/debt-payoff": { monthlyPayment: "1000000", debtAmount: "1000" },
  "education/college-savings": { collegeAge: "71" },
  "investment-retirement/401k": { retirementAge: "71", annualSalary: "90000" },
  "investment-retirement/ira": { retirementAge: "71" },
  "investment-retirement/retirement-planner": { retirementAge: "71" },
};

async function expectRefusal(calculator: CalculatorPage, names: string[], text: string) {
  const errors = await calculator.errors();
  expect(
    errors.map(([name]) => name),
    `“${text.slice(0, 30)}” in ${names.join(", ")}`,
  ).toEqual(names);
  for (const [, words] of errors) {
    expect(words).toMatch(/^.*\w.*\.$/);
    expect(words.replaceAll(`“${text.trim()}”`, "")).not.toMatch(/NaN|Infinity|undefined|e\+/);
  }
  await expect(calculator.result).toHaveCount(0);
  expect(await calculator.focusedBox()).toBe(names[0]);
  for (const name of names) await expect(calculator.box(name)).toHaveValue(text);
  await calculator.expectNotice(invalidNotice(calculator.id, names).title);
}

test("a valid input without a finite result: Calculation Error, and no result", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page, "loans-credit/mortgage");
  const valid = validDraft(calculator.id);
  const tiny = `0.${"0".repeat(320)}1`;
  await calculator.open();
  await calculator.calculate(valid);
  await expect(calculator.result).toHaveCount(1);
  await calculator.calculate({ ...valid, years: tiny });
  await calculator.expectNotice(
    "Calculation Error",
    "Could not calculate payment with the provided inputs.",
  );
  await expect(calculator.result).toHaveCount(0);
  expect(await calculator.values()).toMatchObject({ years: tiny });
  await expectNothingBroken(page);
});

test.describe("at the limits of what is accepted", () => {
  for (const calculatorEntry of andChanged(fewCalculators("limits"))) {
    const { id, results } = calculatorEntry;
    test(`${id}: every figure is finite`, async ({ page }) => {
      const calculator = new CalculatorPage(page, id);
      await calculator.open();
      for (const draft of extremes(calculatorEntry)) {
        await calculator.calculate(draft);
        const refused = await calculator.errors();
        // A fortune beyond all numbers is no answer, and is said to be none.
        if (!id.startsWith("loans-credit/") && (await calculator.result.count()) === 0) {
          if (refused.length === 0) await calculator.expectNotice("Calculation Error");
          continue;
        }
        await expect(calculator.result, JSON.stringify(draft)).toHaveCount(1);
        const values = await calculator.figureValues();
        for (const [name, value] of Object.entries(values))
          if (results.includes(name) && /\d/.test(value))
            expect(Number.isFinite(Number(value)), name).toBe(true);
        await expectNothingBroken(page);
      }
    });
  }

  test("a schedule of a thousand years has its twelve thousand rows", async ({ page }) => {
    test.slow();
    const calculator = new CalculatorPage(page, "loans-credit/amortization");
    for (const annualRate of ["0", "1000"]) {
      await calculator.openLink(fragmentOf({ loanAmount: "200000", annualRate, years: "1000" }));
      await expect(page.locator("tr[data-row]")).toHaveCount(12_000, { timeout: 30_000 });
      await expectNothingBroken(page);
    }
  });
});

/** The ends of every kind: nothing and everything a rate can be, for the longest and a short term. */
function extremes({ id, numbers }: Calculator): Draft[] {
  if (id === "loans-credit/credit-card-payoff")
    return [
      { balance: "1000000000000", apr: "0", monthlyPayment: "0.01" },
      { balance: "1000000000000", apr: "1000", monthlyPayment: "1000000000000" },
      { balance: "0.01", apr: "1000", monthlyPayment: "1000000000000" },
      { balance: "5000", apr: "0.0000000000001", monthlyPayment: "41.67" },
    ];
  const filled = (money: string, percent: string, years: string) =>
    Object.fromEntries(
      numbers.map(({ name, kind, optional }) => [
        name,
        {
          money: optional ? "1" : money,
          percent,
          years,
          months: "12000",
          age: "60",
          number: "900",
          integer: "900",
        }[kind],
      ]),
    );
  // Twelve thousand rows are tried once, on their own.
  const longest = id === "loans-credit/amortization" ? "40" : "1000";
  return [
    filled("200000", "0", longest),
    filled("200000", "1000", longest),
    filled("1000000000000", "1000", "0.01"),
    filled("1.01", "0.0000000000001", longest),
  ];
}
