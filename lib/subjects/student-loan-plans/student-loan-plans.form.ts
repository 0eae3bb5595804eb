import { select } from "@/lib/calculator/form/choice-field";
import type { OptionForm } from "@/lib/calculator/form/form";
import { integer, money, rate } from "@/lib/calculator/form/number-field";
import { amount, choice, interestRate, pastDate, rows } from "@/lib/calculator/form/rows-field";
import { filingStatusField } from "@/lib/subjects/federal-law/law-fields";
import type { TypedLoan } from "@/lib/tax-law/student-loans/federal-plans-of";
import type { LoanKind } from "@/lib/tax-law/student-loans/loan-kinds";

import { laterStudentLoanPlans } from "./later-student-loan-plans";

const kinds: Readonly<Record<LoanKind, string>> = {
  direct: "Direct loan",
  parentPlus: "Parent PLUS",
  parentConsolidation: "Consolidation with Parent PLUS",
  parentConsolidationInPlan: "The same, paid by income since July 2025",
  ffel: "FFEL loan",
};

/** What the federal plans of a student loan go by. Without an income, nothing is compared. */
export const studentLoanPlansForm = {
  title: laterStudentLoanPlans.title,
  fields: {
    agi: money("Adjusted gross income", {
      blank: null,
      hint: "Form 1040, line 11. With your spouse’s income if you file jointly.",
    }),
    dependents: integer("Dependents", {
      blank: 0,
      max: 20,
      hint: "Those on your tax return.",
    }),
    familySize: integer("Family size", {
      blank: null,
      min: 1,
      max: 20,
      hint: "You, your dependents, and a spouse who files jointly.",
    }),
    filingStatus: filingStatusField(),
    loans: rows<TypedLoan>("Your federal loans", {
      item: "Loan",
      hint: "Leave the balance blank for the loan above. Add a row for each other loan.",
      columns: {
        kind: choice("Kind", { options: kinds, initial: "direct" }),
        loanDate: pastDate("Date made"),
        balance: amount("Balance"),
        rate: interestRate("Rate"),
      },
    }),
    publicService: select("Public service (PSLF)", {
      options: { no: "No", yes: "Yes" },
      initial: "no",
      atOnce: true,
      hint: "Full time for a government or a nonprofit.",
    }),
    incomeGrowth: rate("Income growth", { blank: 0 }),
    inflation: rate("Inflation", {
      blank: 0,
      hint: "Raises the poverty guideline and tax brackets. RAP’s bands stay.",
    }),
    graceMonths: integer("Months until repayment begins", {
      blank: 0,
      max: 120,
      hint: "Their interest is added to the balance.",
    }),
    place: select("Where you live", {
      options: { contiguous: "48 states, DC or a territory", alaska: "Alaska", hawaii: "Hawaii" },
      initial: "contiguous",
    }),
  },
} satisfies OptionForm;
