import { option } from "@/lib/calculator/option";
import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import { rateColumn, wholeUsdColumn } from "@/lib/calculator/report/columns";
import {
  count,
  month,
  percentage,
  table,
  year,
  type Column,
} from "@/lib/calculator/report/outputs";
import { wholeUsd } from "@/lib/calculator/report/whole-usd";
import { monthIn } from "@/lib/finance/month-in";
import type { CalendarDay } from "@/lib/finance/months-after";
import { formatNumber, formatRoundedPercent } from "@/lib/format";
import { citationOf } from "@/lib/subjects/federal-law/law-section";
import { averageWageIndex } from "@/lib/tax-law/social-security/average-wage-index";
import { bendPoints } from "@/lib/tax-law/social-security/bend-points";
import { contributionAndBenefitBase } from "@/lib/tax-law/social-security/contribution-and-benefit-base";
import { lawOf } from "@/lib/tax-law/years/law-of";
import { newestYear } from "@/lib/tax-law/years/law-years";

import type { ClaimRow, SocialSecurityFigures } from "../arithmetic/plan-figures";
import { retirementPlanner, type RetirementPlannerResult } from "../calculation";
import { endOfLife, lastClaimAge } from "../arithmetic/plan-ages";
import { claimAgeOf } from "../arithmetic/social-security-of";
import { claimChart } from "../charts";
import { socialSecurityForm } from "./social-security.form";

const [firstBend, secondBend] = bendPoints(newestYear);
const { wageBase } = lawOf().payroll;

const ageColumn = (
  label: string,
  show: (age: number) => string = formatNumber,
): Column<number> => ({
  label,
  show,
  exact: plainDecimal,
});

