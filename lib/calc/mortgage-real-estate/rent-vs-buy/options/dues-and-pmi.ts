import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { count, usd } from "@/lib/calculator/report/outputs";
import { typicalPmi } from "@/lib/subjects/mortgage-insurance/typical-pmi";

import { rentVsBuy } from "../calculation";
import { duesAndPmiForm } from "./dues-and-pmi.form";

/** What dues and mortgage insurance add to owning. */
export const duesAndPmi = option(rentVsBuy, {
  form: duesAndPmiForm,
  isUsed: ({ totalDues, totalPmi }) => totalDues + totalPmi > 0,
  // 12 U.S.C. 4901(2) and (18): the parts of the original value.
  lawNumbers: {
    insuredShare: { label: "Part of the price above which PMI is asked for", value: 0.8 },
    endShare: { label: "Part of the price at which PMI ends by itself", value: 0.78 },
  },
  conditions: {
    isInsured: {
      words: "you borrow more than 80% of the price, with PMI",
      formula: "AND(pmiRate>0, loanAmount>homePrice*insuredShare)",
    },
  },
  steps: {
    paymentsTo78: {
      label: "Payments to 78% of the price, as scheduled",
      formula: "ROUNDUP(loanTerm*12-NPER(annualRate/1200, monthlyPayment, -homePrice*endShare), 0)",
    },
    midpoint: {
      label: "The month after the middle of the loan term",
      formula: "INT(loanTerm*6)+1",
    },
  },
  outputs: {
    totalDues: briefUsd("HOA dues paid", {
      when: ({ totalDues }) => totalDues > 0,
      explanation: {
        rule: "The monthly dues for every month of the stay.",
        formula: "monthlyDues*12*years",
      },
    }),
    monthlyPmi: usd("PMI a month", {
      when: ({ monthlyPmi }) => monthlyPmi > 0,
      explanation: {
        rule: "One-twelfth of the PMI rate times the loan, if you borrow more than 80% of the price.",
        formula: "IF(isInsured, loanAmount*pmiRate/1200, 0)",
      },
    }),
    pmiEndMonth: count("payment")("PMI ends after", {
      when: ({ monthlyPmi }) => monthlyPmi > 0,
      explanation: {
        rule: "The first month in which the loan is 78% of the price, but no later than the month after the middle of its term.",
        formula: "IF(isInsured, MIN(paymentsTo78, midpoint, ROUNDUP(loanTerm*12, 0)), 0)",
      },
    }),
    totalPmi: briefUsd("PMI paid", {
      when: ({ totalPmi }) => totalPmi > 0,
      explanation: {
        rule: "The monthly PMI until it ends or you move out.",
        formula: "monthlyPmi*MIN(pmiEndMonth, years*12)",
      },
    }),
  },
  section: {
    text: "Both are part of what owning costs in either comparison. Dues stay the same over the years. PMI ends when the loan is 78% of the price on its original schedule (12 U.S.C. 4902).",
    figures: ["totalDues", "monthlyPmi", "pmiEndMonth", "totalPmi"],
  },
  verdict: null,
  errors: ({ monthlyPmi }, { pmiRate = 0 }) =>
    pmiRate > 0 && monthlyPmi === 0
      ? { pmiRate: "With 20% down or more there is no PMI to pay. Leave this blank." }
      : {},
  notCounted: [
    {
      words: ({ loanAmount }) => typicalPmi(loanAmount),
      adds: "pmiRate",
      when: (_, { downPaymentPercent }) => downPaymentPercent < 20,
    },
    { words: "HOA dues, if any", adds: "monthlyDues" },
  ],
});
