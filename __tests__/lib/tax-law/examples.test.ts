import "@/lib/tax-law/states/keep-every-state";

import { povertyGuidelines } from "@/lib/tax-law/health/poverty-guidelines";
import { medicarePremiumsOf } from "@/lib/tax-law/health/medicare-premiums-of";
import { premiumCreditOf } from "@/lib/tax-law/health/premium-credit-of";
import { contributionAndBenefitBase } from "@/lib/tax-law/social-security/contribution-and-benefit-base";
import { adjustedGrossIncome } from "@/lib/tax-law/income/adjusted-gross-income";
import { federalReturn } from "@/lib/tax-law/federal-return";
import { keptWithReturns } from "@/lib/tax-law/pay-kept/kept-with-returns";
import * as law2026 from "@/lib/tax-law/years/2026";
import { pennsylvania } from "@/lib/tax-law/states/laws/pennsylvania";
import { laws } from "@/lib/tax-law/years/laws";

import { testExamples } from "../true-examples";

const numbers = [
  ...laws.map(({ year }) => String(year)),
  "age-curves",
  "automatic-increase",
  "average-wage-index",
  "borrower",
  "benchmark-premiums",
  "by-status",
  "contribution-and-benefit-base",
  "cost-of-living-adjustments",
  "coverage-years",
  "disability-waiting-months",
  "division",
  "estate-and-inheritance-taxes",
  "every-state",
  // What a form types, and the sum that it goes to.
  "federal-plans-of",
  "fixed-by-statute",
  "health-savings-limits",
  "household",
  "keep-every-state",
  "law-year",
  "law-years",
  "laws",
  "loan-kinds",
  "medicare-premiums",
  "newest-law",
  "no-federal-plans",
  "plan-numbers",
  "poverty-guidelines",
  "premium-credits",
  "state-abbreviations",
  // The lines that each form declares; form-lines has the example of them all.
  "form-1040",
  // What a state’s file and its helper define; cases of other models hold them.
  "state-law",
  "states/laws",
  "state-zip-codes",
  "states-without-wage-tax",
  "tuition-plan-rollover",
  "tuition-plan-school-limit",
  "uniform-lifetime-table",
];

testExamples("lib/tax-law", numbers, {
  adjustedGrossIncome,
  federalReturn,
  keptWithReturns,
  law2026,
  pennsylvania,
  credit2026: premiumCreditOf(2026),
  guidelines2026: povertyGuidelines.at(-1),
  medicarePremiumsOf2026: medicarePremiumsOf(2026),
  wageBases: contributionAndBenefitBase,
});
