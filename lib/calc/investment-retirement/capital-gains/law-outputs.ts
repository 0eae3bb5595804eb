import { lawAge } from "@/lib/calculator/report/law-age";
import { percentage, ratio, usd } from "@/lib/calculator/report/outputs";
import { inReturns, returnTable } from "@/lib/calculator/report/return-table";
import { returnLineNames } from "@/lib/tax-law/return-lines";
import { lawOf } from "@/lib/tax-law/years/law-of";

import type { CapitalGainsResult } from "./calculation";

type Result = CapitalGainsResult;
type LawFigure = keyof Result & `law.${string}`;

const applies = "law.applies=1";
const hasIncome = "NOT(ISBLANK(otherIncome))";
const hasTax = `OR(${hasIncome}, AND(${applies}, law.taxableGain=0))`;
const waits = `AND(${hasIncome}, heldOver="shortTerm", law.taxableGain>0)`;

/** What rounds to less than a cent is nothing to see. */
const leastShown = 0.005;

/** A figure that a result shows only where there is something to see. */
const part = (name: LawFigure, label: string, rule: string, formula: string, note?: string) =>
  usd<Result>(label, {
    note,
    when: (result) => Math.abs(Number(result[name])) >= leastShown,
    explanation: { rule, formula, onlyIf: hasIncome },
  });

const hidden = (label: string, rule: string, formula: string) =>
  usd<Result>(label, { hidden: true, explanation: { rule, formula, onlyIf: hasIncome } });

const limit = (label: string, rule: string) =>
  usd<Result>(label, { hidden: true, explanation: { rule, lookup: true } });

const taxable = inReturns("federal", "taxableIncome", "after");

/** What the sale adds before credits, but for the alternative minimum tax. */
const taxDifference = `${inReturns("federal", "taxBeforeCredits", "difference")}-${inReturns("federal", "alternativeMinimumTax", "difference")}`;

/** What of the taxed gain lies above a limit of the taxable income. */
const above = (from: string) =>
  `MAX(0, ${taxable}-${from})-MAX(0, ${taxable}-law.taxedLongTermGain-${from})`;

/** A table that is empty unless a condition holds. */
const returnTableWhere = (condition: string, ...of: Parameters<typeof returnTable>) => ({
  ...returnTable<Result>(...of),
  count: `IF(${condition}, ${returnLineNames.length}, 0)`,
});

