import { rateColumn, usdColumn, wholeUsdColumn } from "@/lib/calculator/report/columns";
import { percentage, table, usd } from "@/lib/calculator/report/outputs";
import { formatPercent } from "@/lib/format";
import { bracketTable } from "@/lib/subjects/federal-law/bracket-table";
import { lawOf } from "@/lib/tax-law/years/law-of";

import type { Raise } from "./arithmetic/raises";
import type { IncomeTaxResult } from "./calculation";
import { hiddenStep, lawAmount, lawRate, step } from "./income-outputs";

/** What lies above a limit of the taxable income, less what would lie there without the gains. */
const gainsAbove = (limit: string) =>
  `(MAX(0, law.taxableIncome-${limit})-MAX(0, law.ordinaryIncome-${limit}))`;

/** What the exemption from the minimum tax loses above its threshold. */
const exemptionLost =
  "law.minimumTaxPhaseOutRate/100*MAX(0, law.minimumTaxBase-law.minimumTaxThreshold)";

const minimumTaxOn = (amount: string) =>
  `(0.26*${amount}+0.02*MAX(0, ${amount}-law.minimumTaxBracket))`;

/** What of the gains in the minimum tax lies above a limit, on top of the income taxed by brackets. */
const gainsOnTop = (limit: string) =>
  `(MAX(0, law.ordinaryIncome+law.gainsInMinimumTax-${limit})-MAX(0, law.ordinaryIncome-${limit}))`;

const brackets = bracketTable<IncomeTaxResult>("Bracket by bracket under the law", {
  amount: "law.ordinaryIncome",
  count: lawOf().incomeTax.rates.length,
  totals: (result) => ({
    taxed: result.law.ordinaryIncome,
    tax:
      result.law.taxBeforeCredits - result.law.capitalGainsTax - result.law.alternativeMinimumTax,
  }),
  note: "Each bracket’s rate applies only to the taxable income inside that bracket.",
});

