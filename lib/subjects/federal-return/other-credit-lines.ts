import type { LawNumbers, Steps } from "@/lib/calculator/formula/named";
import {
  americanOpportunity,
  elderlyCreditLaw,
  lifetimeLearning,
  saversCreditRates,
} from "@/lib/tax-law/years/fixed-by-statute";

import { ratio } from "@/lib/calculator/report/outputs";

import { hiddenLine, lawAmount, lawRate, line } from "./lines";

const [firstSaversRate = 0, secondSaversRate = 0, lastSaversRate = 0] = saversCreditRates.rates;

export const otherCreditNumbers: LawNumbers = {
  collegeWhole: {
    label: "College costs that count in full",
    value: americanOpportunity.whole,
    format: "$#,##0",
  },
  collegePart: {
    label: "College costs above them that count in part",
    value: americanOpportunity.part,
    format: "$#,##0",
  },
  collegePartRate: { label: "Part of those that counts", value: americanOpportunity.rate },
  collegePaidOut: {
    label: "Part of the college credit that is paid out",
    value: americanOpportunity.refundable,
  },
  tuitionRate: { label: "Rate of the credit for other tuition", value: lifetimeLearning.rate },
  tuitionLimit: {
    label: "Most tuition that counts",
    value: lifetimeLearning.most,
    format: "$#,##0",
  },
  savedLimit: {
    label: "Most savings that count for each person",
    value: saversCreditRates.contribution,
    format: "$#,##0",
  },
  firstSaversRate: { label: "First rate of the saver’s credit", value: firstSaversRate },
  secondSaversRate: { label: "Second rate of the saver’s credit", value: secondSaversRate },
  lastSaversRate: { label: "Last rate of the saver’s credit", value: lastSaversRate },
  elderlyRate: { label: "Rate of the credit for the elderly", value: elderlyCreditLaw.rate },
};

export const otherCreditSteps: Steps = {
  careRateAfterFirst: {
    label: "Rate for care after its first fall",
    formula:
      "MAX(law.careLeastRate, law.careRate-ROUNDUP(MAX(0, law.adjustedGrossIncome-law.careThreshold)/law.careStep, 0))",
  },
  careRateLeft: {
    label: "Rate for care at this income",
    formula:
      "MIN(careRateAfterFirst, MAX(law.careSecondLeastRate, careRateAfterFirst-ROUNDUP(MAX(0, law.adjustedGrossIncome-law.careSecondThreshold)/law.careSecondStep, 0)))",
  },
  careCounted: {
    label: "Costs of care that count",
    formula:
      "MAX(0, MIN(law.careCosts, law.lowerEarnedIncome, MAX(0, IF(law.carePersons=2, law.careLimitOfMore, law.carePersons*law.careLimit)-law.careBenefits)))",
  },
  educationShare: {
    label: "Part of the education credits that the income leaves",
    formula:
      "law.mayHaveEducationCredit*MIN(1, MAX(0, (law.educationPhaseOutTo-law.adjustedGrossIncome)/(law.educationPhaseOutTo-law.educationPhaseOutFrom)))",
  },
  collegeCredit: {
    label: "College credit before its phase-out",
    formula: "SUM(students.credit)",
  },
  saversRate: {
    label: "Rate of the saver’s credit at this income",
    formula:
      "law.mayHaveSaversCredit*IF(law.adjustedGrossIncome<=law.saversFirstLimit, firstSaversRate, IF(law.adjustedGrossIncome<=law.saversSecondLimit, secondSaversRate, IF(law.adjustedGrossIncome<=law.saversLastLimit, lastSaversRate, 0)))",
  },
  adoptionShare: {
    label: "Part of the adoption credit that the income leaves",
    formula:
      "MIN(1, MAX(0, (law.adoptionPhaseOutTo-law.adjustedGrossIncome)/(law.adoptionPhaseOutTo-law.adoptionPhaseOutFrom)))",
  },
  taxForChildren: {
    label: "Tax left for adoption and children",
    formula:
      "law.taxBeforeCredits-law.foreignTaxCredit-law.dependentCareCredit-law.elderlyCredit-law.educationCredit-law.saversCredit",
  },
  mostPaidForChildren: {
    label: "Most of the child credit that could be paid out",
    formula:
      "MIN(mostPaidPerChild*children, MAX(paidOfEarnings*MAX(0, law.earnedIncome-paidEarningsFrom), IF(children>=childrenForPayrollTax, MAX(0, law.payrollTax-law.earnedIncomeCredit), 0)))",
  },
  taxForOthers: {
    label: "Tax left after the child credit",
    formula: "taxForChildren-law.adoptionCredit-(law.childCredit-law.refundedChildCredit)",
  },
  aboveMinimumTax: {
    label: "Income tax above the tentative minimum tax",
    formula: "MAX(0, SUM(brackets.tax)+law.capitalGainsTax-law.tentativeMinimumTax)",
  },
  familyIncome: {
    label: "Income for the premium credit",
    formula:
      "law.adjustedGrossIncome+law.taxExemptInterest+socialSecurity-law.taxableSocialSecurity",
  },
  premiumCredit: {
    label: "Premium credit of the year",
    formula:
      "IF(law.hasPremiumCredit=1, MAX(0, MIN(law.marketplacePremium, law.marketplaceBenchmark-law.expectedContribution/100*familyIncome)), 0)",
  },
};

