import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { namesIn } from "@/lib/calculator/report/groups";
import { complete } from "@/lib/calculator/report/notice";
import { ratio, usd, year } from "@/lib/calculator/report/outputs";
import { renamedOutputs } from "@/lib/calculator/formula/renamed";
import { formatBriefUsd } from "@/lib/format";
import { lawAge } from "@/lib/subjects/federal-law/law-age";
import { lawSection } from "@/lib/subjects/federal-law/law-section";
import { federalReturn } from "@/lib/subjects/federal-return/federal-return";
import { notModeled } from "@/lib/subjects/federal-return/not-modeled";
import { returnTables } from "@/lib/subjects/federal-return/return-tables";
import { returnSteps } from "@/lib/subjects/federal-return/return-steps";
import { tablesUsed } from "@/lib/subjects/federal-return/tables-used";
import { otherIncomeForm } from "@/lib/subjects/household/other-income.form";
import { otherLinesForm } from "@/lib/subjects/other-lines/other-lines.form";
import { neededStateLaws } from "@/lib/subjects/state-tax/needed-state-laws";
import { stateTax } from "@/lib/subjects/state-tax/state-tax";
import { stateTaxForm } from "@/lib/subjects/state-tax/state-tax.form";
import { formYear } from "@/lib/tax-law/form-1040/form";
import { saversCredit } from "@/lib/tax-law/retirement/savers-credit";
import { lawOf } from "@/lib/tax-law/years/law-of";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";

import { knownYearOf } from "./arithmetic/tax-year";
import { paycheckCheckup, type PaycheckCheckupResult } from "./calculation";
import { form } from "./form";
import { adjustmentsForm } from "./options/adjustments.form";
import { deductionsForm } from "./options/deductions.form";
import { familyForm } from "./options/family.form";
import { paidElsewhereForm } from "./options/paid-elsewhere.form";
import { tipsAndOvertimeForm } from "./options/tips-and-overtime.form";
import { example, exampleOn } from "./example";
import { tables } from "./tables";
import { errorsBeside, refusalOf, remarksOn, verdictOn } from "./words";

/** Whether what is saved from the pay may bring a credit, which counts only where it is entered. */
const mayBringSaversCredit = (
  { law, preTax401k, taxYear }: PaycheckCheckupResult,
  status: FilingStatus,
) =>
  saversCredit(
    lawOf(`${knownYearOf(taxYear)}`).savingByIncome,
    status,
    law.adjustedGrossIncome,
    preTax401k,
  ) > 0;

const signLabels = { above: "Refund", below: "Due", zero: "Even" };