/** From what is taxed to what is paid back. */
export const taxOutputs = {
  ordinaryIncome: hiddenStep(
    "Income taxed by brackets",
    "The taxable income without gains taxed at lower rates.",
    "MAX(0, law.taxableIncome-law.gainsAtOwnRates)",
  ),
  gainsLimit: lawAmount("End of the 0% rate on gains", "Up to here, gains aren’t taxed."),
  upperGainsLimit: lawAmount(
    "End of the 15% rate on gains",
    "Above this taxable income, gains are taxed at 20%.",
  ),
  capitalGainsTax: step("capitalGainsTax", "Tax on gains and dividends", {
    rule: "15% of the gains that lie above the first limit, and 5% more of those above the second, but no more than the brackets would take of them.",
    formula: `MIN(0.15*${gainsAbove("law.gainsLimit")}+0.05*${gainsAbove("law.upperGainsLimit")}, SUM(brackets.taxWithGains)-SUM(brackets.tax))`,
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
  minimumTaxBase: hiddenStep(
    "Income for the minimum tax before additions",
    "The adjusted gross income minus the deductions, without the standard deduction or the one for state taxes, the one for people 65 or older, and the reduction of itemized deductions.",
    "law.adjustedGrossIncome-law.addedDeductions+law.seniorDeduction-law.businessDeduction-IF(law.itemizes=1, law.itemizedTotal-law.stateTaxDeduction, law.giftDeduction)",
  ),
  minimumTaxIncome: hiddenStep(
    "Income for the minimum tax",
    "The same, to which a separate return adds what the exemption would lose beyond nothing.",
    `law.minimumTaxBase+law.separate*MIN(law.minimumTaxExemptionLimit, MAX(0, ${exemptionLost}-law.minimumTaxExemptionLimit))`,
  ),
  minimumTaxExemption: hiddenStep(
    "Exemption left",
    "The exemption minus what it loses above the threshold.",
    `MAX(0, law.minimumTaxExemptionLimit-${exemptionLost})`,
  ),
  minimumTaxExcess: hiddenStep(
    "Taxed by the minimum tax",
    "The income above the exemption.",
    "MAX(0, law.minimumTaxIncome-law.minimumTaxExemption)",
  ),
  gainsInMinimumTax: hiddenStep(
    "Gains in it",
    "The gains taxed at lower rates, as far as they lie in it.",
    "MIN(law.gainsAtOwnRates, law.minimumTaxExcess)",
  ),
  tentativeMinimumTax: hiddenStep(
    "Tentative minimum tax",
    "26% and 28% of all of it, or of all but the gains, with the gains at their own rates, whichever is less.",
    `MIN(${minimumTaxOn("law.minimumTaxExcess")}, ${minimumTaxOn("(law.minimumTaxExcess-law.gainsInMinimumTax)")}+0.15*${gainsOnTop("law.gainsLimit")}+0.05*${gainsOnTop("law.upperGainsLimit")})`,
  ),
  alternativeMinimumTax: step(
    "alternativeMinimumTax",
    "Alternative minimum tax",
    {
      rule: "What the tentative minimum tax is above the tax from the brackets and on gains.",
      formula: "MAX(0, law.tentativeMinimumTax-SUM(brackets.tax)-law.capitalGainsTax)",
    },
    "26 U.S.C. 55.",
  ),
  taxBeforeCredits: usd("Tax before credits", {
    when: ({ law }: IncomeTaxResult) => law.taxBeforeCredits !== law.tax,
    explanation: {
      rule: "The tax from all brackets, the tax on gains, and the alternative minimum tax.",
      formula: "SUM(brackets.tax)+law.capitalGainsTax+law.alternativeMinimumTax",
    },
  }),
  netInvestmentThreshold: lawAmount(
    "Net investment income threshold",
    "The income above which that tax starts.",
  ),
  netInvestmentIncomeTax: step(
    "netInvestmentIncomeTax",
    "Net investment income tax",
    {
      rule: "3.8% of the investment income, or of the income above the threshold if that is less.",
      formula:
        "0.038*MAX(0, MIN(law.investmentIncome, law.adjustedGrossIncome-law.netInvestmentThreshold))",
    },
    "26 U.S.C. 1411.",
  ),
  earnedIncome: hiddenStep(
    "Earned income",
    "Taxable wages, and the profit minus half the self-employment tax.",
    "MAX(0, law.wages+selfEmployment-law.selfEmploymentTax/2)",
  ),
  earnedIncomeRate: lawRate(
    "Rate of the earned income credit",
    "The percentage of earnings for the number of children.",
  ),
  earnedIncomeLimit: lawAmount(
    "Most of the earned income credit",
    "The most for the number of children; zero on a separate return, and without children for people who aren’t 25 to 64.",
  ),
  earnedIncomePhaseOutRate: lawRate(
    "Phase-out rate of the earned income credit",
    "The percentage of income that it falls by.",
  ),
  earnedIncomePhaseOutFrom: lawAmount(
    "Start of the earned income phase-out",
    "The income above which it falls.",
  ),
  investmentIncomeLimit: lawAmount(
    "Investment income limit",
    "With more investment income, there is no earned income credit.",
  ),
  earnedIncomeCredit: step(
    "earnedIncomeCredit",
    "Earned income credit",
    {
      rule: "The rate times the earned income, up to the most minus the phase-out. Zero with too much investment income, not counting losses.",
      formula:
        "IF(interest+qualifiedDividends+MAX(0, law.netGain)>law.investmentIncomeLimit, 0, MAX(0, MIN(law.earnedIncomeRate/100*law.earnedIncome, law.earnedIncomeLimit-law.earnedIncomePhaseOutRate/100*MAX(0, MAX(law.adjustedGrossIncome, law.earnedIncome)-law.earnedIncomePhaseOutFrom))))",
    },
    "26 U.S.C. 32.",
  ),
  childCreditPerChild: lawAmount("Credit per child", "The year’s credit for each child."),
  childCreditThreshold: lawAmount(
    "Child credit threshold",
    "The income above which the credit falls.",
  ),
  fullChildCredit: hiddenStep(
    "Child credit before limits",
    "The credit for each child and $500 for each other dependent, minus $50 for each $1,000 above the threshold, or part of it.",
    "MAX(0, children*law.childCreditPerChild+otherDependents*500-50*ROUNDUP(MAX(0, law.adjustedGrossIncome-law.childCreditThreshold)/1000, 0))",
  ),
  payrollTax: hiddenStep(
    "Social Security and Medicare paid",
    "6.2% of wages within the wage base, 1.45% of all wages, and half the self-employment tax.",
    "0.062*(MIN(grossIncome, law.wageBase)+law.joint*MIN(spouseWages, law.wageBase))+0.0145*(grossIncome+law.joint*spouseWages)+law.selfEmploymentTax/2",
  ),
  refundedChildCredit: step(
    "refundedChildCredit",
    "Child credit paid out",
    {
      rule: "What is left after the tax, up to $1,700 per child and 15% of earnings above $2,500. With three or more children, the taxes paid for Social Security and Medicare minus the earned income credit count instead if that is more.",
      formula:
        "MIN(MAX(0, law.fullChildCredit-law.taxBeforeCredits), 1700*children, MAX(0.15*MAX(0, law.earnedIncome-2500), IF(children>=3, MAX(0, law.payrollTax-law.earnedIncomeCredit), 0)))",
    },
    "The refundable part.",
  ),
  childCredit: step(
    "childCredit",
    "Child and dependent credit",
    {
      rule: "The credit, as far as there is tax, plus the part that is paid out.",
      formula: "MIN(law.fullChildCredit, law.taxBeforeCredits+law.refundedChildCredit)",
    },
    "26 U.S.C. 24.",
  ),
  tax: usd("Income tax under the law", {
    note: "After credits. A negative number means money back.",
    explanation: {
      rule: "The tax before credits and the tax on net investment income, minus the credits.",
      formula:
        "law.taxBeforeCredits+law.netInvestmentIncomeTax-law.childCredit-law.earnedIncomeCredit",
    },
  }),
  medicareThreshold: lawAmount(
    "Additional Medicare threshold",
    "The earnings above which that tax starts.",
  ),
  additionalMedicareTax: step(
    "additionalMedicareTax",
    "Additional Medicare tax",
    {
      rule: "0.9% of all earnings above the threshold.",
      formula:
        "0.009*MAX(0, grossIncome+law.joint*spouseWages+law.selfEmploymentBase-law.medicareThreshold)",
    },
    "In addition to income tax.",
  ),
  totalTax: usd("Total tax", {
    when: ({ law }: IncomeTaxResult) => law.totalTax !== law.tax,
    explanation: {
      rule: "Income tax, self-employment tax and additional Medicare tax.",
      formula: "law.tax+law.selfEmploymentTax+law.additionalMedicareTax",
    },
  }),
  payments: usd("Paid so far", {
    when: ({ law }: IncomeTaxResult) => law.refund !== null,
    explanation: {
      rule: "What was withheld, plus the 0.9% that employers withhold from wages above $200,000.",
      formula: "withheld+0.009*(MAX(0, grossIncome-200000)+law.joint*MAX(0, spouseWages-200000))",
    },
  }),
  refund: usd("Refund or amount due", {
    signLabels: { above: "Refund", below: "Due", zero: "Paid in full" },
    explanation: {
      rule: "What was paid minus the total tax.",
      formula: "law.payments-law.totalTax",
      onlyIf: "withheld>0",
    },
  }),
  marginalRate: percentage("Marginal rate under the law", {
    note: "The bracket your last dollar is in.",
    explanation: {
      rule: "The rate of the highest bracket your income reaches.",
      formula: "MAX(brackets.reached)",
    },
  }),
  nextRate: percentage("Rate on your next $1,000", {
    note: "With what credits and deductions lose.",
    explanation: {
      rule: "The tax on a raise of $1,000, from the whole return once more, as a percentage of it.",
      check:
        "AND(ABS(law.nextRate-INDEX(raises.rate, 1))<0.005, OR(ABS(law.nextRate-law.marginalRate)<0.005, ABS(law.adjustedGrossIncome-INDEX(raises.income, 1))<0.005))",
    },
  }),
  effectiveRate: percentage("Effective rate under the law", {
    note: "Tax as a percentage of total income.",
    explanation: {
      rule: "The tax as a percentage of total income; 0 if there is no income.",
      formula: "IF(law.totalIncome>0, law.tax/law.totalIncome*100, 0)",
    },
  }),
};

/** The return’s tables. */
export const taxTables = {
  brackets: {
    ...brackets,
    columns: {
      ...brackets.columns,
      taxWithGains: {
        ...usdColumn(
          "Tax if gains were wages",
          "MAX(0, MIN(law.taxableIncome, upTo)-over)*rate/100",
        ),
        hidden: true,
      },
    },
  },
  raises: table<IncomeTaxResult, Raise>("If you earned more", {
    by: "bracket",
    columns: {
      income: { ...usdColumn("Adjusted gross income before"), hidden: true },
      raise: wholeUsdColumn("Raise"),
      tax: wholeUsdColumn("Tax"),
      kept: wholeUsdColumn("You keep", "raise-tax"),
      rate: rateColumn("Rate", { formula: "tax/raise*100", show: formatPercent }),
    },
    start: {},
    count: "5",
    totals: () => ({}),
    note: "We work out the whole return again for each raise, with what credits and deductions lose.",
  }),
};
