import { rentVsBuy } from "@/lib/calc/mortgage-real-estate/rent-vs-buy/calculation";
import { form } from "@/lib/calc/mortgage-real-estate/rent-vs-buy/form";
import { report } from "@/lib/calc/mortgage-real-estate/rent-vs-buy/report";
import { readingOf, viewOf } from "@/lib/calculator/report/view";

/** The example, with changes. */
function answered(changes: Partial<typeof report.example>) {
  const input = { ...report.example, ...changes };
  const result = rentVsBuy(input);
  return {
    ...result,
    notice: report.toast(result, input),
    errors: report.errors?.(result, input),
    ...viewOf({ ...form, ...report }, input, result),
  };
}

test("where the two comparisons disagree, wealth leads, and the notice names it", () => {
  const { moreFavorable, wealthier, notice, headline, beside } = answered({ monthlyRent: 1_900 });
  expect([headline.name, beside?.figure.name]).toEqual(["wealthier", "moreFavorable"]);
  expect([moreFavorable, wealthier]).toEqual(["Buying", "Renting"]);
  expect(notice).toEqual({
    title: "Calculation Complete",
    text: expect.stringMatching(/^Renting ends \$[\d,.]+ ahead in wealth\.$/),
    tone: "success",
  });
});

test("where they agree, the notice is of the net position", () => {
  const { moreFavorable, wealthier, notice } = answered({ monthlyRent: 9_000 });
  expect([moreFavorable, wealthier]).toEqual(["Buying", "Buying"]);
  expect(notice.text).toMatch(/^Buying is more favorable by \$[\d,.]+\.$/);
});

test("dues and PMI are part of what owning costs, under their heading", () => {
  const bare = answered({ downPaymentPercent: 10 });
  expect(bare.sections.map(({ title }) => title)).toEqual(["Wealth at the end"]);
  const { sections, totalBuyCost, errors } = answered({
    ...{ downPaymentPercent: 10, monthlyDues: 100, pmiRate: 0.6 },
  });
  expect(sections[1]?.title).toBe("HOA dues and PMI");
  expect(sections[1]?.figures.map((figure) => [figure.name, readingOf(figure)])).toEqual([
    ["totalDues", "$14,400"],
    ["monthlyPmi", "$171.00"],
    ["pmiEndMonth", "106 payments"],
    ["totalPmi", "$18,126"],
  ]);
  expect(totalBuyCost - bare.totalBuyCost).toBeCloseTo(14_400 + 18_126, 6);
  expect(errors).toEqual({});
});

test("a PMI rate with 20% down is said at its box", () => {
  expect(answered({ downPaymentPercent: 20, pmiRate: 0.6 }).errors).toEqual({
    pmiRate: "With 20% down or more there is no PMI to pay. Leave this blank.",
  });
});
