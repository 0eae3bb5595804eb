import { estimatedPaymentDates } from "@/lib/tax-law/pay/estimated-payment-dates";
import { requiredAnnualPayment } from "@/lib/tax-law/pay/required-annual-payment";

const lastYear = (tax: number, adjustedGrossIncome = 100_000) => ({ tax, adjustedGrossIncome });

test("90% of this year’s tax, or all of last year’s if that is less", () => {
  expect(requiredAnnualPayment("single", 20_000, 0, null)).toBe(18_000);
  expect(requiredAnnualPayment("single", 20_000, 0, lastYear(25_000))).toBe(18_000);
  expect(requiredAnnualPayment("single", 20_000, 0, lastYear(12_000))).toBe(12_000);
  expect(requiredAnnualPayment("single", 20_000, 0, lastYear(-500))).toBe(0);
});

test("110% of last year’s tax above $150,000 of income, $75,000 on a separate return", () => {
  const required = (income: number, status: "single" | "marriedFilingSeparately" = "single") =>
    requiredAnnualPayment(status, 50_000, 0, lastYear(10_000, income));
  expect(required(150_000)).toBe(10_000);
  expect(required(150_001)).toBeCloseTo(11_000, 9);
  expect(required(75_000, "marriedFilingSeparately")).toBe(10_000);
  expect(required(75_001, "marriedFilingSeparately")).toBeCloseTo(11_000, 9);
});

test("nothing where less than $1,000 is left after withholding", () => {
  expect(requiredAnnualPayment("single", 5_000, 4_001, null)).toBe(0);
  expect(requiredAnnualPayment("single", 5_000, 4_000, null)).toBe(4_500);
});

test("the days as the IRS printed them on the vouchers of Form 1040-ES", () => {
  const days = (year: number) =>
    estimatedPaymentDates(year).map(({ year, month, day }) => [year, month, day].join("-"));
  expect(days(2024)).toEqual(["2024-4-15", "2024-6-17", "2024-9-16", "2025-1-15"]);
  expect(days(2025)).toEqual(["2025-4-15", "2025-6-16", "2025-9-15", "2026-1-15"]);
  expect(days(2026)).toEqual(["2026-4-15", "2026-6-15", "2026-9-15", "2027-1-15"]);
});
