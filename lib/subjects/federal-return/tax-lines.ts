import type { LawNumbers, Steps } from "@/lib/calculator/formula/named";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import {
  capitalGainsRates,
  investmentIncomeTax,
  minimumTaxRates,
} from "@/lib/tax-law/years/fixed-by-statute";

import { hiddenLine, lawAmount, lawRate, line, type WithReturn } from "./lines";

const [, gainsRate = 0, upperGainsRate = 0] = capitalGainsRates;
const [minimumTaxRate = 0, upperMinimumTaxRate = 0] = minimumTaxRates;

export const taxNumbers: LawNumbers = {
  gainsRate: { label: "Rate on gains above the first limit", value: gainsRate },
  upperGainsRate: { label: "Rate on gains above the second limit", value: upperGainsRate },
  minimumTaxRate: { label: "Rate of the minimum tax", value: minimumTaxRate },
  upperMinimumTaxRate: { label: "Upper rate of the minimum tax", value: upperMinimumTaxRate },
  netInvestmentIncomeRate: {
    label: "Rate of the net investment income tax",
    value: investmentIncomeTax.rate,
  },
};

/** What of the gains lies above a limit, on top of other income, is what is there with them less without. */
export const taxSteps: Steps = {
  gainsAboveLimit: {
    label: "Gains above the first limit",
    formula: "MAX(0, law.taxableIncome-law.gainsLimit)-MAX(0, law.ordinaryIncome-law.gainsLimit)",
  },
  gainsAboveUpperLimit: {
    label: "Gains above the second limit",
    formula:
      "MAX(0, law.taxableIncome-law.upperGainsLimit)-MAX(0, law.ordinaryIncome-law.upperGainsLimit)",
  },
  taxOnGains: {
    label: "Tax on gains at their own rates",
    formula: "gainsRate*(gainsAboveLimit-gainsAboveUpperLimit)+upperGainsRate*gainsAboveUpperLimit",
  },
  exemptionLost: {
    label: "What the exemption loses",
    formula: "law.minimumTaxPhaseOutRate/100*MAX(0, law.minimumTaxBase-law.minimumTaxThreshold)",
  },
  otherExcess: {
    label: "Taxed by the minimum tax without gains",
    formula: "law.minimumTaxExcess-law.gainsInMinimumTax",
  },
  incomeWithTheirGains: {
    label: "Income taxed by brackets, and the gains in the minimum tax",
    formula: "law.ordinaryIncome+law.gainsInMinimumTax",
  },
  minimumGainsAboveLimit: {
    label: "Gains in the minimum tax above the first limit",
    formula:
      "MAX(0, incomeWithTheirGains-law.gainsLimit)-MAX(0, law.ordinaryIncome-law.gainsLimit)",
  },
  minimumGainsAboveUpperLimit: {
    label: "Gains in the minimum tax above the second limit",
    formula:
      "MAX(0, incomeWithTheirGains-law.upperGainsLimit)-MAX(0, law.ordinaryIncome-law.upperGainsLimit)",
  },
  minimumTaxOnAll: {
    label: "Minimum tax on all of it",
    formula:
      "minimumTaxRate*MIN(law.minimumTaxExcess, law.minimumTaxBracket)+upperMinimumTaxRate*MAX(0, law.minimumTaxExcess-law.minimumTaxBracket)",
  },
  minimumTaxOnOther: {
    label: "Minimum tax on all but the gains",
    formula:
      "minimumTaxRate*MIN(otherExcess, law.minimumTaxBracket)+upperMinimumTaxRate*MAX(0, otherExcess-law.minimumTaxBracket)",
  },
  minimumTaxOnGains: {
    label: "Minimum tax on the gains",
    formula:
      "gainsRate*(minimumGainsAboveLimit-minimumGainsAboveUpperLimit)+upperGainsRate*minimumGainsAboveUpperLimit",
  },
};

