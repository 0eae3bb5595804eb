import { federalReturn, type FederalReturn } from "./federal-return";
import { premiumNumbers } from "./health/premium-credit-on-return";
import { taxFamily } from "./health/tax-family";
import type { Household } from "./household";
import { returnNumbers, type ReturnNumbers } from "./return-numbers";
import type { LawYear } from "./years/law-year";

/** What a page does not show of a return: other sums take it from there. */
const unshown = [
  "adjustments",
  "disqualifiedIncome",
  "capitalLossCarriedForward",
  "deductions",
  "deductionsOfMinimumTax",
  "excessSocialSecurity",
] as const satisfies readonly (keyof FederalReturn)[];

type Shown = Omit<FederalReturn, (typeof unshown)[number]>;

/** A return as a page and its workbook have it: line by line, with the numbers of the law. Dollars a year. */
export type ReturnFigures = ReturnNumbers &
  PremiumFigures &
  EnteredLines &
  Omit<Shown, "itemizes" | "refund"> & {
    /** 1 on a joint return, which has a spouse on it; else 0. */
    joint: number;
    /** 1 where the itemized deductions are taken; else 0. */
    itemizes: number;
    /** Null where nothing was withheld: then nobody asked. */
    refund: number | null;
    /** Percent of the total income. */
    effectiveRate: number;
  };

/**
 * A federal return as figures, with what it looks up in the tables of the year.
 *
 * @example returnFigures({ filingStatus: "single", wages: 92_000 }, law2026).taxableIncome // 75900
 */
export function returnFigures(household: Household, law: LawYear): ReturnFigures {
  const lines = shownLines(federalReturn(household, law.year));
  const { totalIncome, tax } = lines;
  return {
    ...returnNumbers(household, law),
    ...premiumFigures(household, law, lines),
    ...enteredLines(household),
    ...lines,
    joint: household.filingStatus === "marriedFilingJointly" ? 1 : 0,
    itemizes: lines.itemizes ? 1 : 0,
    refund: (household.withheld ?? 0) > 0 ? lines.refund : null,
    effectiveRate: totalIncome > 0 ? (tax / totalIncome) * 100 : 0,
  };
}

/** What was entered that few people have, by the names of lib/tax-law/other-lines.ts. Dollars. */
type EnteredLines = ReturnType<typeof enteredLines>;

const enteredLines = (household: Household) => ({
  unemployment: household.unemployment ?? 0,
  rents: household.rents ?? 0,
  businessRents: household.businessRents ?? 0,
  passThrough: household.passThroughIncome ?? 0,
  passive: household.passiveIncome ?? 0,
  alimonyReceived: household.alimonyReceived ?? 0,
  taxExemptInterest: household.taxExemptInterest ?? 0,
  otherIncome: household.otherIncome ?? 0,
  healthInsurance: household.selfEmployedHealthInsurance ?? 0,
  educator: household.educatorExpenses ?? 0,
  spouseEducator: household.spouseEducatorExpenses ?? 0,
  alimonyPaid: household.alimonyPaid ?? 0,
  earlyWithdrawal: household.earlyWithdrawalPenalty ?? 0,
  moving: household.movingExpenses ?? 0,
  medical: household.medicalExpenses ?? 0,
  propertyGifts: household.propertyGifts ?? 0,
  careCosts: household.dependentCareExpenses ?? 0,
  carePersons: Math.min(2, household.dependentCarePersons ?? 0),
  careBenefits: household.dependentCareBenefits ?? 0,
  tuition: household.tuition ?? 0,
  saving: household.retirementSavings ?? 0,
  spouseSaving: household.spouseRetirementSavings ?? 0,
  foreignTax: household.foreignTaxCredit ?? 0,
  minimumTax: household.minimumTaxCredit ?? 0,
  otherCredit: household.otherCredits ?? 0,
  marketplacePremium: household.marketplace?.premium ?? 0,
  marketplaceBenchmark: household.marketplace?.benchmark ?? 0,
  marketplaceAdvance: household.marketplace?.advanceCredit ?? 0,
});

/** What the law asks of the income of a family with a marketplace plan. */
type PremiumFigures = {
  /** 1 where there is a premium credit at the income; else 0. */
  hasPremiumCredit: number;
  /** Percent of the income. */
  expectedContribution: number;
  /** 1 where no more than a limit is paid back; else 0. */
  hasRepaymentLimit: number;
  repaymentLimit: number;
};

function premiumFigures(
  household: Household,
  law: LawYear,
  lines: Pick<FederalReturn, "adjustedGrossIncome" | "taxableSocialSecurity">,
): PremiumFigures {
  const { filingStatus: status, marketplace } = household;
  const { people, income } = taxFamily(household, lines);
  const { percentage, limit } = premiumNumbers(
    law,
    status,
    marketplace?.place ?? "contiguous",
    people,
    income,
  );
  const hasCredit = percentage !== null && status !== "marriedFilingSeparately";
  return {
    hasPremiumCredit: hasCredit ? 1 : 0,
    expectedContribution: (percentage ?? 0) * 100,
    hasRepaymentLimit: limit === null ? 0 : 1,
    repaymentLimit: limit ?? 0,
  };
}

const shownLines = (lines: FederalReturn) =>
  Object.fromEntries(
    Object.entries(lines).filter(([name]) => !(unshown as readonly string[]).includes(name)),
  ) as Shown;
