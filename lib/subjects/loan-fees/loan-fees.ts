import { renamedOption } from "@/lib/calculator/formula/renamed";
import type { SharedOption } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { percentage } from "@/lib/calculator/report/outputs";
import type { FeesAndApr } from "@/lib/finance/loan/fees-and-apr";
import { formatUsd } from "@/lib/format";

import { loanFeesForm } from "./loan-fees.form";

export const aprText =
  "The APR spreads the fees over the whole term, by the formula of the federal Truth in Lending Act (12 CFR 1026, Appendix J). If you pay the loan off early, the fees cost you more per year than it says.";

/** What a box says of fees that leave nothing of what is borrowed, in dollars. */
export const noAprText = (borrowed: number) =>
  `Enter fees below the ${formatUsd(borrowed)} you borrow. With these, there is no APR.`;

/** How formulas call what is borrowed, what it costs at the start, and what required insurance is worth at the APR. */
type Names = { borrowed: string; fees?: string; premiums?: string };

/**
 * What is received of a loan with fees, and its APR, over `annualRate` in percent and `years`.
 *
 * @example defineReport(loanPayment, { options: [loanFees({ borrowed: "loanAmount" })], … })
 */
export const loanFees = ({
  borrowed,
  fees = "fees",
  premiums = "0",
}: Names): SharedOption<object, FeesAndApr> =>
  renamedOption(
    {
      form: loanFeesForm(borrowed),
      isUsed: ({ amountReceived }) => amountReceived !== null,
      outputs: {
        amountReceived: briefUsd("Amount you receive", {
          explanation: {
            rule: "The amount borrowed minus the fees.",
            formula: "MAX(0, borrowed-fees)",
            onlyIf: "AND(fees>0, borrowed>0)",
          },
        }),
        apr: percentage("APR", {
          note: "Annual percentage rate: the interest rate with the fees.",
          when: ({ amountReceived }) => amountReceived !== null,
          explanation: {
            rule: "The rate at which all your payments are worth exactly what you receive.",
            check:
              "ABS(PV(apr/1200, years*12, -monthlyPayment)+premiums-MAX(0, borrowed-fees))<=0.005+borrowed/1000000000",
            proof: {
              "All payments at this rate are worth":
                "PV(apr/1200, years*12, -monthlyPayment)+premiums",
              "What you receive": "MAX(0, borrowed-fees)",
            },
            onlyIf: "OR(fees=0, borrowed=0, fees<borrowed)",
          },
        }),
      },
      section: {
        text: aprText,
        figures: ["apr", "amountReceived"],
      },
      verdict: null,
      errors: (result, input) =>
        result.apr === null
          ? {
              [fees]: noAprText(Number({ ...input, ...result }[borrowed as "apr"])),
            }
          : {},
    },
    { borrowed, fees, premiums },
  );
