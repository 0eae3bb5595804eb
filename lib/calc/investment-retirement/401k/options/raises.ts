import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { positionColumn, usdColumn, wholeUsdColumn } from "@/lib/calculator/report/columns";
import { percentage, table } from "@/lib/calculator/report/outputs";
import { formatCount, formatList, formatNumber, formatRoundedUsd } from "@/lib/format";
import { automaticIncrease } from "@/lib/tax-law/retirement/automatic-increase";

import {
  contributionsByYear,
  isSteppedUp,
  stepUpMost,
  type ContributionYear,
} from "../arithmetic/contributions-by-year";
import { ageAboveLimit, agesCut } from "../arithmetic/raises";
import {
  retirement401k,
  type Retirement401kInput,
  type Retirement401kResult,
  type WithLaterYears,
} from "../calculation";
import { raisesForm } from "./raises.form";

/** What rises with the salary, steps up, or stops at the limits of the law. */
export const raises = option(retirement401k, {
  form: raisesForm,
  isUsed: (result): result is WithLaterYears => result.lastContribution !== undefined,
  lawNumbers: {
    mostAutomatic: {
      label: "Most that an automatic increase comes to, in percent of pay",
      value: automaticIncrease.most,
    },
  },
  conditions: {
    isSteppedUp: {
      words: "your percentage steps up",
      formula: "AND(NOT(ISBLANK(contributionPercent)), stepUp>0, stepUpMost>contributionPercent)",
    },
    isKept: { words: "you stop at the legal limit", formula: 'limits="kept"' },
    isByYear: {
      words: "your contribution steps up or stops at the limit",
      formula: 'OR(isSteppedUp, limits="kept")',
    },
  },
  steps: {
    raiseFactor: {
      label: "Pay after a raise, of each dollar before",
      formula: "1+salaryGrowth/100",
    },
    yearsWithRaises: {
      label: "Years until retirement, each with its raises",
      formula:
        "IF(salaryGrowth=0, yearsLeft, (raiseFactor^INT(yearsLeft)-1)/(salaryGrowth/100)+(yearsLeft-INT(yearsLeft))*raiseFactor^INT(yearsLeft))",
    },
    stepUpMost: {
      label: "Percentage where the step-up ends",
      formula: "IF(ISBLANK(stepUpTo), mostAutomatic, stepUpTo)",
    },
    enteredContribution: {
      label: "Contribution as entered",
      formula:
        "IF(ISBLANK(contributionPercent), annualContribution, annualSalary*contributionPercent/100)",
    },
    lastYearPart: {
      label: "Part of the last year that is left",
      formula: "yearsLeft-ROUNDUP(yearsLeft, 0)+1",
    },
  },
  outputs: {
    lastSalary: briefUsd("Salary in the last year", {
      explanation: {
        rule: "Your salary after all raises.",
        formula: "annualSalary*raiseFactor^(ROUNDUP(yearsLeft, 0)-1)",
        onlyIf: "AND(salaryGrowth>0, annualSalary>0)",
      },
    }),
    lastContribution: briefUsd("Your contribution in the last year", {
      explanation: {
        rule: "Your contribution after all raises.",
        formula:
          "IF(isByYear, INDEX(contributionsByYear.own, ROUNDUP(yearsLeft, 0))/lastYearPart, yearlyContribution*raiseFactor^(ROUNDUP(yearsLeft, 0)-1))",
        onlyIf: "OR(salaryGrowth>0, isByYear)",
      },
    }),
    lastContributionPercent: percentage("Your savings rate in the last year", {
      note: "Your own contribution, in percent of your salary.",
      explanation: {
        rule: "Your contribution in the last year, divided by your salary then.",
        formula:
          "INDEX(contributionsByYear.own, ROUNDUP(yearsLeft, 0))/INDEX(contributionsByYear.pay, ROUNDUP(yearsLeft, 0))*100",
        onlyIf: "AND(isByYear, annualSalary>0)",
      },
    }),
    contributionCut: briefUsd("Contributions cut by the limit", {
      note: "Until retirement, of what you enter.",
      explanation: {
        rule: "What you would contribute without a limit, minus what you contribute, added up over the years.",
        formula: "SUM(contributionsByYear.ownCut)",
        onlyIf: "isKept",
      },
    }),
    matchCut: briefUsd("Match cut by the limits", {
      note: "Until retirement, including what a smaller contribution loses.",
      when: ({ matchCut = 0 }) => matchCut > 0,
      explanation: {
        rule: "The match without limits, minus the match under them, added up over the years.",
        formula: "SUM(contributionsByYear.matchCut)",
        onlyIf: "isKept",
      },
    }),
    contributionsByYear: table<Retirement401kResult, ContributionYear>("Contributions by year", {
      by: "year",
      columns: {
        year: positionColumn("Year", "MIN(previous.year+1, yearsLeft)"),
        pay: {
          ...usdColumn(
            "Salary",
            "(year-previous.year)*annualSalary*raiseFactor^previous.year",
            "sum",
          ),
          hidden: true,
        },
        entered: {
          ...usdColumn(
            "Contribution without a limit",
            "IF(isSteppedUp, pay*MIN(contributionPercent+stepUp*previous.year, stepUpMost)/100, (year-previous.year)*enteredContribution*raiseFactor^previous.year)",
            "sum",
          ),
          hidden: true,
        },
        own: wholeUsdColumn("You pay in", "IF(isKept, MIN(entered, legalLimit), entered)", "sum"),
        match: wholeUsdColumn(
          "Match",
          "IF(isKept, lawMatch, IF(matchLimit>0, MIN(own, pay*matchLimit/100), own)*employerMatch/100)",
          "sum",
        ),
        legalLimit: wholeUsdColumn(
          "Legal limit",
          "(year-previous.year)*(1+inflation/100)^previous.year*(limit+IF(AND(currentAge+previous.year>=largerCatchUpFrom, currentAge+previous.year<largerCatchUpTo), largerCatchUp, IF(currentAge+previous.year>=catchUpAge, catchUp, 0)))",
          "sum",
        ),
        lawMatch: {
          ...usdColumn(
            "Match under the pay limit",
            "MIN(IF(matchLimit>0, MIN(own, MIN(pay, (year-previous.year)*countedPay*IF(OR(isKept, salaryGrowth>0), (1+inflation/100)^previous.year, 1))*matchLimit/100), own)*employerMatch/100, IF(isKept, MAX(0, (year-previous.year)*annualAdditions*(1+inflation/100)^previous.year-MAX(0, own-legalLimit+(year-previous.year)*limit*(1+inflation/100)^previous.year)), own*employerMatch/100))",
            "sum",
          ),
          hidden: true,
        },
        ownCut: { ...usdColumn("Contribution cut", "entered-own", "sum"), hidden: true },
        matchCut: {
          ...usdColumn(
            "Match cut",
            "IF(isKept, IF(matchLimit>0, MIN(entered, pay*matchLimit/100), entered)*employerMatch/100-match, 0)",
            "sum",
          ),
          hidden: true,
        },
      },
      start: { year: "0" },
      count: "IF(isByYear, ROUNDUP(yearsLeft, 0), 0)",
      totals: ({ totalUserContributions, totalEmployerContributions }) => ({
        own: totalUserContributions,
        match: totalEmployerContributions,
      }),
      note: "The limit is that of your age, and rises with the inflation you enter. The law rounds it each year.",
    }),
  },
  section: {
    text: raisesInWords,
    figures: [
      "lastSalary",
      "lastContribution",
      "lastContributionPercent",
      "contributionCut",
      "matchCut",
    ],
  },
  verdict: { also: cutInWords },
  errors(_, { contributionPercent = null, stepUp = 0, stepUpTo = null }) {
    if (stepUp === 0 && stepUpTo === null) return {};
    if (contributionPercent === null)
      return {
        contributionPercent:
          "Enter your contribution in percent of salary: the step-up adds points to it.",
      };
    if (stepUpMost({ stepUpTo }) <= contributionPercent)
      return {
        stepUpTo: `Enter a percentage above ${formatNumber(contributionPercent)}%: you contribute that much from the start.`,
      };
    return stepUp === 0 ? { stepUp: "Enter how many points it steps up each year." } : {};
  },
  remarks(result, input) {
    const age = input.limits === "kept" ? undefined : passesLimitAt(result, input);
    return age === undefined
      ? []
      : [
          {
            tone: "warning",
            text: `At ${formatNumber(age)}, your contribution passes the legal limit, even if the limit rises with inflation. The projection counts all of it.`,
            offer: { text: "Stop at the legal limit", boxes: { limits: "kept" } },
          },
        ];
  },
});

