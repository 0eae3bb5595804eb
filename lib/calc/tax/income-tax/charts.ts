import type { Amounts, Lines, Mark } from "@/lib/calculator/charts/chart";
import {
  formatCompactUsd,
  formatNumber,
  formatPercent,
  formatRoundedPercent,
  formatWholeUsd,
} from "@/lib/format";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { householdOf } from "./arithmetic/household-of";
import { marginalRates, type MarginalRate } from "./arithmetic/marginal-rates";
import type { IncomeTaxInput, IncomeTaxResult } from "./calculation";

/** None where gains or a loss have a part of the income that brackets do not show. */
export function bracketChart(result: IncomeTaxResult, { lawYear }: IncomeTaxInput): Amounts[] {
  const income = result.law.totalIncome;
  const taxed = result.law.ordinaryIncome;
  if (taxed !== result.law.taxableIncome || income < taxed) return [];
  const reached = result.brackets.filter((bracket) => bracket.taxed > 0);
  const largest = reached.toSorted((one, other) => other.taxed - one.taxed)[0];
  const { year } = lawOf(lawYear);
  return [
    {
      kind: "amounts",
      name: "brackets",
      title: largest
        ? `Under ${year} law, the largest part of your taxed income, ${formatWholeUsd(largest.taxed)}, is in the ${formatNumber(largest.rate)}% bracket`
        : `Under ${year} law, none of the ${formatWholeUsd(income)} is taxed`,
      subject: "Where each dollar of the gross income is taxed",
      whole: "the gross income",
      rows: [
        { label: "Not taxed", amount: income - taxed },
        ...reached.map((bracket) => ({
          label: `Taxed at ${formatNumber(bracket.rate)}%`,
          amount: bracket.taxed,
        })),
      ],
    },
  ];
}

const percent = {
  show: (value: number) => formatPercent(value),
  tick: (value: number) => `${formatNumber(Math.round(value))}%`,
};

/** The rate on more wages, with the visitor’s place and where credits and deductions begin to fall. */
export function marginalChart(result: IncomeTaxResult, input: IncomeTaxInput): Lines {
  const { grossIncome, lawYear } = input;
  const rates = marginalRates(householdOf(input), lawOf(lawYear).year);
  const here = rates.findLast(({ wages }) => wages <= grossIncome);
  return {
    kind: "lines",
    curve: "step",
    name: "marginal",
    title: titleOf(result.law.nextRate * 10, result.isInState === 1),
    subject: `The ${result.isInState === 1 ? "federal " : ""}rate on more wages, with what credits and deductions lose`,
    x: {
      label: "Gross income",
      unit: "amount",
      values: rates.map(({ wages }) => wages),
      written: { show: formatWholeUsd, tick: formatCompactUsd },
    },
    written: percent,
    series: [{ label: "Rate on the next dollars", values: rates.map(({ rate }) => rate) }],
    marks: [
      ...(here
        ? [
            {
              x: here.wages,
              y: here.rate,
              label: formatRoundedPercent(here.rate),
              detail: "at your gross income",
            },
          ]
        : []),
      ...firstLosses(rates),
    ],
  };
}

/** What the next $1,000 costs in tax, or brings in credits. Beside a state’s tax, whose it is. */
function titleOf(tax: number, besideState: boolean): string {
  const federal = besideState ? "federal " : "";
  if (tax <= -0.5)
    return `Your next $1,000 brings you ${formatWholeUsd(-tax)} more in ${federal}credits`;
  return tax < 0.5
    ? `Your next $1,000 is not taxed${besideState ? " federally" : ""}`
    : `Of your next $1,000, ${formatWholeUsd(tax)} goes to ${federal}tax`;
}

/** Where each credit or deduction begins to fall: it falls on to where it is gone. */
function firstLosses(rates: readonly MarginalRate[]): Mark[] {
  const seen = new Set<string>();
  return rates.flatMap(({ wages, rate, lost }) => {
    const begun = lost.filter((cause) => !seen.has(cause));
    begun.forEach((cause) => seen.add(cause));
    return begun.length === 0
      ? []
      : [
          {
            x: wages,
            y: rate,
            label: formatRoundedPercent(rate),
            detail: begun.map((cause) => cause.replace(/^the /, "")).join(", "),
          },
        ];
  });
}
