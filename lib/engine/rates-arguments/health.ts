import { medicarePremiums } from "../../tax-law/health/medicare-premiums";
import { povertyGuidelines } from "../../tax-law/health/poverty-guidelines";
import { premiumCredits } from "../../tax-law/health/premium-credits";
import { laws } from "../../tax-law/years/laws";
import {
  age,
  calendarDay,
  dayOfCalendar,
  dollars,
  dollarsFromZero,
  wholeAboveZero,
  year,
  type ArgumentsOf,
} from "../arguments";
import { alike, listOf, objectOf, optional, orNull, trueOrFalse } from "../checks";
import type * as rates from "../rates";
import { household, income, marketplacePlan, place, state, status } from "./household";

const premiumCredit = alike(premiumCredits);
const monthOfYear = { year: calendarDay.year, month: calendarDay.month };
const expected = { income: dollars, povertyLine: dollarsFromZero };

const ofRepayment = alike(
  laws.map(({ year: ofLaw, premiumRepayment }) => ({ year: ofLaw, premiumRepayment })),
);

/** Premium credits, Medicare, Medicaid and the poverty lines. */
export const healthArguments = {
  applicablePercentage: { credit: premiumCredit, ...expected },
  areaPremium: { state, area: wholeAboveZero },
  coveredFactor: { state, ages: listOf(age, { min: 1 }) },
  coverageYearOn: { day: objectOf(monthOfYear) },
  hasExpandedMedicaid: { state },
  healthSavingsLimit: { year, covered: wholeAboveZero, age },
  medicarePremiumSurcharge: {
    premiums: alike(medicarePremiums),
    status,
    income,
    livedApart: optional(trueOrFalse),
  },
  medicarePremiumsOf: { year },
  medicaidLine: { povertyLine: dollarsFromZero },
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
  taxFamily: {
    household,
    lines: objectOf({ adjustedGrossIncome: dollars, taxableSocialSecurity: dollarsFromZero }),
  },
  taxFamilySize: { household },
} satisfies Partial<ArgumentsOf<typeof rates>>;