/** 1 where something is so, else 0. */
const yes = (label: string, so: string) =>
  ratio(label, {
    hidden: true,
    explanation: { rule: `1 if ${so}; otherwise 0.`, lookup: true },
  });

/** Credits that few people have, in the order in which they lower the tax. */
export const otherCreditLines = {
  foreignTaxCredit: line("foreignTaxCredit", "Foreign tax credit", {
    rule: "The credit entered, as far as there is tax.",
    formula: "MAX(0, MIN(law.foreignTax, law.taxBeforeCredits))",
  }),
  lowerEarnedIncome: hiddenLine(
    "Earned income of the one who earned less",
    "The earned income; of a couple, the smaller of both.",
    "IF(law.joint=1, MIN(MAX(0, grossIncome+selfEmployment-law.selfEmploymentTax/2), spouseWages), law.earnedIncome)",
  ),
  careLimit: lawAmount("Limit on care of one", "The most that counts for one child or dependent."),
  careLimitOfMore: lawAmount("Limit on care of more", "The most that counts for two or more."),
  careRate: lawRate("Rate for care", "The percentage of the costs at the lowest incomes."),
  careThreshold: lawAmount("Care threshold", "The income above which that rate falls."),
  careStep: lawAmount("Care step", "The step of income that takes a point of it away."),
  careLeastRate: lawRate("Least rate for care", "What that rate never falls below at first."),
  careSecondThreshold: lawAmount(
    "Second care threshold",
    "The income above which the rate falls again, from 2026 on.",
  ),
  careSecondStep: lawAmount(
    "Second care step",
    "The step of income that takes a point of it away there.",
  ),
  careSecondLeastRate: lawRate(
    "Last rate for care",
    "What the rate never falls below; 100% where it falls only once.",
  ),
  dependentCareCredit: line(
    "dependentCareCredit",
    "Credit for care of children and dependents",
    {
      rule: "The costs up to the limit and the earned income, times the rate at this income, as far as there is tax.",
      formula: "MIN(law.taxBeforeCredits-law.foreignTaxCredit, careCounted*careRateLeft/100)",
    },
    "26 U.S.C. 21.",
  ),
  elderlyAmount: lawAmount(
    "Amount for the elderly",
    "What the credit for people 65 or older begins with.",
  ),
  elderlyThreshold: lawAmount(
    "Threshold for the elderly",
    "The income above which half is taken off that amount.",
  ),
  elderlyCredit: line(
    "elderlyCredit",
    "Credit for the elderly",
    {
      rule: "15% of the amount, minus Social Security that isn’t taxed and half of the income above the threshold, as far as there is tax.",
      formula:
        "MIN(law.taxBeforeCredits-law.foreignTaxCredit-law.dependentCareCredit, elderlyRate*MAX(0, law.elderlyAmount-(socialSecurity-law.taxableSocialSecurity)-MAX(0, law.adjustedGrossIncome-law.elderlyThreshold)/2))",
    },
    "26 U.S.C. 22.",
  ),
  mayHaveEducationCredit: yes("Education credits possible", "your status allows them"),
  educationPhaseOutFrom: lawAmount(
    "Start of the education phase-out",
    "The income above which both credits fall.",
  ),
  educationPhaseOutTo: lawAmount(
    "End of the education phase-out",
    "The income at which nothing of them is left.",
  ),
  educationCredit: line(
    "educationCredit",
    "Education credits",
    {
      rule: "60% of the college credit and 20% of other tuition up to $10,000, times the part that the income leaves, as far as there is tax.",
      formula:
        "MIN(law.taxBeforeCredits-law.foreignTaxCredit-law.dependentCareCredit-law.elderlyCredit, educationShare*((1-collegePaidOut)*collegeCredit+tuitionRate*MIN(law.tuition, tuitionLimit)))",
    },
    "26 U.S.C. 25A.",
  ),
  refundedEducationCredit: line("refundedEducationCredit", "College credit paid out", {
    rule: "40% of the college credit, times the part that the income leaves.",
    formula: "collegePaidOut*collegeCredit*educationShare",
  }),
  mayHaveSaversCredit: yes("Saver’s credit possible", "nobody can claim you"),
  saversFirstLimit: lawAmount(
    "First saver’s limit",
    "The income up to which the first rate holds.",
  ),
  saversSecondLimit: lawAmount(
    "Second saver’s limit",
    "The income up to which the second rate holds.",
  ),
  saversLastLimit: lawAmount("Last saver’s limit", "The income up to which the last rate holds."),
  saversCredit: line(
    "saversCredit",
    "Saver’s credit",
    {
      rule: "The rate at this income times the savings of each person up to $2,000, as far as there is tax.",
      formula:
        "MIN(law.taxBeforeCredits-law.foreignTaxCredit-law.dependentCareCredit-law.elderlyCredit-law.educationCredit, saversRate*(MIN(law.saving, savedLimit)+law.joint*MIN(law.spouseSaving, savedLimit)))",
    },
    "26 U.S.C. 25B.",
  ),
  adoptionLimit: lawAmount("Adoption limit", "The most that counts for each child."),
  adoptionPhaseOutFrom: lawAmount(
    "Start of the adoption phase-out",
    "The income above which the credit falls.",
  ),
  adoptionPhaseOutTo: lawAmount(
    "End of the adoption phase-out",
    "The income at which nothing of it is left.",
  ),
  adoptionPaidOut: lawAmount(
    "Adoption credit paid out for each child",
    "The most that is paid out beyond the tax.",
  ),
  refundedAdoptionCredit: line("refundedAdoptionCredit", "Adoption credit paid out", {
    rule: "Of each child’s credit, what may be paid out.",
    formula: "SUM(adoptions.paidOut)",
  }),
  adoptionCredit: line(
    "adoptionCredit",
    "Adoption credit",
    {
      rule: "The rest of the credit, as far as there is tax that the child credit doesn’t need.",
      formula:
        "MIN(SUM(adoptions.credit)-law.refundedAdoptionCredit, MAX(0, taxForChildren-MAX(0, law.fullChildCredit-mostPaidForChildren)))",
    },
    "26 U.S.C. 23.",
  ),
  minimumTaxCredit: line("minimumTaxCredit", "Minimum tax credit", {
    rule: "The credit entered, as far as the tax left is above the tentative minimum tax.",
    formula:
      "MAX(0, MIN(law.minimumTax, taxForOthers, aboveMinimumTax-(law.taxBeforeCredits-taxForOthers)))",
  }),
  otherCredits: line("otherCredits", "Other credits", {
    rule: "The credits entered, as far as there is tax.",
    formula: "MAX(0, MIN(law.otherCredit, taxForOthers-law.minimumTaxCredit))",
  }),
  nonRefundableCredits: hiddenLine(
    "Credits that lower the tax",
    "All of them, with the part of the child credit that isn’t paid out.",
    "law.taxBeforeCredits-taxForOthers+law.minimumTaxCredit+law.otherCredits",
  ),
  refundableCredits: hiddenLine(
    "Credits paid out",
    "What is paid out for work, children, college, adoption and premiums.",
    "law.earnedIncomeCredit+law.refundedChildCredit+law.refundedEducationCredit+law.refundedAdoptionCredit+law.refundedPremiumCredit",
  ),
};

