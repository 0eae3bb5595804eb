import type { CreditCardPayoffInput } from "@/lib/calc/loans-credit/credit-card-payoff/calculation";
import { form } from "@/lib/calc/loans-credit/credit-card-payoff/form";
import { report } from "@/lib/calc/loans-credit/credit-card-payoff/report";
import { chartsOf } from "@/lib/calculator/charts/charts-of";
import { readingOf, viewOf } from "@/lib/calculator/report/view";
import { run } from "@/lib/calculator/run";
import { draftOf } from "@/lib/calculator/share/draft-to-link";

import cases from "../../../../fixtures/depth_cases.json";

const world = { today: { year: 2026, month: 11, day: 26 } };
const definition = { ...form, ...report };
const card: CreditCardPayoffInput = { balance: 5_000, apr: 22, monthlyPayment: 200 };

function outcomeOf(options: Partial<CreditCardPayoffInput> = {}) {
  const outcome = run(definition, draftOf(form.fields, { ...card, ...options }), world);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  const { calculation, errors } = outcome;
  const view = viewOf(definition, calculation.input, calculation.result);
  return {
    result: calculation.result,
    view,
    errors,
    titles: chartsOf(view.charts).map(({ title }) => title),
    figures: view.sections.map(({ title, figures }) => [
      title,
      ...figures.map(({ label, parts }) => `${label}: ${parts[0]?.text}`),
    ]),
  };
}

const published = cases.filter(({ upgrade }) => upgrade.startsWith("3 ")) as unknown as {
  inputs: Record<string, number> & { rule: "interest+pct" };
  expected: Record<string, number>;
}[];

test.each(published)("$inputs.balance at $inputs.apr%", ({ inputs, expected }) => {
  const { rule, ...numbers } = inputs;
  const { result } = outcomeOf({ ...numbers, monthlyPayment: 300, minimumRule: rule });
  for (const [name, value] of Object.entries(expected))
    expect(result[name as keyof typeof result]).toBeCloseTo(value, 7);
});

test("without the options nothing is said of them, also where only the rule was chosen", () => {
  const base = outcomeOf();
  const chosen = outcomeOf({ minimumRule: "pct" });
  for (const { view, errors, figures } of [base, chosen]) {
    expect([figures, errors, view.tables.map(({ name }) => name)]).toEqual([
      [],
      undefined,
      ["schedule"],
    ]);
  }
  expect(base.view.basis).toEqual(["card balance $5,000", "APR 22%", "monthly payment $200"]);
});

test("minimum payments stand beside the visitor's own and beside the 36-month payment", () => {
  const { view, figures, titles, errors } = outcomeOf({ minimumPercent: 1 });
  expect(figures).toEqual([
    [
      "Minimum payments",
      "First minimum payment: $141.67",
      "Number of minimum payments: 230 payments",
      "Interest with minimum payments: $8,099.77",
      "Interest saved by your payment: $6,349.89",
      "Payment for 36 months: $190.95",
      "Interest over 36 months: $1,874.28",
      "Interest saved by paying in 36 months: $6,225.49",
    ],
  ]);
  expect(view.sections[0]?.text).toMatch(
    /^The minimum here is the month’s interest plus 1% of the balance, and at least \$25\.00\./,
  );
  expect(titles[0]).toBe(
    "At $200 a month, you are done 16 years and 4 months sooner than with minimum payments",
  );
  expect(view.tables.map(({ name, rows }) => [name, rows.length])).toEqual([
    ["schedule", 34],
    ["minimums", 230],
  ]);
  expect(errors).toBeUndefined();
});

test("either of the two is enough, and the other is the common one", () => {
  const { result } = outcomeOf({ minimumPercent: 1, minimumFloor: 25 });
  expect(outcomeOf({ minimumPercent: 1 }).result.minimumInterest).toBe(result.minimumInterest);
  expect(outcomeOf({ minimumFloor: 25 }).result.minimumInterest).toBe(result.minimumInterest);
  const pct = outcomeOf({ apr: 18, minimumPercent: 2, minimumRule: "pct" });
  expect(pct.result.minimumMonths).toBe(354);
  expect(pct.result.minimumInterest).toBeCloseTo(11_688.88, 2);
  expect(pct.view.sections[0]?.text).toMatch(
    /^The minimum here is 2% of the balance with its interest/,
  );
});

test("a balance below the floor is one payment, and its box says so", () => {
  const { figures, errors } = outcomeOf({ balance: 20, monthlyPayment: 25, minimumFloor: 25 });
  expect(errors).toEqual({
    minimumFloor: "The first minimum payment is all you owe: $20.37 with its interest.",
  });
  // Within 36 months the law asks for no 36-month payment.
  expect(figures[0]).toEqual([
    "Minimum payments",
    "First minimum payment: $20.37",
    "Number of minimum payments: 1 payment",
    "Interest with minimum payments: $0.37",
    "Interest saved by your payment: $0.00",
  ]);
});

