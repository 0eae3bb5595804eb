import type { Lines } from "@/lib/calculator/charts/chart";
import { drawnYears } from "@/lib/calculator/charts/growth-chart";
import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { positionColumn, usdColumn } from "@/lib/calculator/report/columns";
import { decimalYears, percentage, table } from "@/lib/calculator/report/outputs";
import {
  formatCount,
  formatNumber,
  formatPercent,
  formatRoundedUsd,
  formatWholeUsd,
  formatYears,
} from "@/lib/format";

import type { PensionYear } from "../arithmetic/lump-sum-or-monthly";
import {
  pension,
  type PensionInput,
  type PensionResult,
  type WithOffer,
  type WithWorth,
} from "../calculation";
import { lumpSumForm } from "./lump-sum.form";

export const isOffered = (result: PensionResult): result is WithOffer =>
  result.worthDifference !== undefined;

/** The payments of so many months added up, and what they are worth: whole years and the months of the last one. */
const paidUntil = (months: string) =>
  `FV(cola/100, INT(${months}/12), -12*paidMonthly)+MOD(${months}, 12)*paidMonthly*(1+cola/100)^INT(${months}/12)`;
const worthUntil = (months: string) =>
  `FV(yearlyChange, INT(${months}/12), -firstYearWorth)+PV(discountRate/1200, MOD(${months}, 12), -paidMonthly)*(1+yearlyChange)^INT(${months}/12)`;

