import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { namesIn } from "@/lib/calculator/report/groups";
import { usd } from "@/lib/calculator/report/outputs";
import { formatUsd } from "@/lib/format";
import { underTheLaw } from "@/lib/subjects/federal-law/law-section";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { fullTimeHours } from "../arithmetic/gross-pay";
import { payrollTax, type PayrollTaxInput } from "../calculation";
import { payForm } from "./pay.form";

/** A salary or an hourly rate in place of the gross pay, and what a year of such paychecks comes to. */
export const pay = option(payrollTax, {
  form: payForm,
  // A gross pay is told as an hourly rate too.
  isUsed: () => true,
  lawNumbers: {
    // 29 U.S.C. 207(a)(1).
    overtimeFactor: { label: "Overtime pay for each dollar of the hourly rate", value: 1.5 },
    fullTimeHours: { label: "Hours of a full-time year, 40 a week", value: fullTimeHours },
  },
  steps: {
    gross: {
      label: "Gross pay, entered or worked out",
      formula: "IF(AND(ISBLANK(salary), ISBLANK(hourlyRate)), grossPay, earned)",
    },
  },
  outputs: {
    earned: usd("Gross pay per paycheck", {
      explanation: {
        rule: "The salary divided by the number of paychecks, or the hourly rate times the hours, with overtime at 1.5 times the rate.",
        formula:
          "IF(ISBLANK(hourlyRate), salary/periods, hourlyRate*(IF(ISBLANK(hours), fullTimeHours/periods, hours)+overtimeFactor*overtimeHours))",
        onlyIf: "NOT(AND(ISBLANK(salary), ISBLANK(hourlyRate)))",
      },
    }),
    hourlyEquivalent: usd("As an hourly rate", {
      note: "At 2,080 hours a year: 40 a week.",
      explanation: {
        rule: "A year’s pay divided by 2,080 hours.",
        formula: "annualPay/fullTimeHours",
        onlyIf: "ISBLANK(hourlyRate)",
      },
    }),
    salaryEquivalent: briefUsd("As a full-time salary", {
      note: "At 2,080 hours a year: 40 a week.",
      explanation: {
        rule: "The hourly rate times 2,080 hours.",
        formula: "hourlyRate*fullTimeHours",
        onlyIf: "NOT(ISBLANK(hourlyRate))",
      },
    }),
  },
  section: {
    title: "A year of these paychecks",
    text: "All of them like this one, under the law, from January to December.",
    said: underTheLaw,
    figures: [
      "earned",
      "annualPay",
      "hourlyEquivalent",
      "salaryEquivalent",
      ...namesIn("law", "annualTaxes", "annualNetPay", "monthlyNetPay"),
    ],
  },
  verdict: null,
  errors: (_, { hourlyRate = null, hours = null, overtimeHours = 0 }) =>
    hourlyRate === null
      ? {
          ...(hours !== null && {
            hours: "These hours count only with an hourly rate. Enter it too.",
          }),
          ...(overtimeHours > 0 && {
            overtimeHours: "Overtime counts only with an hourly rate. Enter it too.",
          }),
        }
      : {},
  remarks: (_, input) =>
    isOvertimeDeducted(input)
      ? [
          {
            tone: "neutral",
            text: `Of this pay, ${formatUsd(overtimePremium(input))} is extra pay for overtime. Your tax return may deduct up to $12,500 a year of it ($25,000 for couples filing jointly) through 2028. Withholding doesn’t count that by itself. For the tax of the year, go to the income tax calculator.`,
          },
        ]
      : [],
});

/** What the pay has in it beyond the rate, in dollars: half the rate for each hour of overtime. */
const overtimePremium = ({ hourlyRate, overtimeHours = 0 }: PayrollTaxInput) =>
  0.5 * (hourlyRate ?? 0) * overtimeHours;

/** Pub. L. 119-21, section 70202: from 2025 through 2028. */
const isOvertimeDeducted = (input: PayrollTaxInput) =>
  overtimePremium(input) > 0 && lawOf(input.lawYear).year >= 2025;
