import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import { drawnYears } from "@/lib/calculator/charts/growth-chart";
import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { positionColumn, usdColumn } from "@/lib/calculator/report/columns";
import { percentage, ratio, table } from "@/lib/calculator/report/outputs";
import {
  formatCount,
  formatPercent,
  formatRatio,
  formatRoundedUsd,
  formatWholeUsd,
} from "@/lib/format";

import {
  realEstateRoi,
  type HeldResult,
  type HeldYear,
  type RealEstateRoiResult,
} from "../calculation";
import { holdForm } from "./hold.form";

/** Whether it is held and sold, and what is then owed is known. */
const isHeld = (result: RealEstateRoiResult): result is HeldResult =>
  result.saleProceeds !== undefined;

/** What the years and the sale bring. */
export const hold = option(realEstateRoi, {
  form: holdForm,
  isUsed: isHeld,
  conditions: {
    isHeld: {
      words: "you keep it for some years, and what you owe at the sale is known",
      formula: "AND(NOT(ISBLANK(hold)), OR(downPaymentPercent=100, hasTerms))",
    },
  },
  outputs: {
    irr: percentage("Return per year (IRR)", {
      note: "Before income tax, with the sale.",
      signLabels: { above: "Gain", below: "Loss" },
      explanation: {
        rule: "The rate at which every cash flow and the sale are worth exactly the cash invested.",
        formula: "(yearlyGrowth-1)*100",
        onlyIf: "AND(isHeld, yearlyGrowth>0)",
      },
    }),
    yearlyGrowth: ratio("What a dollar becomes in a year", {
      hidden: true,
      explanation: {
        rule: "1 plus the return, at which the cash flows and the sale are worth exactly the cash invested. 0 if there is no such return.",
        check:
          "OR(yearlyGrowth=0, ABS(SUM(heldYears.worth)-totalCashInvested)<=0.000001*MAX(totalCashInvested, MAX(heldYears.worth), -MIN(heldYears.worth)))",
        proof: {
          "The cash flows and the sale are worth": "SUM(heldYears.worth)",
          "Cash invested": "totalCashInvested",
        },
        onlyIf: "isHeld",
      },
    }),
    multiple: ratio("Equity multiple", {
      note: "What you get back for each dollar you put in.",
      explanation: {
        rule: "All cash flows and what the sale leaves, divided by the cash invested.",
        formula: "(SUM(heldYears.cashFlow)+saleProceeds)/totalCashInvested",
        onlyIf: "AND(isHeld, totalCashInvested>0)",
      },
    }),
    saleProceeds: briefUsd("Cash from the sale", {
      signLabels: { above: "Paid to you", below: "You pay in", zero: "Nothing left" },
      explanation: {
        rule: "The sale price minus the selling costs and what you owe.",
        formula: "salePrice*(1-sellingCosts/100)-balanceAtSale",
        onlyIf: "isHeld",
      },
    }),
    salePrice: briefUsd("Sale price", {
      explanation: {
        rule: "The purchase price with its appreciation.",
        formula: "purchasePrice*(1+appreciation/100)^hold",
        onlyIf: "isHeld",
      },
    }),
    balanceAtSale: briefUsd("Still owed at the sale", {
      explanation: {
        rule: "What the payments still to come on the loan are worth.",
        formula: "IF(hasTerms, PV(annualRate/1200, MAX(0, years*12-12*hold), -loanPayment), 0)",
        onlyIf: "isHeld",
      },
    }),
    equity: briefUsd("Equity at the sale", {
      signLabels: { above: "Yours", below: "You owe more than it’s worth", zero: "None" },
      explanation: {
        rule: "The sale price minus what you owe, before selling costs.",
        formula: "salePrice-balanceAtSale",
        onlyIf: "isHeld",
      },
    }),
    firstYearCashFlow: briefUsd("Cash flow in the first year", {
      explanation: {
        rule: "Net operating income minus the loan payments of the first year.",
        formula: "netOperatingIncome-IF(hasTerms, loanPayment*MIN(12, years*12), 0)",
        onlyIf: "isHeld",
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
          "monthlyRent*12*(1+rentGrowth/100)^(year-1)*(1-vacancyRate/100)-monthlyOperatingExpenses*12*(1+expenseGrowth/100)^(year-1)",
          "sum",
        ),
        loanPayments: usdColumn(
          "Loan payments",
          "IF(hasTerms, loanPayment*MIN(12, MAX(0, years*12-12*(year-1))), 0)",
          "sum",
        ),
        value: usdColumn("Value", "purchasePrice*(1+appreciation/100)^year", "last"),
        balance: usdColumn(
          "Still owed",
          "IF(hasTerms, PV(annualRate/1200, MAX(0, years*12-12*year), -loanPayment), 0)",
          "last",
        ),
        worth: {
          ...usdColumn(
            "Worth today",
            "IF(yearlyGrowth>0, (cashFlow+IF(year=hold, saleProceeds, 0))/yearlyGrowth^year, 0)",
          ),
          hidden: true,
        },
      },
      count: "IF(isHeld, hold, 0)",
      start: { year: "0" },
      totals: () => ({}),
    }),
  },
  section: {
    text: "Rent and operating expenses rise once a year, from the second year on. Each year’s cash flow counts at the end of the year, and the sale at the end of the last one. Income tax, depreciation and tax on the gain are left out.",
    figures: [
      "irr",
      "multiple",
      "saleProceeds",
      "salePrice",
      "balanceAtSale",
      "equity",
      "firstYearCashFlow",
      "grossRentMultiplier",
    ],
  },
  verdict: {
    also({ irr, multiple }, { hold }) {
      const when = `Sold after ${formatCount(hold ?? 0, "year")},`;
      if (irr === null)
        return `${when} it never earns back the cash you put in, so there is no yearly return.`;
      const back =
        multiple === null
          ? ""
          : ` You get back ${formatRatio(multiple)} times the cash you put in.`;
      return irr < 0
        ? `${when} it loses ${formatPercent(-irr)} a year.${back}`
        : `${when} it returns ${formatPercent(irr)} a year.${back}`;
    },
  },
  errors(_, { hold = null, ...input }) {
    const { rentGrowth = 0, expenseGrowth = 0, appreciation = 0, sellingCosts = 0 } = input;
    const grows = [rentGrowth, expenseGrowth, appreciation, sellingCosts].some((one) => one !== 0);
    return hold === null && grows
      ? { hold: "Enter the years you keep it. Without them, nothing grows and nothing is sold." }
      : {};
  },
  remarks(result) {
    if (!isHeld(result) || result.saleProceeds >= 0) return [];
    const missing = formatRoundedUsd(-result.saleProceeds);
    return [
      {
        tone: "warning",
        text:
          result.equity < 0
            ? `You would owe more than the property is worth. To sell it, you would have to pay in ${missing}.`
            : `The selling costs are more than your equity. To sell it, you would have to pay in ${missing}.`,
      },
    ];
  },
  charts: { also: holdCharts },
});

