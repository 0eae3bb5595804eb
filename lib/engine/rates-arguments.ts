import { lawYears } from "../tax-law/years/law-years";
import {
  age,
  amount,
  calendarDay,
  dollars,
  dollarsFromZero,
  number,
  peopleUpTo,
  rate,
  rateFromZero,
  wholeAboveZero,
  year,
  type ArgumentsOf,
} from "./arguments";
import { listOf, objectOf, oneOf, optional, orNull, textOf, trueOrFalse } from "./checks";
import type * as rates from "./rates";

/** A table of a year of law, as `rates.lawOf` gives it. */
const law = objectOf({});
const status = oneOf([
  "single",
  "marriedFilingJointly",
  "marriedFilingSeparately",
  "headOfHousehold",
  "qualifyingSurvivingSpouse",
]);
/** How many times the regular rate overtime is paid. */
const times = number({ min: 1.5, max: 10 });
const coverage = oneOf(["no", "yes", "spouse"]);
const brackets = { rates: listOf(rate), limits: listOf(dollars) };
const monthOfYear = { year: calendarDay.year, month: calendarDay.month };
const expected = { income: dollars, povertyLine: dollarsFromZero };

const income = dollars;
const people = peopleUpTo(20);
const yearOfLaw = oneOf(lawYears);
const perYear = optional(dollarsFromZero);
const gainOrLoss = optional(dollars);

/** A household, but for the law: a separate return has no spouse on it. */
const household = objectOf({
  filingStatus: status,
  age: optional(age),
  spouseAge: optional(age),
  blind: optional(peopleUpTo(2)),
  livedApart: optional(oneOf(["lastSixMonths", "allYear"])),
  isDependent: optional(trueOrFalse),
  children: optional(people),
  otherDependents: optional(people),
  wages: perYear,
  spouseWages: perYear,
  selfEmployment: gainOrLoss,
  spouseSelfEmployment: gainOrLoss,
  interest: perYear,
  qualifiedDividends: perYear,
  longTermGains: gainOrLoss,
  shortTermGains: gainOrLoss,
  pension: perYear,
  socialSecurity: perYear,
  preTax401k: perYear,
  traditionalIra: perYear,
  hsa: perYear,
  selfEmployedPlan: perYear,
  studentLoanInterest: perYear,
  stateTaxes: perYear,
  mortgageInterest: perYear,
  mortgageInsurance: perYear,
  charity: perYear,
  itemizedDeductions: perYear,
  tips: perYear,
  overtime: perYear,
  overtimeTimes: optional(times),
  carLoanInterest: perYear,
  withheld: perYear,
});

/** As `rates.federalReturn` gives it. */
const aReturn = objectOf({ totalTax: dollars });

