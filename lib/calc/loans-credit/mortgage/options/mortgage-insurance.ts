import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { count, month, percentage, usd } from "@/lib/calculator/report/outputs";
import { formatMonth, formatPayment } from "@/lib/format";
import { typicalPmi } from "@/lib/subjects/mortgage-insurance/typical-pmi";

import { mortgage } from "../calculation";
import { mortgageInsuranceForm } from "./mortgage-insurance.form";

/** What mortgage insurance costs, and when it ends. */
export const mortgageInsurance = option(mortgage, {
  form: mortgageInsuranceForm,
  isUsed: ({ monthlyPmi }) => monthlyPmi !== null,
  // 12 U.S.C. 4901(2) and (18): the parts of the original value.
  lawNumbers: {
    requestShare: { label: "Part of the value at which PMI can end", value: 0.8 },
    endShare: { label: "Part of the value at which PMI ends by itself", value: 0.78 },
  },
  conditions: {
    isInsured: {
      words: "you borrow more than 80% of the home’s value",
      formula: "AND(pmiRate>0, loanAmount>originalValue*requestShare)",
    },
  },
  steps: {
    paymentsTo80: {
      label: "Payments to 80% of the value, as scheduled",
      formula:
        "ROUNDUP(years*12-NPER(annualRate/1200, monthlyPayment, -originalValue*requestShare), 0)",
    },
    paymentsTo78: {
      label: "Payments to 78% of the value, as scheduled",
      formula:
        "ROUNDUP(years*12-NPER(annualRate/1200, monthlyPayment, -originalValue*endShare), 0)",
    },
    midpoint: {
      label: "The month after the middle of the term",
      formula: "INT(years*6)+1",
    },
  },
  outputs: {
    originalValue: usd("Home value for PMI", {
      hidden: true,
      explanation: {
        rule: "The lower of the price and the appraised value.",
        formula: "IF(ISBLANK(homeValue), homePrice, MIN(homePrice, homeValue))",
      },
    }),
    loanToValue: percentage("Loan-to-value ratio", {
      explanation: {
        rule: "The loan as a percentage of the home’s value.",
        formula: "loanAmount/originalValue*100",
        onlyIf: "pmiRate>0",
      },
    }),
    monthlyPmi: usd("PMI a month", {
      explanation: {
        rule: "One-twelfth of the PMI rate times the loan, if you borrow more than 80% of the value.",
        formula: "loanAmount*pmiRate/1200",
        onlyIf: "isInsured",
      },
    }),
    scheduledPmiMonths: count("payment")("Payments with PMI in the APR", {
      hidden: true,
      explanation: {
        rule: "When PMI ends by itself with no extra payments.",
        formula: "MIN(paymentsTo78, midpoint, ROUNDUP(years*12, 0))",
        onlyIf: "isInsured",
      },
    }),
    pmiEndMonth: count("payment")("PMI ends by itself after", {
      explanation: {
        rule: "The first month in which the original schedule reaches 78% of the value, but no later than the month after the middle of the term or the last payment.",
        formula: "MIN(paymentsTo78, midpoint, IF(paysExtra, months, ROUNDUP(years*12, 0)))",
        onlyIf: "isInsured",
      },
    }),
    pmiEndDate: month("PMI ends by itself in", {
      explanation: {
        rule: "One month from today for each payment.",
        formula: "EDATE(today, pmiEndMonth)",
        onlyIf: "isInsured",
      },
    }),
    pmiRequestMonth: count("payment")("PMI can end after", {
      explanation: {
        rule: "The first month in which the balance, with any extra payments, is 80% of the value or less.",
        formula: "MIN(pmiEndMonth, IF(paysExtra, SUM(prepaid.aboveLimit)+1, paymentsTo80))",
        onlyIf: "isInsured",
      },
    }),
    pmiRequestDate: month("PMI can end in", {
      note: "If you ask your lender.",
      explanation: {
        rule: "One month from today for each payment.",
        formula: "EDATE(today, pmiRequestMonth)",
        onlyIf: "isInsured",
      },
    }),
    savedByAsking: briefUsd("Saved by asking", {
      note: "PMI between the two dates.",
      explanation: {
        rule: "The PMI of the months between the two.",
        formula: "monthlyPmi*(pmiEndMonth-pmiRequestMonth)",
        onlyIf: "isInsured",
      },
    }),
    housingCostWithoutPmi: usd("Monthly cost after PMI", {
      explanation: {
        rule: "The monthly cost of the home minus PMI.",
        formula: "housingCost-monthlyPmi",
        onlyIf: "isInsured",
      },
    }),
  },
  section: {
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
  verdict: {
    also: ({ monthlyPmi, pmiRequestDate, pmiEndDate }) =>
      monthlyPmi !== null && pmiRequestDate && pmiEndDate
        ? `PMI of ${formatPayment(monthlyPmi)} a month ends by itself in ${formatMonth(pmiEndDate)}. You can ask to end it in ${formatMonth(pmiRequestDate)}.`
        : undefined,
  },
  dates: ({ pmiRequestDate, pmiEndDate, savedByAsking }) => [
    {
      day: savedByAsking === 0 ? null : pmiRequestDate,
      title: "You can ask your lender to end PMI",
      detail:
        "Ask in writing: the balance is 80% of the home’s original value, if the first payment is a month from the day of the calculation.",
    },
    {
      day: pmiEndDate,
      title: "PMI ends by itself",
      detail:
        "If your payments are current, and the first one is a month from the day of the calculation.",
    },
  ],
  errors: ({ loanToValue, monthlyPmi }) =>
    loanToValue !== null && monthlyPmi === null
      ? {
          pmiRate:
            "You borrow 80% of the home’s value or less, so there is no PMI to pay. Leave this blank.",
        }
      : {},
  notCounted: [
    {
      words: ({ loanAmount }) => typicalPmi(loanAmount),
      adds: "pmiRate",
      when: ({ loanAmount, originalValue }) => loanAmount > originalValue * 0.8 * (1 + 1e-9),
    },
  ],
});
