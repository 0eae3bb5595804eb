import { isoOfDay } from "@/lib/finance/iso-of-day";
import { sumBy } from "@/lib/finance/sum-by";
import type { FederalReturn } from "@/lib/tax-law/federal-return";
import type { Household } from "@/lib/tax-law/household";
import { incomeBesidePay } from "@/lib/tax-law/pay/income-beside-pay";
import { payPeriodsLater } from "@/lib/tax-law/pay/pay-periods-later";
import { w4Lines } from "@/lib/tax-law/pay/w4-lines";
import type { LawYear } from "@/lib/tax-law/years/law-year";

import type { Job } from "./jobs-of";
import { ownerNames } from "./owner-names";

/** What to write on the W-4 of a job, in dollars: for a year, but for 4(c), which is for each check. */
export type W4Row = {
  job: string;
  /** Of a pension the form has another name, and the same steps. */
  form: "W-4" | "W-4P";
  step3: number;
  step4a: number;
  step4b: number;
  step4c: number;
};

/** The checks of a job from now to the end of the year, and what is withheld from each, in dollars. */
export type CheckRow = {
  job: string;
  /** The day of the first check under the new form, as 2026-11-20: "" where no check is left for it. */
  from: string;
  /** Under the new form: whole ones, and the part of a last one that is cut short. */
  checks: number;
  partOfLast: number;
  now: number;
  then: number;
  /** Withheld from the last one, which extra withholding is not counted on. */
  thenOfLast: number;
  /** More in the year than if nothing changes: less where below 0. */
  added: number;
  /** Of the stub: its number in the list, its gross pay, and how many days ago it was paid, below 0 where not yet. */
  stub: number;
  pay: number;
  daysOld: number;
};

/**
 * The new W-4 of each job, and what it changes by the end of the year.
 *
 *     added = whole checks × (then − now) + part of the last × (then without extra − now)
 */
export function checksToCome(
  law: LawYear,
  household: Household,
  answer: FederalReturn,
  jobs: readonly Job[],
  wantedRefund: number,
): { forms: W4Row[]; checks: CheckRow[] } {
  const names = namesOf(jobs);
  const soFar = sumBy(jobs, (job) => job.soFar.withheldSoFar);
  const inYear = sumBy(jobs, ({ withheldInYear }) => withheldInYear);
  const lines = w4Lines(
    law.withholding,
    household.filingStatus,
    jobs.map(({ stub, paychecks, taxablePay, pay, saved401k, benefits }) => ({
      frequency: stub.frequency,
      paychecks,
      income: pay - saved401k - benefits,
      taxablePay,
      withheld: stub.withheld,
    })),
    {
      // Bonuses and other payments are withheld whatever the forms say.
      fromNow:
        answer.totalTax + wantedRefund - (answer.payments - inYear) - soFar - bonusesOf(jobs),
      netChange: incomeBesidePay(law, household, answer),
    },
  );
  const rows = jobs.map((job, place) => {
    const line = lines[place] ?? noLines;
    const { step3, step4a, step4b, step4c } = line;
    const { left, lastPart, beforeNewForm } = job.paychecks;
    const checks = Math.max(0, left - beforeNewForm);
    const partOfLast = Math.min(lastPart, Math.max(0, left + lastPart - beforeNewForm));
    const now = job.stub.withheld;
    const { withheld: then, tentative: thenOfLast } = line;
    return {
      form: {
        job: names[place] ?? "",
        form: job.isPension ? ("W-4P" as const) : ("W-4" as const),
        step3,
        step4a,
        step4b,
        step4c,
      },
      check: {
        job: names[place] ?? "",
        from:
          checks > 0
            ? isoOfDay(payPeriodsLater(job.payDate, job.stub.frequency, beforeNewForm + 1))
            : "",
        checks,
        partOfLast,
        now,
        then: checks > 0 ? then : now,
        thenOfLast: checks > 0 ? thenOfLast : now,
        added: checks > 0 ? checks * (then - now) + partOfLast * (thenOfLast - now) : 0,
        stub: job.place + 1,
        pay: job.stub.pay,
        daysOld: job.daysOld,
      },
    };
  });
  return { forms: rows.map(({ form }) => form), checks: rows.map(({ check }) => check) };
}

const noLines = {
  ...{ step3: 0, step4a: 0, step4b: 0, step4c: 0 },
  ...{ standard: 0, tentative: 0, withheld: 0 },
};

const bonusesOf = (jobs: readonly Job[]) =>
  sumBy(jobs, ({ withheldFromBonus }) => withheldFromBonus);

/** What each job is called: by a number where somebody has several. */
export function namesOf(jobs: readonly Job[]): string[] {
  const owners = jobs.map(({ stub }) => stub.owner);
  return owners.map((owner, place) => {
    const name = ownerNames[owner];
    const isOneOfSeveral = owners.indexOf(owner) !== owners.lastIndexOf(owner);
    const number = owners.slice(0, place + 1).filter((one) => one === owner).length;
    return isOneOfSeveral ? `${name} ${number}` : name;
  });
}
