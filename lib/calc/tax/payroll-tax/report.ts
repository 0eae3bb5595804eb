import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { namesIn } from "@/lib/calculator/report/groups";
import { complete } from "@/lib/calculator/report/notice";
import { count, usd } from "@/lib/calculator/report/outputs";
import { formatUsd } from "@/lib/format";
import { lawAge } from "@/lib/subjects/federal-law/law-age";
import { lawSection } from "@/lib/subjects/federal-law/law-section";
import { neededStateLaws } from "@/lib/subjects/state-tax/needed-state-laws";
import { otherState } from "@/lib/subjects/state-tax/other-state";
import { stateTax } from "@/lib/subjects/state-tax/state-tax";
import { localTaxForm } from "@/lib/subjects/state-tax/state-tax.form";
import { medicare, socialSecurity } from "@/lib/tax-law/years/fixed-by-statute";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { payrollTax } from "./calculation";
import { partsOf, payChart } from "./charts";
import { lawYearForm } from "./form";
import { illustratedFigures, illustratedNumbers, illustration } from "./illustration";
import { beforeTax } from "./options/before-tax";
import { earlierThisYear } from "./options/earlier-this-year";
import { pay } from "./options/pay";
import { w4Form } from "./options/w4.form";
import { tables } from "./tables";
import { isWithoutState, refusalOf, remarksOn, verdictOn } from "./words";

