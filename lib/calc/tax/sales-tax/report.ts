import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { percentage, usd } from "@/lib/calculator/report/outputs";
import { formatNumber, formatPayment, formatPercent, formatUsd } from "@/lib/format";

import { salesTax } from "./calculation";

/** What rounds to less than a cent is no tax that anybody pays. */
const leastTax = 0.005;

export const report = defineReport(salesTax, {
  invalidMessage: "Please enter valid positive numbers for amount and tax rate.",

  headline: "totalCost",
  outputs: {
    purchaseAmount: usd("Purchase amount"),
    taxRate: percentage("Tax rate"),
    salesTax: usd("Sales tax", {
      explanation: {
        rule: "The purchase amount times the tax rate.",
        formula: "purchaseAmount*taxRate/100",
      },
    }),
    totalCost: usd("Total cost", {
      explanation: {
        rule: "The purchase amount plus the tax.",
        formula: "purchaseAmount+salesTax",
      },
    }),
    priceBeforeTax: usd("If tax is included: price", {
      note: "Before tax, if the amount you entered is a total that includes tax.",
      explanation: {
        rule: "The amount divided by one plus the rate, because the tax is on the price, not on the total.",
        formula: "purchaseAmount/(1+taxRate/100)",
      },
      when: ({ includedTax }) => includedTax >= leastTax,
    }),
    includedTax: usd("If tax is included: tax", {
      explanation: {
        rule: "The price before tax times the tax rate.",
        formula: "priceBeforeTax*taxRate/100",
      },
      when: ({ includedTax }) => includedTax >= leastTax,
    }),
  },

  verdict: ({ purchaseAmount, taxRate, salesTax, priceBeforeTax }) => {
    const price = formatPayment(purchaseAmount);
    if (purchaseAmount === 0) return "A purchase of $0 has no sales tax.";
    if (taxRate === 0) return `At a rate of 0%, there is no tax on the ${price}.`;
    return salesTax < leastTax
      ? `The tax on ${price} at ${formatNumber(taxRate)}% is less than half a cent.`
      : `Tax at ${formatNumber(taxRate)}% adds ${formatUsd(salesTax)}. If the ${price} already includes tax, the price before tax is ${formatUsd(priceBeforeTax)}.`;
  },
  breakdown: ({ salesTax }, { purchaseAmount }) => ({
    label: "Price with tax",
    parts: [
      ["Price", purchaseAmount],
      ["Sales tax", salesTax],
    ],
  }),
  charts: ({ purchaseAmount, salesTax, totalCost }) =>
    salesTax < leastTax
      ? []
      : [
          {
            kind: "amounts",
            name: "parts",
            title: `Sales tax is ${formatPercent((salesTax / totalCost) * 100)} of the ${formatUsd(totalCost)} you pay`,
            subject: "What makes up the total",
            whole: "the total",
            rows: [
              { label: "Purchase amount", amount: purchaseAmount },
              { label: "Sales tax", amount: salesTax },
            ],
          },
        ],
  toast: ({ salesTax, totalCost }) =>
    complete(`Sales tax ${formatUsd(salesTax)}, total cost ${formatUsd(totalCost)}.`),

  example: { purchaseAmount: 1_249, taxRate: 8.25 },
});
