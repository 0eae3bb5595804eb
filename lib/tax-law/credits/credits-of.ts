import type { Household } from "../household";
import type { AdjustedGrossIncome } from "../income/adjusted-gross-income";
import { payrollTax } from "../pay/payroll-tax";
import { saversCredit } from "../retirement/savers-credit";
import type { LawYear } from "../years/law-year";
import { adoptionCredit } from "./adoption-credit";
import { childTaxCredit } from "./child-tax-credit";
import { dependentCareCredit } from "./dependent-care-credit";
import { earnedIncomeCredit } from "./earned-income-credit";
import { educationCredits } from "./education-credits";
import { elderlyCredit } from "./elderly-credit";

/** Dollars a year, each as far as the tax lets it be taken. */
export type Credits = {
  earnedIncomeCredit: number;
  /** What employees and the self-employed paid themselves for Social Security and Medicare. */
  payrollTax: number;
  foreignTaxCredit: number;
  dependentCareCredit: number;
  elderlyCredit: number;
  /** What of the credits for education is not paid out. */
  educationCredit: number;
  saversCredit: number;
  /** The credit for children and other dependents, before it is limited to the tax. */
  fullChildCredit: number;
  /** What of it is paid out beyond the tax. */
  refundedChildCredit: number;
  /** What of it lowers the tax, and what is paid out. */
  childCredit: number;
  /** What of the adoption credit is not paid out. */
  adoptionCredit: number;
  minimumTaxCredit: number;
  otherCredits: number;
  refundedEducationCredit: number;
  refundedAdoptionCredit: number;
  /** What of the premium credit was not paid ahead. */
  refundedPremiumCredit: number;
  /** All that lowers the tax, down to nothing. */
  nonRefundableCredits: number;
  /** All that is paid out. */
  refundableCredits: number;
};

/** What the credits are figured on, in dollars a year. */
type Taxed = {
  income: AdjustedGrossIncome;
  /** Before credits, with the alternative minimum tax. */
  tax: number;
  /** What the income tax is above the tentative minimum tax. */
  aboveMinimumTax: number;
  /** What the return settles of the premium credit. */
  refundedPremiumCredit: number;
};

/**
 * The credits of a household in the order in which they lower its tax, and what of them is paid out.
 *
 *     foreign tax → care → elderly → education → saving → children → adoption → minimum tax → others,
 *     each as far as the ones before leave any tax
 *
 * The credit for adoption comes before what of the credit for children can be paid out instead.
 *
 * @example creditsOf({ filingStatus: "single", foreignTaxCredit: 300 }, law2026, { income: adjustedGrossIncome({ filingStatus: "single", wages: 40_000 }, law2026), tax: 2_620, aboveMinimumTax: 2_620, refundedPremiumCredit: 0 }).nonRefundableCredits // 300
 *
 * Source: 26 U.S.C. 26(a), Schedule 3, and the credit limit worksheets of its forms and of Schedule 8812.
 */
export function creditsOf(household: Household, law: LawYear, taxed: Taxed): Credits {
  const { filingStatus: status } = household;
  const { income } = taxed;
  const { adjustedGrossIncome } = income;
  const isSeparate = status === "marriedFilingSeparately";
  const left = taxLeft(taxed.tax);

  const foreignTaxCredit = left.lessened(household.foreignTaxCredit);
  // 26 U.S.C. 21(e)(2) and (4): a separate return has it only if the spouses lived apart since June.
  const ofCare = isSeparate && !household.livedApart ? 0 : creditOfCare(household, law, income);
  const careCredit = left.lessened(ofCare);
  // 26 U.S.C. 22(e)(1).
  const ofElderly =
    isSeparate && household.livedApart !== "allYear" ? 0 : creditOfElderly(household, income);
  const elderly = left.lessened(ofElderly);
  const isWithoutNumber = numbersMissing(household) === income.people.length;
  // 26 U.S.C. 25A(g)(1) and (3).
  const [students, tuition] =
    household.isDependent || (law.education.needsNumber && isWithoutNumber)
      ? [[], 0]
      : [household.collegeExpenses ?? [], household.tuition ?? 0];
  const education = educationCredits(law.education, status, adjustedGrossIncome, students, tuition);
  const educationCredit = left.lessened(education.nonRefundable);
  // 26 U.S.C. 25B(c)(2).
  const savers = left.lessened(
    household.isDependent ? 0 : creditOfSaving(household, law, adjustedGrossIncome),
  );

  const family = familyOf(household, law, income);
  // 26 U.S.C. 23(f).
  const adopted = isSeparate && !household.livedApart ? [] : (household.adoptionExpenses ?? []);
  const adoption = adoptionCredit(law.adoption, adopted, adjustedGrossIncome);
  const before = childTaxCredit(law.childCredit, status, { ...family, tax: left.tax() });
  const forChildren = Math.max(0, before.full - before.mostRefundable);
  const ofAdoption = left.lessened(
    Math.min(adoption.nonRefundable, Math.max(0, left.tax() - forChildren)),
  );
  const childCredit = childTaxCredit(law.childCredit, status, { ...family, tax: left.tax() });
  left.lessened(childCredit.nonRefundable);

  // 26 U.S.C. 53(c): what the income tax after the credits before is above the tentative minimum tax.
  const creditsBefore = taxed.tax - left.tax();
  const minimumTaxCredit = left.lessened(
    Math.min(household.minimumTaxCredit ?? 0, taxed.aboveMinimumTax - creditsBefore),
  );
  const otherCredits = left.lessened(household.otherCredits);

  return {
    earnedIncomeCredit: family.earnedIncomeCredit,
    payrollTax: family.payrollTax,
    foreignTaxCredit,
    dependentCareCredit: careCredit,
    elderlyCredit: elderly,
    educationCredit,
    saversCredit: savers,
    fullChildCredit: childCredit.full,
    refundedChildCredit: childCredit.refundable,
    childCredit: childCredit.value,
    adoptionCredit: ofAdoption,
    minimumTaxCredit,
    otherCredits,
    refundedEducationCredit: education.refundable,
    refundedAdoptionCredit: adoption.refundable,
    refundedPremiumCredit: taxed.refundedPremiumCredit,
    nonRefundableCredits: taxed.tax - left.tax(),
    refundableCredits:
      family.earnedIncomeCredit +
      childCredit.refundable +
      education.refundable +
      adoption.refundable +
      taxed.refundedPremiumCredit,
  };
}

