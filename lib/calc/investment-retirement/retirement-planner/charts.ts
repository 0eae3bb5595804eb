import type { Amounts, Area, Layer, Lines } from "@/lib/calculator/charts/chart";
import { yearsApart } from "@/lib/calculator/charts/growth-chart";
import { historicalPeriods } from "@/lib/finance/history/historical-periods";
import { formatNumber, formatWholeUsd } from "@/lib/format";

import { withdrawalsOf } from "./arithmetic/plan-in-history";
import { claimAgeOf } from "./arithmetic/social-security-of";
import type { RetirementPlannerInput, RetirementPlannerResult } from "./calculation";

/** As many years as a chart has room for, from the first on. */
const drawnYears = <Value>(years: readonly Value[]) =>
  years.filter((_, year) => year % yearsApart(years.length) === 0);

/** What pays for each year of the plan, one on the other, and what nothing pays. */
export function planChart(
  { planYears, planEnd, lastsToAge, missingSavings }: RetirementPlannerResult,
  { desiredAnnualIncome, retirementAge }: RetirementPlannerInput,
): Area[] {
  const years = planYears.filter(({ age }) => age < planEnd);
  const last = years.at(-1);
  if (!last || years.length < 2 || desiredAnnualIncome === 0) return [];
  // A step holds its value to the end of the year.
  const drawn = [...drawnYears(years), { ...last, age: planEnd }];
  const fromSavings = drawn.map(({ drawn }) => Math.max(0, drawn));
  const spending = `${formatWholeUsd(desiredAnnualIncome)} a year`;
  const isBridge = drawn.map(({ bridge }) => bridge > 0);
  const sources: Layer[] = [
    {
      label: "Social Security",
      values: drawn.map(({ socialSecurity }) => socialSecurity),
      look: "first",
    },
    { label: "Other income", values: drawn.map(({ otherIncome }) => otherIncome), look: "neutral" },
    {
      label: "Savings as a bridge",
      values: fromSavings.map((amount, place) => (isBridge[place] ? amount : 0)),
      look: "secondStrong",
    },
    {
      label: "Your savings",
      values: fromSavings.map((amount, place) => (isBridge[place] ? 0 : amount)),
      look: "second",
    },
    { label: "Missing", values: drawn.map(({ missing }) => missing), look: "missing" },
  ];
  return [
    {
      kind: "area",
      curve: "step",
      name: "plan",
      title:
        missingSavings > 0 && lastsToAge !== null
          ? `From ${formatNumber(Math.floor(lastsToAge))} on, part of ${spending} is missing`
          : `From ${formatNumber(retirementAge)} to ${formatNumber(planEnd)}, all of ${spending} is paid`,
      subject: "What pays for each year, in today’s dollars",
      x: { label: "Age", values: drawn.map(({ age }) => age) },
      series: sources.filter(({ values }) => values.some((value) => value > 0)),
      marks: [],
    },
  ];
}

/** What a claim brings a month at each age, that of the plan marked. */
export function claimChart(
  { claims = [] }: RetirementPlannerResult,
  input: RetirementPlannerInput,
): Amounts[] {
  const [first, last] = [claims[0], claims.at(-1)];
  if (!first || !last) return [];
  return [
    {
      kind: "amounts",
      name: "claims",
      title: `Claimed at ${formatNumber(first.age)}, Social Security pays ${formatWholeUsd(first.benefit)} a month; at ${last.age}, ${formatWholeUsd(last.benefit)}`,
      subject: "The benefit a month by the age of the claim, in today’s dollars",
      rows: claims.map(({ age, benefit }) => ({
        label: formatNumber(age),
        amount: benefit,
        isMarked: age === claimAgeOf(input),
      })),
    },
  ];
}

/** The savings at each age in every period of history, the visitor’s steady return before them. */
export function historyChart(
  result: RetirementPlannerResult,
  { stocks, retirementAge }: RetirementPlannerInput,
): Lines[] {
  const {
    planYears,
    planEnd,
    todaysSavings,
    worstStart,
    historicalPeriods: count,
    lastedPeriods,
  } = result;
  if (stocks == null || count === undefined || todaysSavings < 1) return [];
  const withdrawals = withdrawalsOf(planYears, planEnd);
  const shown = <Value>(years: readonly Value[]) => [
    ...drawnYears(years.slice(0, withdrawals.length)),
    ...years.slice(withdrawals.length, withdrawals.length + 1),
  ];
  const periods = historicalPeriods(withdrawals, todaysSavings, stocks).map((period) => ({
    ...period,
    path: shown(period.path),
  }));
  const ages = shown([...withdrawals.map((_, year) => retirementAge + year), planEnd]);
  const steady = shown([todaysSavings, ...planYears.map(({ left }) => left)]);
  const worst = periods.find(({ start }) => start === worstStart)?.path ?? [];
  return [
    {
      kind: "lines",
      curve: "straight",
      name: "history",
      title:
        lastedPeriods === count
          ? `In all ${formatNumber(count)} periods since 1871, your money lasts to ${formatNumber(planEnd)}`
          : `In ${formatNumber(lastedPeriods ?? 0)} of ${formatNumber(count)} periods since 1871, your money lasts to ${formatNumber(planEnd)}`,
      subject: "Savings left at each age in every period of history, in today’s dollars",
      x: { label: "Age", values: ages },
      series: [
        { label: "At your steady return", values: steady },
        { label: `Retired in ${worstStart}, the worst`, values: worst },
      ],
      marks: [],
      ground: { label: `${formatNumber(count)} periods`, paths: periods.map(({ path }) => path) },
    },
  ];
}
