import { federalReturn } from "../tax-law/federal-return";
import { adjustedGrossIncome } from "../tax-law/income/adjusted-gross-income";
import { lawOf } from "../tax-law/years/law-of";
import { otherLineKinds } from "../tax-law/other-lines";
import { povertyGuidelines } from "../tax-law/health/poverty-guidelines";
import { medicarePremiums } from "../tax-law/health/medicare-premiums";
import { premiumCredits } from "../tax-law/health/premium-credits";
import { averageWageIndex } from "../tax-law/social-security/average-wage-index";
import { contributionAndBenefitBase } from "../tax-law/social-security/contribution-and-benefit-base";
import { costOfLivingAdjustments } from "../tax-law/social-security/cost-of-living-adjustments";
import { stateAbbreviations, type StateCode } from "../tax-law/states/state-abbreviations";
import { everyStatus } from "../tax-law/years/by-status";
import type { LawYear } from "../tax-law/years/law-year";
import { lawYears, newestYear } from "../tax-law/years/law-years";
import { laws } from "../tax-law/years/laws";
import {
  age,
  amount,
  calendarDay,
  dayOfCalendar,
  dollars,
  dollarsFromZero,
  number,
  peopleUpTo,
  percent,
  percentFromZero,
  rate,
  rateFromZero,
  wholeAboveZero,
  wholeNumber,
  year,
  yearsFromZero,
  type ArgumentsOf,
} from "./arguments";
import {
  alike,
  listOf,
  numberOf,
  objectOf,
  oneOf,
  onlyOf,
  optional,
  orNull,
  textOf,
  trueOrFalse,
} from "./checks";
import type * as rates from "./rates";

/** A whole year of law, as `rates.lawOf` gives it. */
const lawYear = alike(laws);

/** One table of a year of law: `rates.lawOf("2026").payroll`. */
const table = (part: keyof LawYear) => alike(laws.map((law) => law[part]));

const payroll = table("payroll");
const savingByIncome = table("savingByIncome");
const temporaryDeductions = table("temporaryDeductions");
const withholding = table("withholding");
const premiumCredit = alike(premiumCredits);
const status = oneOf([
  "single",
  "marriedFilingJointly",
  "marriedFilingSeparately",
  "headOfHousehold",
  "qualifyingSurvivingSpouse",
]);
/** How many times the regular rate overtime is paid. */
const times = number({ min: 1.5, max: 10 });
/** The statuses that the law's tables are written for: a surviving spouse has those of one of them. */
const fourStatuses = alike([
  { single: 0, marriedFilingJointly: 0, marriedFilingSeparately: 0, headOfHousehold: 0 },
]);
const coverage = oneOf(["no", "yes", "spouse"]);
const brackets = { rates: listOf(rate), limits: listOf(dollars) };
const monthOfYear = { year: calendarDay.year, month: calendarDay.month };
const expected = { income: dollars, povertyLine: dollarsFromZero };

/** An age in whose year a distribution may be required. */
const distributionAge = number({ min: 72, max: 150 });

/** A claim of retirement benefits, its age in months. */
const claim = objectOf({ claimAge: wholeAboveZero, benefit: dollarsFromZero });

const income = dollars;
const share = number({ min: 0, max: 1 });
const people = peopleUpTo(20);
const yearOfLaw = oneOf(lawYears);
const perYear = optional(dollarsFromZero);
const gainOrLoss = optional(dollars);

const incomeWithBenefits = {
  law: table("socialSecurityBenefits"),
  status,
  benefits: dollarsFromZero,
  otherIncome: dollars,
};

const place = oneOf(["contiguous", "alaska", "hawaii"]);

/** A year of health insurance from a marketplace. */
const marketplacePlan = onlyOf({
  premium: dollarsFromZero,
  benchmark: dollarsFromZero,
  advanceCredit: dollarsFromZero,
  place: optional(place),
});

const ofRepayment = alike(
  laws.map(({ year: ofLaw, premiumRepayment }) => ({ year: ofLaw, premiumRepayment })),
);

