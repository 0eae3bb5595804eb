import { sumBy } from "@/lib/finance/sum-by";
import type { CalendarDay } from "@/lib/finance/months-after";
import { federalReturn } from "@/lib/tax-law/federal-return";
import { returnFigures, type ReturnFigures } from "@/lib/tax-law/return-figures";
import { returnRows, type ReturnRows } from "@/lib/tax-law/return-rows";
import { ownStateTaxesOf, type OwnStateTaxes } from "@/lib/tax-law/states/compared-states";
import { lawOf } from "@/lib/tax-law/years/law-of";
import { yearsSince } from "@/lib/tax-law/years/years-since";

import { checksToCome, namesOf, type CheckRow, type W4Row } from "./arithmetic/checks-to-come";
import {
  householdOf,
  overtimePremiumOf,
  pensionOf,
  wagesOf,
  type PaycheckCheckupInput,
} from "./arithmetic/household-of";
import { jobsOf, type Job } from "./arithmetic/jobs-of";
import { ownerNames } from "./arithmetic/owner-names";
import { knownYearOf, taxYearOf } from "./arithmetic/tax-year";

export type { PaycheckCheckupInput };

/** A job or a pension in the year of its stub if nothing changes, in dollars. */
export type JobRow = {
  job: string;
  owner: string;
  /** Of the check, and of the year to date. */
  check: number;
  paySoFar: number;
  /** Still to come, the part of a last one counted. */
  checksLeft: number;
  bonus: number;
  pay: number;
  saved401k: number;
  benefits: number;
  /** What Social Security and Medicare are on, and of it what is within the wage base and above $200,000. */
  yourWages: number;
  spouseWages: number;
  yourWithinBase: number;
  spouseWithinBase: number;
  aboveThreshold: number;
  pension: number;
  withheldSoFar: number;
  withheldFromCheck: number;
  withheldFromBonus: number;
  withheld: number;
};

/** Dollars a year unless a line says otherwise. */
export type PaycheckCheckupResult = {
  /** With the new forms: below 0 is due. Null where no check is left for one. */
  refundWithForms: number | null;
  withheldSoFar: number;
  withheldToCome: number;
  /** What employers withhold for Medicare above $200,000, and together for Social Security above its limit. */
  medicareWithheld: number;
  excessSocialSecurity: number;
  /** Of the stubs. */
  taxYear: number;
  /** 1 where that year is over; else 0. */
  isOver: number;
  /** What the lines of the return are worked out of. */
  grossIncome: number;
  spouseWages: number;
  preTax401k: number;
  stubPensions: number;
  overtime: number;
  forms: readonly W4Row[];
  checks: readonly CheckRow[];
  jobs: readonly JobRow[];
  law: Omit<ReturnFigures, "refund"> & {
    /** At the end of the year if nothing changes: below 0 is due. */
    refund: number;
    /** How many years the calendar is past the newest law known. Null where it is not. */
    yearsBehind: number | null;
  };
} & ReturnRows &
  OwnStateTaxes;

/**
 * What a year’s return brings if every check to come is like the last one, and the lines of each W-4 with which
 * it brings the refund that is wanted.
 *
 *     payments = withheld so far + withheld from what is still to come + paid elsewhere
 *                + Medicare above $200,000 and Social Security above its limit that employers withhold
 *     refund   = payments − total tax
 *
 * Source: IRS Tax Withholding Estimator; Publication 15-T; Form 1040.
 */
export function paycheckCheckup(
  input: PaycheckCheckupInput,
  { today }: { today: CalendarDay },
): PaycheckCheckupResult {
  const jobs = jobsOf(input, today);
  const taxYear = taxYearOf(jobs);
  const year = knownYearOf(taxYear);
  const law = lawOf(`${year}`);
  const household = householdOf(input, jobs);
  const answer = federalReturn(household, year);
  const { forms, checks } = checksToCome(law, household, answer, jobs, input.wantedRefund);
  const figures = returnFigures(household, law);
  const { withheld = 0, wages = 0, spouseWages = 0, preTax401k = 0 } = household;
  const withheldSoFar = sumBy(jobs, ({ soFar }) => soFar.withheldSoFar);
  const { excessSocialSecurity } = answer;
  return {
    refundWithForms: checks.some((check) => check.checks > 0)
      ? answer.refund + sumBy(checks, ({ added }) => added)
      : null,
    withheldSoFar,
    withheldToCome: sumBy(jobs, (job) => job.withheldFromChecks + job.withheldFromBonus),
    medicareWithheld: answer.payments - withheld - excessSocialSecurity,
    excessSocialSecurity,
    taxYear,
    isOver: today.year > taxYear ? 1 : 0,
    grossIncome: wages,
    spouseWages,
    preTax401k,
    stubPensions: sumBy(jobs, pensionOf),
    overtime: overtimePremiumOf(input),
    forms,
    checks,
    jobs: rowsOf(jobs, law.payroll.wageBase, law.payroll.medicare.withholdingThreshold),
    law: { ...figures, refund: answer.refund, yearsBehind: yearsSince(lawOf().year, today) },
    ...returnRows(household, law, figures),
    ...ownStateTaxesOf(household, input, year),
  };
}

function rowsOf(jobs: readonly Job[], wageBase: number, threshold: number): JobRow[] {
  const names = namesOf(jobs);
  return jobs.map((job, place) => {
    const { stub, soFar, paychecks } = job;
    const wages = wagesOf(job);
    const [yourWages, spouseWages] = job.isSpouses ? [0, wages] : [wages, 0];
    return {
      job: names[place] ?? "",
      owner: ownerNames[stub.owner],
      check: stub.pay,
      paySoFar: soFar.paySoFar,
      checksLeft: paychecks.left + paychecks.lastPart,
      bonus: stub.bonus,
      pay: job.pay,
      saved401k: job.saved401k,
      benefits: job.benefits,
      yourWages,
      spouseWages,
      yourWithinBase: Math.min(yourWages, wageBase),
      spouseWithinBase: Math.min(spouseWages, wageBase),
      aboveThreshold: Math.max(0, wages - threshold),
      pension: pensionOf(job),
      withheldSoFar: soFar.withheldSoFar,
      withheldFromCheck: stub.withheld,
      withheldFromBonus: job.withheldFromBonus,
      withheld: job.withheldInYear,
    };
  });
}
