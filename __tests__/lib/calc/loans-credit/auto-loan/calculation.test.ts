import { autoLoan, type AutoLoanInput } from "@/lib/calc/loans-credit/auto-loan/calculation";

import cases from "../../../../fixtures/depth_cases.json";
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

const published = cases.filter(({ upgrade }) => upgrade.startsWith("17 ")) as unknown as {
  inputs: AutoLoanInput;
  expected: { salesTax: number; amountFinanced: number; monthlyPayment: number };
}[];

test.each(published)(
  "taxed on $inputs.taxOn, as somebody else worked it out",
  ({ inputs, expected }) => {
    const { salesTaxAmount, amountFinanced, monthlyPayment } = autoLoan(inputs);
    expect(salesTaxAmount).toBeCloseTo(expected.salesTax, 9);
    expect(amountFinanced).toBeCloseTo(expected.amountFinanced, 9);
    expect(monthlyPayment).toBeCloseTo(expected.monthlyPayment, 9);
  },
);

test.each([
  ["price less trade-in", 27_000],
  ["less trade-in and rebate", 26_000],
  ["full price", 30_000],
  ["as specified", 25_000],
] as const)("the tax on %s is on $%d", (taxOn, taxed) => {
  expect(autoLoan({ ...car, taxOn, rebate: 1_000 }).salesTaxAmount).toBeCloseTo(taxed * 0.0825, 9);
});

test("what is owed on the trade-in and the fees are financed, and a rebate is not", () => {
  const plain = autoLoan(car).amountFinanced;
  const more = autoLoan({ ...car, owedOnTradeIn: 9_000, fees: 450, rebate: 1_500 });
  expect(more.amountFinanced - plain).toBeCloseTo(9_000 + 450 - 1_500, 9);
});

test("the rebate at one rate, and the special rate without it", () => {
  const offer = { ...car, salesTax: 0, rebate: 2_000 };
  // $20,000 at 6.5% and $22,000 at 0.9%, both over 60 months.
  const low = autoLoan({ ...offer, lowRate: 0.9 });
  expect(low.monthlyPayment).toBeCloseTo(391.322964, 6);
  expect(low.lowRatePayment).toBeCloseTo(375.115999, 6);
  expect(low.savedByLowRate).toBeCloseTo((391.322964 - (low.lowRatePayment ?? 0)) * 60, 4);
  expect(autoLoan({ ...offer, lowRate: 0 }).lowRatePayment).toBeCloseTo(22_000 / 60, 9);
  expect(autoLoan({ ...offer, lowRate: 6.5 }).savedByLowRate).toBeLessThan(0);
  const figures = ["financedAtLowRate", "lowRatePayment", "savedByLowRate"];
  for (const figure of figures) expect(autoLoan(offer)).not.toHaveProperty(figure);
});

test("a lease costs the same where the car is worth what is missing", () => {
  const lease = { leasePayment: 350, leaseMonths: 36, leaseAtSigning: 4_000 };
  const result = autoLoan({ ...car, ...lease });
  expect(result.leaseCost).toBe(16_600);
  const paid = 8_000 + result.monthlyPayment * 36;
  expect(result.paidByThen).toBeCloseTo(paid, 9);
  // 24 payments are left, each at 6.5% ÷ 12.
  const owed = (result.monthlyPayment * (1 - (1 + 0.065 / 12) ** -24)) / (0.065 / 12);
  expect(result.owedByThen).toBeCloseTo(owed, 6);
  expect(result.equalValue).toBeCloseTo(paid + owed - 16_600, 6);
  const withFees = autoLoan({ ...car, ...lease, lenderFees: 800 });
  expect(withFees.paidByThen).toBeCloseTo(paid + 800, 9);
  expect(withFees.equalValue).toBeCloseTo(paid + 800 + owed - 16_600, 6);
  // A lease of no use: buying has cost less by then, whatever the car is worth.
  expect(autoLoan({ ...car, ...lease, leasePayment: 2_000 }).equalValue).toBe(0);
  expect(autoLoan({ ...car, ...lease, leaseMonths: 84 }).owedByThen).toBe(0);
  expect(autoLoan({ ...car, leasePayment: 350 })).not.toHaveProperty("leaseCost");
});
