/** The jobs and pensions of a scenario, and what they bring and withhold in the year. */
import type { CalendarDay } from "@/lib/finance/months-after";
import { paychecksOf, type Paychecks } from "@/lib/tax-law/pay/paychecks-of";
import type { PayFrequency } from "@/lib/tax-law/pay/pay-periods-later";
import { supplementalWithholding } from "@/lib/tax-law/pay/supplemental-withholding";

import type { Rows } from "./scenario";

export type ScenarioJob = {
  /** 1 to 4: the last two are the spouse’s. */
  number: number;
  isSpouses: boolean;
  isPension: boolean;
  frequency: PayFrequency;
  paychecks: Paychecks;
  /** Dollars of the year, before anything is saved from them. */
  pay: number;
  /** Saved from them before income tax, in a 401(k); and before all taxes, in an HSA. */
  saved401k: number;
  savedHsa: number;
  /** From one pay, what is subject to income tax. */
  taxablePay: number;
  /** Withheld from the last pay, and in the year if nothing changes. */
  withheld: number;
  withheldToDate: number;
  withheldInYear: number;
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

  const paychecks = paychecksOf(
    {
      frequency,
      periodEnd: rows.day(group, `recentPPd End${number}`),
      payDate: rows.day(group, `recentPayDate${number}`),
      start: rows.day(group, `Job start${number}`),
      end: rows.day(group, `Job end${number}`),
    },
    runDay(rows),
  );
  const pays = paychecks.left + paychecks.lastPart;
  const bonus = dollars(`FutureBonusAmount${number}`);
  const pastBonus = dollars(`PastBonusAmount${number}`);
  const perPay = dollars(`paymentPerPPd${number}`);
  const of401k = dollars(`401kPerPPd${number}`);
  const ofHsa = dollars(`HSAPerPPd${number}`);
  // Of a pay that is cut short, the whole contribution is taken.
  const contributions = Math.ceil(pays);
  const withheld = dollars(`taxWhPerPPd${number}`);
  const withheldToDate = dollars(`taxWhYTD${number}`);
  return {
    number,
    isSpouses: number > 2,
    isPension,
    frequency,
    paychecks,
    pay: dollars(`paymentYTD${number}`) + perPay * pays + bonus,
    saved401k: dollars(`401kYTD${number}`) + of401k * contributions,
    savedHsa: dollars(`HSAYTD${number}`) + ofHsa * contributions,
    taxablePay: Math.max(0, perPay - of401k - ofHsa),
    withheld,
    withheldToDate,
    withheldInYear: withheldToDate + withheld * pays + supplementalWithholding(bonus, pastBonus),
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
const runDay = (rows: Rows): CalendarDay => ({ ...rows.day("Head", "DateRun"), year: 2026 });
