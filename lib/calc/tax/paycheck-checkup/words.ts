import { dateSerial } from "@/lib/finance/date-serial";
import type { Errors, Refusal, Remark } from "@/lib/calculator/definition";
import { inSentence } from "@/lib/calculator/form/label";
import { refused } from "@/lib/calculator/report/notice";
import {
  formatCount,
  formatDay,
  formatIsoDay,
  formatList,
  formatRoundedUsd,
  formatUsd,
  formatWholeUsd,
} from "@/lib/format";
import { errorsInLines } from "@/lib/subjects/other-lines/errors-in-lines";
import { remarksOnLines } from "@/lib/subjects/other-lines/remarks-on-lines";
import { dayOfIso } from "@/lib/finance/day-of-iso";
import { sumBy } from "@/lib/finance/sum-by";
import { estimatedPaymentDates } from "@/lib/tax-law/pay/estimated-payment-dates";
import { requiredAnnualPayment } from "@/lib/tax-law/pay/required-annual-payment";
import { lawYears, newestYear } from "@/lib/tax-law/years/law-years";

import type { CheckRow } from "./arithmetic/checks-to-come";
import type { Stub } from "./arithmetic/jobs-of";
import type { PaycheckCheckupInput, PaycheckCheckupResult } from "./calculation";

/** What April brings, and what to write on which form. */
export function verdictOn(result: PaycheckCheckupResult, input: PaycheckCheckupInput): string {
  return `${aprilOf(result)} ${adviceOn(result, input)}`.trim();
}

/** A difference that is not worth a new form, in dollars. */
const smallChange = 50;

function aprilOf({ law: { refund }, taxYear }: PaycheckCheckupResult): string {
  if (Math.abs(refund) < 0.5) return `If nothing changes, you come out even for ${taxYear}.`;
  return refund > 0
    ? `If nothing changes, you get a refund of about ${formatRoundedUsd(refund)} for ${taxYear}.`
    : `If nothing changes, you still owe about ${formatRoundedUsd(-refund)} for ${taxYear}.`;
}

function adviceOn(result: PaycheckCheckupResult, { wantedRefund }: PaycheckCheckupInput): string {
  const { refundWithForms, forms, checks } = result;
  const { refund } = result.law;
  const goal = wantedRefund > 0 ? `a refund of ${formatWholeUsd(wantedRefund)}` : "coming out even";
  if (Math.abs(refund - wantedRefund) < smallChange)
    return `That is close to ${goal}: you need no new W-4.`;
  const written = forms.flatMap((form, place) => {
    const check = checks[place];
    const lines = linesOf(form);
    return check && check.checks > 0 && lines.length > 0 ? [{ form, check, lines }] : [];
  });
  if (refundWithForms === null) return tooLate(result);
  if (written.length === 0)
    return `Write nothing in steps 3 and 4 of your W-4, and ${endWith(refundWithForms)}.`;
  const [{ form, check }] = written as [(typeof written)[number]];
  const changed = checks.filter((one) => one.checks > 0).length;
  const others =
    changed > 1 ? ` Hand in the other ${changed > 2 ? "forms" : "form"} of the table too.` : "";
  return `Write ${formatList(linesOf(form))} of the ${form.form} for ${inSentence(form.job)}: ${changeOf(check)}, and ${endWith(refundWithForms)}.${others}`;
}

/** "$120.71 more is withheld from each of 22 checks from February 27, 2026 on". */
function changeOf({ now, then, checks, from }: CheckRow): string {
  const change = then - now;
  const withheld =
    Math.abs(change) < 0.005
      ? "as much as now is withheld"
      : `${formatUsd(Math.abs(change))} ${change > 0 ? "more" : "less"} is withheld`;
  const day = formatIsoDay(from);
  return checks === 1
    ? `${withheld} from the check of ${day}`
    : `${withheld} from each of ${checks} checks from ${day} on`;
}

/** "you get a refund of about $200", "you still owe about $140", "you come out about even". */
function endWith(refund: number): string {
  if (Math.abs(refund) < smallChange) return "you come out about even";
  return refund > 0
    ? `you get a refund of about ${formatRoundedUsd(refund)}`
    : `you still owe about ${formatRoundedUsd(-refund)}`;
}

