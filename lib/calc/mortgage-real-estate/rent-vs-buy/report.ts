import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { count, percentage, usd, words } from "@/lib/calculator/report/outputs";

import { rentVsBuy, type RentVsBuyResult } from "./calculation";
import { bridge, wealthChart } from "./charts";
import { sellingCostsForm } from "./form";
import { duesAndPmi } from "./options/dues-and-pmi";
import { federalTax, isTaxed } from "./options/federal-tax";
import { tables } from "./tables";
import { announcementOf, areOpposed, remarksOn, verdictOn } from "./words";

/** Dollars on the way to other figures. */
const hiddenUsd = (label: string, rule: string, formula: string) =>
  usd<RentVsBuyResult>(label, { hidden: true, explanation: { rule, formula } });

export const report = defineReport(rentVsBuy, {
  headline: "moreFavorable",
  moves: ["homePrice", "monthlyRent", "years", "appreciation"],
  whole: {
    figure: "wealthier",
    leads: areOpposed,
    alternatives: ["buyingWealth", "rentingWealth"],
    words: () => ({
      titles: ["Wealth at the end", "Net position"],
      why: "Net position is what you own minus what you paid. It leaves out what the renter could earn by investing the difference, so it is not the better guide here.",
    }),
  },
  alternatives: ["netBuy", "netRent"],
  options: [federalTax, duesAndPmi, sellingCostsForm],
  steps: {
    leadAtEqualRent: {
      label: "Owner’s lead in wealth, with the tax on gains at the equal rent",
      formula: "buyingWealth+ownersGainTax-rentingWealth-rentersGainTax+equalRentTax",
    },
  },
  outputs: {
    moreFavorable: words("More favorable by net position", {
      continuedBy: "difference",
      explanation: {
        rule: "The side with the higher net position.",
        formula: 'IF(netBuy>netRent, "Buying", IF(netBuy<netRent, "Renting", "Neither"))',
      },
    }),
    difference: briefUsd("Difference in net position", {
      explanation: {
        rule: "The higher net position minus the lower one.",
        formula: "ABS(netBuy-netRent)",
      },
    }),
    netBuy: usd("Net position of buying", {
      note: "Equity minus total cost.",
      explanation: {
        rule: "What you own at the end minus what buying has cost.",
        formula: "finalEquity-totalBuyCost",
      },
    }),
    netRent: usd("Net position of renting", {
      note: "The total cost as a negative number: you own nothing at the end.",
      explanation: {
        rule: "What renting has cost, as a negative number.",
        formula: "-totalRentCost",
      },
    }),
    totalBuyCost: usd("Total cost of buying", {
      note: "Down payment, closing costs, interest, tax, maintenance and insurance, but not principal.",
      explanation: {
        rule: "Down payment, closing costs, interest paid, and each year’s tax, maintenance, insurance, dues and PMI.",
        formula:
          "downPayment+closing+interest+startValues*(propertyTaxRate+maintenance)/100+annualInsurance*years+totalDues+totalPmi",
      },
    }),
    totalRentCost: usd("Total cost of renting", {
      note: "Rent and renters insurance.",
      explanation: {
        rule: "Each year’s rent, rising from the second year on, plus renters insurance that stays the same.",
        formula:
          "FV(rentIncrease/100, wholeYears, -monthlyRent*12)+partYear*monthlyRent*12*(1+rentIncrease/100)^wholeYears+rentersInsurance*12*years",
      },
    }),
    finalEquity: usd("Equity at the end", {
      note: "Home value minus remaining loan, before any selling costs.",
      explanation: {
        rule: "What the home is worth minus what you still owe.",
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
      explanation: { rule: "The years without a partial last one.", formula: "INT(years)" },
    }),
    partYear: count("year")("Partial last year", {
      hidden: true,
      explanation: { rule: "The part of a year that is left over.", formula: "years-wholeYears" },
    }),
    downPayment: hiddenUsd(
      "Cash down",
      "A share of the price.",
      "homePrice*downPaymentPercent/100",
    ),
    closing: hiddenUsd("Closing costs paid", "A share of the price.", "homePrice*closingCosts/100"),
    loanAmount: hiddenUsd(
      "Loan amount",
      "The price minus the down payment.",
      "homePrice-downPayment",
    ),
    monthsPaid: count("month")("Months of payments", {
      hidden: true,
      explanation: {
        rule: "As long as you stay, but no longer than the loan term.",
        formula: "MIN(years, loanTerm)*12",
      },
    }),
    remainingLoan: hiddenUsd(
      "Remaining loan",
      "What you still owe after those payments. Zero once the term is over.",
      "IF(years>=loanTerm, 0, FV(annualRate/1200, monthsPaid, monthlyPayment, -loanAmount))",
    ),
    principalPaid: hiddenUsd(
      "Principal paid",
      "How much of the loan the payments have paid off.",
      "loanAmount-remainingLoan",
    ),
    interest: hiddenUsd(
      "Interest paid",
      "The payments minus the principal paid.",
      "monthlyPayment*monthsPaid-principalPaid",
    ),
    ...duesAndPmi.outputs,
    startValues: hiddenUsd(
      "Home values at the start of each year",
      "All added up, with a partial last year counted in part.",
      "FV(appreciation/100, wholeYears, -homePrice)+partYear*homePrice*(1+appreciation/100)^wholeYears",
    ),
    finalHomeValue: hiddenUsd(
      "Home value at the end",
      "The price, raised by each year’s appreciation.",
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
    wealthDifference: briefUsd("Difference in wealth", {
      explanation: {
        rule: "The larger wealth minus the smaller one.",
        formula: "ABS(buyingWealth-rentingWealth)",
      },
    }),
    buyingWealth: briefUsd("Owner’s wealth", {
      note: "Home value minus selling costs and remaining loan, plus what the owner has invested.",
      explanation: {
        rule: "The home’s value minus selling costs and the loan, plus the owner’s investments, which never fall, at their highest. With taxes, less the owner’s tax on gains.",
        formula:
          "finalHomeValue-sellingCost-remainingLoan+MAX(wealthByYear.ownerInvestments)-ownersGainTax",
      },
    }),
    rentingWealth: briefUsd("Renter’s wealth", {
      note: "Down payment and closing costs invested from the start, plus what was invested since.",
      explanation: {
        rule: "The renter’s investments, which never fall, at their highest. With taxes, less the renter’s tax on gains.",
        formula: "MAX(wealthByYear.renterInvestments)-rentersGainTax",
      },
    }),
    breakEvenYear: count("year")("Break-even in wealth", {
      note: "From then on the owner is ahead at the end of every year.",
      explanation: {
        rule: "The year from which the owner stays ahead until the end.",
        formula: "MAX(wealthByYear.aheadSince)",
        onlyIf: "buyingWealth>rentingWealth",
      },
    }),
    equalRent: usd("Rent at which both are equal", {
      note: "Monthly rent in the first year that would leave both with the same wealth.",
      explanation: {
        rule: "The rent minus the owner’s lead in wealth divided by what each dollar of rent grows to. With taxes, the lead at that rent’s tax on gains.",
        formula: "monthlyRent-leadAtEqualRent/rentGrown",
        onlyIf: "monthlyRent*rentGrown>=leadAtEqualRent",
      },
    }),
    sellingCost: hiddenUsd(
      "Selling costs paid",
      "A share of the home value at the end.",
      "finalHomeValue*sellingCosts/100",
    ),
    returnBeyondRent: percentage("Annual return above the rent increase", {
      hidden: true,
      explanation: {
        rule: "How much investments grow in a year after the rent increase.",
        formula: "((1+investmentReturn/1200)^12/(1+rentIncrease/100)-1)*100",
      },
    }),
    rentGrown: hiddenUsd(
      "What a rent of $1 grows to",
      "A dollar a month that rises with the rent and is invested until the end.",
      "FV(investmentReturn/1200, 12, -1)*(1+rentIncrease/100)^(wholeYears-1)*FV(returnBeyondRent/100, wholeYears, -1)*(1+investmentReturn/1200)^(partYear*12)+(1+rentIncrease/100)^wholeYears*FV(investmentReturn/1200, partYear*12, -1)",
    ),
    returnsDifference: hiddenUsd(
      "Owner’s returns minus the renter’s",
      "What the owner’s investments have earned, minus what the renter’s have.",
      "MAX(wealthByYear.ownerInvestments)-MAX(wealthByYear.renterInvestments)+downPayment+closing+SUM(wealthByYear.owning)-SUM(wealthByYear.renting)",
    ),

    ...tables,
    ...federalTax.outputs,
  },

  verdict: verdictOn,
  sections: (result) => [
    {
      title: "Wealth at the end",
      text: `A second comparison: the renter invests the down payment and closing costs from the start, whoever pays less in a year invests the difference, and the home is sold at the end.${isTaxed(result) ? " Both are after federal tax." : ""}`,
      figures: ["wealthier", "buyingWealth", "rentingWealth", "breakEvenYear", "equalRent"],
    },
  ],
  remarks: remarksOn,
  charts: (result, input) => [...wealthChart(result, input), bridge(result)],
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