test("a minimum that never covers the interest never ends, and its box says so", () => {
  const { errors, titles, result } = outcomeOf({ minimumPercent: 1, minimumRule: "pct" });
  expect(errors).toEqual({
    minimumPercent:
      "Interest is $91.67 in the first month, and this minimum is $50.92: the balance never falls. Enter a larger percent or floor.",
  });
  expect([result.minimumMonths, result.minimumInterest, result.saved36]).toEqual([
    null,
    null,
    null,
  ]);
  expect(result.payment36).toBeCloseTo(190.95, 2);
  expect(titles).toHaveLength(2);
});

test("minimums of more than 100 years are cut off, and said", () => {
  const { errors, titles } = outcomeOf({
    balance: 1e9,
    monthlyPayment: 5e7,
    minimumPercent: 1,
    minimumFloor: 0.01,
  });
  expect(errors).toMatchObject({
    minimumFloor:
      "Minimum payments take more than 100 years with this floor. Enter a larger floor or percent.",
  });
  expect(titles[0]).toBe("Minimum payments still leave $5,784 after 100 years");
});

test("a payment below the first minimum is said at its box", () => {
  expect(outcomeOf({ monthlyPayment: 120, minimumPercent: 1 }).errors).toEqual({
    monthlyPayment:
      "The card asks for at least $141.67 in the first month. This payment is below that.",
  });
  expect(outcomeOf({ monthlyPayment: 141.66, minimumPercent: 1 }).errors).toBeUndefined();
});

test("a transfer is held against staying", () => {
  const { view, figures, titles, errors } = outcomeOf({ transferFee: 3, transferMonths: 18 });
  // What the transfer decides comes first, and the specified headline beside it.
  expect([view.headline, view.beside?.figure].map((figure) => figure && readingOf(figure))).toEqual(
    ["$1,462.35", "2 years, 10 months"],
  );
  expect(view.breakdown?.title).toBe("Total of all payments if you stay: $6,749.88");
  expect(figures).toEqual([
    [
      "Balance transfer",
      "Interest and fee with the transfer: $287.52",
      "Number of payments with the transfer: 27 payments",
      "Months saved by the transfer: 7 months",
      "Fee for the transfer: $150.00",
      "Left when the offer ends: $1,550.00",
    ],
  ]);
  expect(titles[0]).toBe("The transfer saves $1,462");
  expect(errors).toBeUndefined();
});

test.each([
  [{ transferFee: 3, transferMonths: 18 }, "The transfer saves $1,462.35."],
  [{ transferFee: 60, transferMonths: 1 }, "The transfer costs $7,269.24 more."],
  [{}, "Paid off in 2 years, 10 months."],
])("the notice names what stands largest: %j", (options, said) => {
  const { result } = outcomeOf(options);
  expect(report.toast(result, { ...card, ...options }).text).toBe(said);
});

test.each([
  [
    "an offer without its length",
    { transferFee: 3 },
    { transferMonths: "Enter how many months the offer lasts, or it is left out." },
  ],
  [
    "an offer longer than it takes",
    { transferFee: 3, transferMonths: 60 },
    { transferMonths: "You pay off the card after 26 payments, before the offer ends." },
  ],
  [
    "a fee above what it saves",
    { transferFee: 60, transferMonths: 1 },
    {
      transferFee:
        "Staying costs $1,749.88 in interest. The transfer costs $9,019.11 with its $3,000.00 fee.",
    },
  ],
  [
    "a fee that the payment never catches up with",
    { monthlyPayment: 92, transferFee: 10, transferMonths: 1 },
    {
      transferMonths:
        "When the offer ends, $5,408.00 is left. Its interest is $99.15 a month, so your payment never pays it off.",
    },
  ],
])("%s is said at its box", (_, options, said) => {
  expect(outcomeOf(options).errors).toEqual(said);
});

test("a transfer that never ends shows only its fee and what is left", () => {
  const never = outcomeOf({ monthlyPayment: 92, transferFee: 10, transferMonths: 1 });
  expect(never.figures[0]).toEqual([
    "Balance transfer",
    "Fee for the transfer: $500.00",
    "Left when the offer ends: $5,408.00",
  ]);
});

test.each([{ apr: 0 }, { apr: 1_000, monthlyPayment: 4_500 }])(
  "%p is answered with finite figures",
  (options) => {
    const { figures } = outcomeOf({
      ...options,
      minimumPercent: 1,
      transferFee: 5,
      transferMonths: 12,
      transferRate: 1_000,
    });
    expect(JSON.stringify(figures)).not.toMatch(/NaN|Infinity|-\$?0\b/);
  },
);

test.each([
  [{ minimumFloor: 0 }, "minimumFloor", /must be more than \$0/],
  [{ minimumPercent: 101 }, "minimumPercent", /can be at most 100%/],
  [{ transferFee: 101 }, "transferFee", /can be at most 100%/],
  [{ transferMonths: 121 }, "transferMonths", /can be at most 120/],
  [{ transferMonths: 1.5 }, "transferMonths", /must be a whole number/],
  [{ transferRate: 1_001 }, "transferRate", /can be at most 1,000%/],
])("%p is refused", (options, name, said) => {
  const outcome = run(definition, draftOf(form.fields, { ...card, ...options }), world);
  expect(outcome.ok).toBe(false);
  expect((outcome.errors as Record<string, string>)[name]).toMatch(said);
});
