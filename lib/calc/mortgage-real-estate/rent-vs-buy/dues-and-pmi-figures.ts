import type { Section } from "@/lib/calculator/definition";
import { count, usd } from "@/lib/calculator/report/outputs";

import type { RentVsBuyInput, RentVsBuyResult } from "./calculation";

const isInsured = "AND(pmiRate>0, loanAmount>homePrice*0.8)";
const paymentsLeftAt = (share: string) =>
  `NPER(annualRate/1200, monthlyPayment, -homePrice*${share})`;

/** What dues and mortgage insurance add to owning. */
export const duesAndPmiFigures = {
  totalDues: usd<RentVsBuyResult>("HOA dues paid", {
    when: ({ totalDues }) => totalDues > 0,
    explanation: {
      rule: "The monthly dues for every month of the stay.",
      formula: "monthlyDues*12*years",
    },
  }),
  monthlyPmi: usd<RentVsBuyResult>("PMI a month", {
    when: ({ monthlyPmi }) => monthlyPmi > 0,
    explanation: {
      rule: "One-twelfth of the PMI rate times the loan, if you borrow more than 80% of the price.",
      formula: `IF(${isInsured}, loanAmount*pmiRate/1200, 0)`,
    },
  }),
  pmiEndMonth: count("payment")<RentVsBuyResult>("PMI ends after", {
    when: ({ monthlyPmi }) => monthlyPmi > 0,
    explanation: {
      rule: "The first month in which the loan is 78% of the price, but no later than the month after the middle of its term.",
      formula: `IF(${isInsured}, MIN(ROUNDUP(loanTerm*12-${paymentsLeftAt("0.78")}, 0), INT(loanTerm*6)+1, ROUNDUP(loanTerm*12, 0)), 0)`,
    },
  }),
  totalPmi: usd<RentVsBuyResult>("PMI paid", {
    when: ({ totalPmi }) => totalPmi > 0,
    explanation: {
      rule: "The monthly PMI until it ends or you move out.",
      formula: "monthlyPmi*MIN(pmiEndMonth, years*12)",
    },
  }),
};

/** The same under their heading. None where there are neither dues nor insurance. */
export const duesAndPmiSection = ({
  totalDues,
  totalPmi,
}: RentVsBuyResult): Section<RentVsBuyResult>[] =>
  totalDues + totalPmi === 0
    ? []
    : [
        {
          title: "HOA dues and PMI",
          text: "Both are part of what owning costs in either comparison. Dues stay the same over the years. PMI ends when the loan is 78% of the price on its original schedule (12 U.S.C. 4902).",
          figures: ["totalDues", "monthlyPmi", "pmiEndMonth", "totalPmi"],
        },
      ];

/** What the box of a rate says where the loan needs no insurance. */
export const duesAndPmiErrors = (
  { monthlyPmi }: RentVsBuyResult,
  { pmiRate = 0 }: RentVsBuyInput,
) =>
  pmiRate > 0 && monthlyPmi === 0
    ? { pmiRate: "With 20% down or more there is no PMI to pay. Leave this blank." }
    : {};
