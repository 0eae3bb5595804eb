import { heloc } from "@/lib/calc/loans-credit/heloc/calculation";

import { exactPayment } from "../../../finance/oracle";

const line = { amountDrawn: 50_000, annualRate: 8.5, drawPeriod: 10, repaymentPeriod: 20 };

test("pays one month's interest while drawing, then repays in level payments", () => {
  const { interestOnlyPayment, piPayment, paymentIncrease } = heloc(line);
  expect(interestOnlyPayment).toBeCloseTo(354.1666666666667, 10);
  expect(piPayment).toBeCloseTo(-exactPayment(8.5 / 1200, 240, 50_000).toNumber(), 9);
  expect(paymentIncrease).toBeCloseTo(piPayment - interestOnlyPayment, 10);
});

test("interest runs in both periods", () => {
  const { totalInterest, interestOnlyPayment, piPayment } = heloc(line);
  expect(totalInterest).toBeCloseTo(interestOnlyPayment * 120 + piPayment * 240 - 50_000, 7);
});

test("at 0% there is no interest in either period", () => {
  const { interestOnlyPayment, totalInterest, piPayment } = heloc({ ...line, annualRate: 0 });
  expect(interestOnlyPayment).toBe(0);
  expect(totalInterest).toBe(0);
  expect(piPayment).toBeCloseTo(50_000 / 240, 10);
});
