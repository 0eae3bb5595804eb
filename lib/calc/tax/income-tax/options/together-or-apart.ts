import { option } from "@/lib/calculator/option";
import { wholeUsdColumn, wordsColumn } from "@/lib/calculator/report/columns";
import { count, ratio, table } from "@/lib/calculator/report/outputs";
import { wholeUsd } from "@/lib/calculator/report/whole-usd";
import { inReturns } from "@/lib/subjects/federal-law/return-table";
import { returnLineNames } from "@/lib/tax-law/return-lines";

import type { LineBothWays } from "../arithmetic/both-ways";
import { incomeTax, type IncomeTaxResult } from "../calculation";
import { togetherOrApartForm } from "./together-or-apart.form";
import {
  aboutSeparateReturns,
  errorsInDivision,
  remarksOnDivision,
  togetherOrApartInWords,
  type WithBothWays,
} from "./together-or-apart-words";

/** The line after those of the federal return. */
const stateLine = returnLineNames.length + 1;

/** Less is written as $0. */
const leastShown = 0.5;

const compared = (rule: string, formula: string) => ({
  rule,
  formula,
  onlyIf: "areReturnsCompared",
});

/** All taxes on one of the returns, by the name of its column. */
const allTaxesOn = (column: string) =>
  `${inReturns(`bothWays.${column}`, "totalTax")}+INDEX(bothWays.${column}, ${stateLine})`;

/** One joint return of a couple beside two separate ones. */
export const togetherOrApart = option(incomeTax, {
  form: togetherOrApartForm,
  isUsed: (result): result is WithBothWays => result.bothWays !== undefined,
  conditions: {
    areReturnsCompared: {
      words: "you file jointly and compare two separate returns",
      formula: 'AND(compareSeparate="yes", law.joint=1)',
    },
  },
  outputs: {
    taxTogether: wholeUsd("Taxes on one joint return", {
      note: "All federal taxes for the year, and your state’s if you choose one.",
      explanation: compared(
        "All federal taxes, and those of the state if you choose one.",
        "law.totalTax+IF(isInState>0, stateAndLocalTaxes, 0)",
      ),
    }),
    taxApart: wholeUsd("Taxes on two separate returns", {
      explanation: compared(
        "The taxes on your return and on your spouse’s.",
        "yourSeparateTax+spouseSeparateTax",
      ),
    }),
    taxSavedTogether: wholeUsd("Saved by filing jointly", {
      signLabels: { above: "Together", below: "Apart", zero: "The same" },
      explanation: compared(
        "The taxes on two separate returns minus those on one, both in whole dollars.",
        "ROUND(taxApart, 0)-ROUND(taxTogether, 0)",
      ),
    }),
    yourSeparateTax: wholeUsd("Your separate return", {
      explanation: compared(
        "All federal taxes on your return, and those of the state if you choose one.",
        allTaxesOn("you"),
      ),
    }),
    spouseSeparateTax: wholeUsd("Spouse’s separate return", {
      explanation: compared(
        "All federal taxes on your spouse’s return, and those of the state if you choose one.",
        allTaxesOn("spouse"),
      ),
    }),
    claimedBySpouse: count("dependent")("Claimed by your spouse", {
      hidden: true,
      explanation: {
        rule: "How many of the children and other dependents are on your spouse’s return, so that both pay least.",
        lookup: true,
        onlyIf: "areReturnsCompared",
      },
    }),
    bothItemize: ratio("Both itemize", {
      hidden: true,
      explanation: {
        rule: "1 if both pay least when both itemize; 0 if both take the standard deduction.",
        lookup: true,
        onlyIf: "areReturnsCompared",
      },
    }),
    bothWays: table<IncomeTaxResult, LineBothWays>("One return and two, line by line", {
      by: "bracket",
      columns: {
        line: wordsColumn("Line"),
        together: wholeUsdColumn("Together"),
        you: wholeUsdColumn("You"),
        spouse: wholeUsdColumn("Spouse"),
      },
      start: {},
      count: `IF(areReturnsCompared, ${stateLine}, 0)`,
      totals: () => ({}),
      isEmpty: ({ together, you, spouse }) =>
        Math.max(Math.abs(together), Math.abs(you), Math.abs(spouse)) < leastShown,
      note: "We work out the whole return three times. Lines that are zero are left out.",
    }),
  },
  section: {
    text: aboutSeparateReturns,
    figures: [
      "taxSavedTogether",
      "taxTogether",
      "taxApart",
      "yourSeparateTax",
      "spouseSeparateTax",
    ],
    source:
      "Based on 26 U.S.C. 1(d), 63(c)(6)(A), 66 and 152, and IRS Publications 504 and 555, as read in secondary sources.",
  },
  verdict: { also: togetherOrApartInWords },
  errors: errorsInDivision,
  remarks: remarksOnDivision,
});
