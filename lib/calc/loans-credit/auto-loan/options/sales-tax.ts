import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { formatUsd } from "@/lib/format";

import { autoLoan } from "../calculation";
import { salesTaxForm } from "./sales-tax.form";

/** What the state taxes, and what is still owed on the car that is traded in. */
export const salesTax = option(autoLoan, {
  form: salesTaxForm,
  isUsed: ({ salesTaxAmount }) => salesTaxAmount > 0,
  outputs: {
    salesTaxAmount: briefUsd("Sales tax", {
      explanation: {
        rule: "The tax rate times the price, minus what your state takes off it.",
        formula:
          'MAX(0, vehiclePrice-IF(taxOn="full price", 0, IF(taxOn="as specified", downPayment, tradeIn+IF(taxOn="price less trade-in", 0, rebate))))*salesTax/100',
      },
      when: ({ salesTaxAmount }) => salesTaxAmount > 0,
    }),
  },
  section: null,
  verdict: null,
  errors: null,
  remarks: ({ salesTaxAmount }, { taxOn = "as specified", tradeIn, owedOnTradeIn = 0 }) => [
    ...(owedOnTradeIn > tradeIn
      ? [
          {
            tone: "warning",
            text: `You owe ${formatUsd(owedOnTradeIn - tradeIn)} more on your trade-in than it is worth. That amount is added to the new loan.`,
          } as const,
        ]
      : []),
    ...(taxOn === "as specified" && salesTaxAmount > 0
      ? [
          {
            tone: "neutral",
            text: `The sales tax of ${formatUsd(salesTaxAmount)} is on the price minus the down payment. ${tradeIn > 0 ? "Most states charge it on the price minus the trade-in." : "Most states charge it on the full price."}`,
            offer:
              tradeIn > 0
                ? {
                    text: "Tax the price minus the trade-in",
                    boxes: { taxOn: "price less trade-in" },
                  }
                : { text: "Tax the full price", boxes: { taxOn: "full price" } },
          } as const,
        ]
      : []),
  ],
});
