import { autoLoan } from "@/lib/calc/loans-credit/auto-loan/calculation";

import { hazardNumbers } from "../../../finance/hazards";

const car = {
  vehiclePrice: 30_000,
  downPayment: 5_000,
  tradeIn: 3_000,
  annualRate: 6.5,
  years: 5,
  salesTax: 8.25,
};

test("taxes the price less the down payment, and finances price and tax less what is brought", () => {
  const { salesTaxAmount, amountFinanced } = autoLoan(car);
  expect(salesTaxAmount).toBe(2_062.5);
  expect(amountFinanced).toBe(24_062.5);
});

test.each(["HZ42", "HZ43"])("%s: an exact cover leaves no loan and no dust", (id) => {
  const [vehiclePrice = NaN, downPayment = NaN, tradeIn = NaN] = hazardNumbers(
    id,
    "price",
    "down",
    "tradeIn",
  );
  const result = autoLoan({ ...car, vehiclePrice, downPayment, tradeIn, salesTax: 0 });
  expect(result).toMatchObject({ amountFinanced: 0, salesTaxAmount: 0, monthlyPayment: 0 });
  expect(result).toMatchObject({ totalPayment: 0, totalInterest: 0, months: null });
});

test("down payment and trade-in that cover the price leave no loan, though tax is owed", () => {
  const result = autoLoan({ ...car, tradeIn: 25_000 });
  expect(result.amountFinanced).toBe(0);
  expect(result.monthlyPayment).toBe(0);
  expect(result.salesTaxAmount).toBe(2_062.5);
});

test("a down payment above the price is not taxed", () => {
  expect(autoLoan({ ...car, downPayment: 40_000 }).salesTaxAmount).toBe(0);
});
