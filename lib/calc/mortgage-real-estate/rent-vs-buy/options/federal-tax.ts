import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { positionColumn, usdColumn, wholeUsdColumn } from "@/lib/calculator/report/columns";
import { count, table, usd } from "@/lib/calculator/report/outputs";
import { sumBy } from "@/lib/finance/sum-by";
import { formatCount, formatNumber, formatRoundedUsd, formatWholeUsd } from "@/lib/format";
import {
  homeSaleExclusions,
  mortgageDebtLimits,
  stateTaxLimitFrom2030,
} from "@/lib/tax-law/years/fixed-by-statute";
import { newestYear } from "@/lib/tax-law/years/law-years";

import type { TaxYear } from "../arithmetic/federal-taxes";
import { rentVsBuy, type RentVsBuyInput, type RentVsBuyResult } from "../calculation";
import { federalTaxForm } from "./federal-tax.form";

/** Taxes count where there is an income to be taxed. */
export const isTaxed = ({ taxByYear }: RentVsBuyResult) => taxByYear.length > 0;

/** By how many dollars federal tax favors buying in the wealth comparison; negative favors renting. */
export const taxLead = ({ taxSaved, ownersGainTax, rentersGainTax }: RentVsBuyResult) =>
  taxSaved - ownersGainTax + rentersGainTax;

const hiddenColumn = (label: string, formula?: string) => ({
  ...usdColumn(label, formula),
  hidden: true,
});

