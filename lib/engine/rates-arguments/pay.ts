import {
  calendarDay,
  dayOfCalendar,
  dollars,
  dollarsFromZero,
  peopleUpTo,
  rateFromZero,
  wholeAboveZero,
  wholeNumber,
  year,
  type ArgumentsOf,
} from "../arguments";
import {
  listOf,
  numberOf,
  objectOf,
  oneOf,
  onlyOf,
  optional,
  orNull,
  trueOrFalse,
} from "../checks";
import type * as rates from "../rates";
import { household, householdOfState, localRate, state, status } from "./household";
import { householdLoans } from "./student-loans";
import { lawYear, table, yearOfLaw } from "./law";

const payroll = table("payroll");
const withholding = table("withholding");
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

/** A chart of one has no line. */
const pointsOfChart = numberOf({ kind: "integer", bounds: { min: 2, max: 1_000 } });

/** What takes a part of pay besides the federal law, and up to which wages. */
const ofRaise = {
  state: optional(state),
  localRate,
  medicare: optional(peopleUpTo(2)),
  loans: optional(householdLoans),
};

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

/** Withholding, the taxes on pay, and what is kept of more of it. */
export const payArguments = {
  additionalMedicareTax: {
    law: payroll,
    status,
    wages: dollarsFromZero,
    selfEmploymentBase: optional(dollarsFromZero),
  },
  estimatedPaymentDates: { year },
  excessSocialSecurity: { law: payroll, wages: listOf(dollarsFromZero) },
  farthestWages: { household: householdOfState },
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
  lossesWithRaise: raise,
  paidThroughPayroll: { household, law: payroll },
  paychecksOf: { schedule: objectOf(paySchedule), today: dayOfYear },
  payPeriodsLater: { day: dayOfYear, frequency, periods: wholeNumber },
  payrollTax: { law: payroll, wages: dollars, paidBefore: optional(dollars) },
  requiredAnnualPayment: {
    status,
    tax: dollars,
    withheld: dollarsFromZero,
    lastYear: orNull(objectOf({ tax: dollars, adjustedGrossIncome: dollars })),
  },
  selfEmploymentTax: { law: payroll, status, net: dollars, wages: optional(dollars) },
  supplementalWithholding: { bonus: dollarsFromZero, before: optional(dollarsFromZero) },
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
  withholdingRows: { law: withholding, status, wages: dollars, step2: optional(trueOrFalse) },
  withholdingTable: { law: withholding, status, step2: optional(trueOrFalse) },
} satisfies Partial<ArgumentsOf<typeof rates>>;
