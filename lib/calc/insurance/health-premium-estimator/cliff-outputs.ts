import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { ratio, usd } from "@/lib/calculator/report/outputs";
import { retirement } from "@/lib/tax-law/years/newest-law";

const hasEnd =
  'AND(hasGuidelines, lawFilingStatus<>"marriedFilingSeparately", NOT(ISBLANK(law.endPercent)))';
const isOver = `AND(${hasEnd}, law.roundedPercent>law.endPercent)`;

/** What the end of the credit comes to. */
export const cliffOutputs = {
  endShare: ratio("Percentage at the end of the scale under the law", {
    hidden: true,
    explanation: {
      rule: "The scale’s last percentage of income, in years with a limit.",
      lookup: true,
    },
  }),
  overLimit: briefUsd("Income over the limit under the law", {
    note: "Per year.",
    explanation: {
      rule: "Your income minus the limit.",
      formula: "annualIncome-law.creditEnds",
      onlyIf: isOver,
    },
  }),
  mostDeductible: briefUsd("Most that IRAs and an HSA take under the law", {
    note: `Per year, by the ${retirement.year} IRA limit, where no plan at work covers you. A couple has two IRAs. An HSA needs a bronze or other high-deductible plan.`,
    explanation: {
      rule: "The limit of an IRA, of a second one for a couple, and of a health savings account, with what is added at 50 and 55.",
      lookup: true,
      onlyIf: isOver,
    },
  }),
  costAtLimit: usd("Your cost a month at the limit under the law", {
    note: "For the benchmark plan.",
    explanation: {
      rule: "The scale’s last percentage of the limit, divided by 12, but not more than the plan costs.",
      formula: "MIN(law.benchmark, law.creditEnds*law.endShare/1200)",
      onlyIf: `AND(isPriced, ${hasEnd})`,
    },
  }),
  lostAtLimit: usd("Cost a month of $1 above the limit under the law", {
    note: "The whole credit.",
    explanation: {
      rule: "The benchmark premium minus your cost at the limit.",
      formula: "law.benchmark-law.costAtLimit",
      onlyIf: `AND(isPriced, ${hasEnd})`,
    },
  }),
};
