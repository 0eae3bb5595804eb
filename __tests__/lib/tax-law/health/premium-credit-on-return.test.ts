import { federalReturn } from "@/lib/tax-law/federal-return";
import type { MarketplacePlan } from "@/lib/tax-law/household";
import { premiumCreditOnReturn } from "@/lib/tax-law/health/premium-credit-on-return";
import * as law2024 from "@/lib/tax-law/years/2024";
import * as law2025 from "@/lib/tax-law/years/2025";
import * as law from "@/lib/tax-law/years/newest-law";

const plan = (change: Partial<MarketplacePlan>): MarketplacePlan => ({
  premium: 0,
  benchmark: 0,
  advanceCredit: 0,
  ...change,
});

/** Forms 8962 of 2024 as the IRS’s Direct File prints them: IRS-Public/direct-file@e0d5c844, pdf-expected/en. */
describe("as Direct File prints it", () => {
  test("all of it is paid out where nothing was paid ahead (olf-nj-box-14)", () => {
    const year = plan({ premium: 10_000, benchmark: 10_000 });
    expect(premiumCreditOnReturn(law2024, "single", year, 1, 17_000)).toEqual({
      credit: 10_000,
      paidOut: 10_000,
      repaid: 0,
    });
  });

  test("a single person of 399% of the poverty line pays back no more than the limit", () => {
    const year = plan({ advanceCredit: 2_000 });
    expect(premiumCreditOnReturn(law2024, "single", year, 1, 58_300).repaid).toBe(1_575);
  });

  test("a separate return has no credit, and the limit of two (ero-ptc-non-applicable-tp)", () => {
    const status = "marriedFilingSeparately";
    const of = (advanceCredit: number) =>
      premiumCreditOnReturn(law2024, status, plan({ benchmark: 9_000, advanceCredit }), 1, 45_100);
    expect(of(300)).toEqual({ credit: 0, paidOut: 0, repaid: 300 });
    expect(of(4_000).repaid).toBe(3_150);
  });
});

test("above four poverty lines, and since 2026 at any income, all that is too much is paid back", () => {
  const year = plan({ premium: 8_000, benchmark: 8_000, advanceCredit: 6_000 });
  expect(premiumCreditOnReturn(law2025, "single", year, 1, 61_000).repaid).toBeCloseTo(
    6_000 - (8_000 - 0.085 * 61_000),
    6,
  );
  expect(premiumCreditOnReturn(law, "single", year, 1, 62_601)).toEqual({
    credit: 0,
    paidOut: 0,
    repaid: 6_000,
  });
  // At exactly four lines of $15,650 there is a credit.
  expect(premiumCreditOnReturn(law, "single", year, 1, 62_600).credit).toBeCloseTo(
    8_000 - 0.0996 * 62_600,
    6,
  );
});

test("Alaska and Hawaii have poverty lines of their own, and so has each person", () => {
  const year = plan({ premium: 9_000, benchmark: 9_000 });
  const credit = (change: Partial<MarketplacePlan>, people = 1) =>
    premiumCreditOnReturn(law, "headOfHousehold", { ...year, ...change }, people, 40_000).credit;
  expect(credit({ place: "alaska" })).toBeGreaterThan(credit({ place: "hawaii" }));
  expect(credit({ place: "hawaii" })).toBeGreaterThan(credit({}));
  expect(credit({ place: "contiguous" })).toBe(credit({}));
  expect(credit({}, 2)).toBeGreaterThan(credit({}));
});

test("on a return the household is all who are on it, and the income has what is not taxed", () => {
  const marketplace = plan({ premium: 20_000, benchmark: 20_000, advanceCredit: 12_000 });
  const family = {
    filingStatus: "marriedFilingJointly",
    age: 40,
    spouseAge: 40,
    wages: 80_000,
    children: 1,
    olderChildren: 1,
    otherDependents: 1,
    marketplace,
  } as const;
  const { credit } = premiumCreditOnReturn(law, "marriedFilingJointly", marketplace, 5, 80_000);
  expect(federalReturn(family, 2026).refundedPremiumCredit).toBeCloseTo(credit - 12_000, 6);

  const benefits = { ...family, socialSecurity: 10_000, taxExemptInterest: 2_000 };
  const answer = federalReturn(benefits, 2026);
  const income = answer.adjustedGrossIncome + 2_000 + 10_000 - answer.taxableSocialSecurity;
  const settled = premiumCreditOnReturn(law, "marriedFilingJointly", marketplace, 5, income);
  expect(answer.refundedPremiumCredit).toBeCloseTo(settled.paidOut, 6);
  expect(settled.paidOut).toBeLessThan(credit - 12_000);
});

test("what is paid back is tax that credits lower, and stands in the tax before them", () => {
  const marketplace = plan({ premium: 9_000, benchmark: 9_000, advanceCredit: 9_000 });
  const alone = { filingStatus: "single", age: 40, wages: 70_000 } as const;
  const without = federalReturn(alone, 2026);
  const answer = federalReturn({ ...alone, marketplace }, 2026);
  expect(answer.repaidPremiumCredit).toBe(9_000);
  expect(answer.taxBeforeCredits).toBeCloseTo(without.taxBeforeCredits + 9_000, 9);
  expect(answer.tax).toBeCloseTo(without.tax + 9_000, 9);
});
