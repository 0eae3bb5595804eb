import { averageWageIndex } from "../../tax-law/social-security/average-wage-index";
import { contributionAndBenefitBase } from "../../tax-law/social-security/contribution-and-benefit-base";
import { costOfLivingAdjustments } from "../../tax-law/social-security/cost-of-living-adjustments";
import { laws } from "../../tax-law/years/laws";
import {
  age,
  dollars,
  dollarsFromZero,
  number,
  percent,
  wholeAboveZero,
  year,
  yearsFromZero,
  type ArgumentsOf,
} from "../arguments";
import { alike, listOf, objectOf, oneOf, optional } from "../checks";
import type * as rates from "../rates";
import { status } from "./household";
import { table } from "./law";

const savingByIncome = table("savingByIncome");
const coverage = oneOf(["no", "yes", "spouse"]);

/** An age in whose year a distribution may be required. */
const distributionAge = number({ min: 72, max: 150 });

/** A claim of retirement benefits, its age in months. */
const claim = objectOf({ claimAge: wholeAboveZero, benefit: dollarsFromZero });

/** Saving for retirement, distributions and Social Security. */
export const retirementArguments = {
  allowedContribution: { limit: alike(laws.map(({ retirement }) => retirement.ira)), age },
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
  breakEvenAge: { earlier: claim, later: claim },
  distributionPeriod: { age },
  distributionsByYear: {
    balance: dollarsFromZero,
    firstAge: distributionAge,
    lastAge: distributionAge,
    annualReturn: percent,
  },
  firstDistributionAge: { birthYear: year },
  fullRetirementAge: { birthYear: year },
  incomeLimits: {
    law: savingByIncome,
    saver: objectOf({ age, income: dollars, status, coverage }),
    limit: dollarsFromZero,
    contribution: dollarsFromZero,
  },
  isBornIn: { birthYear: year, age, today: objectOf({ year }) },
  iraDeductionLimit: {
    law: savingByIncome,
    status,
    coverage,
    income: dollars,
    limit: dollarsFromZero,
  },
  iraDeductionPhaseOut: { law: savingByIncome, status, coverage },
  monthlyBenefit: {
    primaryInsuranceAmount: dollarsFromZero,
    birthYear: year,
    claimAge: wholeAboveZero,
  },
  nextDistribution: {
    birthYear: year,
    thisYear: year,
    balance: dollarsFromZero,
    workingUntil: optional(age),
  },
  phasedLimit: { limit: dollarsFromZero, income: dollars, phaseOut: listOf(dollarsFromZero) },
  primaryInsuranceAmount: {
    averageEarnings: dollarsFromZero,
    eligibilityYear: year,
    adjustedThrough: optional(year),
  },
  requiredDistribution: { balance: dollarsFromZero, age },
  requiredDistributions: {
    birthYear: year,
    thisYear: year,
    balance: dollarsFromZero,
    annualReturn: percent,
    workingUntil: optional(age),
  },
  rothIraLimit: { law: savingByIncome, status, income: dollars, limit: dollarsFromZero },
  saversCredit: { law: savingByIncome, status, income: dollars, contribution: dollarsFromZero },
  shareAtClaimAge: { birthYear: year, claimAge: wholeAboveZero },
  valueOfYear: {
    series: alike([averageWageIndex, contributionAndBenefitBase, costOfLivingAdjustments]),
    year,
  },
} satisfies Partial<ArgumentsOf<typeof rates>>;
