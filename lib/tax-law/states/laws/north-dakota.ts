import { graduatedTax } from "../../income/graduated-tax";
import { survivorAsJoint } from "../../years/by-status";
import type { ByStatus } from "../../years/law-year";
import type { Filer } from "../filer";
import { socialSecurity } from "../rules/federal-lines";
import { defineState } from "../state-law";

type Numbers = {
  limits: ByStatus<readonly number[]>;
  marriagePenalty: {
    most: number;
    /** None unless both spouses have more income of their own, and the couple more taxable income. */
    ownIncome: number;
    taxableIncome: number;
    /** What is taken off the income of the spouse who has less. */
    deduction: number;
  };
};

const rates = [0, 0.0195, 0.025];

export const northDakota = defineState<Numbers>({
  code: "ND",
  years: {
    2025: {
      document: "2025 Form ND-1 booklet, and N.D.C.C. 57-38-30.3 and 57-38-01.28",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and https://www.efile.com/north-dakota-tax-brackets-rates-and-forms",
      checked: "2026-11-28",
      limits: survivorAsJoint({
        single: [48_475, 244_825],
        marriedFilingJointly: [80_975, 298_075],
        marriedFilingSeparately: [40_475, 149_025],
        headOfHousehold: [64_950, 271_450],
      }),
      marriagePenalty: {
        most: 312,
        ownIncome: 47_550,
        taxableIncome: 81_036,
        deduction: 15_750,
      },
    },
  },
  returnOf(filer, law) {
    const { status, federal } = filer;
    const { adjustedGrossIncome, deductions, taxableSocialSecurity } = federal;
    const start = adjustedGrossIncome - deductions;
    const untaxedGains = shareOfGains(filer);
    const taxable = Math.max(0, start - taxableSocialSecurity - untaxedGains);
    return {
      start: ["Federal taxable income", start],
      subtractions: [
        ["Long-term gains and qualified dividends", untaxedGains],
        socialSecurity(filer),
      ],
      rates,
      limits: law.limits[status],
      credits: [["Marriage penalty credit", marriagePenaltyCredit(filer, law, taxable)]],
    };
  },
  notModeled: ["529 contributions", "interest on federal bonds", "military pay and pensions"],
});

/** N.D.C.C. 57-38-30.3(2)(d): two fifths of net long-term gains and qualified dividends. */
function shareOfGains({ household, federal }: Filer): number {
  const { longTermGains = 0, qualifiedDividends = 0 } = household;
  return 0.4 * (Math.max(0, Math.min(longTermGains, federal.netGain)) + qualifiedDividends);
}

/** N.D.C.C. 57-38-01.28: what a couple pays more than two who are single would. */
function marriagePenaltyCredit(
  { isJoint, people }: Filer,
  { limits, marriagePenalty: law }: Numbers,
  taxable: number,
): number {
  const ownIncomes = people.map(
    ({ agi, investment, taxableSocialSecurity }) => agi - investment - taxableSocialSecurity,
  );
  const less = Math.min(...ownIncomes);
  if (!isJoint || less <= law.ownIncome || taxable <= law.taxableIncome) return 0;
  const taxOn = (income: number, levels: readonly number[]) => graduatedTax(income, rates, levels);
  const first = less - law.deduction;
  const asSingles = taxOn(first, limits.single) + taxOn(taxable - first, limits.single);
  return Math.max(0, Math.min(law.most, taxOn(taxable, limits.marriedFilingJointly) - asSingles));
}
