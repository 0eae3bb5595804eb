import { dateSerial } from "@/lib/finance/date-serial";
import { dayOfIso } from "@/lib/finance/day-of-iso";
import type { CalendarDay } from "@/lib/finance/months-after";
import { jobYear, type JobYear, type PayStub } from "@/lib/tax-law/pay/job-year";
import { paychecksOf } from "@/lib/tax-law/pay/paychecks-of";
import type { PayFrequency } from "@/lib/tax-law/pay/pay-periods-later";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";

import type { ownerNames } from "./owner-names";

/** The last pay stub of a job or a pension, in dollars of that check and of the year to date. Days as 2026-11-20. */
export type Stub = Omit<PayStub, "payDate" | "periodEnd" | "start" | "end" | "bonusSoFar"> & {
  owner: keyof typeof ownerNames;
  frequency: PayFrequency;
  payDate: string;
  /** "" is the pay date. */
  periodEnd: string;
  /** "" is before this year. */
  start: string;
  /** "" is after it. */
  end: string;
};

/** A job or a pension in the year of its stub. */
export type Job = JobYear & {
  stub: Stub;
  /** Of the stub in the list. */
  place: number;
  payDate: CalendarDay;
  /** What the year so far brought, as typed or taken from the stub. */
  soFar: Pick<PayStub, "paySoFar" | "withheldSoFar" | "saved401kSoFar" | "benefitsSoFar">;
  isPension: boolean;
  isSpouses: boolean;
  /** How many days ago the pay date was: below 0 it is still to come. */
  daysOld: number;
};

/** Nobody saves from a pension, or pays for health insurance from it, before tax. */
const nothingBeforeTax = { saved401k: 0, saved401kSoFar: 0, benefits: 0, benefitsSoFar: 0 };

/** For a stub without a pay date, which the page refuses. */
const noDay: CalendarDay = { year: 2026, month: 1, day: 1 };

/** What each stub comes to in its year. A spouse’s counts on a joint return only. */
export const jobsOf = (
  { stubs, filingStatus }: { stubs: readonly Stub[]; filingStatus: FilingStatus },
  today: CalendarDay,
): Job[] =>
  stubs
    .map((stub, place) => ({ ...jobOf(stub, today), place }))
    .filter(({ isSpouses }) => filingStatus === "marriedFilingJointly" || !isSpouses);

function jobOf(typed: Stub, today: CalendarDay): Omit<Job, "place"> {
  const isPension = typed.owner === "yourPension" || typed.owner === "spousePension";
  const stub = isPension ? { ...typed, ...nothingBeforeTax } : typed;
  const payDate = dayOfIso(stub.payDate) ?? noDay;
  const { year } = payDate;
  const schedule = {
    frequency: stub.frequency,
    payDate,
    periodEnd: dayOfIso(stub.periodEnd) ?? payDate,
    start: dayOfIso(stub.start) ?? { year, month: 1, day: 1 },
    end: dayOfIso(stub.end) ?? { year, month: 12, day: 31 },
  };
  // Without a year to date every check so far was like this one.
  const { soFar: whole, firstPart } = paychecksOf(schedule, today);
  const checks = whole + firstPart;
  const soFar =
    stub.paySoFar > 0
      ? stub
      : {
          paySoFar: stub.pay * checks,
          withheldSoFar: stub.withheld * checks,
          saved401kSoFar: stub.saved401k * checks,
          benefitsSoFar: stub.benefits * checks,
        };
  return {
    ...jobYear({ ...stub, ...soFar, ...schedule, bonusSoFar: 0 }, today),
    stub,
    payDate,
    soFar,
    isPension,
    isSpouses: stub.owner === "spouse" || stub.owner === "spousePension",
    daysOld: dateSerial(today) - dateSerial(payDate),
  };
}
