import { prepayOrSave } from "@/lib/calc/mortgage-real-estate/prepay-or-save/calculation";

const loan = { balance: 150_000, annualRate: 5, years: 15, lumpSum: 10_000, monthly: 0, apy: 4 };
const answer = (change: object) =>
  prepayOrSave({ ...loan, ...change }, { today: { year: 2026, month: 11, day: 30 } });

test("savings that earn nothing leave prepaying ahead by the interest saved", () => {
  for (const change of [{ monthly: 0 }, { monthly: 250 }, { lumpSum: 0, monthly: 1 }]) {
    const { gain, interestSaved } = answer({ ...change, apy: 0 });
    expect(interestSaved).toBeGreaterThan(0);
    expect(gain).toBeCloseTo(interestSaved, 6);
  }
});

test("a day of the comparison changes neither the payoff nor the interest saved", () => {
  const { payoffMonths, monthsSaved, interestSaved } = answer({});
  for (const horizonYears of [0.01, 1, 14.9, 15, 30])
    expect(answer({ horizonYears })).toMatchObject({ payoffMonths, monthsSaved, interestSaved });
});

test("the parts of a position are there as long as there is a loan", () => {
  expect(answer({ horizonYears: 14.9 })).toMatchObject({
    compareMonths: 179,
    owedPrepaying: 0,
    owedSaving: expect.closeTo(1_181.27, 1),
  });
  expect(answer({ horizonYears: 15 })).toMatchObject({
    savedPrepaying: null,
    owedPrepaying: null,
    savedSaving: null,
    owedSaving: null,
  });
});

test("a recast asks for less as long as something is left of the loan", () => {
  expect(answer({}).recastPayment).toBeCloseTo((answer({}).monthlyPayment * 14) / 15, 8);
  expect(answer({ lumpSum: 0, monthly: 5 }).recastPayment).toBeNull();
  expect(answer({ lumpSum: 150_000 }).recastPayment).toBeNull();
});
