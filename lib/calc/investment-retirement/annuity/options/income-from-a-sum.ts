import type { Lines } from "@/lib/calculator/charts/chart";
import { drawnYears } from "@/lib/calculator/charts/growth-chart";
import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { decimalYears, percentage, usd } from "@/lib/calculator/report/outputs";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { risingPresentValue } from "@/lib/finance/time-value/rising-present-value";
import {
  formatCount,
  formatNumber,
  formatPayment,
  formatPercent,
  formatRoundedUsd,
  formatWholeUsd,
  formatYears,
} from "@/lib/format";

import { payingSumIn } from "../arithmetic/income-from-sum";
import {
  annuity,
  type AnnuityInput,
  type AnnuityResult,
  type WithIncome,
  type WithQuote,
} from "../calculation";
import { incomeFromASumForm } from "./income-from-a-sum.form";

const hasIncome = (result: AnnuityResult): result is WithIncome =>
  result.monthlyIncome !== undefined;
const isQuoted = (result: AnnuityResult): result is WithQuote =>
  result.quotedDifference !== undefined;

/** The quoted payments of so many months added up. */
const paidUntil = (months: string) =>
  `FV(incomeRise/100, INT(${months}/12), -12*quotedPayment)+MOD(${months}, 12)*quotedPayment*(1+incomeRise/100)^INT(${months}/12)`;

/** The income that a sum buys, and a payment that an insurer quotes for it. */
export const incomeFromASum = option(annuity, {
  form: incomeFromASumForm,
  isUsed: hasIncome,
  conditions: {
    hasIncome: {
      words: "you enter a sum, its rate and the years of income",
      formula: "AND(NOT(ISBLANK(sum)), NOT(ISBLANK(yearlyRate)), NOT(ISBLANK(incomeYears)))",
    },
    isQuoted: {
      words: "you enter the payment you were quoted too",
      formula: "AND(hasIncome, NOT(ISBLANK(quotedPayment)))",
    },
  },
  steps: {
    incomeChange: {
      label: "What each year’s income is worth more than that of the year before",
      formula: "(1+incomeRise/100)/(1+yearlyRate/1200)^12-1",
    },
    incomeWorth: {
      label: "Worth of an income of $1 a month at first",
      formula: "FV(incomeChange, incomeYears, -PV(yearlyRate/1200, 12, -1))",
    },
    quotedWorth: {
      label: "Worth of the quoted payments at their return",
      formula:
        "FV((1+incomeRise/100)/(1+quotedReturn/1200)^12-1, incomeYears, -PV(quotedReturn/1200, 12, -quotedPayment))",
    },
    quotedByThen: {
      label: "Paid until the quoted payments have paid back the sum",
      formula: paidUntil("ROUND(quotedBreakEven*12, 0)"),
    },
    quotedBefore: {
      label: "Paid a month before",
      formula: paidUntil("MAX(0, ROUND(quotedBreakEven*12, 0)-1)"),
    },
  },
  outputs: {
    monthlyIncome: usd("Monthly income from the sum", {
      explanation: {
        rule: "The payment at the end of each month that uses up the sum and its interest in those years.",
        formula: "sum/incomeWorth",
        onlyIf: "hasIncome",
      },
    }),
    lastIncome: usd("Monthly income in the last year", {
      explanation: {
        rule: "The monthly income of the first year with all raises.",
        formula: "monthlyIncome*(1+incomeRise/100)^(incomeYears-1)",
        onlyIf: "AND(hasIncome, incomeRise>0)",
      },
    }),
    totalIncome: briefUsd("Income in all", {
      explanation: {
        rule: "All payments of those years added up.",
        formula: "12*monthlyIncome*FV(incomeRise/100, incomeYears, -1)",
        onlyIf: "hasIncome",
      },
    }),
    quotedDifference: usd("Quoted payment compared with it, each month", {
      signLabels: { above: "The quote pays more", below: "The quote pays less", zero: "The same" },
      explanation: {
        rule: "The quoted payment minus the monthly income from the sum.",
        formula: "quotedPayment-monthlyIncome",
        onlyIf: "isQuoted",
      },
    }),
    quotedReturn: percentage("Return of the quote over those years", {
      note: "A year, compounded monthly, if it is paid for that long.",
      explanation: {
        rule: "The rate at which the quoted payments are worth exactly the sum.",
        check: "ABS(quotedWorth-sum)<=0.005+sum/1000000000",
        proof: { "The payments at this rate are worth": "quotedWorth", Sum: "sum" },
        onlyIf: "AND(isQuoted, NOT(ISBLANK(quotedReturn)))",
      },
    }),
    quotedBreakEven: decimalYears("The quote has paid back the sum after", {
      explanation: {
        rule: "The first month in which the quoted payments add up to the sum.",
        check: "AND(quotedByThen>=sum*0.999999999, quotedBefore<sum*1.000000001)",
        proof: { "Paid by then": "quotedByThen", "A month before": "quotedBefore" },
        onlyIf: "AND(isQuoted, NOT(ISBLANK(quotedBreakEven)))",
      },
    }),
    breakEvenAge: decimalYears("Your age then", {
      explanation: {
        rule: "Your age now plus those years.",
        formula: "currentAge+quotedBreakEven",
        onlyIf: "AND(isQuoted, NOT(ISBLANK(currentAge)), NOT(ISBLANK(quotedBreakEven)))",
      },
    }),
  },
  section: {
    text: (result) =>
      [
        "After the last payment, nothing of the sum is left.",
        isQuoted(result)
          ? "An insurer that pays for life goes by how long its customers live and keeps something for its costs. So the return of a quote depends on how long you live: it is lower if you die sooner, and higher if you live longer."
          : "An insurer that pays for life goes by how long its customers live and keeps something for its costs, so its payment is another one.",
      ].join(" "),
    figures: [
      "monthlyIncome",
      "lastIncome",
      "totalIncome",
      "quotedDifference",
      "quotedReturn",
      "quotedBreakEven",
      "breakEvenAge",
    ],
  },
  verdict: { instead: incomeInWords },
  errors: missingIn,
  charts: { first: leftChart },
});

