import { defineReport } from "@/lib/calculator/definition";
import { complete } from "@/lib/calculator/report/notice";
import {
  count,
  percentage,
  positionColumn,
  table,
  usd,
  usdColumn,
  words,
} from "@/lib/calculator/report/outputs";
import { sumBy } from "@/lib/finance/sum-by";
import { formatNumber } from "@/lib/format";

import { rentVsBuy, type RentVsBuyResult, type WealthYear } from "./calculation";
import { chartsOfBoth } from "./charts";
import { remarksOn } from "./remarks";
import { announcementOf, verdictOn } from "./verdict";

/** A step in dollars on the way to other figures. */
const step = (label: string, rule: string, formula: string) =>
  usd<RentVsBuyResult>(label, { hidden: true, explanation: { rule, formula } });

const monthsOfYear = "(year-previous.year)*12";
/** What the cheaper side of a year invests of the difference, with what it had. */
const invested = (difference: string, before: string) =>
  `FV(investmentReturn/1200, ${monthsOfYear}, -MAX(0, ${difference})/(${monthsOfYear}), -previous.${before})`;

export const report = defineReport(rentVsBuy, {
  failureMessage: "Could not calculate a result with the provided inputs.",

  headline: "moreFavorable",
  alternatives: ["netBuy", "netRent"],
  outputs: {
    moreFavorable: words("More favorable by net position", {
      continuedBy: "difference",
      explanation: {
        rule: "The side with the higher net position.",
        formula: 'IF(netBuy>netRent, "Buying", IF(netBuy<netRent, "Renting", "Neither"))',
      },
    }),
    difference: usd("Difference in net position", {
      explanation: {
        rule: "The two net positions, the lower taken from the higher.",
        formula: "ABS(netBuy-netRent)",
      },
    }),
    netBuy: usd("Net position of buying", {
      note: "The equity less the total cost.",
      explanation: {
        rule: "What you own at the end, less what buying has cost.",
        formula: "finalEquity-totalBuyCost",
      },
    }),
    netRent: usd("Net position of renting", {
      note: "Minus the total cost: nothing is owned at the end.",
      explanation: { rule: "What renting has cost, below zero.", formula: "-totalRentCost" },
    }),
    totalBuyCost: usd("Total cost of buying", {
      note: "Down payment, closing costs, interest, tax, maintenance and insurance; not the principal.",
      explanation: {
        rule: "Down payment and closing costs, the interest paid, and tax, maintenance and insurance of every year.",
        formula:
          "downPayment+closing+interest+startValues*(propertyTaxRate+maintenance)/100+annualInsurance*years",
      },
    }),
    totalRentCost: usd("Total cost of renting", {
      note: "Rent and renters insurance.",
      explanation: {
        rule: "The rent of every year, rising from the second on, and level renters insurance.",
        formula:
          "FV(rentIncrease/100, wholeYears, -monthlyRent*12)+partYear*monthlyRent*12*(1+rentIncrease/100)^wholeYears+rentersInsurance*12*years",
      },
    }),
    finalEquity: usd("Equity at the end", {
      note: "Home value less remaining loan, before any selling costs.",
      explanation: {
        rule: "What the home is worth, less what is still owed.",
        formula: "finalHomeValue-remainingLoan",
      },
    }),
    monthlyPayment: usd("Monthly loan payment", {
      note: "Principal and interest.",
      explanation: {
        rule: "The level payment that repays the loan over its term.",
        formula: "PMT(annualRate/1200, loanTerm*12, -loanAmount)",
      },
    }),
    wholeYears: count("year")("Whole years", {
      hidden: true,
      explanation: { rule: "The years without the part of a last one.", formula: "INT(years)" },
    }),
    partYear: count("year")("Part of a last year", {
      hidden: true,
      explanation: { rule: "What is left of the years.", formula: "years-wholeYears" },
    }),
    downPayment: step("Cash down", "A share of the price.", "homePrice*downPaymentPercent/100"),
    closing: step("Closing costs paid", "A share of the price.", "homePrice*closingCosts/100"),
    loanAmount: step("Loan amount", "The price less the down payment.", "homePrice-downPayment"),
    monthsPaid: count("month")("Months of payments", {
      hidden: true,
      explanation: {
        rule: "As long as you stay, but no longer than the loan runs.",
        formula: "MIN(years, loanTerm)*12",
      },
    }),
    remainingLoan: step(
      "Remaining loan",
      "What is still owed after those payments; nothing once the term is over.",
      "IF(years>=loanTerm, 0, FV(annualRate/1200, monthsPaid, monthlyPayment, -loanAmount))",
    ),
    principalPaid: step(
      "Principal paid",
      "What the payments have repaid of the loan.",
      "loanAmount-remainingLoan",
    ),
    interest: step(
      "Interest paid",
      "The payments, less what they have repaid.",
      "monthlyPayment*monthsPaid-principalPaid",
    ),
    startValues: step(
      "Home values at the start of each year",
      "Added up, the value of a last year in part.",
      "FV(appreciation/100, wholeYears, -homePrice)+partYear*homePrice*(1+appreciation/100)^wholeYears",
    ),
    finalHomeValue: step(
      "Home value at the end",
      "The price, raised by the appreciation of each year.",
      "homePrice*(1+appreciation/100)^years",
    ),

    wealthier: words("Ahead in wealth", {
      continuedBy: "wealthDifference",
      explanation: {
        rule: "The side with more wealth at the end.",
        formula:
          'IF(buyingWealth>rentingWealth, "Buying", IF(buyingWealth<rentingWealth, "Renting", "Neither"))',
      },
    }),
    wealthDifference: usd("Difference in wealth", {
      explanation: {
        rule: "The two wealths, the smaller taken from the larger.",
        formula: "ABS(buyingWealth-rentingWealth)",
      },
    }),
    buyingWealth: usd("Owner’s wealth", {
      note: "Home value less selling costs and remaining loan, and what the owner has invested.",
      explanation: {
        rule: "The home sold, the loan repaid, and the owner’s investments, which never fall, at their most.",
        formula: "finalHomeValue-sellingCost-remainingLoan+MAX(wealthByYear.ownerInvestments)",
      },
    }),
    rentingWealth: usd("Renter’s wealth", {
      note: "Down payment and closing costs invested from the start, and what was invested since.",
      explanation: {
        rule: "The renter’s investments, which never fall, at their most.",
        formula: "MAX(wealthByYear.renterWealth)",
      },
    }),
    breakEvenYear: count("year")("Break-even in wealth", {
      note: "From then on the owner is ahead at the end of every year.",
      explanation: {
        rule: "The year since which the owner is ahead at the end.",
        formula: "MAX(wealthByYear.aheadSince)",
        onlyIf: "buyingWealth>rentingWealth",
      },
    }),
    equalRent: usd("Rent at which both are equal", {
      note: "A month, in the first year: with it both end with the same wealth.",
      explanation: {
        rule: "The rent less the owner’s lead in wealth, by what each dollar of rent comes to.",
        formula: "monthlyRent-(buyingWealth-rentingWealth)/rentGrown",
        onlyIf: "monthlyRent*rentGrown>=buyingWealth-rentingWealth",
      },
    }),
    sellingCost: step(
      "Selling costs paid",
      "A share of the home value at the end.",
      "finalHomeValue*sellingCosts/100",
    ),
    returnBeyondRent: percentage("Annual return beyond the rent increase", {
      hidden: true,
      explanation: {
        rule: "What investments grow in a year, the rise of the rent taken out.",
        formula: "((1+investmentReturn/1200)^12/(1+rentIncrease/100)-1)*100",
      },
    }),
    rentGrown: step(
      "What a rent of $1 comes to",
      "A dollar a month, rising as the rent does and invested until the end.",
      "FV(investmentReturn/1200, 12, -1)*(1+rentIncrease/100)^(wholeYears-1)*FV(returnBeyondRent/100, wholeYears, -1)*(1+investmentReturn/1200)^(partYear*12)+(1+rentIncrease/100)^wholeYears*FV(investmentReturn/1200, partYear*12, -1)",
    ),
    returnsDifference: step(
      "Returns of the owner beyond the renter’s",
      "What the owner’s investments have earned, less what the renter’s have.",
      "MAX(wealthByYear.ownerInvestments)-MAX(wealthByYear.renterWealth)+downPayment+closing+SUM(wealthByYear.owning)-SUM(wealthByYear.renting)",
    ),

    wealthByYear: table<RentVsBuyResult, WealthYear>("Wealth by year", {
      by: "year",
      columns: {
        year: positionColumn("Year", "MIN(previous.year+1, years)"),
        ownerWealth: usdColumn(
          "Owner’s wealth",
          "homePrice*(1+appreciation/100)^year*(1-sellingCosts/100)-IF(year>=loanTerm, 0, FV(annualRate/1200, year*12, monthlyPayment, -loanAmount))+ownerInvestments",
        ),
        renterWealth: usdColumn("Renter’s wealth", invested("owning-renting", "renterWealth")),
        aheadSince: {
          ...positionColumn(
            "Owner ahead since",
            "IF(ownerWealth>renterWealth, IF(previous.aheadSince>0, previous.aheadSince, year), 0)",
          ),
          show: (year: number) => (year === 0 ? "–" : `Year ${formatNumber(year)}`),
        },
        owning: usdColumn(
          "Owning costs",
          "monthlyPayment*12*(MIN(year, loanTerm)-MIN(previous.year, loanTerm))+(year-previous.year)*(homePrice*(1+appreciation/100)^previous.year*(propertyTaxRate+maintenance)/100+annualInsurance)",
          "sum",
        ),
        renting: usdColumn(
          "Renting costs",
          `${monthsOfYear}*(monthlyRent*(1+rentIncrease/100)^previous.year+rentersInsurance)`,
          "sum",
        ),
        ownerInvestments: usdColumn(
          "Owner’s investments",
          invested("renting-owning", "ownerInvestments"),
        ),
      },
      count: "ROUNDUP(years, 0)",
      start: {
        year: "0",
        ownerInvestments: "0",
        renterWealth: "downPayment+closing",
        aheadSince: "0",
      },
      totals: ({ wealthByYear }) => ({
        owning: sumBy(wealthByYear, ({ owning }) => owning),
        renting: sumBy(wealthByYear, ({ renting }) => renting),
      }),
      note: "Wealth is counted at the end of each year as if the home were sold then and the loan repaid. Owning costs include the principal.",
    }),
  },

  verdict: verdictOn,
  sections: () => [
    {
      title: "Wealth at the end",
      text: "A second view: the renter invests the down payment and the closing costs from the start, whoever pays less in a year invests the difference, and at the end the home is sold.",
      figures: ["wealthier", "buyingWealth", "rentingWealth", "breakEvenYear", "equalRent"],
    },
  ],
  remarks: remarksOn,
  charts: chartsOfBoth,
  toast: (result) => complete(announcementOf(result)),

  example: {
    homePrice: 380_000,
    downPaymentPercent: 20,
    closingCosts: 3,
    annualRate: 6.25,
    loanTerm: 30,
    propertyTaxRate: 1.2,
    annualInsurance: 1_800,
    maintenance: 1,
    monthlyRent: 2_450,
    rentersInsurance: 15,
    years: 12,
    appreciation: 3,
    rentIncrease: 3,
    investmentReturn: 7,
    sellingCosts: 6,
  },
});
