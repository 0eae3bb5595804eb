import { shortFigure } from "@/lib/calculator/analysis/numeric-figures";
import { sensitivitiesOf, signed } from "@/lib/calculator/analysis/sensitivity";

import { answerOf } from "../../../house/answer-of";

const sensitivitiesIn = (id: string, draft: Record<string, string>) =>
  sensitivitiesOf(answerOf(id, draft).calculation);

const loan = { homePrice: "400000", downPayment: "80000", annualRate: "6.5", years: "30" };

test("the strongest first, each by the step of its kind", () => {
  const { moving = [] } = sensitivitiesIn("loans-credit/mortgage", loan) ?? {};
  // The payments were worked out apart: principal × i ÷ (1 − (1 + i)^−n).
  expect(moving).toEqual([
    {
      box: "homePrice",
      name: "Home price",
      step: "10%",
      less: { amount: "$360,000", ...payment(1769.79) },
      more: { amount: "$440,000", ...payment(2275.44) },
    },
    {
      box: "annualRate",
      name: "Annual interest rate",
      step: "1 point",
      less: { amount: "5.5%", ...payment(1816.92) },
      more: { amount: "7.5%", ...payment(2237.49) },
    },
    {
      box: "years",
      name: "Loan term",
      step: "5 years",
      less: { amount: "25 years", ...payment(2160.66) },
      more: { amount: "35 years", ...payment(1933.29) },
    },
    {
      box: "downPayment",
      name: "Down payment",
      step: "10%",
      less: { amount: "$72,000", ...payment(2073.18) },
      more: { amount: "$88,000", ...payment(1972.05) },
    },
  ]);
});

const heloc = { amountDrawn: "50000", annualRate: "8.5", drawPeriod: "10", repaymentPeriod: "20" };

const payment = (value: number) => ({
  value: expect.closeTo(value, 2),
  difference: expect.closeTo(value - 2022.617675, 2),
});

test("the longest bar comes first, also where a one-sided one reaches further", () => {
  const { moving = [] } =
    sensitivitiesIn("loans-credit/mortgage", { ...loan, downPayment: "280000", years: "1" }) ?? {};
  const [price, years] = moving;
  expect([price?.box, years?.box]).toEqual(["homePrice", "years"]);
  expect(years?.less).toBeUndefined();
  expect(-(years?.more?.difference ?? 0)).toBeGreaterThan(price?.more?.difference ?? 0);
});

test("a box left blank is not looked at, though its step would change the answer", () => {
  const boxesWith = (draft: object) =>
    sensitivitiesIn("loans-credit/heloc", { ...heloc, ...draft })?.moving.map(({ box }) => box);
  expect(boxesWith({})).not.toContain("repaymentRate");
  expect(boxesWith({ repaymentRate: "9" })).toContain("repaymentRate");
});

test("what changes nothing is named by itself, and a box left blank is not", () => {
  const idleWith = (typed: object) =>
    sensitivitiesIn("loans-credit/mortgage", { ...loan, ...typed })?.idle;
  expect(idleWith({})).toEqual([]);
  expect(idleWith({ homeValue: "420000" })).toEqual(["Appraised home value"]);
});

test("a step that the form does not take is left out", () => {
  const { moving = [] } =
    sensitivitiesIn("loans-credit/mortgage", { ...loan, annualRate: "0.5", years: "1" }) ?? {};
  expect(moving.find(({ name }) => name === "Annual interest rate")).toMatchObject({
    less: undefined,
    more: { amount: "1.5%" },
  });
  expect(moving.find(({ name }) => name === "Loan term")).toMatchObject({
    less: undefined,
    more: { amount: "2 years" },
  });
});

test("what a calculation would refuse is left out", () => {
  const draft = { debtAmount: "10000", annualRate: "18", monthlyPayment: "160" };
  const { moving = [] } = sensitivitiesIn("personal-finance/debt-payoff", draft) ?? {};
  expect(moving.find(({ name }) => name === "Monthly payment")).toMatchObject({
    less: undefined,
    more: { amount: "$176" },
  });
});

test("a difference has its sign, and one of percents is in points", () => {
  const dollars = sensitivitiesIn("loans-credit/mortgage", loan)?.figure as never;
  expect([signed(dollars, 214.874), signed(dollars, -5)]).toEqual(["+$214.87", "-$5.00"]);
  expect([-0.004, -0, 0.004].map((change) => signed(dollars, change))).toEqual(
    Array(3).fill("$0.00"),
  );
  const margin = sensitivitiesIn("business-finance/profit-margin", {
    revenue: "1000",
    cogs: "600",
    operatingExpenses: "300",
    targetMargin: "50",
  })?.figure as never;
  expect(signed(margin, -0.5)).toBe("-0.50 points");
});

test("of a long list the numbers of the first forty rows are looked at", () => {
  const rows = Array.from({ length: 60 }, (_, row) => [
    [`income.${row}.description`, `Pay ${row + 1}`],
    [`income.${row}.amount`, "100"],
  ]).flat();
  const sensitivities = sensitivitiesIn("personal-finance/budget", {
    ...Object.fromEntries(rows),
    "expenses.0.amount": "50",
  });
  const looked = sensitivities?.moving.filter(({ box }) => box.startsWith("income."));
  expect(looked).toHaveLength(40);
});

test("cents are left out beside amounts on which they say nothing", () => {
  const figure = sensitivitiesIn("loans-credit/mortgage", loan)?.figure as never;
  expect(signed(shortFigure(figure, 9_999.99), 214.874)).toBe("+$214.87");
  expect(signed(shortFigure(figure, 10_000), 214.874)).toBe("+$215");
  expect(shortFigure(figure, 10_000)).toHaveProperty("name", "monthlyPayment");
});