/** What federal income tax makes of the wealth of both: none of it counts in the net positions. */
export const federalTax = option(rentVsBuy, {
  form: federalTaxForm,
  isUsed: isTaxed,
  // 26 U.S.C. 163(h)(3), 121(a) and (b).
  lawNumbers: {
    yearsLivedIn: { label: "Years in a home before its gain is left out", value: 2 },
    mostDebt: {
      label: "Debt whose interest counts",
      value: mortgageDebtLimits.single,
      format: "$#,##0",
    },
    mostDebtSeparately: {
      label: "Debt whose interest counts on a separate return",
      value: mortgageDebtLimits.marriedFilingSeparately,
      format: "$#,##0",
    },
    mostExcluded: {
      label: "Gain on a home that isn’t taxed",
      value: homeSaleExclusions.single,
      format: "$#,##0",
    },
    mostExcludedJointly: {
      label: "Gain on a home that isn’t taxed on a joint return",
      value: homeSaleExclusions.marriedFilingJointly,
      format: "$#,##0",
    },
  },
  steps: {
    debtLimit: {
      label: "Debt up to which all interest counts",
      formula: 'IF(lawFilingStatus="marriedFilingSeparately", mostDebtSeparately, mostDebt)',
    },
    exclusionLimit: {
      label: "Most of a gain on a home that isn’t taxed",
      formula: 'IF(lawFilingStatus="marriedFilingJointly", mostExcludedJointly, mostExcluded)',
    },
  },
  outputs: {
    taxSaved: briefUsd("Federal tax that owning saves", {
      when: isTaxed,
      explanation: {
        rule: "The tax of the return without the home minus the tax of the one with it, for all years together.",
        formula: "SUM(taxByYear.taxSaved)",
      },
    }),
    yearsWithTaxSaved: count("year")("Years in which owning saves tax", {
      when: isTaxed,
      explanation: {
        rule: "The years in which the two returns differ.",
        formula: 'COUNTIF(taxByYear.taxSaved, ">0")',
      },
    }),
    standardDeduction: briefUsd("Standard deduction", {
      note: "What you deduct if you don’t itemize.",
      explanation: {
        rule: `The one of ${newestYear} for the filing status.`,
        lookup: true,
        onlyIf: "householdIncome>0",
      },
    }),
    homeGain: briefUsd("Gain on the home", {
      note: "Value minus selling costs and price. Some closing costs, like title fees, would lower it.",
      when: isTaxed,
      explanation: {
        rule: "The home’s value at the end minus selling costs and the price you paid.",
        formula: "finalHomeValue-sellingCost-homePrice",
      },
    }),
    homeExclusion: briefUsd("Gain that isn’t taxed", {
      note: "After two years of living in the home: 26 U.S.C. 121.",
      when: isTaxed,
      explanation: {
        rule: "The gain up to $250,000, or $500,000 on a joint return, but nothing before two years.",
        formula: "IF(years>=yearsLivedIn, MAX(0, MIN(homeGain, exclusionLimit)), 0)",
      },
    }),
    ownersGain: briefUsd("Gain on the owner’s investments", {
      when: (result) => isTaxed(result) && result.ownersGain > 0,
      explanation: {
        rule: "The investments at the end minus what went into them.",
        formula: "MAX(wealthByYear.ownerInvestments)-SUM(wealthByYear.ownerAdded)",
      },
    }),
    ownersGainTax: briefUsd("Owner’s tax on gains", {
      when: isTaxed,
      explanation: {
        rule: "The tax of the last year’s return with the taxed gains minus the tax without them.",
        formula: "IF(householdIncome>0, INDEX(taxByYear.ownersTax, ROUNDUP(years, 0)), 0)",
      },
    }),
    rentersGain: briefUsd("Gain on the renter’s investments", {
      when: isTaxed,
      explanation: {
        rule: "The investments at the end minus what went into them.",
        formula:
          "MAX(wealthByYear.renterInvestments)-downPayment-closing-SUM(wealthByYear.renterAdded)",
      },
    }),
    rentersGainTax: briefUsd("Renter’s tax on gains", {
      note: "If everything is sold at the end.",
      when: isTaxed,
      explanation: {
        rule: "The tax of the last year’s return with the gain minus the tax without it.",
        formula: "IF(householdIncome>0, INDEX(taxByYear.rentersTax, ROUNDUP(years, 0)), 0)",
      },
    }),
    equalRentTax: usd("Renter’s tax on gains minus the owner’s at the equal rent", {
      hidden: true,
      explanation: {
        rule: "Both taxes as they would be at the rent that leaves both with the same wealth.",
        lookup: true,
      },
    }),
    taxByYear: table<RentVsBuyResult, TaxYear>("Federal tax by year", {
      by: "year",
      columns: {
        year: positionColumn("Year", "MIN(previous.year+1, years)"),
        taxSaved: wholeUsdColumn("Tax saved", undefined, "sum"),
        itemized: wholeUsdColumn("You could itemize"),
        balance: hiddenColumn(
          "Loan at the end",
          "IF(year>=loanTerm, 0, FV(annualRate/1200, year*12, monthlyPayment, -loanAmount))",
        ),
        interest: hiddenColumn(
          "Interest paid",
          "monthlyPayment*12*(MIN(year, loanTerm)-MIN(previous.year, loanTerm))-(previous.balance-balance)",
        ),
        // The debt of a year is the mean of what is owed at its start and at its end.
        deductibleInterest: wholeUsdColumn(
          "Interest to deduct",
          "IF((previous.balance+balance)/2>debtLimit, interest*debtLimit/((previous.balance+balance)/2), interest)",
        ),
        propertyTax: wholeUsdColumn(
          "Property tax",
          "(year-previous.year)*homePrice*(1+appreciation/100)^previous.year*propertyTaxRate/100",
        ),
        ownersTax: hiddenColumn("Owner’s tax on gains"),
        rentersTax: hiddenColumn("Renter’s tax on gains"),
      },
      count: "IF(householdIncome>0, ROUNDUP(years, 0), 0)",
      start: { year: "0", balance: "loanAmount" },
      totals: ({ taxByYear }) => ({ taxSaved: sumBy(taxByYear, ({ taxSaved }) => taxSaved) }),
      note: `What you could itemize has PMI, state income tax and gifts in it, within the limits of ${newestYear} law. It saves tax only above the standard deduction. We work out each federal return with the home and without it.`,
    }),
  },
  section: {
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
  verdict: { also: savedInWords },
  errors(_, input) {
    const { householdIncome = 0, lawFilingStatus = "single", children = 0 } = input;
    const { stateIncomeTax = 0, charity = 0 } = input;
    if (householdIncome === 0) {
      const others = [children, stateIncomeTax, charity];
      return lawFilingStatus !== "single" || others.some((other) => other > 0)
        ? { householdIncome: "Enter your income too. Without it, taxes are left out." }
        : {};
    }
    const tooMuch = `Enter less than the income of ${formatWholeUsd(householdIncome)}.`;
    return {
      ...(stateIncomeTax >= householdIncome && { stateIncomeTax: tooMuch }),
      ...(charity >= householdIncome && { charity: tooMuch }),
    };
  },
  notCounted: [
    { words: "federal income tax", adds: "householdIncome" },
    { words: "state income tax" },
  ],
  remarks: (result, input) =>
    [stateTaxLimit(result, input), noExclusion(result, input)].flatMap((text) =>
      text ? [{ tone: "neutral", text }] : [],
    ),
});

/** What owning saves of federal tax: often nothing, and why. */
function savedInWords({ taxByYear, taxSaved, standardDeduction = 0 }: RentVsBuyResult) {
  const saved = `${formatRoundedUsd(taxSaved)} of federal tax`;
  const all = formatCount(taxByYear.length, "year");
  const without = taxByYear.filter((year) => year.taxSaved === 0);
  if (without.length === 0) return `Owning saves ${saved} in ${all}.`;

  const isStandard = without.every(({ itemized }) => itemized <= standardDeduction);
  const why = isStandard
    ? `: your standard deduction of ${formatWholeUsd(standardDeduction)} is larger than what you could itemize`
    : "";
  return without.length === taxByYear.length
    ? `Owning saves no federal tax in any year${why}.`
    : `In ${formatNumber(without.length)} of ${all}, owning saves no federal tax${why}. In the others, it saves ${saved}.`;
}

/** Where the years ahead have a lower limit than the newest law, and it counts. */
function stateTaxLimit(
  { taxByYear }: RentVsBuyResult,
  { lawFilingStatus, stateIncomeTax = 0, years }: RentVsBuyInput,
) {
  const isSeparate = lawFilingStatus === "marriedFilingSeparately";
  const limit = isSeparate ? stateTaxLimitFrom2030 / 2 : stateTaxLimitFrom2030;
  const isExceeded = taxByYear.some(
    ({ propertyTax, taxSaved }) => taxSaved > 0 && propertyTax + stateIncomeTax > limit,
  );
  return isExceeded && newestYear + years > 2030
    ? `The limit on state and local taxes falls to ${formatWholeUsd(limit)} in 2030. We use the limit of ${newestYear} for every year, so owning may save less tax in later years.`
    : null;
}

const noExclusion = (result: RentVsBuyResult, { years }: RentVsBuyInput) =>
  isTaxed(result) && years < 2 && result.homeGain > 0
    ? "The whole gain on the home is taxed, because you would live there for less than two years. A move for work or health can leave part of it untaxed, which is not modeled."
    : null;
