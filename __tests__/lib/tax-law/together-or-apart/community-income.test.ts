import { federalReturn } from "@/lib/tax-law/federal-return";
import {
  communityIncome,
  isCommunityPropertyState,
} from "@/lib/tax-law/together-or-apart/community-income";

// IRS Publication 555: Arizona, California, Idaho, Louisiana, Nevada, New Mexico, Texas, Washington and Wisconsin.
test("nine states are community property states", () => {
  const nine = ["AZ", "CA", "ID", "LA", "NV", "NM", "TX", "WA", "WI"];
  for (const state of nine) expect(isCommunityPropertyState(state)).toBe(true);
  for (const state of ["NY", "OR", "SD", "TN", "AK", "", undefined, "ZZ"])
    expect(isCommunityPropertyState(state)).toBe(false);
  expect(isCommunityPropertyState("tx")).toBe(true);
});

test("each has half of the income, and the one who works pays the self-employment tax", () => {
  const [owner, other] = communityIncome([
    { filingStatus: "marriedFilingSeparately", selfEmployment: 60_000, wages: 10_000 },
    {
      ...{ filingStatus: "marriedFilingSeparately", wages: 50_000, preTax401k: 4_000 },
      ...{ unemployment: 3_000, otherIncome: 1_000 },
    },
  ]);
  const ofOwner = federalReturn(owner, 2026);
  const ofOther = federalReturn(other, 2026);
  // (60,000 + 10,000 + 46,000 + 3,000 + 1,000) / 2
  expect(ofOwner.incomeBeforeBenefits + ofOwner.selfEmploymentTax / 2).toBeCloseTo(60_000, 6);
  expect(ofOther.incomeBeforeBenefits).toBeCloseTo(60_000, 6);
  expect(ofOwner.selfEmploymentTax).toBeCloseTo(0.9235 * 60_000 * 0.153, 6);
  expect(ofOther.selfEmploymentTax).toBe(0);
});
