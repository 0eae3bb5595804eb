import { defineReport } from "@/lib/calculator/definition";
import { complete } from "@/lib/calculator/report/notice";
import { percentage, usd } from "@/lib/calculator/report/outputs";
import { formatNumber, formatRoundedUsd, formatUsd, formatWholeUsd } from "@/lib/format";

import { capitalGains } from "./calculation";

export const report = defineReport(capitalGains, {
  invalidMessage: "Please enter valid non-negative numbers for prices and tax rate.",
  failureMessage: "Could not calculate a result with the provided inputs.",

  headline: "profit",
  outputs: {
    gain: usd("Capital gain", {
      note: "Before tax. A loss is a negative number.",
      explanation: {
        rule: "The sale price minus the purchase price.",
        formula: "salePrice-purchasePrice",
      },
    }),
    tax: usd("Estimated tax", {
      explanation: {
        rule: "The gain times the tax rate, or zero if there is a loss.",
        formula: "MAX(0, gain)*taxRate/100",
      },
    }),
    profit: usd("Profit after tax", {
      explanation: { rule: "The gain minus the tax.", formula: "gain-tax" },
      signLabels: { above: "Profit", below: "Loss", zero: "No profit or loss" },
    }),
    proceeds: usd("Sale price after tax", {
      explanation: { rule: "The sale price minus the tax.", formula: "salePrice-tax" },
    }),
    totalReturn: percentage("Return on purchase price", {
      note: "For the whole time you held it, not per year.",
      explanation: {
        rule: "The profit as a percentage of the purchase price.",
        formula: "profit/purchasePrice*100",
        onlyIf: "purchasePrice>0",
      },
    }),
  },

  verdict: ({ gain, tax, profit }, { taxRate }) => {
    if (gain < 0)
      return `You sell for ${formatRoundedUsd(-gain)} less than you paid. There is no gain to tax.`;
    if (gain === 0) return "You sell for what you paid. There is no gain to tax.";
    if (tax === 0) return `At a 0% rate, you keep the whole gain of ${formatRoundedUsd(gain)}.`;
    return profit < 0
      ? `At a rate of ${formatNumber(taxRate)}%, the tax of ${formatRoundedUsd(tax)} is more than the gain.`
      : `Your gain is ${formatRoundedUsd(gain)}. You pay ${formatRoundedUsd(tax)} in tax and keep ${formatRoundedUsd(profit)}.`;
  },
  charts: ({ gain, tax, profit }, { purchasePrice, salePrice }) => [
    {
      kind: "waterfall",
      name: "sale",
      title:
        profit < 0
          ? `The sale at ${formatWholeUsd(salePrice)} ends in a loss of ${formatWholeUsd(-profit)}`
          : `The sale at ${formatWholeUsd(salePrice)} leaves a profit of ${formatWholeUsd(profit)}`,
      subject: "From the sale price to your profit",
      steps: [
        ["Sale price", salePrice],
        ["Purchase price", -purchasePrice],
        [gain < 0 ? "Capital loss" : "Capital gain"],
        ["Tax", -tax],
        ["Profit after tax"],
      ],
    },
  ],
  toast: ({ gain, tax, profit }) =>
    complete(`Gain ${formatUsd(gain)}, tax ${formatUsd(tax)}, profit ${formatUsd(profit)}.`),

  example: { purchasePrice: 18_500, salePrice: 27_900, taxRate: 15 },
});
