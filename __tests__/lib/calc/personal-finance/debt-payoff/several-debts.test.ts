import fc from "fast-check";

import {
  debtPayoff,
  type DebtPayoffInput,
} from "@/lib/calc/personal-finance/debt-payoff/calculation";
import { form } from "@/lib/calc/personal-finance/debt-payoff/form";
import { report } from "@/lib/calc/personal-finance/debt-payoff/report";
import { chartsOf } from "@/lib/calculator/charts/charts-of";
import { viewOf } from "@/lib/calculator/report/view";
import { run } from "@/lib/calculator/run";
import { draftOf } from "@/lib/calculator/share/draft-to-link";
import { payoff } from "@/lib/finance/loan/payoff";

import cases from "../../../../fixtures/depth_cases.json";

const world = { today: { year: 2026, month: 11, day: 26 } };
const definition = { ...form, ...report };
const card: DebtPayoffInput = { debtAmount: 9_000, annualRate: 24.99, monthlyPayment: 225 };
const others = [
  { name: "Car", balance: 2_500, apr: 12.99, minimum: 60 },
  { name: "", balance: 14_000, apr: 6.9, minimum: 320 },
];

function outcomeOf(input: DebtPayoffInput) {
  const outcome = run(definition, draftOf(form.fields, input), world);
  if (!outcome.ok) throw new Error(outcome.notice.text);
  const { calculation, errors } = outcome;
  const view = viewOf(definition, calculation.input, calculation.result);
  return { result: calculation.result, view, errors, charts: chartsOf(view.charts) };
}

type Debt = { name: string; balance: number; apr: number; minimum: number };
const published = cases.filter(({ upgrade }) => upgrade.startsWith("2 ")) as unknown as {
  inputs: { debts: Debt[]; extra: number };
  expected: Record<string, number>;
  note: string;
}[];

test.each(published)("$note", ({ inputs, expected }) => {
  const [first, ...otherDebts] = inputs.debts as [Debt, ...Debt[]];
  const { result } = outcomeOf({
    debtAmount: first.balance,
    annualRate: first.apr,
    monthlyPayment: first.minimum,
    otherDebts,
    extra: inputs.extra,
  });
  for (const [name, value] of Object.entries(expected))
    expect(result[name as keyof typeof result]).toBeCloseTo(value, 7);
});

test("without others and without an extra it is the specified answer", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 0, max: 4_000 }),
      fc.integer({ min: 1, max: 5_000 }),
      (debtAmount, hundredths, monthlyPayment) => {
        const annualRate = hundredths / 100;
        const result = debtPayoff(
          {
            debtAmount,
            annualRate,
            monthlyPayment,
            extra: 0,
            otherDebts: [{ ...(others[0] as Debt), balance: 0 }],
          },
          world,
        );
        expect(result).toMatchObject(payoff(annualRate, monthlyPayment, debtAmount, world.today));
        for (const name of ["budget", "avalancheMonths", "payoffs"])
          expect(result).not.toHaveProperty(name);
      },
    ),
  );
  const { view } = outcomeOf(card);
  expect(view.sections).toEqual([]);
  expect(view.basis).toEqual([
    "debt amount $9,000",
    "annual interest rate 24.99%",
    "monthly payment $225",
  ]);
  expect(view.tables.map(({ name }) => name)).toEqual(["schedule"]);
});

test("several debts are answered together, the highest rate first", () => {
  const { view, charts, errors } = outcomeOf({ ...card, otherDebts: others, extra: 250 });
  expect(view.headline.parts.map(({ text }) => text)).toEqual(["3 years", "0 months"]);
  expect(view.sections[0]?.title).toBe("Other debts and extra payments");
  expect(view.sections[0]?.figures.map(({ label, parts }) => [label, parts[0]?.text])).toEqual([
    ["Monthly budget", "$855.00"],
    ["Avalanche: number of payments", "36 payments"],
    ["Avalanche: total interest", "$5,018.49"],
    ["Snowball: number of payments", "37 payments"],
    ["Snowball: last payment", "December 2029"],
    ["Snowball: total interest", "$5,598.77"],
    ["The avalanche saves", "$580.27"],
    ["Interest with minimum payments alone", "$13,553"],
    ["Interest saved", "$8,534.56"],
  ]);
  const [payoffs, together] = view.tables;
  expect(
    payoffs?.rows.map((row) => payoffs.columns.map(({ name, show }) => show(row[name]))),
  ).toEqual([
    ["First debt", "25 months", "29 months"],
    ["Car", "28 months", "9 months"],
    ["Other debt 2", "36 months", "37 months"],
  ]);
  expect(together?.rows).toHaveLength(36);
  expect(charts[0]?.title).toBe("The highest rate first saves $580 in interest");
  expect(view.basis).toContain("other debts balance $16,500, minimum payment $380 in 2 items");
  expect(view.inputs.at(-3)).toEqual({
    label: "Other debt 1, Car",
    text: "$2,500, 12.99%, $60",
    value: "2500, 12.99, 60",
  });
  expect(errors).toBeUndefined();
});