/** From what is taxed to the tax before credits. */
export const taxLines = {
  ordinaryIncome: hiddenLine(
    "Income taxed by brackets",
    "The taxable income without gains taxed at lower rates.",
    "MAX(0, law.taxableIncome-law.gainsAtOwnRates)",
  ),
  gainsLimit: lawAmount("End of the 0% rate on gains", "Up to here, gains aren’t taxed."),
  upperGainsLimit: lawAmount(
    "End of the 15% rate on gains",
    "Above this taxable income, gains are taxed at 20%.",
  ),
  capitalGainsTax: line("capitalGainsTax", "Tax on gains and dividends", {
    rule: "15% of the gains that lie above the first limit, and 5% more of those above the second, but no more than the brackets would take of them.",
    formula: "MIN(taxOnGains, SUM(brackets.taxWithGains)-SUM(brackets.tax))",
  }),
  minimumTaxExemptionLimit: lawAmount(
    "Exemption from the minimum tax",
    "The most that the alternative minimum tax leaves out.",
  ),
  minimumTaxThreshold: lawAmount(
    "Minimum tax threshold",
    "The income above which that exemption falls.",
  ),
  minimumTaxPhaseOutRate: lawRate(
    "Phase-out rate of the exemption",
    "The percentage of income that it falls by.",
  ),
  minimumTaxBracket: lawAmount(
    "End of the 26% rate",
    "Above this much beyond the exemption, the alternative minimum tax takes 28%.",
  ),
  minimumTaxBase: hiddenLine(
    "Income for the minimum tax before additions",
    "The adjusted gross income minus the deductions, without the standard deduction or the one for state taxes, the one for people 65 or older, and the reduction of itemized deductions.",
    "law.adjustedGrossIncome-law.addedDeductions+law.seniorDeduction-law.businessDeduction-IF(law.itemizes=1, law.itemizedTotal-law.stateTaxDeduction, law.giftDeduction)",
  ),
  minimumTaxIncome: hiddenLine(
    "Income for the minimum tax",
    "The same, to which a separate return adds what the exemption would lose beyond nothing.",
    "law.minimumTaxBase+law.separate*MIN(law.minimumTaxExemptionLimit, MAX(0, exemptionLost-law.minimumTaxExemptionLimit))",
  ),
  minimumTaxExemption: hiddenLine(
    "Exemption left",
    "The exemption minus what it loses above the threshold.",
    "MAX(0, law.minimumTaxExemptionLimit-exemptionLost)",
  ),
  minimumTaxExcess: hiddenLine(
    "Taxed by the minimum tax",
    "The income above the exemption.",
    "MAX(0, law.minimumTaxIncome-law.minimumTaxExemption)",
  ),
  gainsInMinimumTax: hiddenLine(
    "Gains in it",
    "The gains taxed at lower rates, as far as they lie in it.",
    "MIN(law.gainsAtOwnRates, law.minimumTaxExcess)",
  ),
  tentativeMinimumTax: hiddenLine(
    "Tentative minimum tax",
    "26% and 28% of all of it, or of all but the gains, with the gains at their own rates, whichever is less.",
    "MIN(minimumTaxOnAll, minimumTaxOnOther+minimumTaxOnGains)",
  ),
  alternativeMinimumTax: line(
    "alternativeMinimumTax",
    "Alternative minimum tax",
    {
      rule: "What the tentative minimum tax is above the tax from the brackets and on gains, with premium credit paid back.",
      formula:
        "MAX(0, law.tentativeMinimumTax-SUM(brackets.tax)-law.capitalGainsTax-law.repaidPremiumCredit)",
    },
    "26 U.S.C. 55.",
  ),
  taxBeforeCredits: briefUsd<WithReturn>("Tax before credits", {
    when: ({ law }) => law.taxBeforeCredits !== law.tax,
    explanation: {
      rule: "The tax from all brackets, the tax on gains, the alternative minimum tax, and premium credit paid back.",
      formula:
        "SUM(brackets.tax)+law.capitalGainsTax+law.alternativeMinimumTax+law.repaidPremiumCredit",
    },
  }),
  netInvestmentThreshold: lawAmount(
    "Net investment income threshold",
    "The income above which that tax starts.",
  ),
  netInvestmentIncomeTax: line(
    "netInvestmentIncomeTax",
    "Net investment income tax",
    {
      rule: "3.8% of the investment income, or of the income above the threshold if that is less.",
      formula:
        "netInvestmentIncomeRate*MAX(0, MIN(law.investmentIncome, law.adjustedGrossIncome-law.netInvestmentThreshold))",
    },
    "26 U.S.C. 1411.",
  ),
};
