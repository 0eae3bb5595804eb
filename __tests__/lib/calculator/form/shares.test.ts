import { money, percent } from "@/lib/calculator/form/number-field";
import { inDollars } from "@/lib/calculator/form/shares";
import { run } from "@/lib/calculator/run";

import { calculatorOf, world } from "../../../house/calculators";

const fields = {
  homePrice: money("Home price", { above: 0 }),
  downPayment: money("Down payment", { blank: 0, shareOf: "homePrice" }),
  annualRate: percent("Interest rate"),
};

test.each([
  ["10%", "42500"],
  ["3.5%", "14875"],
  ["33.333%", "141665.25"],
  ["0%", "0"],
  ["-10%", "-42500"],
])("%s of a home price of $425,000 is %s", (share, dollars) => {
  const draft = { homePrice: "$425,000", downPayment: share, annualRate: "6.5%" };
  expect(inDollars(fields, draft)).toEqual({ ...draft, downPayment: dollars });
});

test.each([
  ["dollars", { homePrice: "425k", downPayment: "42,500" }],
  ["nothing", { homePrice: "425k", downPayment: "" }],
  ["a share of nothing", { homePrice: "", downPayment: "10%" }],
  ["a share of words", { homePrice: "lots", downPayment: "10%" }],
  ["a share of a share", { homePrice: "10%", downPayment: "10%" }],
])("%s stays as it was typed", (_, draft) => {
  expect(inDollars(fields, draft)).toBe(draft);
});

test("an answer rests on the dollars, and its link carries them; the box keeps the share", () => {
  const { definition } = calculatorOf("loans-credit/mortgage");
  const typed = { homePrice: "425k", downPayment: "10%", annualRate: "6.5", years: "30" };
  const outcome = run(definition, typed, world);
  expect(outcome).toMatchObject({
    ok: true,
    calculation: { input: { downPayment: 42_500 } },
    typed: { downPayment: "10%" },
    draft: { downPayment: "42500" },
  });
});

test("a share is held to the bounds of its box", () => {
  const { definition } = calculatorOf("loans-credit/mortgage");
  const typed = { homePrice: "425k", downPayment: "-10%", annualRate: "6.5", years: "30" };
  expect(run(definition, typed, world).errors).toEqual({
    downPayment: "The down payment cannot be negative.",
  });
});

test.each([
  [{ salary: "68,900" }, "159"],
  [{ hourlyRate: "20", hours: "80", overtimeHours: "10" }, "114"],
  [{ hourlyRate: "25" }, "120"],
])("%j: a share is of what the other boxes come to", (given, dollars) => {
  const { fields } = calculatorOf("tax/payroll-tax").definition;
  const draft = { grossPay: "", payFrequency: "biweekly", preTax401k: "6%", ...given };
  expect(inDollars(fields, draft)).toEqual({ ...draft, preTax401k: dollars });
});

test("a share of what no box gives stays as it was typed", () => {
  const { fields } = calculatorOf("tax/payroll-tax").definition;
  const givens: Record<string, string>[] = [
    {},
    { salary: "lots" },
    { hourlyRate: "0" },
    { hours: "80" },
  ];
  for (const given of givens) {
    const draft = { grossPay: "", payFrequency: "biweekly", preTax401k: "6%", ...given };
    expect(inDollars(fields, draft)).toBe(draft);
  }
});
