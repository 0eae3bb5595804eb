import { viewOf } from "@/lib/calculator/report/view";
import { changesSince } from "@/lib/calculator/share/changes-since";
import type { ResultVersion } from "@/lib/calculator/share/result-version";
import { resultVersionOf } from "@/lib/calculator/share/result-version-of";

import { answerOf } from "../../../house/answer-of";

jest.mock("@/lib/releases/version", () => ({ version: "1.10.0" }));
jest.mock("@/lib/releases/releases", () => ({
  releases: [
    { version: "1.10.0", date: "2028-02-01", changes: { "tax/income-tax": "The law of 2028." } },
    {
      version: "1.9.0",
      date: "2027-01-04",
      changes: {
        "loans-credit/mortgage": "Rounded otherwise.",
        "tax/income-tax": "The law of 2027.",
      },
    },
    { version: "1.0.0", date: "2026-11-23", changes: { "tax/income-tax": "Not said again." } },
  ],
}));

function wordsOn(id: string, version: Partial<ResultVersion>) {
  const { definition, input, result } = answerOf(id).calculation;
  const view = viewOf(definition, input, result);
  const now = { ...resultVersionOf(view, { year: 2026, month: 11, day: 23 }), law: "2026" };
  return changesSince(definition, view, { ...now, ...version });
}

test("the same version, the same result", () => {
  expect(wordsOn("loans-credit/mortgage", {})).toEqual([
    "This result is from November 23, 2026. It used version 1.10.0 of the calculations, with the law through 2026.",
    "The calculations have not changed since.",
    "The same numbers still give the same result.",
  ]);
});

test("a newer version that answers the same, to the digits shown", () => {
  const words = wordsOn("loans-credit/mortgage", { engine: "1.2.0", was: ["2022.6176751774"] });
  expect(words.slice(1)).toEqual([
    "Today’s version is 1.10.0, with the law through 2026.",
    "The same numbers still give the same result.",
  ]);
});

test("another answer, and every change of this calculator since, the newest first", () => {
  const words = wordsOn("tax/income-tax", { engine: "1.0.0", of: undefined, was: ["12000"] });
  expect(words.slice(2)).toEqual([
    "“Estimated federal income tax” was $12,000.00 then and is $12,081.00 now.",
    "Version 1.10.0 of February 1, 2028: The law of 2028.",
    "Version 1.9.0 of January 4, 2027: The law of 2027.",
  ]);
});

test("another answer of calculations that did not change", () => {
  const words = wordsOn("insurance/car-insurance-estimator", { engine: "1.9.0", was: ["250"] });
  expect(words.slice(2)).toEqual([
    "“Estimated monthly premium” was $250.00 then and is $253.50 now.",
    "The calculations are not the reason: this result also depends on the date.",
  ]);
});

test("another answer that nothing explains", () => {
  const words = wordsOn("loans-credit/mortgage", { was: ["2000"] });
  expect(words.at(-1)).toMatch(/may have been changed\.$/);
});

test("a reading of two parts is one", () => {
  const words = wordsOn("loans-credit/credit-card-payoff", { was: ["3", "1"] });
  expect(words[2]).toBe(
    "“Time to pay off” was 3 years, 1 month then and is 2 years, 10 months now.",
  );
});

test("words of a link are compared and never said", () => {
  const words = wordsOn("mortgage-real-estate/rent-vs-buy", { was: ["Call us", "1"] });
  expect(words.join(" ")).not.toContain("Call us");
  expect(words[2]).toMatch(/^“More favorable by net position” was different then and is Buying, /);
  for (const was of [["nonsense"], ["Infinity"], [""]])
    expect(wordsOn("loans-credit/mortgage", { was })[2]).toBe(
      "“Monthly principal and interest” was different then and is $2,022.62 now.",
    );
});

test("a result of a newer version than this page’s", () => {
  expect(wordsOn("loans-credit/mortgage", { engine: "2.0.0" }).slice(1)).toEqual([
    "This page still uses version 1.10.0. Reload it to get the newer one.",
  ]);
});

test("a version is held against the figure that it is of: today’s headline, or an earlier one", () => {
  const id = "tax/income-tax";
  expect(wordsOn(id, {}).at(-1)).toBe("The same numbers still give the same result.");
  expect(wordsOn(id, { was: ["12000"] })[2]).toMatch(/^“Income tax under the law” was \$12,000/);
  expect(wordsOn(id, { of: "nonsense", was: ["12000"] })[2]).toMatch(/^“Income tax under the law”/);
});

test("no number then and one now, and the other way round, is another result", () => {
  const id = "insurance/health-premium-estimator";
  expect(wordsOn(id, { was: [""] })[2]).toMatch(/under the law” was different then and is \$/);
  const { definition, world, ...example } = answerOf(id).calculation;
  const input = { ...example.input, annualIncome: 900_000 };
  const view = viewOf(definition, input, definition.calculate(input, world));
  const now = resultVersionOf(view, { year: 2026, month: 11, day: 23 });
  expect(changesSince(definition, view, now).at(-1)).toMatch(/the same result\.$/);
  expect(changesSince(definition, view, { ...now, was: ["400"] })[2]).toMatch(
    /was different then and is Full price now\.$/,
  );
});