/** What the monthly pension is worth, and a lump sum in its place. */
export const lumpSumOrMonthly = option(pension, {
  form: lumpSumForm,
  isUsed: (result): result is WithWorth => result.pensionWorth !== undefined,
  conditions: {
    isValued: {
      words: "you enter the years you draw it and a return",
      formula: "AND(NOT(ISBLANK(yearsPaid)), NOT(ISBLANK(discountRate)))",
    },
    isOffered: {
      words: "you enter a lump sum, the years and a return",
      formula: "AND(isValued, NOT(ISBLANK(lumpSum)))",
    },
  },
  steps: {
    firstYearWorth: {
      label: "Worth of the first year’s payments",
      formula: "PV(discountRate/1200, 12, -paidMonthly)",
    },
    yearlyChange: {
      label: "What each year’s payments are worth more than those of the year before",
      formula: "(1+cola/100)/(1+discountRate/1200)^12-1",
    },
    changeAtMatch: {
      label: "The same at the matching return",
      formula: "(1+cola/100)/(1+matchingReturn/1200)^12-1",
    },
    worthAtMatch: {
      label: "Worth of the pension at the matching return",
      formula:
        "(1-survivorShare/100)*FV(changeAtMatch, yearsPaid, -PV(matchingReturn/1200, 12, -paidMonthly))+survivorShare/100*FV(changeAtMatch, yearsPaid+survivorYears, -PV(matchingReturn/1200, 12, -paidMonthly))",
    },
    paidByThen: {
      label: "Paid to you until the payments pass the lump sum",
      formula: paidUntil("ROUND(breakEvenYears*12, 0)"),
    },
    paidBefore: {
      label: "Paid to you a month before",
      formula: paidUntil("MAX(0, ROUND(breakEvenYears*12, 0)-1)"),
    },
    worthByThen: {
      label: "Worth of the payments until the lump sum is used up",
      formula: worthUntil("ROUND(lumpSumYears*12, 0)"),
    },
    worthBefore: {
      label: "Worth of one payment fewer",
      formula: worthUntil("MAX(0, ROUND(lumpSumYears*12, 0)-1)"),
    },
  },
  outputs: {
    worthDifference: briefUsd("Pension compared with the lump sum", {
      signLabels: {
        above: "The pension is worth more",
        below: "The lump sum is worth more",
        zero: "Worth the same",
      },
      explanation: {
        rule: "What the pension is worth today, minus the lump sum.",
        formula: "pensionWorth-lumpSum",
        onlyIf: "isOffered",
      },
    }),
    pensionWorth: briefUsd("Worth of the monthly pension today", {
      explanation: {
        rule: "What you would have to invest today at your return to pay yourself the same pension for those years, and the survivor the share.",
        formula:
          "(1-survivorShare/100)*FV(yearlyChange, yearsPaid, -firstYearWorth)+survivorShare/100*FV(yearlyChange, yearsPaid+survivorYears, -firstYearWorth)",
        onlyIf: "isValued",
      },
    }),
    paidInAll: briefUsd("All payments together", {
      explanation: {
        rule: "The payments to you and to the survivor, without interest.",
        formula:
          "12*paidMonthly*((1-survivorShare/100)*FV(cola/100, yearsPaid, -1)+survivorShare/100*FV(cola/100, yearsPaid+survivorYears, -1))",
        onlyIf: "isValued",
      },
    }),
    matchingReturn: percentage("Return at which both are worth the same", {
      note: "A year, compounded monthly.",
      explanation: {
        rule: "The return at which the pension is worth exactly the lump sum.",
        check: "ABS(worthAtMatch-lumpSum)<=0.005+lumpSum/1000000000",
        proof: {
          "The pension at this return is worth": "worthAtMatch",
          "Lump sum offered": "lumpSum",
        },
        onlyIf: "AND(isOffered, NOT(ISBLANK(matchingReturn)))",
      },
    }),
    breakEvenYears: decimalYears("Payments add up to the lump sum after", {
      note: "Without interest, if you draw it that long.",
      explanation: {
        rule: "The first month in which the payments to you add up to the lump sum.",
        check: "AND(paidByThen>=lumpSum*0.999999999, paidBefore<lumpSum*1.000000001)",
        proof: { "Paid by then": "paidByThen", "A month before": "paidBefore" },
        onlyIf: "AND(isOffered, NOT(ISBLANK(breakEvenYears)))",
      },
    }),
    lumpSumYears: decimalYears("The lump sum would pay the same for", {
      note: "With your return. Drawing the pension longer makes it the better choice.",
      explanation: {
        rule: "How long the lump sum and its return would pay what the pension pays you, the last time less.",
        check: "AND(worthByThen>=lumpSum*0.999999999, worthBefore<lumpSum*1.000000001)",
        proof: {
          "Worth of the payments until then": "worthByThen",
          "Of one payment fewer": "worthBefore",
        },
        onlyIf: "AND(isOffered, NOT(ISBLANK(lumpSumYears)))",
      },
    }),
    byYear: table<PensionResult, PensionYear>("Pension and lump sum by year", {
      by: "year",
      columns: {
        year: positionColumn("Year", "previous.year+1"),
        paid: usdColumn(
          "Pension",
          "12*paidMonthly*(1+cola/100)^previous.year*IF(year>yearsPaid, survivorShare/100, 1)",
          "sum",
        ),
        paidSoFar: usdColumn("Paid so far", "previous.paidSoFar+paid", "last"),
        lumpSumLeft: usdColumn(
          "Lump sum left",
          "MAX(0, FV(discountRate/1200, 12, paid/12, -previous.lumpSumLeft))",
          "last",
        ),
      },
      count: "IF(isOffered, yearsPaid+survivorYears, 0)",
      start: { year: "0", paidSoFar: "0", lumpSumLeft: "lumpSum" },
      totals: (result) => (isOffered(result) ? { paid: result.paidInAll } : {}),
      note: "“Lump sum left” is what is left of it if you pay yourself the pension from it and earn your return.",
    }),
  },
  section: {
    text: (_, { cola = 0, survivorShare = 0, survivorYears = 0 }) =>
      [
        "Payments come at the end of each month, for as long as you say and no longer.",
        ...(cola > 0 ? ["They rise once a year."] : []),
        ...(survivorShare > 0
          ? [
              survivorYears > 0
                ? `The survivor’s ${formatCount(survivorYears, "year")} are counted in what it is worth.`
                : "Nothing is counted for the survivor: enter the years the survivor draws it.",
            ]
          : []),
        "Taxes, inflation and the risk of earning less are left out.",
      ].join(" "),
    figures: [
      "worthDifference",
      "pensionWorth",
      "paidInAll",
      "matchingReturn",
      "breakEvenYears",
      "lumpSumYears",
    ],
  },
  verdict: { instead: comparisonInWords },
  errors(_, { lumpSum = null, yearsPaid = null, discountRate = null }) {
    if ([lumpSum, yearsPaid, discountRate].every((value) => value === null)) return {};
    return {
      ...(yearsPaid === null && {
        yearsPaid: "Enter for how many years you expect to draw the pension.",
      }),
      ...(discountRate === null && {
        discountRate: "Enter the return you could earn on the lump sum. 0 is none.",
      }),
    };
  },
  charts: { first: leftChart },
});

