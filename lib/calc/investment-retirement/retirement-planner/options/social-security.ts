import { option } from "@/lib/calculator/option";
import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import { rateColumn, wholeUsdColumn } from "@/lib/calculator/report/columns";
import { table, type Column } from "@/lib/calculator/report/outputs";
import { wholeUsd } from "@/lib/calculator/report/whole-usd";
import { formatNumber, formatRoundedPercent } from "@/lib/format";
import { citationOf } from "@/lib/subjects/federal-law/law-section";
import { lawOf } from "@/lib/tax-law/years/law-of";

import type { ClaimRow, SocialSecurityFigures } from "../arithmetic/plan-figures";
import { retirementPlanner, type RetirementPlannerResult } from "../calculation";
import { claimChart } from "../charts";
import { socialSecurityForm } from "./social-security.form";

const ageColumn = (label: string): Column<number | null> => ({
  label,
  show: (age) => (age === null ? "for life" : formatNumber(Math.floor(age))),
  exact: (age) => (age === null ? "for life" : plainDecimal(age)),
});

/** What Social Security pays at each age of a claim, and how long the money then lasts. */
export const socialSecurity = option(retirementPlanner, {
  form: socialSecurityForm,
  isUsed: (result): result is RetirementPlannerResult & SocialSecurityFigures =>
    result.socialSecurityMonthly !== undefined,
  conditions: {
    hasBenefit: {
      words: "you say what you earn or what your statement says",
      formula: "socialSecurityMonthly>0",
    },
  },
  outputs: {
    socialSecurityMonthly: wholeUsd("Social Security a month", {
      note: "At the age of your claim, in today’s dollars.",
      explanation: {
        rule: "The benefit at full retirement age, less 5/9% for each of the first 36 months before it and 5/12% for each before those, or plus 2/3% for each month after it, down to the dollar.",
        lookup: true,
      },
    }),
    fullBenefit: wholeUsd("At full retirement age", {
      explanation: {
        rule: "What your statement says; or 90% of the average earnings up to the first bend point, 32% up to the second and 15% beyond, down to the dime.",
        lookup: true,
      },
    }),
    averageEarnings: wholeUsd("Average earnings a month", {
      note: "Of 35 years, at today’s level of wages.",
      explanation: {
        rule: "Your yearly earnings, at most the wage base, times your years of work, at most 35, divided by 35 years and 12 months, down to the dollar.",
        lookup: true,
      },
    }),
    bridge: wholeUsd("Bridge until it starts", {
      note: "In savings on the day you retire, in today’s dollars.",
      when: ({ bridge = 0 }) => bridge > 0,
      explanation: {
        rule: "What other income leaves of your spending before your claim, at its worth on the day you retire.",
        formula: "SUM(planYears.bridge)",
        onlyIf: "hasBenefit",
      },
    }),
    claims: table<RetirementPlannerResult, ClaimRow>("Social Security by the age of the claim", {
      by: "bracket",
      columns: {
        age: ageColumn("Claim at"),
        benefit: wholeUsdColumn("A month"),
        share: {
          ...rateColumn("Of your spending"),
          show: (share: number | null) => (share === null ? "–" : formatRoundedPercent(share)),
          exact: (share: number | null) => (share === null ? "" : plainDecimal(share)),
        } as Column<number | null>,
        lastsTo: ageColumn("Money lasts to"),
        catchesUp: {
          ...ageColumn("Has paid more than at 62 from age"),
          show: (age) => (age === null ? "" : formatNumber(Math.ceil(age))),
          exact: (age) => (age === null ? "" : plainDecimal(age)),
        },
      },
      start: {},
      count: "COUNT(claims.benefit)",
      totals: () => ({}),
      note: "Each row is the whole plan once more.",
    }),
  },
  section: {
    text: "In today’s dollars, at today’s level of wages and under today’s law. What you earn before full retirement age can withhold benefits; that isn’t modeled.",
    figures: ["socialSecurityMonthly", "fullBenefit", "averageEarnings", "bridge"],
    source: citationOf([lawOf().socialSecurityBenefits]),
  },
  verdict: null,
  errors: null,
  charts: { also: claimChart },
});