const frequency = oneOf(["weekly", "biweekly", "semimonthly", "monthly"]);
const dayOfYear = dayOfCalendar(calendarDay);
const paySchedule = {
  frequency,
  periodEnd: dayOfYear,
  payDate: dayOfYear,
  start: dayOfYear,
  end: dayOfYear,
};
const paychecks = objectOf({
  soFar: peopleUpTo(53),
  firstPart: rateFromZero,
  left: peopleUpTo(53),
  lastPart: rateFromZero,
  beforeNewForm: peopleUpTo(53),
});

/** A household, but for the law: a separate return has no spouse on it. */
const ofHousehold = {
  filingStatus: status,
  age: optional(age),
  spouseAge: optional(age),
  blind: optional(peopleUpTo(2)),
  livedApart: optional(oneOf(["lastSixMonths", "allYear"])),
  isDependent: optional(trueOrFalse),
  children: optional(people),
  olderChildren: optional(people),
  withoutNumber: optional(oneOf(["taxpayer", "spouse", "both"])),
  otherDependents: optional(people),
  wages: perYear,
  spouseWages: perYear,
  wagesByEmployer: optional(listOf(dollarsFromZero)),
  spouseWagesByEmployer: optional(listOf(dollarsFromZero)),
  selfEmployment: gainOrLoss,
  spouseSelfEmployment: gainOrLoss,
  interest: perYear,
  taxExemptInterest: perYear,
  qualifiedDividends: perYear,
  longTermGains: gainOrLoss,
  shortTermGains: gainOrLoss,
  pension: perYear,
  socialSecurity: perYear,
  unemployment: perYear,
  rents: gainOrLoss,
  businessRents: gainOrLoss,
  passThroughIncome: gainOrLoss,
  passiveIncome: gainOrLoss,
  alimonyReceived: perYear,
  otherIncome: gainOrLoss,
  preTax401k: perYear,
  traditionalIra: perYear,
  hsa: perYear,
  selfEmployedPlan: perYear,
  selfEmployedHealthInsurance: perYear,
  studentLoanInterest: perYear,
  educatorExpenses: perYear,
  spouseEducatorExpenses: perYear,
  alimonyPaid: perYear,
  earlyWithdrawalPenalty: perYear,
  movingExpenses: perYear,
  stateTaxes: perYear,
  mortgageInterest: perYear,
  mortgageInsurance: perYear,
  charity: perYear,
  propertyGifts: perYear,
  medicalExpenses: perYear,
  itemizedDeductions: perYear,
  mustItemize: optional(trueOrFalse),
  takesStandardDeduction: optional(trueOrFalse),
  tips: perYear,
  overtime: perYear,
  overtimeTimes: optional(times),
  carLoanInterest: perYear,
  dependentCareExpenses: perYear,
  dependentCarePersons: optional(people),
  dependentCareBenefits: perYear,
  collegeExpenses: optional(listOf(dollarsFromZero)),
  tuition: perYear,
  retirementSavings: perYear,
  spouseRetirementSavings: perYear,
  adoptionExpenses: optional(listOf(dollarsFromZero)),
  foreignTaxCredit: perYear,
  minimumTaxCredit: perYear,
  otherCredits: perYear,
  marketplace: optional(marketplacePlan),
  withheld: perYear,
};
const household = onlyOf(ofHousehold);
const ofState = { childAges: optional(listOf(age)), spouseIncome: optional(dollars) };
const state = oneOf(Object.keys(stateAbbreviations) as StateCode[]);
const localRate = optional(percentFromZero);
const householdOfState = onlyOf({ ...ofHousehold, ...ofState });
const stateHousehold = onlyOf({ ...ofHousehold, ...ofState, state, localRate });

/** A chart of one has no line. */
const pointsOfChart = numberOf({ kind: "integer", bounds: { min: 2, max: 1_000 } });