function incomeInWords(result: WithIncome, input: AnnuityInput): string {
  const { sum = 0, yearlyRate = 0, incomeYears = 0, incomeRise = 0, quotedPayment } = input;
  const { monthlyIncome, totalIncome, lastIncome } = result;
  const rising =
    lastIncome === null ? "" : ` at first, rising ${formatNumber(incomeRise)}% a year,`;
  const pays = `At ${formatNumber(yearlyRate ?? 0)}% a year, ${formatRoundedUsd(sum ?? 0)} pays ${formatPayment(monthlyIncome)} a month${rising} for ${formatCount(incomeYears ?? 0, "year")}: ${formatRoundedUsd(totalIncome)} in all.`;
  if (!isQuoted(result)) return pays;
  const { quotedReturn, quotedBreakEven, breakEvenAge } = result;
  const quote = `The ${formatPayment(quotedPayment ?? 0)} you were quoted`;
  const age = breakEvenAge === null ? "" : `, at age ${formatNumber(Math.floor(breakEvenAge))}`;
  const back =
    quotedBreakEven === null ? "more than 100 years" : `${formatYears(quotedBreakEven)}${age}`;
  return quotedReturn === null
    ? `${pays} ${quote} doesn’t pay back the sum in that time, only after ${back}.`
    : `${pays} ${quote} returns ${formatPercent(quotedReturn)} a year if it is paid for that long; it pays back the sum after ${back}.`;
}

/** What is missing beside a result. */
function missingIn(_: AnnuityResult, input: AnnuityInput) {
  const { sum = null, yearlyRate = null, incomeYears = null, quotedPayment = null } = input;
  const { payment, ratePerPeriod, periods, currentAge = null } = input;
  const isAsked = [sum, yearlyRate, incomeYears, quotedPayment].some((value) => value !== null);
  const levels = [payment, ratePerPeriod, periods];
  const isStarted = levels.some((value) => value !== null);
  const alsoEnter = "Enter this too for the value of the payments, or clear all three boxes.";
  return {
    ...(isAsked && sum === null && { sum: "Enter the sum that pays the income." }),
    ...(isAsked &&
      yearlyRate === null && { yearlyRate: "Enter what the sum earns. 0 is nothing." }),
    ...(isAsked &&
      incomeYears === null && { incomeYears: "Enter for how many years it pays an income." }),
    ...(currentAge !== null &&
      quotedPayment === null && {
        quotedPayment: "Enter the payment you were quoted. Your age is used only with it.",
      }),
    ...(isStarted && payment === null && { payment: alsoEnter }),
    ...(isStarted && ratePerPeriod === null && { ratePerPeriod: alsoEnter }),
    ...(isStarted && periods === null && { periods: alsoEnter }),
  };
}

/** What is left of the sum after each year of income. */
function leftChart({ monthlyIncome }: WithIncome, input: AnnuityInput): Lines[] {
  const paying = payingSumIn(input);
  if (!paying || paying.incomeYears < 2 || paying.sum < 1) return [];
  const { sum, yearlyRate, incomeYears, incomeRise } = paying;
  const rise = incomeRise / 100;
  const years = Array.from({ length: incomeYears }, (_, index) => ({ year: index + 1 }));
  const leftAfter = (year: number) =>
    risingPresentValue(
      yearlyRate / 1200,
      12 * (incomeYears - year),
      monthlyIncome * growthFactor(rise, year),
      rise,
    );
  const values = [0, ...drawnYears(years).map(({ year }) => year)];
  const half = years.find(({ year }) => leftAfter(year) <= sum / 2)?.year ?? incomeYears;
  return [
    {
      kind: "lines",
      curve: "straight",
      name: "income",
      title: `Half of the ${formatWholeUsd(sum)} is used up in year ${half}`,
      subject: "What is left of the sum after each year of income",
      x: { label: "Years from now", values },
      series: [{ label: "Left of the sum", values: values.map(leftAfter) }],
      marks: [],
    },
  ];
}
