import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { percentage, ratio, usd } from "@/lib/calculator/report/outputs";
import { formatWholeUsd } from "@/lib/format";
import { lawAge } from "@/lib/subjects/federal-law/law-age";
import { inReturns, returnTable } from "@/lib/subjects/federal-law/return-table";
import { returnLineNames } from "@/lib/tax-law/return-lines";
import { capitalGainsRates } from "@/lib/tax-law/years/fixed-by-statute";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { capitalGains, type CapitalGainsInput, type CapitalGainsResult } from "../calculation";
import { lawRatesForm } from "./law-rates.form";

const [, middleRate = 0, highestRate = 0] = capitalGainsRates;

/** What rounds to less than a cent is nothing to see. */
const leastShown = 0.005;

/** A figure that a result shows only where there is something to see. */
const part = (
  name: keyof CapitalGainsResult["law"],
  label: string,
  rule: string,
  formula: string,
  note?: string,
) =>
  briefUsd<CapitalGainsResult>(label, {
    note,
    when: ({ law }) => Math.abs(Number(law[name])) >= leastShown,
    explanation: { rule, formula, onlyIf: "hasIncome" },
  });

const hidden = (label: string, rule: string, formula: string) =>
  usd(label, { hidden: true, explanation: { rule, formula, onlyIf: "hasIncome" } });

const limit = (label: string, rule: string) =>
  usd(label, { hidden: true, explanation: { rule, lookup: true } });

const returnsWithout = returnTable<CapitalGainsResult>("Your return with and without the sale", [
  "Without",
  "With",
]);
const returnsLater = returnTable<CapitalGainsResult>(
  "If you sell once you have held it over a year",
  ["Now", "Later"],
);

