import type { Amounts, Area } from "@/lib/calculator/charts/chart";
import { formatNumber, formatWholeUsd } from "@/lib/format";

import { usualPlanTo } from "./arithmetic/plan-of";
import { claimAgeOf } from "./arithmetic/social-security-of";
import type { RetirementPlannerInput, RetirementPlannerResult } from "./calculation";

/** What pays for each year of the plan, one on the other, and what nothing pays. */
export function planChart(
  { planYears, lastsToAge, missingSavings }: RetirementPlannerResult,
  { planTo = usualPlanTo, desiredAnnualIncome, retirementAge }: RetirementPlannerInput,
): Area[] {
  const years = planYears.filter(({ age }) => age < planTo);
  if (years.length < 2 || desiredAnnualIncome === 0) return [];
  const spending = `${formatWholeUsd(desiredAnnualIncome)} a year`;
  const sources = [
    { label: "Social Security", values: years.map(({ socialSecurity }) => socialSecurity) },
    { label: "Other income", values: years.map(({ otherIncome }) => otherIncome) },
    { label: "Your savings", values: years.map(({ drawn }) => Math.max(0, drawn)) },
    { label: "Missing", values: years.map(({ missing }) => missing) },
  ];
  return [
    {
      kind: "area",
      name: "plan",
      title:
        missingSavings > 0 && lastsToAge !== null
          ? `From ${formatNumber(Math.floor(lastsToAge))} on, part of ${spending} is missing`
          : `From ${formatNumber(retirementAge)} to ${formatNumber(planTo)}, all of ${spending} is paid`,
      subject: "What pays for each year, in today’s dollars",
      x: { label: "Age", values: years.map(({ age }) => age) },
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
      title: `Claimed at ${first.age}, Social Security pays ${formatWholeUsd(first.benefit)} a month; at ${last.age}, ${formatWholeUsd(last.benefit)}`,
      subject: "The benefit a month by the age of the claim, in today’s dollars",
      rows: claims.map(({ age, benefit }) => ({
        label: formatNumber(age),
        amount: benefit,
        isMarked: age === claimAgeOf(input),
      })),
    },
  ];
}
