// What happens to text that cannot be used, and to numbers that lead nowhere.
import { CalculatorPage } from "./support/calculator-page";
import { calculators, type Calculator } from "./support/contract";
import { draftOf, fragmentOf, type Draft } from "./support/draft";
import { sampled } from "./support/sample";
import { expectNothingBroken } from "./support/shown-text";
import { validDraft } from "./support/spec-examples";
import { expect, test } from "./support/shared-test";
import { acceptedForms, noNumbers, refusedNumbers } from "./support/typed-texts";

for (const { id, inputs } of calculators) {
  const valid = validDraft(id);

  test(`${id}: every box refuses what it cannot use, and says so until the next press`, async ({
    page,
  }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.open();
    await calculator.calculate(valid);

    for (const input of inputs) {
      const { name } = input;
      const refused = sampled(`${id} ${name}`, [...noNumbers, ...refusedNumbers(input)], 4);
      for (const text of refused) {
        await calculator.calculate({ [name]: text });
        await expectRefusal(calculator, [name], text);
      }

      // What is wrong is said until a press finds it mended.
      await calculator.fill({ [name]: valid[name] ?? "" });
      expect(await calculator.problems()).toHaveLength(1);
      await calculator.press();
      expect(await calculator.problems()).toEqual([]);
      await expect(calculator.result).toHaveCount(1);
    }
    await expectNothingBroken(page);
  });

  test(`${id}: several wrong boxes are each marked, the first has the focus`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    const names = inputs.map(({ name }) => name);
    await calculator.open();
    await calculator.calculate(Object.fromEntries(names.map((name) => [name, "abc"])));
    await expectRefusal(calculator, names, "abc");
    await calculator.expectNotice(
      "Invalid Input",
      "Please enter valid positive numbers for all fields.",
    );

    const [first = "", ...others] = names;
    await calculator.calculate({ [first]: valid[first] ?? "" });
    await expectRefusal(calculator, others, "abc");

    await page.reload();
    await calculator.follow(fragmentOf({ [first]: "" }));
    const required = inputs.filter((input) => !input.optional && input.default === undefined);
    await expectRefusal(
      calculator,
      required.map(({ name }) => name),
      "",
    );
  });

  test(`${id}: numbers as people write them are read`, async ({ page }) => {
    const calculator = new CalculatorPage(page, id);
    await calculator.open();
    for (const { name, kind } of inputs) {
      for (const [typed, plain] of sampled(`${id} ${name}`, acceptedForms[kind], 2)) {
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

/** A payment that still repays the card when another box changes. */
const affordable = (id: string): Draft =>
  id === "loans-credit/credit-card-payoff" ? { monthlyPayment: "1000000", balance: "1000" } : {};

async function expectRefusal(calculator: CalculatorPage, names: string[], text: string) {
  const problems = await calculator.problems();
  expect(
    problems.map(([name]) => name),
    `“${text.slice(0, 30)}” in ${names.join(", ")}`,
  ).toEqual(names);
  for (const [, words] of problems) {
    expect(words).toMatch(/^.*\w.*\.$/);
    expect(words.replaceAll(`“${text.trim()}”`, "")).not.toMatch(/NaN|Infinity|undefined|e\+/);
  }
  await expect(calculator.result).toHaveCount(0);
  expect(await calculator.focusedBox()).toBe(names[0]);
  for (const name of names) await expect(calculator.box(name)).toHaveValue(text);
  await calculator.expectNotice("Invalid Input");
}

test.describe("a valid input without a finite result", () => {
  const tiny = `0.${"0".repeat(320)}1`;
  const terms: Record<string, string[]> = {
    "loans-credit/refinance": ["remainingYears", "newTerm"],
    "loans-credit/heloc": ["repaymentPeriod"],
  };
  const words: Record<string, string> = {
    "loans-credit/amortization": "Could not calculate amortization schedule.",
    "loans-credit/loan-payment": "Could not calculate payment with the provided inputs.",
    "loans-credit/auto-loan": "Could not calculate payment with the provided inputs.",
    "loans-credit/mortgage": "Could not calculate payment with the provided inputs.",
  };

  for (const { id } of calculators) {
    test(`${id}: Calculation Error, and no result`, async ({ page }) => {
      const calculator = new CalculatorPage(page, id);
      await calculator.open();
      const drafts: Draft[] =
        id === "loans-credit/credit-card-payoff"
          ? [draftOf({ balance: 5000, apr: 0, monthlyPayment: tiny })]
          : (terms[id] ?? ["years"]).map((name) => ({ ...validDraft(id), [name]: tiny }));

      for (const draft of drafts) {
        await calculator.calculate(validDraft(id));
        await expect(calculator.result).toHaveCount(1);
        await calculator.calculate(draft);
        await calculator.expectNotice(
          "Calculation Error",
          words[id] ?? "Could not calculate payment.",
        );
        await expect(calculator.result).toHaveCount(0);
        expect(await calculator.values()).toMatchObject(draft);
        await expectNothingBroken(page);
      }
    });
  }
});

test.describe("at the limits of what is accepted", () => {
  for (const calculatorEntry of calculators) {
    const { id, results } = calculatorEntry;
    test(`${id}: every figure is finite`, async ({ page }) => {
      const calculator = new CalculatorPage(page, id);
      await calculator.open();
      for (const draft of extremes(calculatorEntry)) {
        await calculator.calculate(draft);
        await expect(calculator.result, JSON.stringify(draft)).toHaveCount(1);
        const values = await calculator.figureValues();
        for (const [name, value] of Object.entries(values))
          if (results.includes(name)) expect(Number.isFinite(Number(value)), name).toBe(true);
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
function extremes({ id, inputs }: Calculator): Draft[] {
  if (id === "loans-credit/credit-card-payoff")
    return [
      { balance: "1000000000000", apr: "0", monthlyPayment: "0.01" },
      { balance: "1000000000000", apr: "1000", monthlyPayment: "1000000000000" },
      { balance: "0.01", apr: "1000", monthlyPayment: "1000000000000" },
      { balance: "5000", apr: "0.0000000000001", monthlyPayment: "41.67" },
    ];
  const filled = (money: string, percent: string, years: string) =>
    Object.fromEntries(
      inputs.map(({ name, kind, optional }) => [
        name,
        { money: optional ? "1" : money, percent, years }[kind],
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
