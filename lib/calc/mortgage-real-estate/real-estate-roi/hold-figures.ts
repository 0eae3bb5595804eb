import { positionColumn, usdColumn } from "@/lib/calculator/report/columns";
import { percentage, ratio, table, usd } from "@/lib/calculator/report/outputs";

import type { HeldYear, RealEstateRoiResult } from "./calculation";

/** When the rate and the term give the loan, as a formula. */
const hasTerms = "AND(NOT(ISBLANK(annualRate)), NOT(ISBLANK(years)))";
/** The payment on the loan a month, typed or worked out, as a formula. */
export const paid = `IF(${hasTerms}, loanPayment, monthlyPrincipalInterest)`;

const isHeldFormula = `AND(NOT(ISBLANK(hold)), OR(downPaymentPercent=100, ${hasTerms}))`;
const valueAfter = (year: string) => `purchasePrice*(1+appreciation/100)^${year}`;
const owedAfter = (year: string) =>
  `IF(${hasTerms}, PV(annualRate/1200, MAX(0, years*12-12*${year}), -loanPayment), 0)`;
const grown = (amount: string, rate: string) => `${amount}*12*(1+${rate}/100)^(year-1)`;

/** Whether it is held and sold, and what is then owed is known. */
const isHeld = ({ saleProceeds }: RealEstateRoiResult) => saleProceeds !== null;

/** The loan by its rate and term, and what the years and the sale bring. */
export const holdFigures = {
  loanAmount: usd("Loan amount", {
    explanation: {
      rule: "The price minus the down payment.",
      formula: "purchasePrice*(1-downPaymentPercent/100)",
      onlyIf: hasTerms,
    },
  }),
  loanPayment: usd("Monthly principal and interest", {
    explanation: {
      rule: "The level payment that pays off the loan by the end of its term.",
      formula: "PMT(annualRate/1200, years*12, -loanAmount)",
      onlyIf: hasTerms,
    },
  }),
  irr: percentage("Return per year (IRR)", {
    note: "Before income tax, with the sale.",
    signLabels: { above: "Gain", below: "Loss" },
    explanation: {
      rule: "The rate at which every cash flow and the sale are worth exactly the cash invested.",
      formula: "(yearlyGrowth-1)*100",
      onlyIf: `AND(${isHeldFormula}, yearlyGrowth>0)`,
    },
  }),
  yearlyGrowth: ratio("What a dollar becomes in a year", {
    hidden: true,
    explanation: {
      rule: "1 plus the return, at which the cash flows and the sale are worth exactly the cash invested. 0 if there is no such return.",
      check:
        "OR(yearlyGrowth=0, ABS(SUM(heldYears.worth)-totalCashInvested)<=0.000001*MAX(totalCashInvested, MAX(heldYears.worth), -MIN(heldYears.worth)))",
      onlyIf: isHeldFormula,
    },
  }),
  multiple: ratio("Equity multiple", {
    note: "What you get back for each dollar you put in.",
    explanation: {
      rule: "All cash flows and what the sale leaves, divided by the cash invested.",
      formula: "(SUM(heldYears.cashFlow)+saleProceeds)/totalCashInvested",
      onlyIf: `AND(${isHeldFormula}, totalCashInvested>0)`,
    },
  }),
  saleProceeds: usd("Cash from the sale", {
    signLabels: { above: "Paid to you", below: "You pay in", zero: "Nothing left" },
    explanation: {
      rule: "The sale price minus the selling costs and what you owe.",
      formula: "salePrice*(1-sellingCosts/100)-balanceAtSale",
      onlyIf: isHeldFormula,
    },
  }),
  salePrice: usd("Sale price", {
    explanation: {
      rule: "The purchase price with its appreciation.",
      formula: valueAfter("hold"),
      onlyIf: isHeldFormula,
    },
  }),
  balanceAtSale: usd("Still owed at the sale", {
    explanation: {
      rule: "What the payments still to come on the loan are worth.",
      formula: owedAfter("hold"),
      onlyIf: isHeldFormula,
    },
  }),
  equity: usd("Equity at the sale", {
    signLabels: { above: "Yours", below: "You owe more than it’s worth", zero: "None" },
    explanation: {
      rule: "The sale price minus what you owe, before selling costs.",
      formula: "salePrice-balanceAtSale",
      onlyIf: isHeldFormula,
    },
  }),
  firstYearCashFlow: usd("Cash flow in the first year", {
    explanation: {
      rule: "Net operating income minus the loan payments of the first year.",
      formula: `netOperatingIncome-IF(${hasTerms}, loanPayment*MIN(12, years*12), 0)`,
      onlyIf: isHeldFormula,
    },
  }),
  grossRentMultiplier: ratio("Gross rent multiplier", {
    note: "The price in years of rent, before vacancy and costs.",
    when: isHeld,
    explanation: {
      rule: "The purchase price divided by a year’s rent.",
      formula: "purchasePrice/(monthlyRent*12)",
      onlyIf: "monthlyRent>0",
    },
  }),
  heldYears: table<RealEstateRoiResult, HeldYear>("Year by year", {
    by: "year",
    columns: {
      year: positionColumn("Year", "previous.year+1"),
      cashFlow: usdColumn("Cash flow", "income-loanPayments", "sum"),
      equity: usdColumn("Equity", "value-balance", "last"),
      income: usdColumn(
        "Operating income",
        `${grown("monthlyRent", "rentGrowth")}*(1-vacancyRate/100)-${grown("monthlyOperatingExpenses", "expenseGrowth")}`,
        "sum",
      ),
      loanPayments: usdColumn(
        "Loan payments",
        `IF(${hasTerms}, loanPayment*MIN(12, MAX(0, years*12-12*(year-1))), 0)`,
        "sum",
      ),
      value: usdColumn("Value", valueAfter("year"), "last"),
      balance: usdColumn("Still owed", owedAfter("year"), "last"),
      worth: {
        ...usdColumn(
          "Worth today",
          "IF(yearlyGrowth>0, (cashFlow+IF(year=hold, saleProceeds, 0))/yearlyGrowth^year, 0)",
        ),
        hidden: true,
      },
    },
    count: `IF(${isHeldFormula}, hold, 0)`,
    start: { year: "0" },
    totals: () => ({}),
  }),
};