export const report = defineReport(paycheckCheckup, {
  invalidMessage: "Please enter valid pay stubs.",

  fields: form.fields,
  needed: neededStateLaws,
  headline: "law.refund",
  moves: ["wantedRefund", "interest", "selfEmployment", "withheldElsewhere"],
  options: [
    stateTax(stateTaxForm),
    familyForm,
    tipsAndOvertimeForm,
    otherIncomeForm,
    adjustmentsForm,
    deductionsForm,
    paidElsewhereForm,
    otherLinesForm,
  ],
  lawNumbers: federalReturn.lawNumbers,
  steps: federalReturn.steps,
  outputs: {
    grossIncome: usd("Your wages", {
      hidden: true,
      explanation: {
        rule: "The pay of your jobs, without health insurance, HSA and FSA.",
        formula: "SUM(jobs.yourWages)",
      },
    }),
    spouseWages: usd("Spouse’s wages", {
      hidden: true,
      explanation: {
        rule: "The pay of your spouse’s jobs, without health insurance, HSA and FSA.",
        formula: "SUM(jobs.spouseWages)",
      },
    }),
    preTax401k: usd("401(k) contributions", {
      hidden: true,
      explanation: {
        rule: "What is saved before tax from the pay of all jobs.",
        formula: "SUM(jobs.saved401k)",
      },
    }),
    stubPensions: usd("Pensions on stubs", {
      hidden: true,
      explanation: { rule: "The year of all pensions.", formula: "SUM(jobs.pension)" },
    }),
    overtime: usd("Overtime premium", {
      hidden: true,
      explanation: {
        rule: "A third of overtime pay at time and a half, a half of it at double time.",
        formula: 'IF(overtimeTimes="doubleTime", overtimePay/2, overtimePay/3)',
      },
    }),
    withheldSoFar: briefUsd("Federal income tax withheld so far", {
      explanation: {
        rule: "The year to date of all stubs.",
        formula: "SUM(jobs.withheldSoFar)",
      },
    }),
    withheldToCome: briefUsd("Still to be withheld if nothing changes", {
      note: "From the checks and bonuses to come.",
      explanation: {
        rule: "What is withheld in the year minus what is withheld so far.",
        formula: "SUM(jobs.withheld)-withheldSoFar",
      },
    }),
    medicareWithheld: briefUsd("Additional Medicare tax withheld", {
      when: ({ medicareWithheld }) => medicareWithheld >= 0.005,
      explanation: {
        rule: "0.9% of what each employer pays above $200,000.",
        formula: "additionalMedicareRate*SUM(jobs.aboveThreshold)",
      },
    }),
    excessSocialSecurity: briefUsd("Social Security withheld above its limit", {
      note: "By several employers: your return gives it back.",
      when: ({ excessSocialSecurity }) => excessSocialSecurity > 0,
      explanation: {
        rule: "6.2% of what the wages of a person, employer by employer within the wage base, are above it together.",
        formula:
          "socialSecurityRate*(MAX(0, SUM(jobs.yourWithinBase)-law.wageBase)+MAX(0, SUM(jobs.spouseWithinBase)-law.wageBase))",
      },
    }),
    law: {
      ...renamedOutputs(federalReturn.lines, {
        lawFilingStatus: "filingStatus",
        pension: "pension+stubPensions",
      }),
      totalTax: { ...federalReturn.lines.totalTax, when: undefined },
      payments: briefUsd("Paid by the end of the year", {
        explanation: {
          rule: "All that is withheld in the year, what is paid in other ways, and what employers withhold above the limits of Medicare and Social Security.",
          formula:
            "withheldSoFar+withheldToCome+withheldElsewhere+medicareWithheld+excessSocialSecurity",
        },
      }),
      refund: briefUsd("Refund or amount due if nothing changes", {
        signLabels,
        explanation: {
          rule: "What is paid by the end of the year minus the total tax.",
          formula: "law.payments-law.totalTax",
        },
      }),
      yearsBehind: lawAge(lawOf().year, "tables"),
    },
    refundWithForms: briefUsd("With the new W-4", {
      signLabels,
      explanation: {
        rule: "The same, plus what the new forms withhold more, or minus what they withhold less.",
        formula: "law.refund+SUM(checks.added)",
        onlyIf: "SUM(checks.checks)>0",
      },
    }),
    taxYear: year("Tax year", {
      hidden: true,
      explanation: { rule: "The year of the pay stubs.", lookup: true },
    }),
    isOver: ratio("Year over", {
      hidden: true,
      explanation: {
        rule: "1 where the year of the pay stubs is over; otherwise 0.",
        formula: "IF(YEAR(today)>taxYear, 1, 0)",
      },
    }),
    ...tables,
    ...returnTables,
  },

  filledForms: {
    title: "Your return, line by line",
    stamp: "Not a filing",
    note: `The return that the year comes to if nothing changes. Line numbers are those of the ${formYear} forms, and amounts are rounded to the dollar. The tax is from the IRS’s table, so it can differ by a few dollars from the answer above.`,
    load: () => import("./filled-forms"),
  },
  validate: refusalOf,
  errors: errorsBeside,
  verdict: verdictOn,
  remarks: remarksOn,
  notCounted: [
    { words: "state and local income tax", adds: "state" },
    {
      words: "the saver’s credit on your 401(k)",
      adds: "otherLines",
      when: (result, { filingStatus, otherLines = [] }) =>
        mayBringSaversCredit(result, filingStatus) &&
        otherLines.every(({ line }) => line !== "saving" && line !== "spouseSaving"),
    },
    ...notModeled,
    { words: "child care, tuition, rents, unemployment and other lines", adds: "otherLines" },
  ],
  sections: (result) => [
    {
      title: "With the new W-4",
      text: "What your return brings if you hand in the forms of the table “What to write on each Form W-4” today.",
      figures: ["refundWithForms"],
    },
    lawSection(result, {
      tables: tablesUsed(result.law, {}, lawOf(`${knownYearOf(result.taxYear)}`)),
      text: "What is paid by the end of the year, and the tax of its return.",
      figures: [
        "withheldSoFar",
        "withheldToCome",
        "medicareWithheld",
        "excessSocialSecurity",
        ...namesIn(
          "law",
          "payments",
          "tax",
          "totalTax",
          "selfEmploymentTax",
          "additionalMedicareTax",
          "effectiveRate",
        ),
      ],
    }),
    returnSteps,
  ],
  breakdown: ({ law: { refund, payments, totalTax }, withheldSoFar }) =>
    totalTax < 0 || payments < 0
      ? undefined
      : refund >= 0
        ? {
            label: "Paid by the end of the year",
            parts: [
              ["Your federal tax", payments - refund],
              ["Refund", refund],
            ],
          }
        : {
            label: "Your federal tax",
            parts: [
              ["Withheld so far", Math.min(withheldSoFar, payments)],
              ["Still to be withheld or paid", payments - Math.min(withheldSoFar, payments)],
              ["Still due", -refund],
            ],
          },
  toast: ({ law: { refund } }) =>
    complete(
      refund < 0
        ? `Due if nothing changes: ${formatBriefUsd(-refund)}.`
        : `Refund if nothing changes: ${formatBriefUsd(refund)}.`,
    ),

  example,
  exampleOn,
});
