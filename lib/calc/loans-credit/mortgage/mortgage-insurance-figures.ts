import type { Remark, Section } from "@/lib/calculator/definition";
import { count, month, percentage, usd } from "@/lib/calculator/report/outputs";
import { formatMonth, formatRoundedUsd } from "@/lib/format";

import type { MortgageInput, MortgageResult } from "./calculation";

/** Whether there is PMI to pay, as a formula. */
export const isInsured = "AND(pmiRate>0, loanAmount>originalValue*0.8)";
const isPrepaid = "extraMonthly+extraYearly+onceAmount>0";
const paymentsUntil = (share: string) =>
  `ROUNDUP(years*12-NPER(annualRate/1200, monthlyPayment, -originalValue*${share}), 0)`;

/** What mortgage insurance costs, and when it ends. */
export const mortgageInsuranceFigures = {
  originalValue: usd<MortgageResult>("Home value for PMI", {
    hidden: true,
    explanation: {
      rule: "The lower of the price and the appraised value.",
      formula: "IF(ISBLANK(homeValue), homePrice, MIN(homePrice, homeValue))",
    },
  }),
  loanToValue: percentage<MortgageResult>("Loan-to-value ratio", {
    explanation: {
      rule: "The loan as a percentage of the home’s value.",
      formula: "loanAmount/originalValue*100",
      onlyIf: "pmiRate>0",
    },
  }),
  monthlyPmi: usd<MortgageResult>("PMI a month", {
    explanation: {
      rule: "One-twelfth of the PMI rate times the loan, if you borrow more than 80% of the value.",
      formula: "loanAmount*pmiRate/1200",
      onlyIf: isInsured,
    },
  }),
  scheduledPmiMonths: count("payment")<MortgageResult>("Payments with PMI in the APR", {
    hidden: true,
    explanation: {
      rule: "When PMI ends by itself with no extra payments.",
      formula: `MIN(${paymentsUntil("0.78")}, INT(years*6)+1, ROUNDUP(years*12, 0))`,
      onlyIf: isInsured,
    },
  }),
  pmiEndMonth: count("payment")<MortgageResult>("PMI ends by itself after", {
    explanation: {
      rule: "The first month in which the original schedule reaches 78% of the value, but no later than the month after the middle of the term or the last payment.",
      formula: `MIN(${paymentsUntil("0.78")}, INT(years*6)+1, IF(${isPrepaid}, months, ROUNDUP(years*12, 0)))`,
      onlyIf: isInsured,
    },
  }),
  pmiEndDate: month<MortgageResult>("PMI ends by itself in", {
    explanation: {
      rule: "One month from today for each payment.",
      formula: "EDATE(today, pmiEndMonth)",
      onlyIf: isInsured,
    },
  }),
  pmiRequestMonth: count("payment")<MortgageResult>("PMI can end after", {
    explanation: {
      rule: "The first month in which the balance, with any extra payments, is 80% of the value or less.",
      formula: `MIN(pmiEndMonth, IF(${isPrepaid}, SUM(prepaid.aboveLimit)+1, ${paymentsUntil("0.8")}))`,
      onlyIf: isInsured,
    },
  }),
  pmiRequestDate: month<MortgageResult>("PMI can end in", {
    note: "If you ask your lender.",
    explanation: {
      rule: "One month from today for each payment.",
      formula: "EDATE(today, pmiRequestMonth)",
      onlyIf: isInsured,
    },
  }),
  savedByAsking: usd<MortgageResult>("Saved by asking", {
    note: "PMI between the two dates.",
    explanation: {
      rule: "The PMI of the months between the two.",
      formula: "monthlyPmi*(pmiEndMonth-pmiRequestMonth)",
      onlyIf: isInsured,
    },
  }),
  housingCostWithoutPmi: usd<MortgageResult>("Monthly cost after PMI", {
    explanation: {
      rule: "The monthly cost of the home minus PMI.",
      formula: "housingCost-monthlyPmi",
      onlyIf: isInsured,
    },
  }),
};

/** The same under their heading. None where nothing is insured. */
export const mortgageInsuranceSection = ({
  monthlyPmi,
}: MortgageResult): Section<MortgageResult>[] =>
  monthlyPmi === null
    ? []
    : [
        {
          title: "Mortgage insurance (PMI)",
          text: "The Homeowners Protection Act (12 U.S.C. 4901–4902) lets you ask your lender in writing to end PMI once the balance is 80% of the home’s original value. You need a good payment history and no second mortgage, and the home must not have lost value. If your payments are current, PMI ends by itself at 78% on the original schedule, and no later than the month after the middle of the term. Extra payments bring the first date closer, but not the second. FHA loans have other rules.",
          figures: [
            "monthlyPmi",
            "loanToValue",
            "pmiRequestDate",
            "pmiRequestMonth",
            "pmiEndDate",
            "pmiEndMonth",
            "savedByAsking",
            "housingCostWithoutPmi",
          ],
        },
      ];

/** When the insurance ends, in a sentence. None where nothing is insured. */
export function mortgageInsuranceVerdict({
  monthlyPmi,
  pmiRequestDate,
  pmiEndDate,
}: MortgageResult) {
  if (monthlyPmi === null || !pmiRequestDate || !pmiEndDate) return;
  return `PMI of ${formatRoundedUsd(monthlyPmi)} a month ends by itself in ${formatMonth(pmiEndDate)}. You can ask to end it in ${formatMonth(pmiRequestDate)}.`;
}

/** What the box of a rate says where the loan needs no insurance. */
export const mortgageInsuranceErrors = ({ loanToValue, monthlyPmi }: MortgageResult) =>
  loanToValue !== null && monthlyPmi === null
    ? {
        pmiRate:
          "You borrow 80% of the home’s value or less, so there is no PMI to pay. Leave this blank.",
      }
    : {};

/** Where a lender would ask for mortgage insurance, and none is entered. */
export const uninsuredRemarks = (
  { loanAmount, originalValue }: MortgageResult,
  { pmiRate = 0 }: MortgageInput,
): Remark[] =>
  pmiRate === 0 && loanAmount > originalValue * 0.8 * (1 + 1e-9)
    ? [
        {
          tone: "warning",
          text: "With less than 20% down, lenders usually ask for mortgage insurance (PMI). It isn’t in these numbers. Add its rate under “Mortgage insurance (PMI)”.",
        },
      ]
    : [];
