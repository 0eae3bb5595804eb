import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

import { incomeTaxWithheld } from "./income-tax-withheld";
import type { PayFrequency } from "./pay-periods-later";
import type { Paychecks } from "./paychecks-of";
import { paysPerYear } from "./pay-periods-later";

/** A job or a pension with pays left in the year, in dollars. */
export type WithholdingJob = {
  frequency: PayFrequency;
  paychecks: Paychecks;
  /** Of the whole year: the one with the highest income takes the lines. */
  income: number;
  /** Of one pay, what is subject to income tax. */
  taxablePay: number;
  /** Withheld from the last pay. */
  withheld: number;
};

/** What to write on the W-4 of a job, and what is withheld then, in dollars. */
type W4Lines = {
  /** Step 3, credits, for a year. */
  step3: number;
  /** Step 4(a), other income, for a year. */
  step4a: number;
  /** Step 4(b), deductions, for a year. */
  step4b: number;
  /** Step 4(c), extra withholding from each pay. */
  step4c: number;
  /** From a pay by the tables alone, with nothing in steps 3 and 4. */
  standard: number;
  /** The same with steps 4(a) and 4(b). */
  tentative: number;
  /** From a pay with all of it. */
  withheld: number;
};

/** What has to be withheld until the end of the year, in dollars. */
type Needed = {
  /** What the return still asks for beside what is withheld by the jobs, from now on: less than 0 is too much. */
  fromNow: number;
  /** Other income less deductions beyond the standard one and adjustments: above 0 is 4(a), below 0 is 4(b). */
  netChange: number;
};

/**
 * The lines of each job’s W-4 with which what is withheld in the year meets what the return asks for, as near as
 * whole dollars and the pays that are left allow.
 *
 * The job with the highest income has the other income or the deductions, in steps 4(a) and 4(b), and what is
 * then missing, in 4(c). What is then too much is credited in step 3, up to all that this job withholds; the next
 * job has the rest. Jobs without a pay under the new form have no lines.
 *
 *     gap    = needed from now − pays before the new form × withheld
 *              − pays after it × tentative, of all jobs
 *     step4c = gap ÷ whole pays after it
 *     step3  = −gap × pays in a year ÷ whole pays after it, at most tentative × pays in a year
 *
 * @example w4Lines(law2026.withholding, "single", [{ frequency: "weekly", paychecks: { soFar: 6, firstPart: 0, left: 36, lastPart: 0, beforeNewForm: 2 }, income: 84_000, taxablePay: 2_000, withheld: 200 }], { fromNow: 12_000, netChange: 0 })[0].step4c // 71
 *
 * Source: IRS Tax Withholding Estimator, docs/taxes/withholdings-basics.md and facts/w4.xml; Publication 15-T,
 * Worksheets 1A and 1B.
 */
export function w4Lines(
  law: LawYear["withholding"],
  status: FilingStatus,
  jobs: readonly WithholdingJob[],
  { fromNow, netChange }: Needed,
): W4Lines[] {
  const withLines = jobs.filter(canHaveLines).toSorted((one, other) => other.income - one.income);
  const [highest] = withLines;
  const change = Math.round(netChange);
  const table = (job: WithholdingJob, steps: { step4a?: number; step4b?: number }) =>
    incomeTaxWithheld(law, status, job.taxablePay, paysPerYear[job.frequency], false, steps);
  const steps4 = (job: WithholdingJob) => ({
    step4a: job === highest ? Math.max(0, change) : 0,
    step4b: job === highest ? Math.max(0, -change) : 0,
  });
  const tentative = (job: WithholdingJob) => table(job, steps4(job));

  const committed = jobs.reduce((sum, job) => {
    const { left, lastPart, beforeNewForm } = job.paychecks;
    const pays = left + lastPart;
    const before = Math.min(pays, beforeNewForm);
    return sum + before * job.withheld + (pays - before) * tentative(job);
  }, 0);
  const gap = fromNow - committed;

  const step3 = new Map<WithholdingJob, number>();
  let tooMuch = Math.max(0, -gap);
  for (const job of withLines) {
    const pays = paysPerYear[job.frequency];
    const after = paysAfter(job);
    const credit = Math.round(Math.min((tooMuch * pays) / after, tentative(job) * pays));
    step3.set(job, credit);
    tooMuch = Math.max(0, tooMuch - (credit / pays) * after);
  }
  return jobs.map((job) => {
    const lines = {
      step3: step3.get(job) ?? 0,
      ...steps4(job),
      step4c: job === highest && gap > 0 ? Math.round(gap / paysAfter(job)) : 0,
    };
    return {
      ...lines,
      standard: table(job, {}),
      tentative: tentative(job),
      withheld: incomeTaxWithheld(
        law,
        status,
        job.taxablePay,
        paysPerYear[job.frequency],
        false,
        lines,
      ),
    };
  });
}

const paysAfter = ({ paychecks }: WithholdingJob) =>
  Math.max(0, paychecks.left - paychecks.beforeNewForm);
const canHaveLines = (job: WithholdingJob) => paysAfter(job) > 0;
