import { adjustedGrossIncome } from "../../tax-law/income/adjusted-gross-income";
import { lawOf } from "../../tax-law/years/law-of";
import { laws } from "../../tax-law/years/laws";
import { age, dollars, dollarsFromZero, peopleUpTo, type ArgumentsOf } from "../arguments";
import { alike, listOf, objectOf, oneOf, optional } from "../checks";
import type * as rates from "../rates";
import { household, income, people, status, times } from "./household";
import { lawYear, table } from "./law";

const temporaryDeductions = table("temporaryDeductions");

/** Credits, and what is deducted from income. */
export const creditsAndDeductionsArguments = {
  adoptionCredit: {
    law: table("adoption"),
    expenses: listOf(dollarsFromZero),
    income,
  },
  carLoanInterestDeduction: { law: temporaryDeductions, status, interest: dollarsFromZero, income },
  charitableDeduction: {
    law: table("charity"),
    given: dollarsFromZero,
    income,
    property: optional(dollarsFromZero),
  },
  childTaxCredit: {
    law: table("childCredit"),
    status,
    family: objectOf({
      children: people,
      otherDependents: people,
      adjustedGrossIncome: dollars,
      tax: dollarsFromZero,
      earnedIncome: dollars,
      payrollTax: dollarsFromZero,
      earnedIncomeCredit: dollarsFromZero,
    }),
  },
  creditsOf: {
    household,
    law: lawYear,
    taxed: objectOf({
      income: alike([adjustedGrossIncome({ filingStatus: "single" }, lawOf())]),
      tax: dollars,
      aboveMinimumTax: dollarsFromZero,
      refundedPremiumCredit: dollarsFromZero,
    }),
  },
  deductionsOf: {
    household,
    law: lawYear,
    income: objectOf({
      adjustedGrossIncome: dollars,
      businessIncome: dollars,
      earnedIncome: dollars,
      gainsAtOwnRates: dollarsFromZero,
    }),
  },
  dependentCareCredit: {
    law: table("dependentCare"),
    status,
    care: objectOf({
      expenses: dollarsFromZero,
      persons: people,
      benefits: dollarsFromZero,
      adjustedGrossIncome: dollars,
      lowerEarnedIncome: dollars,
    }),
  },
  earnedIncomeCredit: {
    law: table("earnedIncomeCredit"),
    status,
    earner: objectOf({
      children: people,
      earnedIncome: dollars,
      adjustedGrossIncome: dollars,
      disqualifiedIncome: dollars,
      ages: listOf(age),
    }),
  },
  educationCredits: {
    law: table("education"),
    status,
    income,
    collegeExpenses: listOf(dollarsFromZero),
    tuition: dollarsFromZero,
  },
  educatorDeduction: { law: table("educators"), paid: listOf(dollarsFromZero) },
  elderlyAmountOf: { status, seniors: peopleUpTo(2) },
  elderlyCredit: { status, seniors: peopleUpTo(2), income, untaxedBenefits: dollarsFromZero },
  medicalExpenseDeduction: { paid: dollarsFromZero, income },
  mortgageInsuranceDeduction: {
    law: table("mortgageInsurance"),
    status,
    premiums: dollarsFromZero,
    income,
  },
  mortgageInterestDeduction: { status, interest: dollarsFromZero, debt: dollarsFromZero },
  overtimeDeduction: {
    law: temporaryDeductions,
    status,
    premium: dollarsFromZero,
    income,
    times: optional(times),
  },
  qualifiedBusinessIncomeDeduction: {
    law: table("businessIncome"),
    status,
    businessIncome: dollars,
    taxable: dollars,
    gains: dollarsFromZero,
  },
  reducedDeduction: {
    law: alike(laws.map(({ temporaryDeductions: { tips } }) => tips)),
    status,
    amount: dollarsFromZero,
    income,
    counted: oneOf(["whole", "begun", "exact"]),
  },
  selfEmployedHealthInsuranceDeduction: { premiums: dollarsFromZero, businessIncome: dollars },
  seniorDeduction: { law: temporaryDeductions, status, people: peopleUpTo(2), income },
  standardDeduction: {
    law: alike(
      laws.map(({ incomeTax, agedOrBlind, dependents }) => ({
        incomeTax,
        agedOrBlind,
        dependents,
      })),
    ),
    status,
    agedOrBlind: peopleUpTo(4),
    dependentEarnings: optional(dollarsFromZero),
  },
  stateAndLocalTaxDeduction: {
    law: table("stateAndLocalTax"),
    status,
    paid: dollarsFromZero,
    income,
  },
  studentLoanInterestDeduction: {
    law: table("studentLoanInterest"),
    status,
    interest: dollarsFromZero,
    income,
  },
  tipDeduction: { law: temporaryDeductions, status, tips: dollarsFromZero, income },
} satisfies Partial<ArgumentsOf<typeof rates>>;
