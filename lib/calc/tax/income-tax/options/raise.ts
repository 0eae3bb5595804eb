import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { usdColumn, wholeUsdColumn, wordsColumn } from "@/lib/calculator/report/columns";
import { percentage, table } from "@/lib/calculator/report/outputs";
import { sumBy } from "@/lib/finance/sum-by";
import { formatList, formatRoundedPercent, formatRoundedUsd, formatWholeUsd } from "@/lib/format";

import { lossesOverWages } from "../arithmetic/losses-over-wages";
import {
  mostListed,
  type OfferedRaise,
  type RaiseLoss,
  type RaisePart,
} from "../arithmetic/offered-raise";
import { raiseOutcome } from "../arithmetic/raise-outcome";
import { incomeTax, type IncomeTaxInput, type IncomeTaxResult } from "../calculation";
import { keptChart } from "./raise-chart";
import { raiseForm } from "./raise.form";

type WithRaise = IncomeTaxResult & OfferedRaise;

/** How a figure of the raise follows. */
const ofRaise = (rule: string, formula: string) => ({ rule, formula, onlyIf: "isRaised" });

/** What one part takes of the raise: the row at this place. */
const takenFrom = (row: number, what: string) =>
  ofRaise(
    `${what} with the raise minus what it is now, each from the whole return.`,
    `INDEX(raiseParts.taken, ${row})`,
  );

/** What a raise leaves after everything that goes by pay, and where over all wages it leaves less. */
export const raiseOption = option(incomeTax, {
  form: raiseForm,
  isUsed: (result): result is WithRaise => result.raiseKept !== undefined,
  conditions: { isRaised: { words: "you enter a raise", formula: "raise>0" } },
  outputs: {
    raiseKept: briefUsd("You keep of the raise", {
      note: "A year, after all taxes, credits and premiums counted here.",
      explanation: ofRaise(
        "The raise minus what each part takes of it.",
        "raise-raiseFederalTax-raisePayrollTax-raiseStateTax-raiseMedicare-raiseLoanPayments",
      ),
    }),
    raiseShare: percentage("Share of the raise you keep", {
      explanation: ofRaise("What you keep as a percentage of the raise.", "raiseKept/raise*100"),
    }),
    raiseFederalTax: briefUsd("Federal income tax on the raise", {
      note: "With what credits and deductions lose.",
      explanation: takenFrom(1, "Federal income tax"),
    }),
    raisePayrollTax: briefUsd("Social Security and Medicare on the raise", {
      explanation: takenFrom(2, "Social Security and Medicare tax"),
    }),
    raiseStateTax: briefUsd("State and local taxes on the raise", {
      when: ({ isInState }) => isInState === 1,
      explanation: takenFrom(3, "State and local tax"),
    }),
    raiseMedicare: briefUsd("Medicare premiums on the raise", {
      when: ({ raiseMedicare }) => raiseMedicare !== 0,
      explanation: takenFrom(4, "What Medicare adds to its premiums for high incomes"),
    }),
    raiseLoanPayments: briefUsd("Student loan payments on the raise", {
      when: ({ raiseLoanPayments }) => raiseLoanPayments !== 0,
      explanation: takenFrom(5, "A year of payments under RAP or IBR"),
    }),
    nextDollar: briefUsd("Left of your next dollar", {
      explanation: ofRaise(
        "A dollar minus what each part takes with a dollar more.",
        "1-SUM(raiseParts.withDollar)+SUM(raiseParts.now)",
      ),
    }),
    nextThousand: briefUsd("Left of your next $1,000", {
      explanation: ofRaise(
        "$1,000 minus what each part takes with $1,000 more.",
        "1000-SUM(raiseParts.withThousand)+SUM(raiseParts.now)",
      ),
    }),
    raiseParts: table<IncomeTaxResult, RaisePart>("What takes a part of your raise", {
      by: "bracket",
      columns: {
        name: wordsColumn("A year"),
        now: wholeUsdColumn("Now"),
        withDollar: { ...usdColumn("With $1 more"), hidden: true },
        withThousand: { ...usdColumn("With $1,000 more"), hidden: true },
        withRaise: wholeUsdColumn("With it"),
        taken: wholeUsdColumn("Of the raise", "withRaise-now"),
      },
      start: {},
      count: "IF(raise>0, 5, 0)",
      isEmpty: ({ now, withRaise }) => now === 0 && withRaise === 0,
      totals: ({ raiseParts: parts = [] }) => ({
        now: sumBy(parts, ({ now }) => now),
        withRaise: sumBy(parts, ({ withRaise }) => withRaise),
        taken: sumBy(parts, ({ taken }) => taken),
      }),
      note: "Credits that are paid to you are negative tax.",
    }),
    raiseLosses: table<IncomeTaxResult, RaiseLoss>("Where a raise leaves you with less", {
      by: "bracket",
      columns: {
        why: wordsColumn("Because"),
        from: wholeUsdColumn("Above"),
        to: { ...wholeUsdColumn("The last time above"), hidden: true },
        lost: { ...usdColumn("Loss"), show: formatRoundedUsd },
        evenRaise: {
          ...usdColumn("Even after"),
          show: (raise) => (raise === 0 ? "–" : formatWholeUsd(raise)),
        },
      },
      start: {},
      count: "0",
      totals: () => ({}),
      note: `What one dollar above these wages loses each time, and the raise that makes up for it. A dash: no raise in the chart does. At most ${mostListed} are listed, the nearest to your income.`,
    }),
  },
  section: {
    title: "Is the raise worth it?",
    said: " on the raise",
    text: raiseInWords,
    figures: [
      "raiseKept",
      "raiseShare",
      "raiseFederalTax",
      "raisePayrollTax",
      "raiseStateTax",
      "raiseMedicare",
      "raiseLoanPayments",
      "nextDollar",
      "nextThousand",
    ],
  },
  verdict: { also: outcomeInWords },
  errors: (_, { raise = 0, onMedicare = 0 }) =>
    onMedicare > 0 && raise === 0
      ? { onMedicare: "Medicare counts only with a raise. Enter it too." }
      : {},
  notCounted: [
    {
      words: "benefits that end as pay rises, such as SNAP, Medicaid and housing aid",
      when: ({ raiseKept }) => raiseKept !== undefined,
    },
    {
      words: "student loan payments that go by income",
      adds: "yourLoans",
      when: ({ raiseKept }, { loanPlan = "none" }) =>
        raiseKept !== undefined && loanPlan === "none",
    },
  ],
  charts: { first: (_, input) => [keptChart(input, raiseIn(input))] },
});

