import { stateAbbreviations, type StateCode } from "../../tax-law/states/state-abbreviations";
import { age, dollars, dollarsFromZero, number, peopleUpTo, percentFromZero } from "../arguments";
import { listOf, oneOf, onlyOf, optional, trueOrFalse } from "../checks";

export const status = oneOf([
  "single",
  "marriedFilingJointly",
  "marriedFilingSeparately",
  "headOfHousehold",
  "qualifyingSurvivingSpouse",
]);

/** How many times the regular rate overtime is paid. */
export const times = number({ min: 1.5, max: 10 });

export const income = dollars;
export const people = peopleUpTo(20);
export const perYear = optional(dollarsFromZero);
const gainOrLoss = optional(dollars);
export const place = oneOf(["contiguous", "alaska", "hawaii"]);

/** A year of health insurance from a marketplace. */
export const marketplacePlan = onlyOf({
  premium: dollarsFromZero,
  benchmark: dollarsFromZero,
  advanceCredit: dollarsFromZero,
  place: optional(place),
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

export const household = onlyOf(ofHousehold);
const ofState = { childAges: optional(listOf(age)), spouseIncome: optional(dollars) };
export const state = oneOf(Object.keys(stateAbbreviations) as StateCode[]);
export const localRate = optional(percentFromZero);
export const householdOfState = onlyOf({ ...ofHousehold, ...ofState });
export const stateHousehold = onlyOf({ ...ofHousehold, ...ofState, state, localRate });
