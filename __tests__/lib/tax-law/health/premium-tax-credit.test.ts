import fc from "fast-check";

import { applicablePercentage } from "@/lib/tax-law/health/applicable-percentage";
import { medicaidLine } from "@/lib/tax-law/health/medicaid-line";
import { povertyGuidelines, type PovertyGuidelines } from "@/lib/tax-law/health/poverty-guidelines";
import { povertyLine } from "@/lib/tax-law/health/poverty-line";
import { premiumCreditOf } from "@/lib/tax-law/health/premium-credit-of";
import { premiumCredits } from "@/lib/tax-law/health/premium-credits";
import { premiumTaxCredit } from "@/lib/tax-law/health/premium-tax-credit";

import { at } from "../tax-tables";

const [of2023, , of2025, of2026] = [0, 1, 2, 3].map((place) => at(povertyGuidelines, place)) as [
  PovertyGuidelines,
  PovertyGuidelines,
  PovertyGuidelines,
  PovertyGuidelines,
];
const credit2026 = premiumCreditOf(2026);

test("the poverty line of a household, as HHS prints it", () => {
  expect(povertyLine(of2025, "contiguous", 1)).toBe(15_650);
  expect(povertyLine(of2025, "contiguous", 8)).toBe(54_150);
  expect(povertyLine(of2025, "alaska", 2)).toBe(26_430);
  expect(povertyLine(of2025, "hawaii", 4)).toBe(36_980);
  expect(povertyLine(of2023, "contiguous", 2)).toBe(19_720);
  expect(povertyLine(of2026, "contiguous", 4)).toBe(33_000);
  expect(medicaidLine(15_650)).toBe(21_597);
  expect(medicaidLine(15_960)).toBe(22_024.8);
  expect(medicaidLine(33_000)).toBe(45_540);
});

/** Each band of 2026, at its ends: the steps at 133% and at 400% are in the law. */
test.each([
  [0.9999, null],
  [1, 0.021],
  [1.3299, 0.021],
  [1.33, 0.0314],
  [1.5, 0.0419],
  [1.75, 0.05395],
  [2, 0.066],
  [2.5, 0.0844],
  [3, 0.0996],
  [3.9999, 0.0996],
  [4, 0.0996],
  [4.0001, null],
  [9, null],
])("2026: at %d poverty lines the percentage is %p", (lines, percentage) => {
  for (const line of [15_650, 32_150, 26_430]) {
    const found = applicablePercentage(credit2026, lines * line, line);
    if (percentage === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(percentage, 9);
  }
});

test("2024 and 2025: nothing up to 150%, then up to 8.5%, which goes on for ever", () => {
  for (const premiumCredit of [premiumCreditOf(2024), premiumCreditOf(2025)])
    for (const [lines, percentage] of [
      [1, 0],
      [1.5, 0],
      [1.75, 0.01],
      [2, 0.02],
      [3.5, 0.0725],
      [4, 0.085],
      [4.0001, 0.085],
      [40, 0.085],
    ] as const)
      expect(applicablePercentage(premiumCredit, lines * 15_650, 15_650)).toBeCloseTo(
        percentage,
        9,
      );
});

test("the cliff of 2026 is one cent wide, for a household of any size", () => {
  for (let people = 1; people <= 20; people += 1) {
    const line = povertyLine(of2025, "contiguous", people);
    expect(applicablePercentage(credit2026, 4 * line, line)).toBe(0.0996);
    expect(applicablePercentage(credit2026, 4 * line + 0.01, line)).toBeNull();
    expect(applicablePercentage(credit2026, line, line)).toBe(0.021);
    expect(applicablePercentage(credit2026, line - 0.01, line)).toBeNull();
  }
});

test.each(premiumCredits)("$year: more income never has a lower percentage", (credit) => {
  const percentage = (lines: number) => applicablePercentage(credit, lines * 1e4, 1e4);
  const within = fc.double({ min: 1, max: 4, noNaN: true });
  fc.assert(
    fc.property(within, within, (one, other) => {
      const lower = percentage(Math.min(one, other)) as number;
      const higher = percentage(Math.max(one, other)) as number;
      expect(higher).toBeGreaterThanOrEqual(lower);
      expect(lower).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("the credit is never negative, never more than the premium, and none without eligibility", () => {
  expect(premiumTaxCredit(2_000, 6_000)).toBe(4_000);
  expect(premiumTaxCredit(2_000, 6_000, 3_500)).toBe(3_500);
  expect(premiumTaxCredit(2_000, 6_000, 9_000)).toBe(4_000);
  expect(premiumTaxCredit(6_000, 6_000)).toBe(0);
  expect(premiumTaxCredit(null, 6_000)).toBe(0);
  const dollars = fc.integer({ min: 0, max: 50_000 });
  fc.assert(
    fc.property(dollars, dollars, dollars, (expected, benchmark, premium) => {
      const credit = premiumTaxCredit(expected, benchmark, premium);
      expect(credit).toBeGreaterThanOrEqual(0);
      expect(credit).toBeLessThanOrEqual(premium);
      if (credit > 0 && credit < premium) expect(credit + expected).toBe(benchmark);
    }),
  );
});
