import {
  amortization,
  type AmortizationInput,
} from "@/lib/calc/loans-credit/amortization/calculation";
import { form } from "@/lib/calc/loans-credit/amortization/form";
import { report } from "@/lib/calc/loans-credit/amortization/report";
import { viewOf } from "@/lib/calculator/report/view";
import type { ExtraPayments } from "@/lib/finance/loan/extra-payments";

const today = { year: 2026, month: 11, day: 26 };
const paid = (extra: ExtraPayments = {}) => {
  const input: AmortizationInput = { loanAmount: 320_000, annualRate: 6.5, years: 30, ...extra };
  const result = amortization(input, { today });
  return {
    result,
    view: viewOf({ ...form, ...report }, input, result),
    errors: report.errors?.(result, input),
    charts: report.charts?.(result, input) ?? [],
  };
};

test("without an extra nothing is said of any", () => {
  const { view, errors, charts } = paid({ onceAfterMonths: 400 });
  expect(view.verdict).toBe(
    "Interest adds $408,142 in all and takes 86% of the first payment; half of the loan is paid off after 21 years and 5 months.",
  );
  expect(view.sections).toEqual([]);
  expect(errors).toEqual({});
  expect(charts.map(({ kind }) => kind)).toEqual(["levelLoan"]);
  expect(view.tables.map(({ name }) => name)).toEqual(["schedule"]);
});

test("an extra ends the loan sooner, and its figures stand under its heading", () => {
  const { view, charts } = paid({ extraMonthly: 200 });
  expect(view.verdict).toBe(
    "With the extra payments, you pay off the loan in April 2050, 6 years and 7 months sooner, and save $105,429 in interest.",
  );
  const [section] = view.sections;
  expect(section?.title).toBe("Extra payments");
  expect(section?.text).toContain("$168.55 extra each month");
  expect(section?.figures.map(({ label, parts }) => [label, parts[0]?.text])).toEqual([
    ["Payoff date", "April 2050"],
    ["Months saved", "79 months"],
    ["Interest saved", "$105,429"],
    ["Number of payments", "281 payments"],
    ["Last payment", "$380.74"],
  ]);
  expect(charts.map(({ kind }) => kind)).toEqual(["balances", "repayment"]);
  expect(view.tables.map(({ name }) => name).sort()).toEqual(["prepaid", "schedule"]);
});

test.each([
  [
    "a tiny extra",
    { extraYearly: 0.00001 },
    "The extra payments are too small to save a month or a cent.",
  ],
  [
    "one above the loan",
    { onceAmount: 999_999 },
    "With the extra payments, you pay off the loan in December 2026, 29 years and 11 months sooner, and save $406,409 in interest.",
  ],
])("%s is answered in words", (_, extra, verdict) => {
  expect(paid(extra).view.verdict).toBe(verdict);
});

test("a one-time payment after the last payment is never made, and its box says so", () => {
  const { errors, result } = paid({ extraMonthly: 200, onceAmount: 5_000, onceAfterMonths: 400 });
  expect(result.months).toBe(281);
  expect(errors).toEqual({
    onceAfterMonths: "The loan is paid off after 281 payments, so this payment is never made.",
  });
});
