import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { formatNumber } from "@/lib/format";

import { ageAboveLimit } from "../arithmetic/raises";
import { retirement401k } from "../calculation";
import { raisesForm } from "./raises.form";

/** What rises with the salary. */
export const raises = option(retirement401k, {
  form: raisesForm,
  isUsed: ({ lastContribution }) => lastContribution !== undefined,
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
        formula: "yearlyContribution*raiseFactor^(ROUNDUP(yearsLeft, 0)-1)",
        onlyIf: "salaryGrowth>0",
      },
    }),
  },
  section: {
    text: (_, { salaryGrowth = 0 }) =>
      `Your salary, your contribution and the match rise ${formatNumber(salaryGrowth)}% after each year. The match and the limits shown are those of the first year.`,
    figures: ["lastSalary", "lastContribution"],
  },
  verdict: null,
  errors: null,
  remarks({ yearlyContribution, growthByYear }, { salaryGrowth = 0, inflation = 0, currentAge }) {
    const plan = { contribution: yearlyContribution, salaryGrowth, inflation };
    const lastYear = growthByYear.at(-1)?.year ?? 1;
    const age = salaryGrowth > 0 ? ageAboveLimit(plan, currentAge, lastYear) : undefined;
    return age === undefined
      ? []
      : [
          {
            tone: "warning",
            text: `At ${formatNumber(age)}, your contribution passes the legal limit, even if the limit rises with inflation. The projection counts all of it.`,
          },
        ];
  },
});