test("an extra alone is paid on top of the one debt", () => {
  const { result, view, charts } = outcomeOf({ ...card, extra: 100 });
  const larger = payoff(24.99, 325, 9_000, world.today);
  expect(result.totalMonths).toBe(larger.totalMonths);
  expect(result.totalInterest).toBeCloseTo(larger.totalInterest, 8);
  expect(view.sections[0]?.figures.map(({ label }) => label)).toEqual([
    "Monthly budget",
    "Interest with minimum payments alone",
    "Interest saved",
    "Months saved",
  ]);
  expect(charts[0]?.title).toBe("With the extra, you pay off the debt 3 years and 9 months sooner");
  expect(view.tables.map(({ name }) => name)).toEqual(["together"]);
});

test("a minimum below the interest is said at its box, and the rest of the budget may make up for it", () => {
  const { result, view, errors } = outcomeOf({
    ...card,
    monthlyPayment: 100,
    extra: 100,
    otherDebts: [
      { name: "Car", balance: 2_500, apr: 12.99, minimum: 20 },
      { name: "Family", balance: 500, apr: 0, minimum: 0 },
      { name: "Old", balance: 0, apr: 9, minimum: 20 },
    ],
  });
  expect(errors).toEqual({
    monthlyPayment:
      "Interest on this debt is $187.43 a month, so this payment alone never pays it off. The rest of your budget does.",
    "otherDebts.0.minimum":
      "Interest on this debt is $27.06 a month, so this payment alone never pays it off. The rest of your budget does.",
    "otherDebts.1.minimum": "Without a minimum, this debt gets only what is left of your budget.",
    "otherDebts.2.balance": "Nothing is owed here, so its $20.00 a month goes to the other debts.",
  });
  expect(result.budget).toBe(240);
  expect([result.interestIfEachAlone, result.interestSaved]).toEqual([null, null]);
  expect(view.sections[0]?.text).toMatch(
    /With minimum payments alone, at least one of these debts would never end\.$/,
  );
});

test("a budget that never pays the debts off is refused with the interest", () => {
  const input = { ...card, monthlyPayment: 10, extra: 100, otherDebts: others };
  const outcome = run(
    definition,
    draftOf(form.fields, { ...input, otherDebts: [{ ...(others[0] as Debt), minimum: 20 }] }),
    world,
  );
  expect(outcome.ok).toBe(false);
  expect(outcome.notice).toEqual({
    title: "Payment Too Low",
    text: "Your payments together do not pay off the debts in 100 years.",
    tone: "destructive",
  });
  expect(outcome.errors).toEqual({
    extra:
      "You pay $130.00 a month in all, and interest alone is $214.49 in the first month. Enter a larger extra.",
  });
  expect(
    run(definition, draftOf(form.fields, { ...card, monthlyPayment: 100 }), world).notice.text,
  ).toBe("Monthly payment must be greater than the monthly interest.");
});

test("where the smallest balance first never ends, the highest rate first still does", () => {
  const { result, view } = outcomeOf({
    debtAmount: 1_000,
    annualRate: 240,
    monthlyPayment: 50,
    extra: 190,
    otherDebts: [{ name: "Cheap", balance: 900, apr: 0, minimum: 0 }],
  });
  expect([result.avalancheMonths, result.snowballMonths, result.avalancheSaves]).toEqual([
    14,
    null,
    null,
  ]);
  expect(view.tables[0]?.columns[2]?.show(view.tables[0].rows[0]?.snowballMonth)).toBe(
    "over 100 years",
  );
});

test("debts in the same order both ways cost the same, and the chart says so", () => {
  const { charts } = outcomeOf({
    ...card,
    otherDebts: [{ name: "", balance: 9_500, apr: 5, minimum: 100 }],
  });
  expect(charts[0]?.title).toBe("Both orders cost the same in interest");
});

test.each([0, 1_000])("at %p% every figure is finite", (rate) => {
  const { view } = outcomeOf({
    debtAmount: 1_000,
    annualRate: rate,
    monthlyPayment: 900,
    extra: 10,
    otherDebts: [{ name: "", balance: 1_000, apr: rate, minimum: 900 }],
  });
  expect(JSON.stringify(view.sections)).not.toMatch(/NaN|Infinity|-\$?0\b/);
});
