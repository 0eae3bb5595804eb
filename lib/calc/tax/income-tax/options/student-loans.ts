import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import { option } from "@/lib/calculator/option";
import { usdColumn, wholeUsdColumn, wordsColumn } from "@/lib/calculator/report/columns";
import { table, usd } from "@/lib/calculator/report/outputs";
import { wholeUsd } from "@/lib/calculator/report/whole-usd";
import { formatCount, formatNumber, formatUsd, formatWholeUsd } from "@/lib/format";
import { planNumbers } from "@/lib/tax-law/student-loans/plan-numbers";

import type { LoansBothWays, LoanWay } from "../arithmetic/loan-ways";
import { incomeTax, type IncomeTaxInput, type IncomeTaxResult } from "../calculation";
import { studentLoansForm } from "./student-loans.form";

type WithLoans = IncomeTaxResult & { loanPayment: number };

const hasLoans = (result: IncomeTaxResult): result is WithLoans => result.loanPayment !== undefined;

const hasBothWays = (result: IncomeTaxResult): result is IncomeTaxResult & LoansBothWays =>
  result.loanWays !== undefined;

/** What one way has in a column: the joint return is the first row. */
const wayOf = (column: string, row: 1 | 2) => `INDEX(loanWays.${column}, ${row})`;

const compared = (rule: string, formula: string) => ({
  rule,
  formula,
  onlyIf: "AND(hasLoans, areReturnsCompared)",
});

/** What RAP or IBR takes by this return, and which way of filing costs less with the loans. */
export const studentLoans = option(incomeTax, {
  form: studentLoansForm,
  isUsed: hasLoans,
  conditions: {
    hasLoans: {
      words: "you repay federal loans by income",
      formula: 'AND(loanPlan<>"none", yourLoans+spouseLoans>0)',
    },
  },
  outputs: {
    loanPayment: usd("Student loan payment a month", {
      note: "By the income on this return.",
      explanation: {
        rule: "What the plan takes by the adjusted gross income and the dependents on this return; of loans of both spouses, the sum.",
        lookup: true,
        onlyIf: "hasLoans",
      },
    }),
    loanPaymentApart: usd("Payment a month, filing apart", {
      explanation: compared("The first payments by each separate return.", wayOf("payment", 2)),
    }),
    loanCostTogether: wholeUsd("Cost of the loans, together", {
      explanation: compared(
        "All payments, and the tax on what is canceled.",
        `${wayOf("paid", 1)}+${wayOf("canceledTax", 1)}`,
      ),
    }),
    loanCostApart: wholeUsd("Cost of the loans, apart", {
      explanation: compared(
        "All payments, and the tax on what is canceled.",
        `${wayOf("paid", 2)}+${wayOf("canceledTax", 2)}`,
      ),
    }),
    savedTogetherWithLoans: wholeUsd("Saved by filing jointly, with the loans", {
      note: "Over the years of separate returns.",
      signLabels: { above: "Together", below: "Apart", zero: "The same" },
      explanation: compared(
        "What one joint return saves in taxes a year, for each year of payments apart, and what the loans cost more apart than together.",
        `(${wayOf("taxes", 2)}-${wayOf("taxes", 1)})*${wayOf("months", 2)}/12+loanCostApart-loanCostTogether`,
      ),
    }),
    loanWays: table<IncomeTaxResult, LoanWay>("Your loans both ways", {
      by: "plan",
      columns: {
        way: wordsColumn("You file"),
        taxes: wholeUsdColumn("Taxes a year"),
        payment: usdColumn("Payment a month"),
        months: { label: "Months", show: formatNumber, exact: plainDecimal },
        paid: wholeUsdColumn("Paid"),
        canceled: wholeUsdColumn("Canceled"),
        canceledTax: wholeUsdColumn("Tax on it"),
      },
      start: {},
      count: "IF(AND(hasLoans, areReturnsCompared), 2, 0)",
      totals: () => ({}),
      note: "With the income, the family and the taxes of this year in every year.",
    }),
  },
  section: {
    text: "RAP and IBR go by the income on the return: of both spouses on a joint one, of the borrower alone on a separate one. Where both have loans, each pays a share of what the joint return comes to. Dependents count on the return that claims them. Not modeled: raises, the standard payment’s end, and PSLF.",
    figures: [
      "loanPayment",
      "loanPaymentApart",
      "loanCostTogether",
      "loanCostApart",
      "savedTogetherWithLoans",
    ],
    source: `Based on ${planNumbers.document} and the poverty guidelines of 2026, as read in secondary sources.`,
  },
  verdict: { also: loansInWords },
  errors: loanErrors,
});

/** Which way of filing costs less with the loans, in a sentence. */
function loansInWords(result: WithLoans): string {
  if (!hasBothWays(result))
    return `Your student loan payment is ${formatUsd(result.loanPayment)} a month.`;
  const { savedTogetherWithLoans: saved, loanPaymentApart, loanWays } = result;
  const years = formatCount(Math.ceil((loanWays[1]?.months ?? 0) / 12), "year");
  const payments = `apart, payments start at ${formatUsd(loanPaymentApart)} a month, not ${formatUsd(result.loanPayment)}`;
  if (Math.abs(saved) < 0.5) return `With the loans, both ways cost the same: ${payments}.`;
  return saved > 0
    ? `With the loans, filing together still saves ${formatWholeUsd(saved)} over ${years}: ${payments}.`
    : `With the loans, filing apart saves ${formatWholeUsd(-saved)} over ${years}: ${payments}.`;
}

/** What is missing, or cannot be. */
function loanErrors(
  { law }: IncomeTaxResult,
  { loanPlan = "none", yourLoans = 0, spouseLoans = 0 }: IncomeTaxInput,
) {
  if (loanPlan === "none")
    return yourLoans + spouseLoans > 0 ? { loanPlan: "Choose the plan, so that they count." } : {};
  if (yourLoans + spouseLoans === 0) return { yourLoans: "Enter the balance of the loans." };
  return spouseLoans > 0 && law.joint === 0
    ? { spouseLoans: "A spouse’s loans count only for a couple who files jointly." }
    : {};
}
