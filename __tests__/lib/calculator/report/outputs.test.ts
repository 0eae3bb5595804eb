import { labelOf } from "@/lib/calculator/report/figure";
import {
  aboutUsd,
  count,
  days,
  month,
  percentage,
  ratio,
  usd,
  words,
  year,
  yesOrNo,
} from "@/lib/calculator/report/outputs";

test.each([
  ["dollars", usd("Cost"), 1234.5, "$1,234.50", "1234.5"],
  ["percent", percentage("Margin"), 12.345, "12.35%", "12.345"],
  ["one of something", count("month")("Time"), 1, "1 month", "1"],
  ["several of something", count("month")("Time"), 1_200, "1,200 months", "1200"],
  ["so many times", ratio("Turnover"), 1.6, "1.60", "1.6"],
  ["days", days("Days in inventory"), 228.125, "228.1 days", "228.125"],
  ["dollars found by search", aboutUsd("Price"), 351_621.09375, "about $351,600", "351621.09375"],
  ["a year", year("Coverage year"), 2_027, "2027", "2027"],
  ["a tiny number", percentage("Change"), 1e-7, "0.00%", "0.0000001"],
])("%s are written for people and, exactly, for machines", (_, figure, value, shown, exact) => {
  expect(figure.show(value)).toBe(shown);
  expect(figure.exact(value)).toBe(exact);
});

test("a month is written for people and for machines", () => {
  const last = month("Last payment");
  const day = { year: 2029, month: 3, day: 31 };
  expect(last.show(day)).toBe("March 2029");
  expect(last.exact(day)).toBe("2029-03");
});

test("words stand as they are", () => {
  const kind = words("Kind of value");
  expect([kind.show("Present Value"), kind.exact("Present Value")]).toEqual([
    "Present Value",
    "Present Value",
  ]);
});

test("whether something is so is written for people and for machines", () => {
  const used = yesOrNo("Used");
  expect([used.show(true), used.exact(true)]).toEqual(["Yes", "true"]);
  expect([used.show(false), used.exact(false)]).toEqual(["No", "false"]);
});

test("a figure may be named by another one", () => {
  const result = { value: 1, kind: "Future Value" };
  expect(labelOf(usd<typeof result>("Value", { labelFrom: "kind" }), result)).toBe("Future Value");
  expect(labelOf(usd<typeof result>("Value"), result)).toBe("Value");
});
