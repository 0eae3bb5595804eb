import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import {
  formatNumber,
  formatPayment,
  formatPercent,
  formatPreciseUsd,
  formatUsd,
} from "@/lib/format";

import { dividend } from "./calculation";
import { sharePrice } from "./options/share-price";

export const report = defineReport(dividend, {
  invalidMessage:
    "Please enter valid positive numbers for shares and frequency. Dividend can be zero.",

  headline: "annual",
  moves: ["shares", "dividendPerShare", "sharePrice"],
  options: [sharePrice],
  outputs: {
    perPayment: usd("Each payment", {
      explanation: {
        rule: "The number of shares times the dividend per share.",
        formula: "shares*dividendPerShare",
      },
    }),
    annual: usd("Annual dividend income", {
      explanation: {
        rule: "One payment times the payments per year.",
        formula: "perPayment*frequency",
      },
    }),
    annualPerShare: usd("Annual dividend per share", {
      explanation: {
        rule: "The dividend per share times the payments per year.",
        formula: "dividendPerShare*frequency",
      },
    }),
  },

  verdict({ perPayment, annualPerShare, dividendYield }, { dividendPerShare, frequency }) {
    if (dividendPerShare === 0) return "A share that pays $0 brings nothing.";
    const paid = `You get ${formatPayment(perPayment)}${frequency === 1 ? " once a year" : `, ${formatNumber(frequency)} times a year`}`;
    // Declared dividends have more digits than cents: $0.235 must not read as $0.24.
    const each = `${formatPreciseUsd(dividendPerShare)} a share each time comes to ${formatPreciseUsd(annualPerShare)} a year.`;
    return dividendYield === null
      ? `${paid}. ${each}`
      : `${paid}, a yield of ${formatPercent(dividendYield)}. ${each}`;
  },
  toast: ({ perPayment, annual }) =>
    complete(`${formatUsd(perPayment)} each payment, ${formatUsd(annual)} a year.`),

  example: { shares: 240, dividendPerShare: 0.62, frequency: 4, sharePrice: 85 },
});
