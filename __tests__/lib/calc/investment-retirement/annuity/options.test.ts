import { form } from "@/lib/calc/investment-retirement/annuity/form";
import { report } from "@/lib/calc/investment-retirement/annuity/report";
import { readingOf } from "@/lib/calculator/report/view";

import { formWith } from "../../../calculator/form-with";

const payments = { payment: "1000", ratePerPeriod: "0.5", periods: "240" };
const income = { sum: "250000", yearlyRate: "5", incomeYears: "20" };
const { outcomeOf, answered } = formWith({ ...form, ...report });

test("without the option, nothing more is said", () => {
  const { result, sections, headline, beside } = answered(payments);
  expect(Object.keys(result)).toEqual([
    "type",
    "value",
    "paymentAtEnd",
    "totalPayments",
    "interest",
  ]);
  expect([sections, beside]).toEqual([[], undefined]);
  expect(headline.label).toBe("Present Value");
});

test("a sum alone is answered by its income, without the payments", () => {
  const { headline, beside, figures, tables, charts } = answered(income);
  expect([headline.label, readingOf(headline)]).toEqual([
    "Monthly income from the sum",
    "$1,649.89",
  ]);
  expect([beside, figures, tables]).toEqual([undefined, [], []]);
  expect(charts).toMatchObject([{ title: "Half of the $250,000 is used up in year 13" }]);
});

test("with payments too, their value stands beside it", () => {
  const { headline, beside, charts } = answered({ ...payments, ...income });
  expect([headline.name, beside?.figure.label]).toEqual(["monthlyIncome", "Present Value"]);
  expect(charts).toHaveLength(2);
});

test("the chart ends with nothing left", () => {
  const [chart] = answered({ ...income, incomeRise: "2" }).charts;
  const values = chart && "series" in chart ? chart.series[0]?.values : undefined;
  expect(values?.[0]).toBeCloseTo(250_000, 5);
  expect(values?.at(-1)).toBe(0);
});

test.each([
  [{ ...payments, sum: "1000" }, "yearlyRate", /what the sum earns/],
  [{ ...payments, sum: "1000" }, "incomeYears", /how many years/],
  [{ ...payments, yearlyRate: "5" }, "sum", /Enter the sum/],
  [{ ...payments, currentAge: "65" }, "quotedPayment", /Your age is used only with it/],
  [{ ...income, payment: "1000" }, "periods", /clear all three/],
  [{ ...income, payment: "1000" }, "ratePerPeriod", /clear all three/],
  [{ ...income, periods: "10" }, "payment", /clear all three/],
  [{ ...payments, sum: "0" }, "sum", /above|more than/],
  [{ ...income, incomeYears: "12.5" }, "incomeYears", /whole/],
  [{ sum: "1000", yearlyRate: "5" }, "payment", /./],
])("%j: the field says what to do", (boxes, field, sentence) => {
  expect((outcomeOf(boxes).errors as Record<string, string>)[field]).toMatch(sentence);
});
