import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import { sharedOption, type SharedOption } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { positionColumn, usdColumn, wholeUsdColumn } from "@/lib/calculator/report/columns";
import { count, ratio, table, year } from "@/lib/calculator/report/outputs";
import { formatNumber, formatRoundedUsd, formatWholeUsd } from "@/lib/format";
import type { DistributionYear } from "@/lib/tax-law/retirement/distributions-by-year";
import {
  lastListedAge,
  type RequiredDistributions,
} from "@/lib/tax-law/retirement/required-distributions";

import { requiredDistributionsForm } from "./required-distributions.form";

type Account = {
  /** What it holds at `firstDistributionAge`, as a formula. */
  balance: string;
  /** The same in words. */
  rule: string;
  /** Whether none is required before `retirementAge`, as in an employer’s plan. */
  waitsForRetirement: boolean;
  /** What has to be said of the account. */
  text: string;
};

type Person = { birthYear?: number | null; currentAge: number };

/** The distributions that the law requires of an account, over `birthYear`, `currentAge` and `annualReturn`. */
export const requiredDistributions = ({
  balance,
  rule,
  waitsForRetirement,
  text,
}: Account): SharedOption<Person, Partial<RequiredDistributions>> =>
  sharedOption<Person, Partial<RequiredDistributions>, RequiredDistributions>({
    form: requiredDistributionsForm,
    isUsed: (result): result is RequiredDistributions => result.requiredDistribution !== undefined,
    // 26 U.S.C. 401(a)(9)(C)(v): lib/tax-law/retirement/first-distribution-age.ts.
    lawNumbers: {
      bornForSecondAge: { label: "First birth year of the second age", value: 1951 },
      bornForThirdAge: { label: "First birth year of the third age", value: 1960 },
      firstAge: { label: "First age", value: 72 },
      secondAge: { label: "Second age", value: 73 },
      thirdAge: { label: "Third age", value: 75 },
    },
    conditions: {
      isBornThen: {
        words: "your birth year goes with your age",
        formula: "AND(NOT(ISBLANK(birthYear)), ABS(YEAR(today)-birthYear-INT(currentAge)-0.5)<1)",
      },
    },
    steps: {
      firstDistributionAge: {
        label: "Age of the first required distribution",
        formula:
          "IF(birthYear>=bornForThirdAge, thirdAge, IF(birthYear>=bornForSecondAge, secondAge, firstAge))",
      },
    },
    outputs: {
      requiredDistribution: briefUsd("First required distribution", {
        note: "What you must take out that year, or more. It is taxed as income.",
        explanation: {
          rule: "The balance divided by the distribution period.",
          formula: "distributionBalance/divisor",
          onlyIf: "isBornThen",
        },
      }),
      distributionYear: year("For the year", {
        note: "The first one may wait until April 1 of the next year.",
        explanation: {
          rule: "The year in which you reach that age.",
          formula: "birthYear+distributionAge",
          onlyIf: "isBornThen",
        },
      }),
      distributionAge: count("year")("Your age in that year", {
        explanation: {
          rule: `73, or 75 if you were born in 1960 or later${waitsForRetirement ? ", or your retirement age if that is later" : ""}. This year’s age if that is past.`,
          formula: waitsForRetirement
            ? "MAX(firstDistributionAge, YEAR(today)-birthYear, INT(retirementAge))"
            : "MAX(firstDistributionAge, YEAR(today)-birthYear)",
          onlyIf: "isBornThen",
        },
      }),
      distributionBalance: briefUsd("Balance then, with nothing taken out", {
        explanation: { rule, formula: balance, onlyIf: "isBornThen" },
      }),
      divisor: ratio("Distribution period", {
        note: "In years, from the Uniform Lifetime Table: 26 CFR 1.401(a)(9)-9(c).",
        explanation: {
          rule: "The table’s number for that age.",
          lookup: true,
          onlyIf: "isBornThen",
        },
      }),
      distributionsByYear: table<Partial<RequiredDistributions>, DistributionYear>(
        "Required distributions by year",
        {
          by: "year",
          columns: {
            age: positionColumn("Age", "MAX(distributionAge, previous.age+1)"),
            balance: wholeUsdColumn("Balance", "previous.left"),
            divisor: { label: "Period", show: formatNumber, exact: plainDecimal, format: "0.0" },
            distribution: wholeUsdColumn("Distribution", "balance/divisor", "sum"),
            left: {
              ...usdColumn("Left", "balance*(1+annualReturn/1200)^12-distribution", "last"),
              hidden: true,
            },
          },
          start: { age: "0", left: "distributionBalance" },
          count: `IF(isBornThen, MAX(1, ${lastListedAge + 1}-distributionAge), 0)`,
          totals: () => ({}),
          note: "If you take out only what is required, on the last day of each year, and the rest earns your return. Before income tax, and in the dollars of those years.",
        },
      ),
    },
    section: {
      text: `For a traditional account, under 26 U.S.C. 401(a)(9). ${text} The law uses the balance at the end of the year before. The table lists the years after it.`,
      figures: [
        "requiredDistribution",
        "distributionYear",
        "distributionAge",
        "distributionBalance",
        "divisor",
      ],
    },
    verdict: { also: distributionInWords },
    // The last day for each year, which the first distribution alone may pass: 26 U.S.C. 401(a)(9)(C)(i) and 26 CFR
    // 1.401(a)(9)-5.
    dates: ({ distributionYear, requiredDistribution }) => [
      {
        day: { year: distributionYear, month: 12, day: 31 },
        title: `Take your required distribution for ${distributionYear}`,
        detail: `About ${formatRoundedUsd(requiredDistribution)}, if you took nothing out before. The first one may wait until April 1, ${distributionYear + 1}.`,
        isDeadline: true,
      },
    ],
    charts: { also: distributionCharts },
    errors: ({ distributionYear }, { birthYear, currentAge }) =>
      birthYear && distributionYear === undefined
        ? {
            birthYear: `Someone born in ${birthYear} is not ${formatNumber(Math.floor(currentAge))} today. Check the year or your current age.`,
          }
        : {},
  });

/** What has to be taken out at each age. None of one year alone. */
function distributionCharts({
  distributionsByYear: years,
}: RequiredDistributions): DeclaredChart[] {
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last || years.length < 2) return [];
  const [from, to] = [first, last].map(
    ({ distribution, age }) => `${formatWholeUsd(distribution)} at ${formatNumber(age)}`,
  );
  return [
    {
      kind: "bars",
      name: "required-distributions",
      title: `What you must take out goes from ${from} to ${to}`,
      subject: "Required distribution at each age, in the dollars of that year",
      x: { label: "Age", values: years.map(({ age }) => age) },
      series: [
        {
          label: "Required distribution",
          values: years.map(({ distribution }) => distribution),
        },
      ],
    },
  ];
}

const distributionInWords = ({
  requiredDistribution,
  distributionAge,
  distributionBalance,
  divisor,
}: RequiredDistributions) =>
  `If you take nothing out before, a traditional account holds ${formatRoundedUsd(distributionBalance)} at ${formatNumber(distributionAge)}, and you must then take ${formatRoundedUsd(requiredDistribution)}: the balance divided by ${formatNumber(divisor)}.`;