/** A tax that credits lower one after the other. */
function taxLeft(before: number) {
  let tax = Math.max(0, before);
  return {
    tax: () => tax,
    /** What of a credit there is tax for: it is taken. */
    lessened(credit = 0) {
      const taken = Math.min(Math.max(0, credit), tax);
      tax -= taken;
      return taken;
    },
  };
}

const creditOfCare = (household: Household, law: LawYear, income: AdjustedGrossIncome) =>
  dependentCareCredit(law.dependentCare, household.filingStatus, {
    expenses: household.dependentCareExpenses ?? 0,
    persons: household.dependentCarePersons ?? 0,
    benefits: household.dependentCareBenefits ?? 0,
    adjustedGrossIncome: income.adjustedGrossIncome,
    lowerEarnedIncome: income.lowerEarnedIncome,
  });

const creditOfElderly = (household: Household, income: AdjustedGrossIncome) =>
  elderlyCredit(
    household.filingStatus,
    income.people.filter(({ age = 0 }) => age >= 65).length,
    income.adjustedGrossIncome,
    (household.socialSecurity ?? 0) - income.taxableSocialSecurity,
  );

function creditOfSaving(household: Household, law: LawYear, income: number): number {
  const { filingStatus: status, retirementSavings = 0, spouseRetirementSavings = 0 } = household;
  const creditOf = (saved: number) => saversCredit(law.savingByIncome, status, income, saved);
  const ofSpouse = status === "marriedFilingJointly" ? creditOf(spouseRetirementSavings) : 0;
  return creditOf(retirementSavings) + ofSpouse;
}

/** What the credits for work and for children are figured on, and the first of them. */
function familyOf(household: Household, law: LawYear, income: AdjustedGrossIncome) {
  const { filingStatus: status, children = 0, olderChildren = 0, otherDependents = 0 } = household;
  const { adjustedGrossIncome, earnedIncome, people } = income;
  const withoutNumber = numbersMissing(household);
  // 26 U.S.C. 32(d)(2): with a child, spouses who live apart count as not married.
  const isApart =
    status === "marriedFilingSeparately" && household.livedApart && children + olderChildren > 0;
  const workCredit = earnedIncomeCredit(law.earnedIncomeCredit, isApart ? "single" : status, {
    children: children + olderChildren,
    earnedIncome,
    adjustedGrossIncome,
    disqualifiedIncome: income.disqualifiedIncome,
    // 26 U.S.C. 32(c)(1)(A)(ii)(III): a dependent without children is not of the age, whatever it is.
    ages: household.isDependent ? [] : people.flatMap(({ age }) => age ?? []),
  });
  const withheld = people.map(({ wages }) => payrollTax(law.payroll, wages));
  // Without a number of those who file, a child is one of the other dependents: 26 U.S.C. 24(h)(4)(C) and (7).
  const isWithoutCredit = law.childCredit.needsNumber && withoutNumber === people.length;
  const others = otherDependents + olderChildren;
  return {
    children: isWithoutCredit ? 0 : children,
    otherDependents: isWithoutCredit ? others + children : others,
    earnedIncome,
    adjustedGrossIncome,
    payrollTax:
      withheld.reduce((sum, one) => sum + one.socialSecurity + one.medicare, 0) +
      income.selfEmploymentTax / 2,
    // 26 U.S.C. 32(c)(1)(E) and (m): all who file have a number.
    earnedIncomeCredit: withoutNumber > 0 ? 0 : workCredit,
  };
}

/** How many of those on the return have no Social Security number. */
function numbersMissing({ filingStatus, withoutNumber }: Household): number {
  if (!withoutNumber) return 0;
  if (filingStatus === "marriedFilingJointly") return withoutNumber === "both" ? 2 : 1;
  return withoutNumber === "spouse" ? 0 : 1;
}
