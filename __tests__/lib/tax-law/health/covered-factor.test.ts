import { benchmarkPremiums } from "@/lib/tax-law/health/benchmark-premiums";
import { ageCurves } from "@/lib/tax-law/health/age-curves";
import { areaPremium } from "@/lib/tax-law/health/area-premium";
import { coveredFactor } from "@/lib/tax-law/health/covered-factor";
import { stateAbbreviations, type StateCode } from "@/lib/tax-law/states/state-abbreviations";

const states = Object.keys(stateAbbreviations) as StateCode[];

test("the curves have a factor for each age from 14 to 64, and rise from 21 on", () => {
  for (const curve of [ageCurves.federal, ...Object.values(ageCurves.states)]) {
    expect(curve).toHaveLength(64 - 14 + 1);
    expect(curve[0]).toBe(1);
    const adults = curve.slice(7);
    expect(adults).toEqual(adults.toSorted((one, other) => one - other));
    // 45 CFR 147.102(a)(1)(iii): at most three times that of 21, but for rounding.
    expect((curve.at(-1) ?? 0) / (curve[7] ?? 0)).toBeLessThan(3.001);
  }
});

/** The factors over that of 21 that CMS prints, as GitHub file 70580344688 has them. */
test.each([
  ["OH", [0.765, 0.765, 0.97, 1, 1.278, 3]],
  ["MA", [0.751, 0.751, 0.751, 1.183, 1.393, 2.365]],
  ["AL", [0.635, 0.635, 0.635, 1, 1.278, 3]],
  ["DC", [0.654, 0.654, 0.654, 0.727, 0.975, 2.181]],
  ["MN", [0.89, 0.89, 0.89, 1, 1.278, 3]],
  ["UT", [0.793, 0.793, 0.793, 1, 1.479, 3]],
] as const)("%s is rated as CMS prints it", (state, [child, ...ratios]) => {
  for (const [place, age] of [14, 20, 21, 40, 64].entries())
    expect((coveredFactor(state, [age]) ?? 0) * child).toBeCloseTo(ratios[place] ?? 0, 3);
});

test("of children under 21 the three oldest count, and every adult", () => {
  expect(coveredFactor("OH", [40, 3, 20, 5, 7])).toBeCloseTo(1.6706 + 1.268 + 2, 12);
  expect(coveredFactor("OH", [40, 22, 22, 22, 22])).toBeCloseTo(1.6706 + 4 * 1.3072, 12);
  expect(coveredFactor("OH", [90])).toBe(3.9216);
});

test("New York and Vermont have tiers", () => {
  expect(coveredFactor("NY", [25])).toBe(1);
  expect(coveredFactor("NY", [60, 3, 4])).toBe(1.7);
  expect(coveredFactor("NY", [60, 58, 30])).toBe(3);
  expect(coveredFactor("NY", [9, 3])).toBe(0.412);
  expect(coveredFactor("VT", [60, 58])).toBe(2);
  expect(coveredFactor("VT", [60, 58, 3])).toBe(2.81);
  expect(coveredFactor("VT", [3])).toBeNull();
});

test("every state has areas; those of three are unknown", () => {
  const unknown = states.flatMap((state) =>
    benchmarkPremiums.areas[state].flatMap((_, place) =>
      areaPremium(state, place + 1) === null ? [`${state} ${place + 1}`] : [],
    ),
  );
  expect(unknown).toEqual(["FL 22", "SC 9", "SC 19"]);
  expect(states.map((state) => benchmarkPremiums.areas[state].length)).not.toContain(0);
});
