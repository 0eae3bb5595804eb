import "@/lib/tax-law/states/keep-every-state";

import { raisesOf } from "@/lib/calc/tax/income-tax/arithmetic/raises";

// $92,000 of wages less $16,100 leave $75,900 to tax, at 22% up to $105,700 and then at 24%.
test("of a raise, what its brackets do not take is kept", () => {
  const raises = raisesOf({ filingStatus: "single", wages: 92_000 }, {}, 2026);
  const amounts = raises.map(({ income, raise, tax, kept, rate }) =>
    [income, raise, tax, kept, rate].map((amount) => Number(amount.toFixed(6))),
  );
  expect(amounts).toEqual([
    [92_000, 1_000, 220, 780, 22],
    [92_000, 5_000, 1_100, 3_900, 22],
    [92_000, 10_000, 2_200, 7_800, 22],
    [92_000, 25_000, 5_500, 19_500, 22],
    // 22% of $29,800 and 24% of $20,200.
    [92_000, 50_000, 11_404, 38_596, 22.808],
  ]);
});

// Pennsylvania takes 3.07% of wages from the first dollar on, and Philadelphia 3.74% (typed).
test("the state and the city take their part of a raise", () => {
  const [raise] = raisesOf(
    { filingStatus: "single", wages: 92_000 },
    { state: "PA", localRate: 3.74 },
    2026,
  );
  expect(raise?.federalTax).toBeCloseTo(220, 6);
  expect(raise?.stateTax).toBeCloseTo(30.7 + 37.4 + 0.7, 6);
  expect(raise?.rate).toBeCloseTo(28.88, 6);
});