const linesOf = ({ step3, step4a, step4b, step4c }: PaycheckCheckupResult["forms"][number]) =>
  [
    step3 > 0 && `${formatWholeUsd(step3)} in step 3`,
    step4a > 0 && `${formatWholeUsd(step4a)} in 4(a)`,
    step4b > 0 && `${formatWholeUsd(step4b)} in 4(b)`,
    step4c > 0 && `${formatWholeUsd(step4c)} in 4(c)`,
  ].filter((line) => line !== false);

function tooLate({ law: { refund }, taxYear, isOver }: PaycheckCheckupResult): string {
  if (isOver === 1) return refund < 0 ? "Pay it with your return by April 15." : "";
  const late = `It is too late for a new W-4 to change ${taxYear}`;
  const last = estimatedPaymentDates(taxYear).at(-1);
  return refund < 0 && last
    ? `${late}: an estimated payment by ${formatDay(last)} still counts for it.`
    : `${late}.`;
}

/** What a person has to know beside the figures. */
export function remarksOn(result: PaycheckCheckupResult, input: PaycheckCheckupInput): Remark[] {
  const { checks, taxYear, excessSocialSecurity, law, isOver } = result;
  const hasForms = checks.some((check) => check.checks > 0);
  const oldest = Math.max(...checks.map(({ daysOld }) => daysOld));
  const [large] = checks.filter(({ pay, now, then }) => then - now > largePart * pay);
  const last = estimatedPaymentDates(taxYear).at(-1);
  const required = requiredAnnualPayment(input.filingStatus, law.totalTax, law.payments, null);
  const texts = [
    large &&
      last &&
      `That is a large part of a check. An estimated payment by ${formatDay(last)} counts as much.`,
    hasForms &&
      `These lines fit what is left of ${taxYear}. Hand in another W-4 in January: for a whole year they are wrong.`,
    law.payments < required &&
      "You may owe a penalty too: by January 15, 90% of this year’s tax or all of last year’s has to be paid.",
    hasForms &&
      oldest > longestPeriod &&
      `One pay stub is ${formatCount(oldest, "day")} old. Use the newest: the checks since then are counted like it.`,
    excessSocialSecurity > 0 &&
      `Several employers together withhold ${formatRoundedUsd(excessSocialSecurity)} too much for Social Security. Your return gives that back, and it is counted here.`,
    taxYear > newestYear &&
      `The law of ${taxYear} isn’t here yet. These are the numbers of ${newestYear}.`,
    isOver === 1 && `${taxYear} is over: this is what its return brings.`,
    ...remarksOnLines(input.otherLines ?? [], result.isInState === 1),
  ];
  return texts.flatMap((text) => (text ? [{ tone: "neutral", text }] : []));
}

/** More of a check than this is a large part of it. */
const largePart = 0.25;

/** Days between two monthly checks. */
const longestPeriod = 31;

/** What fields say beside an answer that stands without them, or with less. */
export function errorsBeside(
  { checks, grossIncome, spouseWages }: PaycheckCheckupResult,
  { stubs, filingStatus, tips = 0, overtimePay = 0 }: PaycheckCheckupInput,
): Errors<PaycheckCheckupInput> {
  const ahead = checks.flatMap(({ daysOld, stub }) =>
    daysOld < 0
      ? [
          [
            `stubs.${stub - 1}.payDate`,
            "This pay date is still to come. Use the last stub you have.",
          ],
        ]
      : [],
  );
  const apart = stubs.flatMap((stub, place) =>
    filingStatus !== "marriedFilingJointly" && isSpouses(stub)
      ? [[`stubs.${place}.owner`, "This is not counted: a spouse’s pay is on a joint return only."]]
      : [],
  );
  const beforeTax = stubs.flatMap((stub, place) =>
    isPension(stub)
      ? (["saved401k", "saved401kSoFar", "benefits", "benefitsSoFar"] as const).flatMap((cell) =>
          stub[cell] > 0
            ? [
                [
                  `stubs.${place}.${cell}`,
                  "Not counted: nothing comes out of a pension before tax.",
                ],
              ]
            : [],
        )
      : [],
  );
  const wages = grossIncome + spouseWages;
  return {
    ...(Object.fromEntries([...ahead, ...apart, ...beforeTax]) as Errors<PaycheckCheckupInput>),
    ...(tips + overtimePay > wages && {
      [tips > 0 ? "tips" : "overtimePay"]:
        `Tips and overtime are part of the year’s pay of ${formatWholeUsd(wages)}. Enter less.`,
    }),
  };
}