/** What the return settles of a premium credit. It comes before the other credits. */
export const premiumLines = {
  hasPremiumCredit: yes("Premium credit possible", "there is one at this income"),
  expectedContribution: lawRate(
    "Expected contribution",
    "The percentage of income that you’re expected to pay for the benchmark plan.",
  ),
  hasRepaymentLimit: yes(
    "Repayment limited",
    "there is a limit on what is paid back, as until 2025",
  ),
  repaymentLimit: lawAmount("Most that is paid back", "That limit at this income."),
  refundedPremiumCredit: line(
    "refundedPremiumCredit",
    "Premium credit paid out",
    {
      rule: "The premium credit of the year, minus what was paid ahead.",
      formula: "MAX(0, premiumCredit-law.marketplaceAdvance)",
    },
    "26 U.S.C. 36B.",
  ),
  repaidPremiumCredit: line(
    "repaidPremiumCredit",
    "Premium credit paid back",
    {
      rule: "What was paid ahead, minus the premium credit of the year, up to the limit if there is one.",
      formula:
        "MIN(MAX(0, law.marketplaceAdvance-premiumCredit), IF(law.hasRepaymentLimit=1, law.repaymentLimit, MAX(0, law.marketplaceAdvance-premiumCredit)))",
    },
    "26 U.S.C. 36B(f).",
  ),
};