/** What is valued, and at which return: "At 4% a year, 20 years of the pension". */
export function valuedInWords(input: PensionInput): string {
  const { yearsPaid, discountRate, survivorShare = 0, survivorYears = 0 } = input;
  const own = `At ${formatNumber(discountRate ?? 0)}% a year, ${formatCount(yearsPaid ?? 0, "year")} of the pension`;
  return survivorShare > 0 && survivorYears > 0
    ? `${own} and ${formatNumber(survivorYears)} for the survivor`
    : own;
}

/** Which of the two is worth more, and the return that tips it. None without an offer: the report says what it is worth. */
function comparisonInWords(result: WithWorth, input: PensionInput) {
  if (!isOffered(result)) return undefined;
  const { pensionWorth, worthDifference, matchingReturn } = result;
  const valued = `${valuedInWords(input)} are worth`;
  if (Math.abs(worthDifference) < 0.005) return `${valued} as much as the lump sum.`;
  const side = worthDifference > 0 ? "more" : "less";
  const worth = `${valued} ${formatRoundedUsd(pensionWorth)} today, ${formatRoundedUsd(Math.abs(worthDifference))} ${side} than the lump sum`;
  if (matchingReturn === null)
    return `${worth}; even without interest, the payments don’t add up to it.`;
  return worthDifference > 0
    ? `${worth}. If you can earn more than ${formatPercent(matchingReturn)}, the lump sum is worth more.`
    : `${worth}. If you earn less than ${formatPercent(matchingReturn)}, the pension is worth more.`;
}

/** What is left of the lump sum if it pays the same, year by year. */
function leftChart(result: WithWorth, { lumpSum, discountRate }: PensionInput): Lines[] {
  if (!isOffered(result) || lumpSum == null || lumpSum < 1 || result.byYear.length < 2) return [];
  const { byYear, lumpSumYears } = result;
  const drawn = drawnYears(byYear);
  const years = byYear.length;
  const left = byYear.at(-1)?.lumpSumLeft ?? 0;
  const ends = lumpSumYears !== null && lumpSumYears < years;
  return [
    {
      kind: "lines",
      curve: "straight",
      name: "lump-sum",
      title: ends
        ? `Paying the same at ${formatNumber(discountRate ?? 0)}%, the lump sum runs out after ${formatYears(lumpSumYears)}`
        : `After ${formatCount(years, "year")} of the same payments, ${formatWholeUsd(left)} of the lump sum is left`,
      subject: "What is left of the lump sum, and what the pension has paid so far",
      x: { label: "Years from the first payment", values: [0, ...drawn.map(({ year }) => year)] },
      series: [
        { label: "Lump sum left", values: [lumpSum, ...drawn.map((year) => year.lumpSumLeft)] },
        { label: "Pension paid so far", values: [0, ...drawn.map((year) => year.paidSoFar)] },
      ],
      marks: [],
    },
  ];
}
