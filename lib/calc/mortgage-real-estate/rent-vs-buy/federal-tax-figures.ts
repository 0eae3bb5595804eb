import type { Section } from "@/lib/calculator/definition";
import { positionColumn, usdColumn, wholeUsdColumn } from "@/lib/calculator/report/columns";
import { count, table, usd } from "@/lib/calculator/report/outputs";
import { sumBy } from "@/lib/finance/sum-by";
import { formatWholeUsd } from "@/lib/format";
import { newestYear } from "@/lib/tax-law/years/law-years";

import type { TaxYear } from "./arithmetic/federal-taxes";
import type { RentVsBuyInput, RentVsBuyResult } from "./calculation";

type Result = RentVsBuyResult;

/** Taxes count where there is an income to be taxed. */
export const isTaxed = ({ taxByYear }: Pick<Result, "taxByYear">) => taxByYear.length > 0;

/** What federal tax favors buying by; negative favors renting. */
export const taxLead = ({ taxSaved, ownersGainTax, rentersGainTax }: Result) =>
  taxSaved - ownersGainTax + rentersGainTax;

const hidden = (label: string, formula?: string) => ({
  ...usdColumn(label, formula),
  hidden: true,
});

const debtLimit = 'IF(lawFilingStatus="marriedFilingSeparately", 375000, 750000)';
const owed = "(previous.balance+balance)/2";

const taxTable = table<Result, TaxYear>("Federal tax by year", {
  by: "year",
  columns: {
    year: positionColumn("Year", "MIN(previous.year+1, years)"),
    taxSaved: wholeUsdColumn("Tax saved", undefined, "sum"),
    itemized: wholeUsdColumn("You could itemize"),
    balance: hidden(
      "Loan at the end",
      "IF(year>=loanTerm, 0, FV(annualRate/1200, year*12, monthlyPayment, -loanAmount))",
    ),
    interest: hidden(
      "Interest paid",
      "monthlyPayment*12*(MIN(year, loanTerm)-MIN(previous.year, loanTerm))-(previous.balance-balance)",
    ),
    deductibleInterest: wholeUsdColumn(
      "Interest to deduct",
      `IF(${owed}>${debtLimit}, interest*${debtLimit}/(${owed}), interest)`,
    ),
    propertyTax: wholeUsdColumn(
      "Property tax",
      "(year-previous.year)*homePrice*(1+appreciation/100)^previous.year*propertyTaxRate/100",
    ),
    ownersTax: hidden("Owner’s tax on gains"),
    rentersTax: hidden("Renter’s tax on gains"),
  },
  count: "IF(householdIncome>0, ROUNDUP(years, 0), 0)",
  start: { year: "0", balance: "loanAmount" },
  totals: ({ taxByYear }) => ({ taxSaved: sumBy(taxByYear, ({ taxSaved }) => taxSaved) }),
  note: `What you could itemize has PMI, state income tax and gifts in it, within the limits of ${newestYear} law. It saves tax only above the standard deduction. We work out each federal return with the home and without it.`,
});

const atTheEnd = (column: string) =>
  `IF(householdIncome>0, INDEX(taxByYear.${column}, ROUNDUP(years, 0)), 0)`;