/** What the law takes of a sale: with another income, and as far as the other options need no income. */
export const lawRates = option(capitalGains, {
  form: lawRatesForm,
  isUsed: ({ law }) => law.applies === 1,
  // 26 U.S.C. 1(h)(1).
  lawNumbers: {
    middleRate: { label: "Middle rate on gains", value: middleRate },
    highestRate: { label: "Highest rate on gains", value: highestRate },
    linesOfReturn: { label: "Lines of a return", value: returnLineNames.length },
  },
  conditions: {
    applies: { words: "you use one of the options", formula: "law.applies=1" },
    hasIncome: { words: "you enter your other income", formula: "NOT(ISBLANK(otherIncome))" },
    hasTax: {
      words: "your other income is known or nothing is taxed",
      formula: "OR(hasIncome, AND(applies, law.taxableGain=0))",
    },
    waits: {
      words: "you could hold it for more than a year",
      formula: 'AND(hasIncome, heldOver="shortTerm", law.taxableGain>0)',
    },
  },
  steps: {
    taxableInReturn: {
      label: "Taxable income with the sale",
      formula: inReturns("federal.after", "taxableIncome"),
    },
    addedMinimumTax: {
      label: "Alternative minimum tax that the sale adds",
      formula: inReturns("federal.difference", "alternativeMinimumTax"),
    },
    addedBeforeCredits: {
      label: "Tax before credits that the sale adds",
      formula: inReturns("federal.difference", "taxBeforeCredits"),
    },
    addedInvestmentIncomeTax: {
      label: "Net investment income tax that the sale adds",
      formula: inReturns("federal.difference", "netInvestmentIncomeTax"),
    },
    addedByWaiting: {
      label: "Tax that waiting adds",
      formula: inReturns("waiting.difference", "totalTax"),
    },
    taxDifference: {
      label: "Tax that the sale adds before credits, without the minimum tax",
      formula: "addedBeforeCredits-addedMinimumTax",
    },
  },
  outputs: {
    federal: { ...returnsWithout, count: "IF(hasIncome, linesOfReturn, 0)" },
    waiting: { ...returnsLater, count: "IF(waits, linesOfReturn, 0)" },
  },
  law: {
    applies: ratio("Options under the law", {
      hidden: true,
      explanation: {
        rule: "1 if one of these options is used; otherwise 0.",
        formula:
          'IF(OR(hasIncome, heldOver="shortTerm", NOT(lawFilingStatus=""), homeSale="yes", sellingCosts>0, lossCarriedOver>0), 1, 0)',
      },
    }),
    saleTax: briefUsd("Federal tax on this sale", {
      note: "Your federal tax with the sale minus your tax without it.",
      when: ({ isInState }) => isInState === 1,
      explanation: {
        rule: "What the sale adds at each of the rates; zero if nothing is taxable.",
        formula:
          "IF(law.taxableGain=0, 0, law.gainsTax+law.ordinaryTax+law.minimumTax+law.netInvestmentIncomeTax)",
        onlyIf: "hasTax",
      },
    }),
    gain: briefUsd("Gain under the law", {
      explanation: {
        rule: "The sale price minus selling costs and the purchase price.",
        formula: "salePrice-sellingCosts-purchasePrice",
        onlyIf: "applies",
      },
    }),
    taxableGain: briefUsd("Taxable gain", {
      when: ({ law }) => (law.taxableGain ?? 0) >= 0,
      explanation: {
        rule: "The gain minus the exclusion. A loss counts, except on a home.",
        formula: 'IF(homeSale="yes", MAX(0, law.gain-law.exclusion), law.gain)',
        onlyIf: "applies",
      },
    }),
    effectiveRate: percentage("Federal tax rate on the gain", {
      note: "The tax as a percentage of the whole gain.",
      when: ({ law }) => law.effectiveRate !== 0,
      explanation: {
        rule: "The federal tax on this sale as a percentage of the gain.",
        formula: "law.saleTax/law.gain*100",
        onlyIf: "AND(hasTax, law.gain>0)",
      },
    }),
    profit: briefUsd("Profit after federal tax", {
      explanation: {
        rule: "The gain under the law minus the federal tax on this sale.",
        formula: "law.gain-law.saleTax",
        onlyIf: "hasTax",
      },
    }),
    proceeds: briefUsd("Sale price after costs and federal tax", {
      explanation: {
        rule: "The sale price minus selling costs and the federal tax on this sale.",
        formula: "salePrice-sellingCosts-law.saleTax",
        onlyIf: "hasTax",
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
      "MIN(law.netLongTermGain, taxableInReturn)",
    ),
    at0: part(
      "at0",
      "Gain taxed at 0%",
      "The part below the end of the 0% rate.",
      "law.taxedLongTermGain-law.at15-law.at20",
    ),
    at15: part(
      "at15",
      "Gain taxed at 15%",
      "The part between the ends of the 0% and the 15% rate.",
      "MAX(0, taxableInReturn-law.gainsLimit)-MAX(0, taxableInReturn-law.taxedLongTermGain-law.gainsLimit)-law.at20",
    ),
    at20: part(
      "at20",
      "Gain taxed at 20%",
      "The part above the end of the 15% rate.",
      "MAX(0, taxableInReturn-law.upperGainsLimit)-MAX(0, taxableInReturn-law.taxedLongTermGain-law.upperGainsLimit)",
    ),
    gainsTax: part(
      "gainsTax",
      "Tax at 0%, 15% and 20%",
      "15% and 20% of these parts, but no more than they would be taxed as wages.",
      "MAX(0, MIN(middleRate*law.at15+highestRate*law.at20, taxDifference))",
      "26 U.S.C. 1(h).",
    ),
    ordinaryTax: part(
      "ordinaryTax",
      "Tax at the rates of wages",
      "The difference in tax before credits, minus the tax at the rates for long-term gains and the alternative minimum tax.",
      "taxDifference-law.gainsTax",
    ),
    minimumTax: part(
      "minimumTax",
      "Alternative minimum tax",
      "The difference in that tax.",
      "addedMinimumTax",
      "26 U.S.C. 55.",
    ),
    netInvestmentIncomeTax: part(
      "netInvestmentIncomeTax",
      "Net investment income tax",
      "The difference in that tax, which is 3.8%.",
      "addedInvestmentIncomeTax",
      "26 U.S.C. 1411.",
    ),
    savedByWaiting: briefUsd("Saved by holding it over a year", {
      when: ({ law }) => (law.savedByWaiting ?? 0) >= leastShown,
      explanation: {
        rule: "The tax now minus the tax on the same gain held for more than a year.",
        formula: "0-addedByWaiting",
        onlyIf: "waits",
      },
    }),
    yearsBehind: { ...lawAge(lawOf().year, "tables"), when: ({ law }) => law.applies === 1 },
  },
  // Its section has the figures of the other options too: it is the report’s.
  section: null,
  verdict: null,
  errors: null,
  charts: { also: byRate },
});

/** Where a long-term gain is taxed. */
function byRate(
  result: CapitalGainsResult,
  { lawYear, lossCarriedOver = 0 }: CapitalGainsInput,
): DeclaredChart[] {
  const net = result.law.netLongTermGain ?? 0;
  const gain = result.law.gain ?? 0;
  if (net <= 0) return [];
  const rows = (
    [
      ["Excluded for your home", result.law.exclusion],
      ["Covered by losses", lossCarriedOver],
      ["Covered by your deduction", net - (result.law.taxedLongTermGain ?? 0)],
      ["Taxed at 0%", result.law.at0],
      ["Taxed at 15%", result.law.at15],
      ["Taxed at 20%", result.law.at20],
    ] as const
  ).flatMap(([label, amount]) => (amount && amount >= 0.005 ? [{ label, amount }] : []));
  const largest = rows.toSorted((one, other) => other.amount - one.amount)[0];
  if (!largest || rows.length < 2) return [];
  return [
    {
      kind: "amounts",
      name: "rates",
      title: `${largest.label} under ${lawOf(lawYear).year} law: ${formatWholeUsd(largest.amount)} of the ${formatWholeUsd(gain)} gain`,
      subject: "Where the gain is taxed",
      whole: "the gain",
      rows,
    },
  ];
}