const isPension = ({ owner }: Stub) => owner === "yourPension" || owner === "spousePension";
const isSpouses = ({ owner }: Stub) => owner === "spouse" || owner === "spousePension";

/** Stubs that cannot be right. */
export function refusalOf(input: PaycheckCheckupInput): Refusal<PaycheckCheckupInput> | undefined {
  const years = input.stubs.flatMap(({ payDate }) => dayOfIso(payDate)?.year ?? []);
  const newest = Math.max(...years);
  const errors = {
    ...Object.fromEntries(
      input.stubs.flatMap((stub, place) =>
        Object.entries(errorsIn(stub, newest)).map(([cell, text]) => [
          `stubs.${place}.${cell}`,
          text,
        ]),
      ),
    ),
    ...(input.filingStatus !== "marriedFilingJointly" &&
      input.stubs.every(isSpouses) && {
        "stubs.0.owner": "Enter a stub of your own, or file jointly.",
      }),
    ...errorsInLines(input.otherLines ?? []),
  };
  return Object.keys(errors).length > 0
    ? { notice: refused("Please enter valid pay stubs."), errors }
    : undefined;
}

type StubErrors = { [Cell in keyof Stub]?: string };

function errorsIn(stub: Stub, newest: number): StubErrors {
  const { pay, paySoFar, withheld, withheldSoFar } = stub;
  const { saved401k, saved401kSoFar, benefits, benefitsSoFar } = stub;
  const hasYear = paySoFar > 0;
  const atLeast = (amount: number) =>
    `YTD includes this check: enter at least ${formatUsd(amount)}.`;
  const atMost = (amount: number) => `Enter no more than the gross pay of ${formatUsd(amount)}.`;
  return {
    ...errorsInDays(stub, newest),
    ...(pay === 0 && paySoFar === 0 && { pay: "Enter the gross pay." }),
    ...(withheld + saved401k + benefits > pay && {
      [withheld > pay ? "withheld" : saved401k + benefits > pay ? "saved401k" : "withheld"]:
        atMost(pay),
    }),
    ...(hasYear ? paySoFar < pay && { paySoFar: atLeast(pay) } : {}),
    ...(hasYear
      ? {
          ...(withheldSoFar < withheld && { withheldSoFar: atLeast(withheld) }),
          ...(saved401kSoFar < saved401k && { saved401kSoFar: atLeast(saved401k) }),
          ...(benefitsSoFar < benefits && { benefitsSoFar: atLeast(benefits) }),
          ...(withheldSoFar + saved401kSoFar + benefitsSoFar > paySoFar && {
            paySoFar: `Enter the year’s gross pay: ${formatUsd(sumBy([withheldSoFar, saved401kSoFar, benefitsSoFar], (one) => one))} came out of it.`,
          }),
        }
      : withheldSoFar + saved401kSoFar + benefitsSoFar > 0 && {
          paySoFar: "Enter the gross pay of the year to date too.",
        }),
  };
}

function errorsInDays({ payDate, start, end }: Stub, newest: number): StubErrors {
  const paid = dayOfIso(payDate);
  if (!paid) return { payDate: "Enter the pay date that is on the stub." };
  const [oldest] = lawYears;
  if (paid.year < oldest) return { payDate: `Enter a stub of ${oldest} or later.` };
  if (paid.year !== newest)
    return {
      payDate: `This stub is from ${paid.year}, another from ${newest}. Use stubs of one year.`,
    };
  const [first, last] = [dayOfIso(start), dayOfIso(end)];
  if (first && dateSerial(first) > dateSerial(paid))
    return { start: "The job began after this pay date. Check both." };
  if (first && last && dateSerial(last) < dateSerial(first))
    return { end: "The job ends before it began. Check both days." };
  return {};
}
