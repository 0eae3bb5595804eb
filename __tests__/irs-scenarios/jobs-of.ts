/** The jobs and pensions of a scenario, and what they bring and withhold in the year. */
import type { CalendarDay } from "@/lib/finance/months-after";
import { jobYear, type JobYear, type PayStub } from "@/lib/tax-law/pay/job-year";
import type { PayFrequency } from "@/lib/tax-law/pay/pay-periods-later";

import type { Rows } from "./scenario";

export type ScenarioJob = JobYear & {
  /** 1 to 4: the last two are the spouse’s. */
  number: number;
  isSpouses: boolean;
  isPension: boolean;
  frequency: PayFrequency;
  stub: PayStub;
  /** From the last pay, and in the year so far. */
  withheld: number;
  withheldToDate: number;
  tips: number;
  /** What overtime was paid above the regular rate and counts for the deduction, at time and a half. */
  overtimePremium: number;
};

const frequencies: Readonly<Record<string, PayFrequency>> = {
  1: "weekly",
  2: "biweekly",
  3: "semimonthly",
  4: "monthly",
};

/** Those that the scenario pays something in. */
export const jobsOf = (rows: Rows): ScenarioJob[] =>
  [1, 2, 3, 4].flatMap((number) => {
    const group = groupOf(number);
    const perPay = rows.dollars(group, `paymentPerPPd${number}`);
    const toDate = rows.dollars(group, `paymentYTD${number}`);
    return perPay + toDate > 0 ? [jobOf(rows, number)] : [];
  });

export const groupOf = (number: number): string =>
  number > 2 ? `Job ${number} (spouse)` : `Job ${number}`;

function jobOf(rows: Rows, number: number): ScenarioJob {
  const group = groupOf(number);
  const dollars = (name: string) => rows.dollars(group, name);
  const isPension = rows.isTrue(group, "Pension? (1=yes)");
  const code = rows.text(group, `payFrequency${number} (1=W; 2=BW; 3=SM; 4=M)`);
  const frequency = frequencies[code];
  if (!frequency) throw new Error(`${rows.name}: job ${number} has the pay frequency “${code}”.`);

  const withheld = dollars(`taxWhPerPPd${number}`);
  const withheldToDate = dollars(`taxWhYTD${number}`);
  const stub: PayStub = {
    frequency,
    periodEnd: rows.day(group, `recentPPd End${number}`),
    payDate: rows.day(group, `recentPayDate${number}`),
    start: rows.day(group, `Job start${number}`),
    end: rows.day(group, `Job end${number}`),
    pay: dollars(`paymentPerPPd${number}`),
    paySoFar: dollars(`paymentYTD${number}`),
    withheld,
    withheldSoFar: withheldToDate,
    saved401k: dollars(`401kPerPPd${number}`),
    saved401kSoFar: dollars(`401kYTD${number}`),
    benefits: dollars(`HSAPerPPd${number}`),
    benefitsSoFar: dollars(`HSAYTD${number}`),
    bonus: dollars(`FutureBonusAmount${number}`),
    bonusSoFar: dollars(`PastBonusAmount${number}`),
  };
  return {
    number,
    isSpouses: number > 2,
    isPension,
    frequency,
    stub,
    ...jobYear(stub, runDay(rows)),
    withheld,
    withheldToDate,
    tips: dollars(tipRow(number)),
    overtimePremium: countedOvertime(
      dollars(overtimeRow(number)),
      rows.text(group, `Overtime factor Job ${number}`),
    ),
  };
}

const tipRow = (number: number) => `Annual Tip Income from Job ${number}`;
const overtimeRow = (number: number) =>
  `Annual Overtime Income from Job${number === 1 ? "" : " "}${number}`;

/** A third of overtime pay at one and a half times, a quarter at double time: IRS Notice 2025-69. */
export const countedOvertime = (pay: number, factor: string): number =>
  pay / (Number(factor) === 2 ? 4 : 3);

/** The scenarios are of 2026; one says 2025 by mistake. */
export const runDay = (rows: Rows): CalendarDay => ({ ...rows.day("Head", "DateRun"), year: 2026 });