/** What federal income tax makes of both paths. */
export const federalTaxFigures = {
  taxSaved: usd<Result>("Federal tax that owning saves", {
    when: isTaxed,
    explanation: {
      rule: "The tax of the return without the home minus the tax of the one with it, for all years together.",
      formula: "SUM(taxByYear.taxSaved)",
    },
  }),
  yearsWithTaxSaved: count("year")<Result>("Years in which owning saves tax", {
    when: isTaxed,
    explanation: {
      rule: "The years in which the two returns differ.",
      formula: 'COUNTIF(taxByYear.taxSaved, ">0")',
    },
  }),
  standardDeduction: usd<Result>("Standard deduction", {
    note: "What you deduct if you don’t itemize.",
    explanation: {
      rule: `The one of ${newestYear} for the filing status.`,
      lookup: true,
      onlyIf: "householdIncome>0",
    },
  }),
  homeGain: usd<Result>("Gain on the home", {
    note: "Value minus selling costs and price. Some closing costs, like title fees, would lower it.",
    when: isTaxed,
    explanation: {
      rule: "The home’s value at the end minus selling costs and the price you paid.",
      formula: "finalHomeValue-sellingCost-homePrice",
    },
  }),
  homeExclusion: usd<Result>("Gain that isn’t taxed", {
    note: "After two years of living in the home: 26 U.S.C. 121.",
    when: isTaxed,
    explanation: {
      rule: "The gain up to $250,000, or $500,000 on a joint return, but nothing before two years.",
      formula:
        'IF(years>=2, MAX(0, MIN(homeGain, IF(lawFilingStatus="marriedFilingJointly", 500000, 250000))), 0)',
    },
  }),
  ownersGain: usd<Result>("Gain on the owner’s investments", {
    when: (result) => isTaxed(result) && result.ownersGain > 0,
    explanation: {
      rule: "The investments at the end minus what went into them.",
      formula: "MAX(wealthByYear.ownerInvestments)-SUM(wealthByYear.ownerAdded)",
    },
  }),
  ownersGainTax: usd<Result>("Owner’s tax on gains", {
    when: isTaxed,
    explanation: {
      rule: "The tax of the last year’s return with the taxed gains minus the tax without them.",
      formula: atTheEnd("ownersTax"),
    },
  }),
  rentersGain: usd<Result>("Gain on the renter’s investments", {
    when: isTaxed,
    explanation: {
      rule: "The investments at the end minus what went into them.",
      formula:
        "MAX(wealthByYear.renterInvestments)-downPayment-closing-SUM(wealthByYear.renterAdded)",
    },
  }),
  rentersGainTax: usd<Result>("Renter’s tax on gains", {
    note: "If everything is sold at the end.",
    when: isTaxed,
    explanation: {
      rule: "The tax of the last year’s return with the gain minus the tax without it.",
      formula: atTheEnd("rentersTax"),
    },
  }),
  equalRentTax: usd<Result>("Renter’s tax on gains minus the owner’s at the equal rent", {
    hidden: true,
    explanation: {
      rule: "Both taxes as they would be at the rent that leaves both with the same wealth.",
      lookup: true,
    },
  }),
  taxByYear: taxTable,
};

/** The same under their heading. None where taxes are left out. */
export const federalTaxSection = (result: Result): Section<Result>[] =>
  isTaxed(result)
    ? [
        {
          title: "Federal tax",
          text: `Part of the wealth comparison only. Every year has the same income and ${newestYear} law. The tax saved lowers the costs of its year; gains are taxed at the end, as long-term after the first year.`,
          figures: [
            "taxSaved",
            "yearsWithTaxSaved",
            "standardDeduction",
            "homeGain",
            "homeExclusion",
            "ownersGain",
            "ownersGainTax",
            "rentersGain",
            "rentersGainTax",
          ],
        },
      ]
    : [];

/** What boxes say that count only with an income, or that are larger than it. */
export function federalTaxErrors(input: RentVsBuyInput) {
  const { householdIncome = 0, children = 0, stateIncomeTax = 0, charity = 0 } = input;
  const asked = (input.lawFilingStatus ?? "single") !== "single" || children > 0;
  if (householdIncome === 0)
    return asked || stateIncomeTax + charity > 0
      ? { householdIncome: "Enter your income too. Without it, taxes are left out." }
      : {};
  const tooMuch = `Enter less than the income of ${formatWholeUsd(householdIncome)}.`;
  return {
    ...(stateIncomeTax >= householdIncome && { stateIncomeTax: tooMuch }),
    ...(charity >= householdIncome && { charity: tooMuch }),
  };
}