/** What each sum of the law takes. The comment at the sum says the unit. */
export const ratesArguments = {
  additionalMedicareTax: {
    law,
    status,
    wages: dollarsFromZero,
    selfEmploymentBase: optional(dollarsFromZero),
  },
  adjustedGrossIncome: { household, law },
  allowedContribution: { limit: law, age },
  applicablePercentage: { credit: law, ...expected },
  bracketRows: { amount: dollars, ...brackets },
  capitalGainsTax: { law, status, taxable: dollars, gains: dollars },
  carLoanInterestDeduction: { law, status, interest: dollarsFromZero, income },
  charitableDeduction: { law, given: dollarsFromZero, income },
  childTaxCredit: {
    law,
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
  coverageYearOn: { day: objectOf(monthOfYear) },
  deductionsOf: {
    household,
    law,
    income: objectOf({
      adjustedGrossIncome: dollars,
      businessIncome: dollars,
      gainsAtOwnRates: dollarsFromZero,
    }),
  },
  distributionPeriod: { age },
  earnedIncomeCredit: {
    law,
    status,
    earner: objectOf({
      children: people,
      earnedIncome: dollars,
      adjustedGrossIncome: dollars,
      disqualifiedIncome: dollars,
      ages: listOf(age),
    }),
  },
  estateTax: { law, taxableEstate: dollars },
  estimatedPaymentDates: { year },
  everyStatus: { amount: dollars },
  federalReturn: { household, year: yearOfLaw },
  firstDistributionAge: { birthYear: year },
  graduatedTax: { amount: dollars, ...brackets },
  homeSaleExclusion: { status, gain: dollars },
  incomeLimits: {
    law,
    saver: objectOf({ age, income: dollars, status, coverage }),
    limit: dollarsFromZero,
    contribution: dollarsFromZero,
  },
  incomeTaxWithheld: {
    law,
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
  halfIfSeparate: { amount: dollars },
  inPercent: { rate: amount },
  isBornIn: { birthYear: year, age, today: objectOf({ year }) },
  iraDeductionLimit: { law, status, coverage, income: dollars, limit: dollarsFromZero },
  iraDeductionPhaseOut: { law, status, coverage },
  lawOf: { year: optional(oneOf(lawYears.map(String))) },
  marginalRate: { amount: dollars, ...brackets },
  medicaidLine: { povertyLine: dollarsFromZero },
  mortgageInterestDeduction: { status, interest: dollarsFromZero, debt: dollarsFromZero },
  netCapitalGain: { law, status, longTerm: dollars, shortTerm: dollars },
  netInvestmentIncomeTax: { law, status, investmentIncome: dollars, income },
  nextDistribution: {
    birthYear: year,
    thisYear: year,
    balance: dollarsFromZero,
    workingUntil: optional(age),
  },
  noneIfSeparate: { amounts: law },
  overallLimitation: {
    reduction: rateFromZero,
    itemized: dollars,
    income: dollars,
    topBracket: dollarsFromZero,
  },
  overtimeDeduction: { law, status, premium: dollarsFromZero, income, times: optional(times) },
  payrollTax: { law, wages: dollars, paidBefore: optional(dollars) },
  phasedLimit: { limit: dollarsFromZero, income: dollars, phaseOut: listOf(dollarsFromZero) },
  placeOf: { location: textOf() },
  povertyGuidelinesOn: { day: objectOf(calendarDay) },
  povertyLine: {
    guidelines: law,
    place: oneOf(["contiguous", "alaska", "hawaii"]),
    people: wholeAboveZero,
  },
  povertyLines: expected,
  premiumCreditOf: { year },
  premiumCreditRows: { credit: law, ...expected },
  premiumTaxCredit: {
    expected: orNull(dollars),
    benchmark: dollars,
    premium: optional(dollars),
  },
  qualifiedBusinessIncomeDeduction: {
    law,
    status,
    businessIncome: dollars,
    taxable: dollars,
    gains: dollarsFromZero,
  },
  reducedDeduction: {
    law,
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
  returnLines: { before: aReturn, after: aReturn },
  rothIraLimit: { law, status, income: dollars, limit: dollarsFromZero },
  saversCredit: { law, status, income: dollars, contribution: dollarsFromZero },
  selfEmploymentTax: { law, status, net: dollars, wages: optional(dollars) },
  seniorDeduction: { law, status, people: peopleUpTo(2), income },
  standardDeduction: {
    law,
    status,
    agedOrBlind: peopleUpTo(4),
    dependentEarnings: optional(dollarsFromZero),
  },
  stateAndLocalTaxDeduction: { law, status, paid: dollarsFromZero, income },
  studentLoanInterestDeduction: { law, status, interest: dollarsFromZero, income },
  taxableIncome: { income: dollars, standard: dollars, itemized: optional(dollars) },
  taxableSocialSecurity: { law, status, benefits: dollarsFromZero, otherIncome: dollars },
  survivorAsJoint: { amounts: law },
  survivorAsSingle: { amounts: law },
  taxByBracket: { amount: dollars, ...brackets },
  territoryOf: { location: textOf() },
  tipDeduction: { law, status, tips: dollarsFromZero, income },
  twiceIfJoint: { amount: dollars },
  withholdingRows: { law, status, wages: dollars, step2: optional(trueOrFalse) },
  withholdingTable: { law, status, step2: optional(trueOrFalse) },
  yearsSince: { lawYear: year, today: objectOf({ year }) },
} satisfies ArgumentsOf<typeof rates>;
