import { sumBy } from "@/lib/finance/sum-by";

import type { Place } from "./health/poverty-guidelines";
import type { Household } from "./household";

/** What few people have on their return, by what a list calls it. */
export const otherLineKinds = [
  "unemployment",
  "rents",
  "businessRents",
  "passThrough",
  "passive",
  "alimonyReceived",
  "taxExemptInterest",
  "otherIncome",
  "healthInsurance",
  "educator",
  "spouseEducator",
  "alimonyPaid",
  "earlyWithdrawal",
  "moving",
  "medical",
  "propertyGifts",
  "careOfOne",
  "careOfMore",
  "careBenefits",
  "college",
  "tuition",
  "saving",
  "spouseSaving",
  "adoption",
  "foreignTax",
  "minimumTax",
  "otherCredit",
  "marketplacePremium",
  "marketplaceBenchmark",
  "marketplaceAdvance",
] as const;

export type OtherLineKind = (typeof otherLineKinds)[number];

/** Dollars a year. Each student in college and each adopted child is a line. */
export type OtherLine = { line: OtherLineKind; amount: number };

/**
 * A household with the lines of a list. Lines of one kind add up, but for students and adopted children, who each
 * have a limit.
 *
 * - `place` for the poverty line of the premium credit
 *
 * @example withOtherLines({ filingStatus: "single" }, [{ line: "unemployment", amount: 900 }, { line: "unemployment", amount: 100 }]).unemployment // 1000
 */
export function withOtherLines<Base extends Household>(
  household: Base,
  lines: readonly OtherLine[],
  place?: Place,
): Base {
  const amountsOf = (kind: OtherLineKind) =>
    lines.flatMap(({ line, amount }) => (line === kind ? [amount] : []));
  const of = (kind: OtherLineKind) => sumBy(amountsOf(kind), (amount) => amount);
  const careOfMore = of("careOfMore");
  const careOfOne = of("careOfOne");
  const premium = of("marketplacePremium");
  const benchmark = of("marketplaceBenchmark");
  const advanceCredit = of("marketplaceAdvance");
  return {
    ...household,
    unemployment: of("unemployment"),
    rents: of("rents"),
    businessRents: of("businessRents"),
    passThroughIncome: of("passThrough"),
    passiveIncome: of("passive"),
    alimonyReceived: of("alimonyReceived"),
    taxExemptInterest: of("taxExemptInterest"),
    otherIncome: of("otherIncome"),
    selfEmployedHealthInsurance: of("healthInsurance"),
    educatorExpenses: of("educator"),
    spouseEducatorExpenses: of("spouseEducator"),
    alimonyPaid: of("alimonyPaid"),
    earlyWithdrawalPenalty: of("earlyWithdrawal"),
    movingExpenses: of("moving"),
    medicalExpenses: of("medical"),
    propertyGifts: of("propertyGifts"),
    dependentCareExpenses: careOfOne + careOfMore,
    dependentCarePersons: careOfMore > 0 ? 2 : careOfOne > 0 ? 1 : 0,
    dependentCareBenefits: of("careBenefits"),
    collegeExpenses: amountsOf("college"),
    tuition: of("tuition"),
    retirementSavings: of("saving"),
    spouseRetirementSavings: of("spouseSaving"),
    adoptionExpenses: amountsOf("adoption"),
    foreignTaxCredit: of("foreignTax"),
    minimumTaxCredit: of("minimumTax"),
    otherCredits: of("otherCredit"),
    marketplace:
      premium + benchmark + advanceCredit > 0
        ? { premium, benchmark, advanceCredit, place }
        : undefined,
  };
}
