import { draftFromFragment } from "@/lib/calculator/form/draft";
import { viewOf } from "@/lib/calculator/report/view";
import { resultVersionIn, resultVersionText } from "@/lib/calculator/share/result-version";
import { resultVersionOf } from "@/lib/calculator/share/result-version-of";
import { calculatorIds } from "@/lib/catalogue/calculators";
import { releases } from "@/lib/releases/releases";

import { calculatorOf, world } from "../../../house/calculators";

const version = { on: "2026-01-31", engine: "1.2.3", law: "2026", was: ["2", "10"] };
const text = "asOf=2026-01-31&asOf.engine=1.2.3&asOf.law=2026&asOf.was=2&asOf.was=10";

test("is written after the inputs and read from there", () => {
  expect(resultVersionText(version)).toBe(text);
  expect(resultVersionIn(`#balance=5000&${text}`)).toEqual(version);
});

test("holds the day of the calculation and the headline, exactly", () => {
  const { definition } = calculatorOf("loans-credit/mortgage");
  const view = viewOf(
    definition,
    definition.example,
    definition.calculate(definition.example, world),
  );
  expect(resultVersionOf(view, { year: 2026, month: 3, day: 9 })).toEqual({
    on: "2026-03-09",
    engine: releases[0]?.version,
    law: "2026",
    of: "monthlyPayment",
    was: [view.headline.parts[0]?.value],
  });
});

test("a headline without a number is held as nothing", () => {
  const { definition } = calculatorOf("insurance/health-premium-estimator");
  const input = { ...definition.example, annualIncome: 900_000 };
  const view = viewOf(definition, input, definition.calculate(input, world));
  const stamped = resultVersionOf(view, { year: 2026, month: 3, day: 9 });
  expect(stamped).toMatchObject({ of: "law.benchmarkCost", was: [""] });
  expect(resultVersionIn(resultVersionText(stamped))).toEqual(stamped);
});

test.each([
  ["nothing", ""],
  ["inputs alone", "#homePrice=400000"],
  ["no headline", "asOf=2026-01-31&asOf.engine=1.2.3&asOf.law=2026"],
  ["no version", "asOf=2026-01-31&asOf.law=2026&asOf.was=2"],
  ["a day that is none", text.replace("01-31", "13-31")],
  ["a version of words", text.replace("1.2.3", "<b>1.2.3")],
  ["a year of another century", text.replace("law=2026", "law=1926")],
])("%s is no version", (_, fragment) => {
  expect(resultVersionIn(fragment)).toBeUndefined();
});

test.each(calculatorIds)("no input of %s has its names", (id) => {
  expect(draftFromFragment(calculatorOf(id).definition.fields, text)).toBeUndefined();
});
