import { feesAndApr } from "@/lib/finance/loan/fees-and-apr";

// The rate at which 60 payments of $512.913283… are worth $24,500 today: Python's decimal, 50 digits.
test("a fee is taken off what the borrower receives, and raises the rate", () => {
  const { amountReceived, apr } = feesAndApr(8.5, 5, 25_000, 500);
  expect(amountReceived).toBe(24_500);
  expect(apr).toBeCloseTo(9.36353804392536, 9);
});

test("without a fee the rate is its own, and no amount is named", () => {
  expect(feesAndApr(8.5, 5, 25_000, 0)).toEqual({ amountReceived: null, apr: 8.5 });
});

test("where nothing is borrowed nothing is paid for it", () => {
  expect(feesAndApr(8.5, 5, 0, 500)).toEqual(feesAndApr(8.5, 5, 0, 0));
});

test.each([25_000, 30_000])("a fee of $%s leaves nothing of $25,000, and no rate", (fees) => {
  expect(feesAndApr(8.5, 5, 25_000, fees)).toEqual({ amountReceived: 0, apr: null });
});

// At 10% a month: ($121 + $22) ÷ 1.1 + $121 ÷ 1.21 = $230.
test("insurance raises the rate, and is not taken off what is received", () => {
  const { amountReceived, apr } = feesAndApr(0, 2 / 12, 242, 12, { premium: 22, months: 1 });
  expect(amountReceived).toBe(230);
  expect(apr).toBeCloseTo(120, 9);
});
