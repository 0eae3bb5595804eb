import type { Section } from "@/lib/calculator/definition";
import type { FeesAndApr } from "@/lib/finance/loan/fees-and-apr";
import { formatUsd } from "@/lib/format";

import { percentage, usd } from "./outputs";

/**
 * What is received of a loan with `fees`, and its APR, over `annualRate` in percent and `years`. `borrowed` and
 * `fees` are the names of what is borrowed and of what it costs at the start; `premiums` is the formula of what
 * required insurance is worth at the APR.
 *
 * @example ...aprFigures("loanAmount")
 */
export const aprFigures = (borrowed: string, fees = "fees", premiums = "0") => ({
  amountReceived: usd("Amount you receive", {
    explanation: {
      rule: "The amount borrowed minus the fees.",
      formula: `MAX(0, ${borrowed}-${fees})`,
      onlyIf: `AND(${fees}>0, ${borrowed}>0)`,
    },
  }),
  apr: percentage<FeesAndApr>("APR", {
    note: "Annual percentage rate: the interest rate with the fees.",
    when: ({ amountReceived }) => amountReceived !== null,
    explanation: {
      rule: "The rate at which all your payments are worth exactly what you receive.",
      check: `ABS(PV(apr/1200, years*12, -monthlyPayment)+${premiums}-MAX(0, ${borrowed}-${fees}))<=0.005+${borrowed}/1000000000`,
      onlyIf: `OR(${fees}=0, ${borrowed}=0, ${fees}<${borrowed})`,
    },
  }),
});

/** The fees and what they make of the rate, under a heading of their own. None where there are none. */
export const aprSection = ({ amountReceived }: FeesAndApr): Section<FeesAndApr>[] =>
  amountReceived === null
    ? []
    : [
        {
          title: "Fees and APR",
          text: "The APR spreads the fees over the whole term, by the formula of the federal Truth in Lending Act (12 CFR 1026, Appendix J). If you pay the loan off early, the fees cost you more per year than it says.",
          figures: ["apr", "amountReceived"],
        },
      ];

/** What the box of fees says that leave nothing to receive. */
export const feeErrors = ({ apr }: FeesAndApr, borrowed: number, fees = "fees") =>
  apr === null
    ? {
        [fees]: `Enter fees below the ${formatUsd(borrowed)} you borrow. With these, there is no APR.`,
      }
    : {};
