import { loanPayment } from "@/lib/calc/loans-credit/loan-payment/calculation";

import { hazard } from "../../../finance/hazards";

const at = (id: string) => {
  const { inputs, correct } = hazard(id);
  const result = loanPayment({
    loanAmount: Number(inputs.amount),
    annualRate: Number(inputs.ratePct),
    years: Number(inputs.years),
  });
  return { result, correct };
};

test.each(["HZ01", "HZ02", "HZ03", "HZ04", "HZ05", "HZ06", "HZ07"])("%s", (id) => {
  const { result, correct } = at(id);
  expect(Math.abs(result.monthlyPayment / correct - 1)).toBeLessThan(1e-12);
});

test("at 0% nothing is paid beyond the loan: exactly 0 interest", () => {
  const { totalPayment, totalInterest } = loanPayment({
    loanAmount: 100_000,
    annualRate: 0,
    years: 30,
  });
  expect(totalPayment).toBeCloseTo(100_000, 8);
  expect(totalInterest).toBe(0);
});

test("a fraction of a year is twelve times as many months, unrounded", () => {
  const { monthlyPayment, totalPayment } = loanPayment({
    loanAmount: 10_000,
    annualRate: 6,
    years: 1.1,
  });
  expect(totalPayment).toBeCloseTo(monthlyPayment * 13.2, 8);
});

test("a term too short to divide by has no finite payment", () => {
  const { monthlyPayment } = loanPayment({ loanAmount: 1e12, annualRate: 0, years: 1e-300 });
  expect(monthlyPayment).toBe(Infinity);
});