/** The cash flow of each year, and what the property is worth and owes. None of one year alone. */
function holdCharts({ heldYears, equity }: HeldResult): DeclaredChart[] {
  const [first, last] = [heldYears[0], heldYears.at(-1)];
  if (!first || !last || heldYears.length < 2) return [];
  const drawn = drawnYears(heldYears);
  const x = { label: "Year", values: drawn.map(({ year }) => year) };
  const isOwed = first.balance > 0;
  return [
    {
      kind: "bars",
      name: "cash-flow-by-year",
      title: flowFinding(first, last),
      subject: "Cash flow before tax in each year, without the sale",
      x,
      series: [{ label: "Cash flow", values: drawn.map(({ cashFlow }) => cashFlow) }],
    },
    {
      kind: "lines",
      curve: "straight",
      name: "equity",
      title: equityFinding(last, equity, isOwed),
      subject: isOwed ? "Value and what is still owed, after each year" : "Value after each year",
      x,
      series: [
        { label: "Value", values: drawn.map(({ value }) => value) },
        ...(isOwed ? [{ label: "Still owed", values: drawn.map(({ balance }) => balance) }] : []),
      ],
      marks: [],
    },
  ];
}

function flowFinding(first: HeldYear, last: HeldYear): string {
  const verbOf = ({ cashFlow }: HeldYear) => (cashFlow < 0 ? "costs" : "brings in");
  const sizeOf = ({ cashFlow, year }: HeldYear) =>
    `${formatWholeUsd(Math.abs(cashFlow))} in year ${year}`;
  const verb = verbOf(last) === verbOf(first) ? "" : `${verbOf(last)} `;
  return `The rental ${verbOf(first)} ${sizeOf(first)} and ${verb}${sizeOf(last)}`;
}

function equityFinding({ year, value, balance }: HeldYear, equity: number, isOwed: boolean) {
  const when = `After ${formatCount(year, "year")}`;
  if (!isOwed) return `${when}, the property is worth ${formatWholeUsd(value)}`;
  return equity < 0
    ? `${when}, you owe ${formatWholeUsd(balance - value)} more than the property is worth`
    : `${when}, ${formatWholeUsd(equity)} of the ${formatWholeUsd(value)} is yours`;
}