/** What takes a part of pay besides the federal law, and up to which wages. */
const ofRaise = { state: optional(state), localRate, medicare: optional(peopleUpTo(2)) };
const raise = {
  household: householdOfState,
  year: yearOfLaw,
  options: optional(
    onlyOf({
      ...ofRaise,
      farthest: optional(numberOf({ kind: "integer", bounds: { min: 0, max: 10_000_000 } })),
    }),
  ),
};

/** What of a couple’s amounts is the spouse’s. */
const division = onlyOf({
  pension: perYear,
  socialSecurity: perYear,
  preTax401k: perYear,
  traditionalIra: perYear,
  medicalExpenses: perYear,
  investmentShare: optional(share),
  deductionShare: optional(share),
});

/** As `rates.federalReturn` gives it. */
const aReturn = alike([federalReturn({ filingStatus: "single" }, newestYear)]);

/** What each sum of the law takes. The comment at the sum says the unit. */
export const ratesArguments = {
  additionalMedicareTax: {
    law: payroll,
    status,
    wages: dollarsFromZero,
    selfEmploymentBase: optional(dollarsFromZero),
  },
  adoptionCredit: {
    law: table("adoption"),
    expenses: listOf(dollarsFromZero),
    income,
  },
  adjustedGrossIncome: { household, law: lawYear },
  allowedContribution: { limit: alike(laws.map(({ retirement }) => retirement.ira)), age },
  alternativeMinimumTax: {
    law: alike(
      laws.map(({ alternativeMinimumTax, capitalGains }) => ({
        alternativeMinimumTax,
        capitalGains,
      })),
    ),
    status,
    amounts: objectOf({
      income: dollars,
      gains: dollarsFromZero,
      ordinaryIncome: dollarsFromZero,
      tax: dollarsFromZero,
    }),
  },
  applicablePercentage: { credit: premiumCredit, ...expected },
  averageIndexedMonthlyEarnings: {
    earnings: listOf(dollarsFromZero),
    workedFrom: year,
    birthYear: year,
  },
  averageLevelEarnings: {
    earnings: dollarsFromZero,
    years: yearsFromZero,
    wageBase: dollarsFromZero,
  },
  bendPoints: { eligibilityYear: year },
  bracketRows: { amount: dollars, ...brackets },
  breakEvenAge: { earlier: claim, later: claim },
  capitalGainsTax: { law: table("capitalGains"), status, taxable: dollars, gains: dollars },
  carLoanInterestDeduction: { law: temporaryDeductions, status, interest: dollarsFromZero, income },
  charitableDeduction: {
    law: table("charity"),
    given: dollarsFromZero,
    income,
    property: optional(dollarsFromZero),
  },
  childTaxCredit: {
    law: table("childCredit"),
    status,
    family: objectOf({
      children: people,
      otherDependents: people,
      adjustedGrossIncome: dollars,
      tax: dollarsFromZero,
      earnedIncome: dollars,
      payrollTax: dollarsFromZero,
      earnedIncomeCredit: dollarsFromZero,
    }),
  },
  creditsOf: {
    household,
    law: lawYear,
    taxed: objectOf({
      income: alike([adjustedGrossIncome({ filingStatus: "single" }, lawOf())]),
      tax: dollars,
      aboveMinimumTax: dollarsFromZero,
      refundedPremiumCredit: dollarsFromZero,
    }),
  },
  communityIncome: { households: listOf(householdOfState, { min: 2, max: 2 }) },
  coverageYearOn: { day: objectOf(monthOfYear) },
  deductionsOf: {
    household,
    law: lawYear,
    income: objectOf({
      adjustedGrossIncome: dollars,
      businessIncome: dollars,
      earnedIncome: dollars,
      gainsAtOwnRates: dollarsFromZero,
    }),
  },
  dependentCareCredit: {
    law: table("dependentCare"),
    status,
    care: objectOf({
      expenses: dollarsFromZero,
      persons: people,
      benefits: dollarsFromZero,
      adjustedGrossIncome: dollars,
      lowerEarnedIncome: dollars,
    }),
  },
  distributionPeriod: { age },
  distributionsByYear: {
    balance: dollarsFromZero,
    firstAge: distributionAge,
    lastAge: distributionAge,
    annualReturn: percent,
  },
  earnedIncomeCredit: {
    law: table("earnedIncomeCredit"),
    status,
    earner: objectOf({
      children: people,
      earnedIncome: dollars,
      adjustedGrossIncome: dollars,
      disqualifiedIncome: dollars,
      ages: listOf(age),
    }),
  },
  educationCredits: {
    law: table("education"),
    status,
    income,
    collegeExpenses: listOf(dollarsFromZero),
    tuition: dollarsFromZero,
  },
  educatorDeduction: { law: table("educators"), paid: listOf(dollarsFromZero) },
  elderlyAmountOf: { status, seniors: peopleUpTo(2) },
  elderlyCredit: { status, seniors: peopleUpTo(2), income, untaxedBenefits: dollarsFromZero },
  estateTax: { law: table("estate"), taxableEstate: dollars },
  estimatedPaymentDates: { year },
  everyStatus: { amount: dollars },
  excessSocialSecurity: { law: payroll, wages: listOf(dollarsFromZero) },
  farthestWages: { household: householdOfState },
  federalReturn: { household, year: yearOfLaw },
  firstDistributionAge: { birthYear: year },
  formLines: { household, year: yearOfLaw },
  fullRetirementAge: { birthYear: year },
  graduatedTax: { amount: dollars, ...brackets },
  halfIfSeparate: { amount: dollars },
  householdOfBoxes: {
    boxes: objectOf({
      livedApart: optional(oneOf(["no", "lastSixMonths", "allYear"])),
      isDependent: optional(oneOf(["no", "yes"])),
      overtimeTimes: optional(oneOf(["timeAndAHalf", "doubleTime"])),
    }),
    own: household,
    place: optional(oneOf(["contiguous", "alaska", "hawaii"])),
  },
  homeSaleExclusion: { status, gain: dollars },
  incomeLimits: {
    law: savingByIncome,
    saver: objectOf({ age, income: dollars, status, coverage }),
    limit: dollarsFromZero,
    contribution: dollarsFromZero,
  },
  incomeTaxWithheld: {
    law: withholding,
    status,
    pay: dollars,
    periods: wholeAboveZero,
    step2: optional(trueOrFalse),
    steps: optional(
      objectOf({
        step3: optional(dollarsFromZero),
        step4a: optional(dollarsFromZero),
        step4b: optional(dollarsFromZero),
        step4c: optional(dollarsFromZero),
      }),
    ),
  },
  incomeBesidePay: {
    law: lawYear,
    household,
    answer: objectOf({
      adjustedGrossIncome: dollars,
      wages: dollarsFromZero,
      deductions: dollarsFromZero,
    }),
  },
  inPercent: { rate: amount },
  isCommunityPropertyState: { letters: optional(textOf()) },
  isBornIn: { birthYear: year, age, today: objectOf({ year }) },
  iraDeductionLimit: {
    law: savingByIncome,
    status,
    coverage,
    income: dollars,
    limit: dollarsFromZero,
  },
  iraDeductionPhaseOut: { law: savingByIncome, status, coverage },
  jobYear: {
    stub: objectOf({
      ...paySchedule,
      pay: dollarsFromZero,
      paySoFar: dollarsFromZero,
      withheld: dollarsFromZero,
      withheldSoFar: dollarsFromZero,
      saved401k: dollarsFromZero,
      saved401kSoFar: dollarsFromZero,
      benefits: dollarsFromZero,
      benefitsSoFar: dollarsFromZero,
      bonus: dollarsFromZero,
      bonusSoFar: dollarsFromZero,
    }),
    today: dayOfYear,
  },
  keptCurve: { ...raise, points: optional(pointsOfChart) },
  keptOf: { ...raise, options: optional(onlyOf(ofRaise)) },
  laterLaw: { law: lawYear, years: yearsFromZero, inflation: percentFromZero },
  lawOf: { year: optional(oneOf(lawYears.map(String))) },
  lossesWithRaise: raise,
  marginalRate: { amount: dollars, ...brackets },
  medicalExpenseDeduction: { paid: dollarsFromZero, income },
  medicarePremiumSurcharge: {
    premiums: alike(medicarePremiums),
    status,
    income,
    livedApart: optional(trueOrFalse),
  },
  medicarePremiumsOf: { year },
  medicaidLine: { povertyLine: dollarsFromZero },
  monthlyBenefit: {
    primaryInsuranceAmount: dollarsFromZero,
    birthYear: year,
    claimAge: wholeAboveZero,
  },
  mortgageInsuranceDeduction: {
    law: table("mortgageInsurance"),
    status,
    premiums: dollarsFromZero,
    income,
  },
  mortgageInterestDeduction: { status, interest: dollarsFromZero, debt: dollarsFromZero },
  netCapitalGain: { law: table("capitalLosses"), status, longTerm: dollars, shortTerm: dollars },
  netInvestmentIncomeTax: {
    law: table("netInvestmentIncome"),
    status,
    investmentIncome: dollars,
    income,
  },
  nextDistribution: {
    birthYear: year,
    thisYear: year,
    balance: dollarsFromZero,
    workingUntil: optional(age),
  },
  noneIfSeparate: { amounts: alike([everyStatus(0)]) },
  overallLimitation: {
    reduction: rateFromZero,
    itemized: dollars,
    income: dollars,
    topBracket: dollarsFromZero,
  },
  overtimeDeduction: {
    law: temporaryDeductions,
    status,
    premium: dollarsFromZero,
    income,
    times: optional(times),
  },
  paidThroughPayroll: { household, law: payroll },
  paychecksOf: { schedule: objectOf(paySchedule), today: dayOfYear },
  payPeriodsLater: { day: dayOfYear, frequency, periods: wholeNumber },
  payrollTax: { law: payroll, wages: dollars, paidBefore: optional(dollars) },
  phasedLimit: { limit: dollarsFromZero, income: dollars, phaseOut: listOf(dollarsFromZero) },
  placeOf: { location: textOf() },
  povertyGuidelinesOn: { day: dayOfCalendar(calendarDay) },
  povertyLine: {
    guidelines: alike(povertyGuidelines),
    place,
    people: wholeAboveZero,
  },
  povertyLines: expected,
  premiumCreditOnReturn: {
    law: ofRepayment,
    status,
    plan: marketplacePlan,
    people: wholeAboveZero,
    income,
  },
  premiumNumbers: {
    law: ofRepayment,
    status,
    place,
    people: wholeAboveZero,
    income,
  },
  premiumCreditOf: { year },
  premiumCreditRows: { credit: premiumCredit, ...expected },
  premiumTaxCredit: {
    expected: orNull(dollars),
    benchmark: dollars,
    premium: optional(dollars),
  },
  primaryInsuranceAmount: {
    averageEarnings: dollarsFromZero,
    eligibilityYear: year,
    adjustedThrough: optional(year),
  },
  qualifiedBusinessIncomeDeduction: {
    law: table("businessIncome"),
    status,
    businessIncome: dollars,
    taxable: dollars,
    gains: dollarsFromZero,
  },
  reducedDeduction: {
    law: alike(laws.map(({ temporaryDeductions: { tips } }) => tips)),
    status,
    amount: dollarsFromZero,
    income,
    counted: oneOf(["whole", "begun", "exact"]),
  },
  requiredAnnualPayment: {
    status,
    tax: dollars,
    withheld: dollarsFromZero,
    lastYear: orNull(objectOf({ tax: dollars, adjustedGrossIncome: dollars })),
  },
  requiredDistribution: { balance: dollarsFromZero, age },
  requiredDistributions: {
    birthYear: year,
    thisYear: year,
    balance: dollarsFromZero,
    annualReturn: percent,
    workingUntil: optional(age),
  },
  returnFigures: { household, law: lawYear },
  returnLines: { before: aReturn, after: aReturn },
  returnNumbers: { household, law: lawYear },
  returnRows: {
    household,
    law: lawYear,
    figures: objectOf({
      ordinaryIncome: dollarsFromZero,
      taxableIncome: dollarsFromZero,
      adjustedGrossIncome: dollars,
    }),
  },
  returnUnder: { household, law: lawYear, taxFrom: optional(oneOf(["brackets", "table"])) },
  rothIraLimit: { law: savingByIncome, status, income: dollars, limit: dollarsFromZero },
  saversCredit: { law: savingByIncome, status, income: dollars, contribution: dollarsFromZero },
  selfEmployedHealthInsuranceDeduction: { premiums: dollarsFromZero, businessIncome: dollars },
  selfEmploymentTax: { law: payroll, status, net: dollars, wages: optional(dollars) },
  seniorDeduction: { law: temporaryDeductions, status, people: peopleUpTo(2), income },
  separateHouseholds: {
    household: householdOfState,
    division,
    choice: onlyOf({
      children: people,
      claimsOthers: trueOrFalse,
      deduction: oneOf(["standard", "itemized"]),
    }),
  },
  shareAtClaimAge: { birthYear: year, claimAge: wholeAboveZero },
  socialSecurityIncome: incomeWithBenefits,
  standardDeduction: {
    law: alike(
      laws.map(({ incomeTax, agedOrBlind, dependents }) => ({
        incomeTax,
        agedOrBlind,
        dependents,
      })),
    ),
    status,
    agedOrBlind: peopleUpTo(4),
    dependentEarnings: optional(dollarsFromZero),
  },
  stateAndLocalTaxDeduction: {
    law: table("stateAndLocalTax"),
    status,
    paid: dollarsFromZero,
    income,
  },
  stateIncomeTax: { household: stateHousehold, year: yearOfLaw },
  studentLoanInterestDeduction: {
    law: table("studentLoanInterest"),
    status,
    interest: dollarsFromZero,
    income,
  },
  supplementalWithholding: { bonus: dollarsFromZero, before: optional(dollarsFromZero) },
  taxableIncome: { income: dollars, standard: dollars, itemized: optional(dollars) },
  taxableSocialSecurity: incomeWithBenefits,
  survivorAsJoint: { amounts: fourStatuses },
  survivorAsSingle: { amounts: fourStatuses },
  taxByBracket: { amount: dollars, ...brackets },
  taxFamily: {
    household,
    lines: objectOf({ adjustedGrossIncome: dollars, taxableSocialSecurity: dollarsFromZero }),
  },
  taxFamilySize: { household },
  taxTable: { law: table("incomeTax"), status, taxable: dollars },
  territoryOf: { location: textOf() },
  tipDeduction: { law: temporaryDeductions, status, tips: dollarsFromZero, income },
  togetherOrApart: {
    household: householdOfState,
    division,
    choice: onlyOf({ state: optional(state), localRate }),
    year: yearOfLaw,
  },
  twiceIfJoint: { amount: dollars },
  w4Lines: {
    law: withholding,
    status,
    jobs: listOf(
      objectOf({
        frequency,
        paychecks,
        income: dollars,
        taxablePay: dollarsFromZero,
        withheld: dollarsFromZero,
      }),
    ),
    needed: objectOf({ fromNow: dollars, netChange: dollars }),
  },
  valueOfYear: {
    series: alike([averageWageIndex, contributionAndBenefitBase, costOfLivingAdjustments]),
    year,
  },
  withOtherLines: {
    household,
    lines: listOf(objectOf({ line: oneOf(otherLineKinds), amount: dollars })),
    place: optional(place),
  },
  withholdingRows: { law: withholding, status, wages: dollars, step2: optional(trueOrFalse) },
  withholdingTable: { law: withholding, status, step2: optional(trueOrFalse) },
  yearsSince: { lawYear: year, today: objectOf({ year }) },
} satisfies ArgumentsOf<typeof rates>;
