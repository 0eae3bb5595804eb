import { lawYears } from "../tax-law/years/law-years";
import {
  age,
  amount,
  calendarDay,
  dollars,
  dollarsFromZero,
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
]);
const brackets = { rates: listOf(rate), limits: listOf(dollars) };
const monthOfYear = { year: calendarDay.year, month: calendarDay.month };
const expected = { income: dollars, povertyLine: dollarsFromZero };

/** What each sum of the law takes. The comment at the sum says the unit. */
export const ratesArguments = {
  allowedContribution: { limit: law, age },
  applicablePercentage: { credit: law, ...expected },
  bracketRows: { amount: dollars, ...brackets },
  coverageYearOn: { day: objectOf(monthOfYear) },
  estateTax: { law, taxableEstate: dollars },
  graduatedTax: { amount: dollars, ...brackets },
  inPercent: { rate: amount },
  incomeTaxWithheld: {
    law,
    status,
    pay: dollars,
    periods: wholeAboveZero,
    step2: optional(trueOrFalse),
  },
  lawOf: { year: optional(oneOf(lawYears.map(String))) },
  marginalRate: { amount: dollars, ...brackets },
  medicaidLine: { povertyLine: dollarsFromZero },
  overallLimitation: {
    reduction: rateFromZero,
    itemized: dollars,
    income: dollars,
    topBracket: dollarsFromZero,
  },
  payrollTax: { law, wages: dollars, paidBefore: optional(dollars) },
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
  selfEmploymentTax: { law, status, net: dollars, wages: optional(dollars) },
  taxByBracket: { amount: dollars, ...brackets },
  taxableIncome: { income: dollars, standard: dollars, itemized: optional(dollars) },
  territoryOf: { location: textOf() },
  withholdingRows: { law, status, wages: dollars, step2: optional(trueOrFalse) },
  withholdingTable: { law, status, step2: optional(trueOrFalse) },
  yearsSince: { lawYear: year, today: objectOf({ year }) },
} satisfies ArgumentsOf<typeof rates>;
