import { elderlyAmountOf } from "./credits/elderly-credit";
import type { Household } from "./household";
import { elderlyCreditLaw } from "./years/fixed-by-statute";
import type { LawYear } from "./years/law-year";

/** The numbers of a year’s law that a household’s return is worked out with: dollars, and percent. */
export type ReturnNumbers = ReturnType<typeof returnNumbers>;

/**
 * What a return looks up in the tables of a year, as they have it for the status and the family: thresholds,
 * limits and rates.
 *
 * @example returnNumbers({ filingStatus: "single" }, law2026).basicDeduction // 16100
 */
export function returnNumbers(household: Household, law: LawYear) {
  const { filingStatus: status, age = 0, spouseAge = 0 } = household;
  const children = (household.children ?? 0) + (household.olderChildren ?? 0);
  const isJoint = status === "marriedFilingJointly";
  const ages = isJoint ? [age, spouseAge] : [age];
  const isSeparate = status === "marriedFilingSeparately";

  const { stateAndLocalTax, temporaryDeductions, businessIncome, childCredit } = law;
  const { alternativeMinimumTax: minimumTax, mortgageInsurance } = law;
  const livedApart = isSeparate && household.livedApart;
  const ofBenefits = livedApart === "allYear" ? "single" : status;
  const [benefitThreshold, upperBenefitThreshold] =
    law.socialSecurityBenefits.thresholds[ofBenefits];
  const loanRange = law.studentLoanInterest.phaseOut[status];
  const { phaseDown, most: stateTaxLimit } = stateAndLocalTax;
  const [gainsLimit = 0, upperGainsLimit = 0] = law.capitalGains.limits[status];

  const credit = law.earnedIncomeCredit;
  const [from, to] = credit.ages;
  const band = credit.byChildren[Math.min(children, credit.byChildren.length - 1)];
  const isOfAge =
    children > 0 || (!household.isDependent && ages.some((one) => one >= from && one <= to));
  const isEligible = isOfAge && (!isSeparate || Boolean(livedApart && children > 0));

  const seniors = ages.filter((one) => one >= 65).length;
  const mayHaveElderlyCredit = !isSeparate || livedApart === "allYear";

  return {
    separate: isSeparate ? 1 : 0,
    seniors,
    ...careNumbers(household, law),
    ...educationNumbers(household, law),
    ...saversNumbers(household, law),
    elderlyAmount: mayHaveElderlyCredit ? elderlyAmountOf(status, seniors) : 0,
    elderlyThreshold: elderlyCreditLaw.thresholds[status],
    educatorLimit: law.educators.most,
    // 26 U.S.C. 23(f).
    adoptionLimit: isSeparate && !livedApart ? 0 : law.adoption.most,
    adoptionPhaseOutFrom: law.adoption.phaseOut[0],
    adoptionPhaseOutTo: law.adoption.phaseOut[1],
    adoptionPaidOut: law.adoption.refundable,
    basicDeduction: law.incomeTax.standardDeduction[status],
    agedOrBlindAddition: law.agedOrBlind.addition[status],
    dependentAddition: law.dependents.aboveEarnings,
    leastDependentDeduction: law.dependents.least,
    wageBase: law.payroll.wageBase,
    lossLimit: law.capitalLosses.most[status],
    benefitThreshold,
    upperBenefitThreshold,
    studentLoanLimit: loanRange ? law.studentLoanInterest.most : 0,
    studentLoanPhaseOutFrom: loanRange?.[0] ?? 0,
    studentLoanPhaseOutTo: loanRange?.[1] ?? 1,
    stateTaxLimit,
    stateTaxThreshold: phaseDown?.thresholds[status] ?? 0,
    // Without a phase-down the limit is its own least.
    leastStateTaxLimit: phaseDown?.least ?? stateTaxLimit,
    mortgageInsuranceShare: mortgageInsurance.share * 100,
    mortgageInsuranceThreshold: mortgageInsurance.thresholds[status],
    mortgageInsuranceStep: mortgageInsurance.step[status],
    charityFloorRate: law.charity.floor * 100,
    charityWithoutItemizingLimit: law.charity.withoutItemizing[status],
    seniorLimit: temporaryDeductions.senior.most[status],
    seniorThreshold: temporaryDeductions.senior.thresholds[status],
    tipLimit: temporaryDeductions.tips.most[status],
    overtimeLimit: temporaryDeductions.overtime.most[status],
    tipThreshold: temporaryDeductions.tips.thresholds[status],
    carLoanLimit: temporaryDeductions.carLoanInterest.most[status],
    carLoanThreshold: temporaryDeductions.carLoanInterest.thresholds[status],
    businessThreshold: businessIncome.thresholds[status],
    businessRange: businessIncome.range[status],
    leastBusinessDeduction: businessIncome.least?.deduction ?? 0,
    reductionRate: law.itemizedDeductions.reduction * 100,
    topBracket: Math.max(...law.incomeTax.limits[status]),
    gainsLimit,
    upperGainsLimit,
    childCreditPerChild: childCredit.child,
    childCreditThreshold: childCredit.thresholds[status],
    earnedIncomeRate: (band?.rate ?? 0) * 100,
    earnedIncomeLimit: isEligible ? (band?.most ?? 0) : 0,
    earnedIncomePhaseOutRate: (band?.phaseOutRate ?? 0) * 100,
    earnedIncomePhaseOutFrom: (isJoint ? band?.phaseOutFromJoint : band?.phaseOutFrom) ?? 0,
    investmentIncomeLimit: credit.investmentIncome,
    netInvestmentThreshold: law.netInvestmentIncome.thresholds[status],
    medicareThreshold: law.payroll.medicare.thresholds[status],
    minimumTaxExemptionLimit: minimumTax.exemption[status],
    minimumTaxThreshold: minimumTax.phaseOut.from[status],
    minimumTaxPhaseOutRate: minimumTax.phaseOut.rate * 100,
    minimumTaxBracket: minimumTax.limits[status][0] ?? 0,
  };
}

function careNumbers({ filingStatus: status, livedApart }: Household, law: LawYear) {
  const { most, from, phaseDown, secondPhaseDown } = law.dependentCare;
  const isSeparate = status === "marriedFilingSeparately";
  return {
    careLimit: isSeparate && !livedApart ? 0 : most[0],
    careLimitOfMore: isSeparate && !livedApart ? 0 : most[1],
    careRate: from * 100,
    careThreshold: phaseDown.threshold[status],
    careStep: phaseDown.step[status],
    careLeastRate: phaseDown.least * 100,
    // Without a second fall the rate is what the first leaves of it.
    careSecondThreshold: secondPhaseDown?.threshold[status] ?? 0,
    careSecondStep: secondPhaseDown?.step[status] ?? 1,
    careSecondLeastRate: (secondPhaseDown?.least ?? 1) * 100,
  };
}

function educationNumbers({ filingStatus: status, isDependent }: Household, law: LawYear) {
  const range = isDependent ? null : law.education.phaseOut[status];
  return {
    mayHaveEducationCredit: range ? 1 : 0,
    educationPhaseOutFrom: range?.[0] ?? 0,
    educationPhaseOutTo: range?.[1] ?? 1,
  };
}

function saversNumbers({ filingStatus: status, isDependent }: Household, law: LawYear) {
  const [first = 0, second = 0, last = 0] = law.savingByIncome.saversCredit.limits[status];
  return {
    mayHaveSaversCredit: isDependent ? 0 : 1,
    saversFirstLimit: first,
    saversSecondLimit: second,
    saversLastLimit: last,
  };
}
