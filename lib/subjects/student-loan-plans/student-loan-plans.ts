import type { Whole } from "@/lib/calculator/definition";
import { sharedOption, type SharedOption } from "@/lib/calculator/option";
import { percentage, ratio, usd, words } from "@/lib/calculator/report/outputs";
import { wholeUsd } from "@/lib/calculator/report/whole-usd";
import { formatIsoDay, formatWholeUsd } from "@/lib/format";
import type { FederalPlans } from "@/lib/tax-law/student-loans/federal-plans";
import type { FederalPlansInput } from "@/lib/tax-law/student-loans/federal-plans-of";
import { planNumbers } from "@/lib/tax-law/student-loans/plan-numbers";

import { planCharts } from "./plan-charts";
import { planFigures } from "./plan-figures";
import { planTables } from "./plan-tables";
import { errorsInBorrower, hasPlans, plansInWords, remarksOnPlans, whoMayHave } from "./plan-words";
import { studentLoanPlansForm } from "./student-loan-plans.form";

type Plans = Partial<FederalPlans>;

/** Whether a plan is open is a matter of the law, and a step on the way to the figures. */
const isOpen = (plan: string) =>
  ratio<Plans>(`${plan} is open`, {
    hidden: true,
    explanation: {
      rule: "1 if the plan is open to all of your loans, by their kinds and the days they were made; else 0.",
      lookup: true,
      onlyIf: "plansAreCompared",
    },
  });

/**
 * The federal plans of a student loan whose `balance` and `annualRate` the form asks.
 *
 * @example defineReport(studentLoan, { options: [studentLoanPlans], whole: leadingPlan, … })
 */
export const studentLoanPlans: SharedOption<FederalPlansInput, Plans> = sharedOption<
  FederalPlansInput,
  Plans,
  FederalPlans
>({
  form: studentLoanPlansForm,
  isUsed: hasPlans,
  conditions: {
    plansAreCompared: {
      words: "you enter your income and owe something",
      formula: "AND(NOT(ISBLANK(agi)), balance+SUM(loans.balance)>0)",
    },
    hasRapStep: {
      words: "RAP steps up above your income",
      formula: "AND(rapIsOpen=1, NOT(ISBLANK(rapStepIncome)))",
    },
  },
  outputs: {
    cheapestPlan: words("Plan that costs least", {
      continuedBy: "leastTotal",
      explanation: {
        rule: "The plan with the least in all.",
        formula: "INDEX(plans.plan, MATCH(leastTotal, plans.total, 0))",
        onlyIf: "plansAreCompared",
      },
    }),
    leastTotal: wholeUsd("Least in all", {
      explanation: {
        rule: "The least of all payments with the tax on what is canceled.",
        formula: "MIN(plans.total)",
        onlyIf: "plansAreCompared",
      },
    }),
    lowestPlan: words("Lowest payment now", {
      continuedBy: "lowestPayment",
      explanation: {
        rule: "The plan with the lowest first payment.",
        formula: "INDEX(plans.plan, MATCH(lowestPayment, plans.first, 0))",
        onlyIf: "plansAreCompared",
      },
    }),
    lowestPayment: usd("Its first payment", {
      explanation: {
        rule: "The lowest of the first payments.",
        formula: "MIN(plans.first)",
        onlyIf: "plansAreCompared",
      },
    }),
    owedAtStart: usd("Owed when repayment begins", {
      explanation: {
        rule: "The balances of all loans, with the interest until repayment begins.",
        formula: "(balance+SUM(loans.balance))*(1+averageRate/1200*graceMonths)",
        onlyIf: "plansAreCompared",
      },
    }),
    averageRate: percentage("Average rate", {
      hidden: true,
      explanation: {
        rule: "A year’s interest on all loans, as a percentage of their balances.",
        formula:
          "IF(COUNT(countedLoans.balance)>0, SUM(countedLoans.interest)/SUM(countedLoans.balance)*100, annualRate)",
        onlyIf: "plansAreCompared",
      },
    }),
    povertyGuideline: wholeUsd("Poverty guideline of your family", {
      hidden: true,
      explanation: {
        rule: "What the guideline of the newest year is for your family and state.",
        lookup: true,
        onlyIf: "plansAreCompared",
      },
    }),
    rapIsOpen: isOpen("RAP"),
    ibrNewIsOpen: isOpen("IBR (10%)"),
    ibrOldIsOpen: isOpen("IBR (15%)"),
    tieredIsOpen: isOpen("Tiered Standard"),
    tenYearIsOpen: isOpen("10-year Standard"),
    ...planFigures,
    rapStepIncome: wholeUsd("RAP steps up above", {
      hidden: true,
      explanation: {
        rule: "The next income that is a multiple of $10,000 and above which the payment rises.",
        check: "AND(rapStepIncome>=agi, MOD(rapStepIncome, 10000)=0)",
        proof: { "Your income": "agi" },
        onlyIf: "rapIsOpen=1",
      },
    }),
    rapStepRise: usd("RAP’s next step", {
      hidden: true,
      explanation: {
        rule: "What one more dollar of income adds to the payment there.",
        formula:
          "MAX(10, rapStepIncome*rapStepIncome/10000/1200-50*dependents)-MAX(10, IF(rapStepIncome<=10000, 120, rapStepIncome*(rapStepIncome/10000-1)/100)/12-50*dependents)",
        onlyIf: "hasRapStep",
      },
    }),
    ...planTables,
  },
  section: {
    title: "Federal repayment plans",
    text: whoMayHave,
    figures: [
      "lowestPlan",
      "owedAtStart",
      "rapFirst",
      "rapTotal",
      "ibrNewFirst",
      "ibrNewTotal",
      "ibrOldFirst",
      "ibrOldTotal",
      "tieredPayment",
      "tieredPaid",
      "tenYearPayment",
      "tenYearPaid",
      "rapPslfPaid",
      "ibrNewPslfPaid",
      "ibrOldPslfPaid",
    ],
    source: `Based on ${planNumbers.document}, last checked on ${formatIsoDay(planNumbers.checked)} where it is quoted, and on the poverty guidelines and tax brackets of 2026.`,
  },
  verdict: { instead: plansInWords },
  charts: { instead: planCharts },
  remarks: remarksOnPlans,
  errors: errorsInBorrower,
});

/** What an answer without an income says that it leaves out. */
export const plansByIncome = {
  words: "federal plans that go by your income",
  adds: "agi",
} as const;

/** What leads where plans are compared: the one that costs least, and how much. */
export const leadingPlan: Whole<FederalPlansInput, Plans> = {
  figure: "cheapestPlan",
  leads: hasPlans,
  words: () => ({
    titles: ["Federal plans", "Fixed payments"],
    why: "The first figure is what you pay in all under that plan, with the tax on what it cancels.",
  }),
};

/** What the notice says then. */
export const leadingPlanInWords = ({ cheapestPlan, leastTotal }: FederalPlans) =>
  `${cheapestPlan}, ${formatWholeUsd(leastTotal)} in all.`;
