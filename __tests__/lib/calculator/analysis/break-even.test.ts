import { breakEvenAnalysis, drawableInputs } from "@/lib/calculator/analysis/break-even";

import { answerOf } from "../../../house/answer-of";

function analysisOf(id: string, box: string, changed?: Record<string, string>) {
  const { calculation } = answerOf(id, changed);
  const input = drawableInputs(calculation).find((one) => one.box === box);
  if (!input) throw new Error(`${box} is not drawn`);
  return breakEvenAnalysis(calculation, input);
}

test("the headline over round numbers from nothing to twice one's own", () => {
  const analysis = analysisOf("loans-credit/mortgage", "homePrice");
  // The down payment of the example is $80,000: with no more than that to pay there is no loan.
  expect(analysis?.places).toEqual(
    Array.from({ length: 41 }, (_, index) => index * 20_000).slice(1),
  );
  const [line] = analysis?.lines ?? [];
  expect(line?.figure.name).toBe("monthlyPayment");
  // 320,000 and 720,000 at 6.5% over 30 years, worked out apart: principal × i ÷ (1 − (1 + i)^−360).
  expect(line?.values[19]).toBeCloseTo(2022.617675, 6);
  expect(line?.values[39]).toBeCloseTo(4550.889769, 5);
  expect([analysis?.breakEvens, analysis?.side]).toEqual([[], undefined]);
});

test("one's own number is a place of its own", () => {
  const { places = [] } =
    analysisOf("loans-credit/mortgage", "annualRate", { annualRate: "6.61" }) ?? {};
  expect(places).toContain(6.61);
  expect(places.slice(0, 4)).toEqual([0, 0.5, 1, 1.5]);
  expect(places.at(-1)).toBe(13);
});

test("a rate is followed to 10% at least, an age and a year by twenty years to both sides", () => {
  expect(
    analysisOf("loans-credit/mortgage", "annualRate", { annualRate: "2" })?.places.at(-1),
  ).toBe(10);
  const { places = [] } = analysisOf("insurance/car-insurance-estimator", "carYear") ?? {};
  expect([places[0], places.at(-1)]).toEqual([1997, 2027]);
});

test("an amount of nothing has no range", () => {
  const drawn = drawableInputs(answerOf("loans-credit/mortgage", { propertyTax: "0" }).calculation);
  expect(drawn.map(({ box }) => box)).toEqual(["homePrice", "downPayment", "annualRate", "years"]);
});

test("amounts too small for the steps of an axis are not drawn", () => {
  const tiny = `0.${"0".repeat(320)}1`;
  expect(analysisOf("loans-credit/loan-payment", "annualRate", { loanAmount: "1" })).toBeDefined();
  expect(
    analysisOf("loans-credit/loan-payment", "annualRate", { loanAmount: tiny }),
  ).toBeUndefined();
});

test("the line ends where there is no result any more", () => {
  // Interest of the first month is $110: with less the debt of the example is never repaid.
  const { places = [] } = analysisOf("personal-finance/debt-payoff", "monthlyPayment") ?? {};
  expect([places[0], places.at(-1)]).toEqual([120, 700]);
});

test("alternatives are drawn against each other and break even where they are equal", () => {
  const analysis = analysisOf("loans-credit/refinance", "newRate");
  expect(analysis?.lines.map(({ figure }) => figure.name)).toEqual([
    "currentPayment",
    "newPayment",
  ]);
  expect(analysis?.side).toBe("Lower payment");
  // 255,000 over 30 years costs as much as 250,000 at 7.25% over 27 at 7.3708%: by bisection, apart.
  expect(analysis?.breakEvens).toEqual([
    { x: 7.37, below: "Lower payment", above: "Higher payment" },
  ]);
  const place = analysis?.places.indexOf(7.37) ?? -1;
  const [current, renewed] = analysis?.lines.map(({ values }) => values[place] ?? 0) ?? [];
  expect(Math.abs((current ?? 0) - (renewed ?? 0))).toBeLessThan(2);
});

test("a figure with two sides tips at nothing", () => {
  const analysis = analysisOf("business-finance/cash-flow-forecast", "inflows.0.amount");
  // 12 × (in − out) + 7,500 = −2,880 with 8,400 coming in: 240 a month more leaves nothing.
  expect(analysis?.breakEvens).toEqual([{ x: 8640, below: "Short of cash", above: "Cash left" }]);
  expect(analysis?.side).toBe("Short of cash");
});

test("of whole numbers the first on the other side is given", () => {
  const analysis = analysisOf("business-finance/cash-flow-forecast", "months", {
    startingBalance: "5000",
  });
  // 865 less each month: 5,000 lasts five months and is gone in the sixth.
  expect(analysis?.breakEvens).toEqual([{ x: 6, below: "Cash left", above: "Short of cash" }]);
});

test("an answer on neither side is on none", () => {
  const budget = { "income.0.amount": "3605" };
  expect(analysisOf("personal-finance/budget", "income.0.amount", budget)?.side).toBeUndefined();
});

test("what no chart has room for is not drawn", () => {
  const huge = { principal: "1000000000000", annualRate: "900" };
  expect(analysisOf("investment-retirement/compound-interest", "years", huge)).toBeUndefined();
});