/** What Social Security pays at each age of a claim, and how long the money then lasts. */
export const socialSecurity = option(retirementPlanner, {
  form: socialSecurityForm,
  isUsed: (result): result is RetirementPlannerResult & SocialSecurityFigures =>
    result.socialSecurityMonthly !== undefined,
  conditions: {
    hasBenefit: {
      words: "you say what you earn or what your statement says",
      formula: "OR(benefitAtFullAge>0, yearlyEarnings>0)",
    },
  },
  lawNumbers: {
    firstBend: { label: "First bend point", value: firstBend, format: "$#,##0" },
    secondBend: { label: "Second bend point", value: secondBend, format: "$#,##0" },
    wageBase: { label: "Earnings that count in a year", value: wageBase, format: "$#,##0" },
  },
  steps: {
    claimedAt: {
      label: "Age of the claim",
      formula: "IF(ISBLANK(claimAge), MIN(70, MAX(62, retirementAge)), claimAge)",
    },
    birthYear: {
      label: "Year of birth",
      formula: "IF(bornIn>0, bornIn, YEAR(today)-INT(currentAge))",
    },
  },
  outputs: {
    socialSecurityMonthly: wholeUsd("Social Security a month", {
      note: "At the age of your claim, in today’s dollars.",
      explanation: {
        rule: "That share of the benefit at full retirement age, down to the dollar.",
        // A share of dimes that is a whole dollar may come out just below it.
        formula: "ROUNDDOWN(fullBenefit*claimShare/100+0.000001, 0)",
        onlyIf: "hasBenefit",
      },
    }),
    fullBenefit: wholeUsd("At full retirement age", {
      explanation: {
        rule: "What your statement says; or 90% of the average earnings up to the first bend point, 32% up to the second and 15% beyond, down to the dime.",
        formula:
          "IF(benefitAtFullAge>0, benefitAtFullAge, ROUNDDOWN((90*MIN(averageEarnings, firstBend)+32*MAX(0, MIN(averageEarnings, secondBend)-firstBend)+15*MAX(0, averageEarnings-secondBend))/10, 0)/10)",
        onlyIf: "hasBenefit",
      },
    }),
    claimShare: percentage("Of that benefit", {
      when: ({ claimShare }) => claimShare !== 100,
      explanation: {
        rule: "All of it at full retirement age, less 5/9% for each of the first 36 months before and 5/12% for each before those, plus 2/3% for each month after it.",
        formula:
          "IF(currentAge>=70, 100, 100+2/3*MAX(0, monthsAfterFullAge)-5/9*MIN(36, MAX(0, -monthsAfterFullAge))-5/12*MAX(0, -monthsAfterFullAge-36))",
        onlyIf: "hasBenefit",
      },
    }),
    monthsAfterFullAge: count("month")("Months after full retirement age", {
      hidden: true,
      explanation: {
        rule: "The age of the claim minus full retirement age: 66 if you were born from 1943 to 1954, 67 from 1960 on, and two months more each year between.",
        formula:
          "IF(currentAge>=70, 0, ROUND(claimedAt*12, 0)-780-2*MIN(6, MAX(0, birthYear-1937))-2*MIN(6, MAX(0, birthYear-1954)))",
        onlyIf: "hasBenefit",
      },
    }),
    claimMonth: month("Begin your benefits in", {
      note: "You can apply up to four months before.",
      explanation: {
        rule: "Your month of birth, and the age of the claim later.",
        lookup: "published",
        onlyIf: "bornIn>0",
      },
    }),
    bornIn: year("Year of birth", {
      hidden: true,
      explanation: {
        rule: "That of the month of birth you enter; 0 without one.",
        lookup: "published",
        onlyIf: "hasBenefit",
      },
    }),
    averageEarnings: wholeUsd("Average earnings a month", {
      note: "Of 35 years, at today’s level of wages.",
      explanation: {
        rule: "Your yearly earnings, at most the wage base, times your years of work, at most 35, divided by 35 years and 12 months, down to the dollar.",
        formula: "INT(MIN(yearlyEarnings, wageBase)*MIN(35, retirementAge-workFrom)/420)",
        onlyIf: "AND(hasBenefit, benefitAtFullAge=0)",
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
        share: { ...rateColumn("Of your spending"), show: formatRoundedPercent },
        lastsTo: ageColumn("Money lasts to", (age) =>
          age >= endOfLife ? "for life" : formatNumber(Math.floor(age)),
        ),
        catchesUp: ageColumn("Ahead of the first from", (age) =>
          age === 0 ? "–" : formatNumber(Math.ceil(age)),
        ),
      },
      start: {},
      count: "COUNT(claims.benefit)",
      totals: () => ({}),
      note: "Each row is the whole plan once more.",
    }),
  },
  section: {
    text: "In today’s dollars, at today’s level of wages and under today’s law. What you earn before full retirement age can withhold benefits; that isn’t modeled. 42 U.S.C. 402, 415 and 416(l).",
    figures: [
      "socialSecurityMonthly",
      "fullBenefit",
      "claimShare",
      "averageEarnings",
      "claimMonth",
      "bridge",
    ],
    source: citationOf([contributionAndBenefitBase, averageWageIndex]),
  },
  verdict: null,
  dates: ({ claimMonth = null }, input) => [
    {
      day: claimMonth,
      title: "Your Social Security begins",
      detail: `At ${formatNumber(claimAgeOf(input))}. Apply up to four months before, at ssa.gov/apply. The first payment comes the month after.`,
    },
  ],
  errors: ({ claimMonth }, { born = "", currentAge }) => bornErrors(born, currentAge, claimMonth),
  charts: { also: claimChart },
});

/** What is wrong with the month of birth. */
function bornErrors(born: string, currentAge: number, claimMonth: CalendarDay | undefined) {
  if (born === "" || claimMonth || currentAge >= lastClaimAge) return {};
  return {
    born: monthIn(born)
      ? `Someone born in ${born} is not ${formatNumber(Math.floor(currentAge))} today. Check the month or your current age.`
      : "Enter a month and a year, such as March 1968.",
  };
}
