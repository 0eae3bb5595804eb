import { growthFactor } from "@/lib/finance/time-value/growth-factor";

import { deductionsBefore2025 } from "./fixed-by-statute";
import type { ByStatus, LawYear } from "./law-year";

/** 26 U.S.C. 151(d)(5)(C)(i), 163(h)(4)(A), 224(h) and 225(g). */
const lastYearOfTemporaryDeductions = 2028;

/**
 * The law of a year as it will stand years later, unless it is changed, in the dollars of its own year.
 *
 * - `years` later, 0 or more
 * - `inflation` percent a year
 *
 * What an index moves stays worth as much. The thresholds above which Social Security benefits and investment
 * income are taxed are dollars that no index moves, so that they are worth less each year:
 *
 *     threshold = threshold ÷ (1 + inflation)^years
 *
 * The deductions of 2025 to 2028, the one for people of 65 among them, end after 2028. The other amounts that
 * no index moves stay as they are: none of them touches a retirement income.
 *
 * @example laterLaw(law2026, 20, 3).socialSecurityBenefits.thresholds.single[0] // 13841.89385…
 * @example laterLaw(law2026, 2, 3).temporaryDeductions.senior.most.single // 6000
 * @example laterLaw(law2026, 3, 3).temporaryDeductions.senior.most.single // 0
 *
 * Source: 26 U.S.C. 1(f), 86(c) and 1411(b).
 */
export function laterLaw(law: LawYear, years: number, inflation: number): LawYear {
  const worth = growthFactor(inflation / 100, -years);
  const { socialSecurityBenefits, netInvestmentIncome, temporaryDeductions } = law;
  return {
    ...law,
    socialSecurityBenefits: {
      ...socialSecurityBenefits,
      thresholds: ofEach(
        socialSecurityBenefits.thresholds,
        ([first, second]) => [first * worth, second * worth] as const,
      ),
    },
    netInvestmentIncome: {
      ...netInvestmentIncome,
      thresholds: ofEach(netInvestmentIncome.thresholds, (threshold) => threshold * worth),
    },
    temporaryDeductions:
      Math.floor(law.year + years) > lastYearOfTemporaryDeductions
        ? { ...temporaryDeductions, ...deductionsBefore2025 }
        : temporaryDeductions,
  };
}

const ofEach = <From, To>(amounts: ByStatus<From>, change: (amount: From) => To): ByStatus<To> => ({
  single: change(amounts.single),
  marriedFilingJointly: change(amounts.marriedFilingJointly),
  marriedFilingSeparately: change(amounts.marriedFilingSeparately),
  headOfHousehold: change(amounts.headOfHousehold),
  qualifyingSurvivingSpouse: change(amounts.qualifyingSurvivingSpouse),
});
