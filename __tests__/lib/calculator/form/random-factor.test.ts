import fc from "fast-check";

import type { Definition } from "@/lib/calculator/definition";
import { draftFromFragment, initialDraft } from "@/lib/calculator/form/draft";
import { money } from "@/lib/calculator/form/number-field";
import { randomFactor, randomFactorText } from "@/lib/calculator/form/random-factor";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { run } from "@/lib/calculator/run";
import { fragmentOf } from "@/lib/calculator/share/draft-to-link";

type Input = { base: number; variation: number };
type Result = { price: number };

const variation = randomFactor("Variation", { min: 0.8, max: 1.2 });
const definition: Definition<Input, Result> = {
  calculate: ({ base, variation }) => ({ price: base * variation }),
  id: "loans-credit/mortgage",
  submit: "Estimate",
  fields: { base: money("Base"), variation },
  headline: "price",
  outputs: { price: usd("Price") },
  verdict: () => "Estimated.",
  toast: () => complete("Estimated."),
  example: { base: 100, variation: 1 },
};
const runWith = (draft: Record<string, string>, random?: number) =>
  run(definition, draft, { today: { year: 2026, month: 1, day: 1 }, random });

test("chance comes to every hundredth between the bounds, both of them included", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
      const text = randomFactorText(variation, chance);
      expect(text).toMatch(/^(0\.[89]\d?|1(\.[01]\d?|\.2)?)$/);
    }),
  );
  expect(randomFactorText(variation, 0)).toBe("0.8");
  expect(randomFactorText(variation, 0.675)).toBe("1.07");
  expect(randomFactorText(variation, 1 - Number.EPSILON)).toBe("1.2");
});

test("the page opens without it: nothing is drawn where the page is built", () => {
  expect(initialDraft(definition.fields)).toEqual({ base: "", variation: "" });
});

test("what is drawn is in the answer and in its link", () => {
  const outcome = runWith({ base: "100", variation: "" }, 0.675);
  if (!outcome.ok) throw new Error(outcome.notice.text);
  expect(outcome.calculation.result.price).toBeCloseTo(107, 9);
  expect(outcome.draft).toEqual({ base: "100", variation: "1.07" });
  expect(fragmentOf(definition.fields, outcome.draft)).toBe("base=100&variation=1.07");
});

test("what a link brings is used as it is", () => {
  const linked = draftFromFragment(definition.fields, "#base=100&variation=0.9123");
  const outcome = runWith(linked?.draft as Record<string, string>, 0.675);
  expect(outcome).toMatchObject({ ok: true, calculation: { input: { variation: 0.9123 } } });
});

test.each([
  ["1.3", "The variation can be at most 1.2."],
  ["0.79", "The variation must be at least 0.8."],
  ["x", "Enter the variation as a number, such as 1.05. We can’t read “x”."],
])("a link that brings %p is refused", (typed, error) => {
  expect(runWith({ base: "100", variation: typed }, 0.5)).toMatchObject({
    ok: false,
    errors: { variation: error },
  });
});

test("where nothing is drawn it is the middle", () => {
  expect(runWith({ base: "100" })).toMatchObject({ calculation: { input: { variation: 1 } } });
});