const raiseIn = ({ raise = 0 }: IncomeTaxInput) => raise;

/** What is counted, and that no wages lose where none do. */
function raiseInWords({ isInState }: WithRaise, input: IncomeTaxInput): string {
  const { farthest, losses } = lossesOverWages(input);
  const { grossIncome } = input;
  const sentences = [
    "Your whole return before and after the raise, with what credits and deductions lose.",
    isInState === 1 ? "" : "Choose your state to count its taxes too.",
    (input.onMedicare ?? 0) > 0
      ? "Medicare sets its premiums by your income two years earlier. We count them in the same year, as if you earned this much every year."
      : "",
    grossIncome + raiseIn(input) > farthest
      ? `We look for wages at which a raise leaves less up to ${formatWholeUsd(farthest)}.`
      : "",
    losses.length > 0
      ? ""
      : `At no wages up to ${formatWholeUsd(farthest)} does a dollar more leave you with less.`,
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

/** What is left of the raise; what it takes to come out even, or which smaller one leaves more. */
function outcomeInWords({ raiseKept, raiseShare }: WithRaise, input: IncomeTaxInput): string {
  const raise = raiseIn(input);
  const { causes, evenRaise, better } = raiseOutcome(input, raise);
  const offered = formatRoundedUsd(raise);
  const why = causes.length > 0 ? `: ${formatList(causes)}` : "";
  const smaller = better
    ? ` A raise of ${formatRoundedUsd(better.raise)} leaves you with ${formatRoundedUsd(better.more)} more`
    : "";
  if (raiseKept >= 0)
    return `Of a raise of ${offered}, you keep ${formatRoundedUsd(raiseKept)} (${formatRoundedPercent(raiseShare)}).${smaller && `${smaller}${why} above that.`}`;
  const even =
    evenRaise === null ? "" : ` It takes a raise of ${formatWholeUsd(evenRaise)} to come out even.`;
  return `A raise of ${offered} leaves you with ${formatRoundedUsd(-raiseKept)} less than now${why}.${even}${smaller && `${smaller} than that.`}`;
}
