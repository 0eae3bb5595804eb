import type { Remark, Section } from "@/lib/calculator/definition";
import { usdColumn } from "@/lib/calculator/report/columns";
import { growthTable } from "@/lib/calculator/report/growth-table";
import { usd, type Table } from "@/lib/calculator/report/outputs";
import { formatNumber } from "@/lib/format";
import { retirement } from "@/lib/tax-law/years/newest-law";

import type { Retirement401kInput, Retirement401kResult } from "./calculation";
import { ageAboveLimit, type PlanYear } from "./arithmetic/raises";

const { countedPay, year } = retirement;
export const years = "retirementAge-currentAge";
const raise = "(1+salaryGrowth/100)";
/** How often the contribution of the first year is paid until retirement, with its raises. */
export const yearsWithRaises = `IF(salaryGrowth=0, ${years}, (${raise}^INT(${years})-1)/(salaryGrowth/100)+(${years}-INT(${years}))*${raise}^INT(${years}))`;
const lastRaise = `${raise}^(ROUNDUP(${years}, 0)-1)`;
/** The match on what is contributed, up to what is matchable, as a formula. */
export const matchOn = (own: string, matchable: string) =>
  `IF(matchLimit>0, MIN(${own}, ${matchable}), ${own})*employerMatch/100`;

export const raiseFigures = {
  lastSalary: usd("Salary in the last year", {
    explanation: {
      rule: "Your salary after all raises.",
      formula: `annualSalary*${lastRaise}`,
      onlyIf: "AND(salaryGrowth>0, annualSalary>0)",
    },
  }),
  lastContribution: usd("Your contribution in the last year", {
    explanation: {
      rule: "Your contribution after all raises.",
      formula: `yearlyContribution*${lastRaise}`,
      onlyIf: "salaryGrowth>0",
    },
  }),
};

/** The years of the plan, with what it would hold under the pay limit for a spreadsheet. */
export function planTable(options: Pick<Table<Retirement401kResult, PlanYear>, "totals">) {
  const own = `yearlyContribution*${raise}^previous.year`;
  const pay = `MIN(annualSalary*${raise}^previous.year, ${countedPay}*IF(salaryGrowth=0, 1, (1+inflation/100)^previous.year))`;
  const { columns, start, ...table } = growthTable<Retirement401kResult>("Balance by year", {
    years,
    rate: "annualReturn",
    contribution: "(yearlyContribution+annualMatch)/12",
    opening: "currentBalance",
    rise: "salaryGrowth",
    ...options,
  });
  return {
    ...table,
    columns: {
      ...columns,
      lawBalance: {
        ...usdColumn(
          `Under the ${year} pay limit`,
          `FV(annualReturn/1200, (year-previous.year)*12, -(${own}+${matchOn(own, `${pay}*matchLimit/100`)})/12, -previous.lawBalance)`,
          "last",
        ),
        hidden: true,
      },
    },
    start: { ...start, lawBalance: "currentBalance" },
  };
}

/** What raises come to, under a heading of its own. None without raises. */
export const raiseSection = (
  { lastContribution, lastSalary }: Retirement401kResult,
  salaryGrowth: number,
): Section<Retirement401kResult>[] =>
  lastContribution === null
    ? []
    : [
        {
          title: "Raises and savings rate",
          text: `Your salary, your contribution and the match rise ${formatNumber(salaryGrowth)}% after each year. The match and the limits shown are those of the first year.`,
          figures: [...(lastSalary === null ? [] : (["lastSalary"] as const)), "lastContribution"],
        },
      ];

/** When raises take the contribution above what the law allows. */
export function contributionLimitRemarks(
  { yearlyContribution, growthByYear }: Retirement401kResult,
  { salaryGrowth = 0, inflation = 0, currentAge }: Retirement401kInput,
): Remark[] {
  const plan = { contribution: yearlyContribution, salaryGrowth, inflation };
  const age =
    salaryGrowth > 0 ? ageAboveLimit(plan, currentAge, growthByYear.at(-1)?.year ?? 1) : undefined;
  return age === undefined
    ? []
    : [
        {
          tone: "warning",
          text: `At ${formatNumber(age)}, your contribution passes the legal limit, even if the limit rises with inflation. The projection counts all of it.`,
        },
      ];
}