export const lawOutputs = {
  law: {
    applies: ratio<Result>("Options under the law", {
      hidden: true,
      explanation: {
        rule: "1 if one of these options is used; otherwise 0.",
        formula: `IF(OR(${hasIncome}, heldOver="shortTerm", NOT(lawFilingStatus=""), homeSale="yes", sellingCosts>0, lossCarriedOver>0), 1, 0)`,
      },
    }),
    saleTax: usd<Result>("Federal tax on this sale", {
      note: "Your federal tax with the sale minus your tax without it.",
      explanation: {
        rule: "What the sale adds at each of the rates; zero if nothing is taxable.",
        formula:
          "IF(law.taxableGain=0, 0, law.gainsTax+law.ordinaryTax+law.minimumTax+law.netInvestmentIncomeTax)",
        onlyIf: hasTax,
      },
    }),
    gain: usd<Result>("Gain under the law", {
      explanation: {
        rule: "The sale price minus selling costs and the purchase price.",
        formula: "salePrice-sellingCosts-purchasePrice",
        onlyIf: applies,
      },
    }),
    exclusion: usd<Result>("Excluded for your home", {
      note: "26 U.S.C. 121.",
      when: (result) => result.law.exclusion !== 0,
      explanation: {
        rule: "For a main home, up to $250,000 of the gain, or $500,000 on a joint return.",
        formula:
          'IF(homeSale="yes", MAX(0, MIN(law.gain, IF(lawFilingStatus="marriedFilingJointly", 500000, 250000))), 0)',
        onlyIf: applies,
      },
    }),
    taxableGain: usd<Result>("Taxable gain", {
      when: (result) => (result.law.taxableGain ?? 0) >= 0,
      explanation: {
        rule: "The gain minus the exclusion. A loss counts, except on a home.",
        formula: 'IF(homeSale="yes", MAX(0, law.gain-law.exclusion), law.gain)',
        onlyIf: applies,
      },
    }),
    effectiveRate: percentage<Result>("Federal tax rate on the gain", {
      note: "The tax as a percentage of the whole gain.",
      when: (result) => result.law.effectiveRate !== 0,
      explanation: {
        rule: "The federal tax on this sale as a percentage of the gain.",
        formula: "law.saleTax/law.gain*100",
        onlyIf: `AND(${hasTax}, law.gain>0)`,
      },
    }),
    profit: usd<Result>("Profit after federal tax", {
      explanation: {
        rule: "The gain under the law minus the federal tax on this sale.",
        formula: "law.gain-law.saleTax",
        onlyIf: hasTax,
      },
    }),
    proceeds: usd<Result>("Sale price after costs and federal tax", {
      explanation: {
        rule: "The sale price minus selling costs and the federal tax on this sale.",
        formula: "salePrice-sellingCosts-law.saleTax",
        onlyIf: hasTax,
      },
    }),
    gainsLimit: limit("End of the 0% rate", "Up to this taxable income, gains aren’t taxed."),
    upperGainsLimit: limit(
      "End of the 15% rate",
      "Above this taxable income, gains are taxed at 20%.",
    ),
    netLongTermGain: hidden(
      "Net long-term gain",
      "The taxable gain minus losses carried over, if held for more than a year.",
      'IF(heldOver="longTerm", MAX(0, law.taxableGain-lossCarriedOver), 0)',
    ),
    taxedLongTermGain: hidden(
      "Long-term gain not covered by deductions",
      "The net long-term gain, or the taxable income if that is less.",
      `MIN(law.netLongTermGain, ${taxable})`,
    ),
    at0: part(
      "law.at0",
      "Gain taxed at 0%",
      "The part below the end of the 0% rate.",
      "law.taxedLongTermGain-law.at15-law.at20",
    ),
    at15: part(
      "law.at15",
      "Gain taxed at 15%",
      "The part between the ends of the 0% and the 15% rate.",
      `${above("law.gainsLimit")}-law.at20`,
    ),
    at20: part(
      "law.at20",
      "Gain taxed at 20%",
      "The part above the end of the 15% rate.",
      above("law.upperGainsLimit"),
    ),
    gainsTax: part(
      "law.gainsTax",
      "Tax at 0%, 15% and 20%",
      "15% and 20% of these parts, but no more than they would be taxed as wages.",
      `MAX(0, MIN(0.15*law.at15+0.2*law.at20, ${taxDifference}))`,
      "26 U.S.C. 1(h).",
    ),
    ordinaryTax: part(
      "law.ordinaryTax",
      "Tax at the rates of wages",
      "The difference in tax before credits, minus the tax at the rates for long-term gains and the alternative minimum tax.",
      `${taxDifference}-law.gainsTax`,
    ),
    minimumTax: part(
      "law.minimumTax",
      "Alternative minimum tax",
      "The difference in that tax.",
      inReturns("federal", "alternativeMinimumTax", "difference"),
      "26 U.S.C. 55.",
    ),
    netInvestmentIncomeTax: part(
      "law.netInvestmentIncomeTax",
      "Net investment income tax",
      "The difference in that tax, which is 3.8%.",
      inReturns("federal", "netInvestmentIncomeTax", "difference"),
      "26 U.S.C. 1411.",
    ),
    savedByWaiting: usd<Result>("Saved by holding it over a year", {
      when: (result) => (result.law.savedByWaiting ?? 0) >= leastShown,
      explanation: {
        rule: "The tax now minus the tax on the same gain held for more than a year.",
        formula: `0-${inReturns("waiting", "totalTax", "difference")}`,
        onlyIf: waits,
      },
    }),
    lossDeducted: usd<Result>("Loss deducted this year", {
      note: "From other income. 26 U.S.C. 1211(b).",
      when: (result) => (result.law.lossDeducted ?? 0) > 0,
      explanation: {
        rule: "The loss with losses carried over, up to $3,000, or $1,500 on a separate return.",
        formula:
          'MIN(IF(lawFilingStatus="marriedFilingSeparately", 1500, 3000), MAX(0, lossCarriedOver-law.taxableGain))',
        onlyIf: applies,
      },
    }),
    lossCarriedForward: usd<Result>("Loss carried to next year", {
      when: (result) => (result.law.lossCarriedForward ?? 0) > 0,
      explanation: {
        rule: "The rest of the loss.",
        formula: "MAX(0, lossCarriedOver-law.taxableGain)-law.lossDeducted",
        onlyIf: applies,
      },
    }),
    yearsBehind: {
      ...lawAge(lawOf().year, "tables"),
      when: (result: Result) => result.law.applies === 1,
    },
  },
  federal: returnTableWhere(hasIncome, "Your return with and without the sale", [
    "Without",
    "With",
  ]),
  waiting: returnTableWhere(waits, "If you sell once you have held it over a year", [
    "Now",
    "Later",
  ]),
};
