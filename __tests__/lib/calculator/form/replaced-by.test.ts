import { money, rate } from "@/lib/calculator/form/number-field";
import { readField } from "@/lib/calculator/form/read-field";
import * as published from "@/lib/engine/published";

const payment = money("Monthly payment", { replacedBy: ["annualRate", "years"] });
const read = (draft: Record<string, string>) => readField("payment", payment, draft);

test("an empty box is null where every field in its place is filled", () => {
  expect(read({ payment: " ", annualRate: "7", years: "30" })).toEqual({ value: null });
});

test.each([
  [{}, { payment: "Enter the monthly payment." }],
  [{ payment: "", annualRate: "7" }, { payment: "Enter the monthly payment." }],
  [{ payment: "", annualRate: "7", years: " " }, { payment: "Enter the monthly payment." }],
])("%j leaves it asked for", (draft, errors) => {
  expect(read(draft).errors).toEqual(errors);
});

test("what is typed counts all the same", () => {
  expect(read({ payment: "100", annualRate: "7", years: "30" }).value).toBe(100);
  expect(readField("rate", rate("Rate"), { rate: "" }).errors).toEqual({ rate: "Enter the rate." });
});

test("other programs may leave it out on the same condition", () => {
  const calculate = published.calculations["mortgage-real-estate/real-estate-roi"] as (
    input: object,
  ) => { loanPayment: number | null };
  const rental = {
    purchasePrice: 300_000,
    downPaymentPercent: 25,
    closingCosts: 9_000,
    monthlyRent: 2_600,
    monthlyOperatingExpenses: 900,
  };
  expect(calculate({ ...rental, annualRate: 7, years: 30 }).loanPayment).toBeCloseTo(1496.93, 2);
  expect(() => calculate({ ...rental, annualRate: 7 })).toThrow("monthlyPrincipalInterest");
});

test("an empty box is null too where one of the fields that give it is filled", () => {
  const pay = money("Pay", { givenBy: { names: ["salary", "rate"], value: () => 0 } });
  const readPay = (draft: Record<string, string>) => readField("pay", pay, draft);
  expect(readPay({ pay: "", salary: "52000" })).toEqual({ value: null });
  expect(readPay({ pay: "", rate: "25" })).toEqual({ value: null });
  expect(readPay({ pay: "100", rate: "25" }).value).toBe(100);
  expect(readPay({ pay: "", salary: " " }).errors).toEqual({ pay: "Enter the pay." });
});

test("other programs may give it in either way", () => {
  const calculate = published.calculations["tax/payroll-tax"] as (
    input: object,
    world: object,
  ) => { grossPay: number };
  const world = { today: { year: 2026, month: 11, day: 26 } };
  expect(calculate({ payFrequency: "monthly", salary: 60_000 }, world).grossPay).toBe(5_000);
  expect(calculate({ payFrequency: "weekly", hourlyRate: 25 }, world).grossPay).toBe(1_000);
  expect(() => calculate({ payFrequency: "weekly" }, world)).toThrow("grossPay");
});