export const report = defineReport(payrollTax, {
  invalidMessage: "Please enter valid gross pay, allowances, and select pay frequency.",

  needed: neededStateLaws,
  headline: "law.netPay",
  moves: ["grossPay", "salary", "hourlyRate", "hours", "preTax401k", "section125"],
  options: [
    earlierThisYear,
    beforeTax,
    pay,
    stateTax(localTaxForm),
    otherState,
    w4Form,
    lawYearForm,
  ],
  lawNumbers: {
    socialSecurityRate: { label: "Social Security rate", value: socialSecurity.rate },
    medicareRate: { label: "Medicare rate", value: medicare.rate },
    additionalMedicareRate: { label: "Additional Medicare rate", value: medicare.additionalRate },
    additionalMedicareFrom: {
      label: "Pay above which employers withhold it",
      value: medicare.withholdingThreshold,
      format: "$#,##0",
    },
    ...illustratedNumbers,
  },
  outputs: {
    periods: count("paycheck")("Paychecks per year", {
      hidden: true,
      explanation: {
        rule: "52 if weekly, 26 if bi-weekly, 24 if semi-monthly, or 12 if monthly.",
        formula:
          'IF(payFrequency="weekly", 52, IF(payFrequency="biweekly", 26, IF(payFrequency="semimonthly", 24, 12)))',
      },
    }),
    annualPay: briefUsd("Annual pay", {
      explanation: { rule: "A year of paychecks like this one.", formula: "gross*periods" },
    }),
    law: {
      wageAdjustment: usd("Adjustment of Worksheet 1A under the law", {
        hidden: true,
        explanation: {
          rule: "Line 1g for the filing status; zero if the box in step 2 of the W-4 is checked.",
          lookup: true,
        },
      }),
      adjustedAnnualWage: briefUsd("Adjusted annual wage under the law", {
        note: "Line 1i of Worksheet 1A in Pub. 15-T.",
        explanation: {
          rule: "A year of the wages for income tax, plus step 4(a), minus step 4(b) and the adjustment, but not below zero.",
          formula:
            "IF(step4a+step4b>0, MAX(0, incomeTaxPay*periods+step4a-step4b-law.wageAdjustment), MAX(0, incomeTaxPay*periods-law.wageAdjustment))",
        },
      }),
      annualWithholding: usd("Annual federal income tax withheld under the law", {
        hidden: true,
        explanation: {
          rule: "The amount from the row of the percentage method that the adjusted annual wage falls into.",
          formula: "SUM(withholding.withheld)",
        },
      }),
      federalWithholding: usd("Federal income tax withheld under the law", {
        note: "By the percentage method of Pub. 15-T.",
        explanation: {
          rule: "The year’s withholding minus step 3, but not below zero, divided by the number of paychecks, plus step 4(c).",
          formula:
            "IF(step3+step4c>0, MAX(0, law.annualWithholding-step3)/periods+step4c, law.annualWithholding/periods)",
        },
      }),
      wageBase: usd("Social Security wage base under the law", {
        hidden: true,
        explanation: {
          rule: "The most pay in a year that Social Security applies to.",
          lookup: true,
        },
      }),
      socialSecurity: usd("Social Security under the law", {
        note: "6.2% until the year’s pay reaches the wage base.",
        explanation: {
          rule: "6.2% of the pay within the wage base, after pay earlier this year.",
          formula: "socialSecurityRate*MAX(0, MIN(socialSecurityPay, wageBaseLeft))",
        },
      }),
      lastSocialSecurityPaycheck: count("paycheck")(
        "Paychecks until Social Security ends under the law",
        {
          hidden: true,
          explanation: {
            rule: "The number of paychecks like this one it takes to reach the wage base, if a year has that many.",
            formula: "ROUNDUP(law.wageBase/socialSecurityPay, 0)",
            onlyIf: "socialSecurityPay*periods>=law.wageBase",
          },
        },
      ),
      medicare: usd("Medicare under the law", {
        explanation: { rule: "1.45% of the pay.", formula: "medicareRate*socialSecurityPay" },
      }),
      additionalMedicare: usd("Additional Medicare under the law", {
        note: "0.9% of pay above $200,000 a year from one employer.",
        when: (result) => result.law.additionalMedicare > 0,
        explanation: {
          rule: "0.9% of the pay above $200,000, including pay earlier this year.",
          formula:
            "additionalMedicareRate*MIN(socialSecurityPay, MAX(0, lawPaidBefore+socialSecurityPay-additionalMedicareFrom))",
        },
      }),
      stateTax: usd("State and local taxes per paycheck", {
        note: "A year’s taxes divided by your paychecks. Your state’s withholding tables may take a little more or less.",
        when: (result) => result.law.stateTax > 0,
        explanation: {
          rule: "A year of state income tax, but not below zero, payroll contributions and local tax, divided by the number of paychecks.",
          formula:
            "IF(isStateChosen, (MAX(0, stateIncomeTax)+stateContributions+localIncomeTax)/periods, 0)",
        },
      }),
      totalDeductions: usd("Total deductions under the law", {
        explanation: {
          rule: "Federal income tax, Social Security, both parts of Medicare, state and local taxes, 401(k) and benefits.",
          formula:
            "law.federalWithholding+law.socialSecurity+law.medicare+law.additionalMedicare+law.stateTax+IF(hasBeforeTax, law.beforeTax, 0)",
        },
      }),
      netPay: usd("Take-home pay under the law", {
        note: "Per paycheck, after state taxes if you enter a state.",
        explanation: {
          rule: "Gross pay minus all deductions under the law.",
          formula: "gross-law.totalDeductions",
        },
      }),
      yearsBehind: lawAge(lawOf().year, "tables"),
      ...beforeTax.law,
      annualTaxes: briefUsd("Taxes per year under the law", {
        note: "Federal income tax, Social Security, Medicare, and your state if you enter one.",
        explanation: {
          rule: "A year of income tax withheld and of state taxes, 6.2% of the year’s wages up to the wage base, 1.45% of all of them and 0.9% above $200,000.",
          formula:
            "(law.federalWithholding+law.stateTax)*periods+socialSecurityRate*MIN(socialSecurityPay*periods, law.wageBase)+medicareRate*socialSecurityPay*periods+additionalMedicareRate*MAX(0, socialSecurityPay*periods-additionalMedicareFrom)",
        },
      }),
      annualNetPay: briefUsd("Take-home pay per year under the law", {
        explanation: {
          rule: "A year of the wages for income tax minus the year’s taxes.",
          formula: "incomeTaxPay*periods-law.annualTaxes",
        },
      }),
      monthlyNetPay: usd("Take-home pay in an average month", {
        explanation: {
          rule: "A twelfth of the year’s take-home pay.",
          formula: "law.annualNetPay/12",
        },
      }),
    },
    ...illustratedFigures,
    ...pay.outputs,
    ...tables,
  },

  validate: refusalOf,
  verdict: verdictOn,
  remarks: remarksOn,
  notCounted: [
    {
      words: "state income tax",
      adds: "state",
      when: (_, input) => isWithoutState(input),
    },
    { words: "city and county income tax, if any", when: (_, input) => isWithoutState(input) },
    {
      words: "401(k) and health insurance",
      adds: "preTax401k",
      when: ({ law }) => law.beforeTax === undefined,
    },
  ],
  sections: (result, { lawYear }) => [
    lawSection(result, {
      tables: [lawOf(lawYear).withholding, lawOf(lawYear).payroll],
      figures: namesIn(
        "law",
        "federalWithholding",
        "socialSecurity",
        "medicare",
        "additionalMedicare",
        "stateTax",
        "totalDeductions",
        "adjustedAnnualWage",
      ),
    }),
  ],
  illustration,
  breakdown: (result, input) => ({
    label: "Gross pay",
    parts: partsOf("Take-home pay", result, input),
  }),
  charts: (result, input) => [payChart(result, input)],
  toast: (result, { lawYear }) =>
    complete(`Take-home pay under ${lawOf(lawYear).year} law: ${formatUsd(result.law.netPay)}.`),

  example: {
    grossPay: 2_650,
    payFrequency: "biweekly",
    allowances: 0,
    state: "CO",
  },
});