/** The age at which the contribution passes the limit later on, where it rises. */
function passesLimitAt(
  { yearlyContribution, growthByYear, lastContribution }: Retirement401kResult,
  { salaryGrowth = 0, inflation = 0, ...input }: Retirement401kInput,
): number | undefined {
  if (lastContribution === undefined) return undefined;
  const plan = { ...input, contribution: yearlyContribution, salaryGrowth, inflation };
  const years = contributionsByYear(
    { ...plan, keepsLimits: false },
    growthByYear.at(-1)?.year ?? 1,
  );
  return ageAboveLimit(years, input.currentAge);
}

function raisesInWords(_: Retirement401kResult, input: Retirement401kInput): string {
  const { salaryGrowth = 0, stepUp = 0, contributionPercent } = input;
  const sentences = [
    salaryGrowth > 0
      ? `Your salary, your contribution and the match rise ${formatNumber(salaryGrowth)}% after each year.`
      : "",
    isSteppedUp(input)
      ? `Your contribution steps up from ${formatNumber(contributionPercent ?? 0)}% of your salary, by ${formatCount(stepUp, "point")} after each year, to ${formatNumber(stepUpMost(input))}%.`
      : "",
    input.limits === "kept"
      ? "Your contribution stops at the limit for your age (26 U.S.C. 402(g) and 414(v)). The match counts pay up to the limit for that (401(a)(17)), and stops where both together reach theirs (415(c)). We assume that all of these limits rise with inflation."
      : "",
    "The match and the limits shown are those of the first year.",
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

/** In which years the limits cut what goes in, and how much that is in all. */
function cutInWords(
  { contributionCut = 0, matchCut = 0, contributionsByYear: years = [] }: WithLaterYears,
  { currentAge }: Retirement401kInput,
): string | undefined {
  const ranges = agesCut(years, currentAge);
  const lastAge = currentAge + years.length - 1;
  if (ranges.length === 0) return undefined;
  const when = formatList(ranges.map((range) => agesInWords(range, currentAge, lastAge)));
  const cut = [
    ...(contributionCut > 0 ? [`${formatRoundedUsd(contributionCut)} less from you`] : []),
    ...(matchCut > 0 ? [`${formatRoundedUsd(matchCut)} less from your employer`] : []),
  ];
  return `${when.charAt(0).toUpperCase()}${when.slice(1)}, the legal limits cut what goes in: ${formatList(cut)} in all.`;
}

function agesInWords(
  [from, to]: readonly [from: number, to: number],
  firstAge: number,
  lastAge: number,
): string {
  if (from === firstAge && to === lastAge) return "in every year";
  if (to === lastAge) return `from ${formatNumber(from)} on`;
  return from === to
    ? `at ${formatNumber(from)}`
    : `from ${formatNumber(from)} to ${formatNumber(to)}`;
}
