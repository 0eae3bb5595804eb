import { count, percentage, usd } from "@/lib/calculator/report/outputs";

import { owed, paysExtra, rateThen } from "./formulas";

const hasValue = "homeValue>0";
const lastOwed = "MAX(0, amountDrawn-extra*(ROUNDUP(drawMonths, 0)-1))";

/** What another rate, an extra and the home's value come to. */
export const optionFigures = {
  sameRatePayment: usd("Payment at today’s rate", {
    explanation: {
      rule: "The repayment if the rate stays as it is in the draw period.",
      formula: `PMT(annualRate/1200, repaymentPeriod*12, -${owed})`,
      onlyIf: "NOT(ISBLANK(repaymentRate))",
    },
  }),
  balanceAtRepayment: usd("Owed when repayment begins", {
    explanation: {
      rule: "The amount drawn minus every extra payment.",
      formula: "MAX(0, amountDrawn-extra*drawPeriod*12)",
      onlyIf: paysExtra,
    },
  }),
  lastDrawPayment: usd("Last payment in the draw period", {
    note: "The interest and the extra.",
    explanation: {
      rule: "A month of interest on what is then owed, plus the extra.",
      formula: `MIN(extra, ${lastOwed})+${lastOwed}*annualRate/1200`,
      onlyIf: paysExtra,
    },
  }),
  drawMonths: count("month")("Months with extra payments", {
    hidden: true,
    explanation: {
      rule: "The months in the draw period, or as many as it takes to repay the amount drawn.",
      formula: "MIN(drawPeriod*12, ROUNDUP(amountDrawn/extra, 0))",
      onlyIf: paysExtra,
    },
  }),
  drawInterest: usd("Interest in the draw period", {
    explanation: {
      rule: "Interest on the amount drawn, minus the interest that each extra payment spares in the months after it.",
      formula:
        "interestOnlyPayment*drawMonths-extra*annualRate/1200*(INT(drawMonths)*(INT(drawMonths)-1)/2+(drawMonths-INT(drawMonths))*INT(drawMonths))",
      onlyIf: paysExtra,
    },
  }),
  interestSaved: usd("Interest saved", {
    note: "Over both periods.",
    explanation: {
      rule: "The total interest without the extra payments, minus the total interest with them.",
      formula: `MAX(0, interestOnlyPayment*drawPeriod*12+PMT(${rateThen}/1200, repaymentPeriod*12, -amountDrawn)*repaymentPeriod*12-amountDrawn-totalInterest)`,
      onlyIf: paysExtra,
    },
  }),
  combinedLoanToValue: percentage("Combined loan-to-value", {
    note: "Both loans as a share of the home’s value.",
    explanation: {
      rule: "What is owed on the first mortgage and the amount drawn, as a percentage of the home’s value.",
      formula: "(mortgageBalance+amountDrawn)/homeValue*100",
      onlyIf: hasValue,
    },
  }),
  equityLeft: usd("Equity left", {
    signLabels: { above: "Yours", below: "You owe more than it’s worth", zero: "None left" },
    explanation: {
      rule: "The home’s value minus both loans.",
      formula: "homeValue-mortgageBalance-amountDrawn",
      onlyIf: hasValue,
    },
  }),
  lineAt80: usd("Largest line at 80%", {
    note: "With it, both loans come to 80% of the home’s value.",
    explanation: {
      rule: "80% of the home’s value minus what is owed on the first mortgage.",
      formula: "MAX(0, homeValue*80/100-mortgageBalance)",
      onlyIf: hasValue,
    },
  }),
};
