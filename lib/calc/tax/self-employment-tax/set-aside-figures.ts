import { percentage, usd, type Outputs } from "@/lib/calculator/report/outputs";
import { inReturns, returnTable } from "@/lib/calculator/report/return-table";

import type { SelfEmploymentTaxResult } from "./calculation";

const allTaxes = `(${inReturns("federal", "totalTax", "before")}+law.setAside)`;
/** Where nobody says, as much as the other income is taxed. */
const withheldSoFar = `IF(ISBLANK(withheld), MAX(0, ${inReturns("federal", "totalTax", "before")}), withheld)`;

/**
 * What the two returns came to, as long as they are of these numbers: their incomes lie the profit less half
 * the tax and what goes into a plan apart.
 */
const foundInReturns = (name: string, line: string) =>
  `AND(ABS(${name}-${line})<0.005, ABS(${inReturns("federal", "adjustedGrossIncome", "difference")}-(netEarnings-law.deductibleHalf-selfEmployedPlan))<0.005)`;

/** What the profit adds to the federal return, and when it is paid. */
export const setAsideFigures = {
  federal: returnTable("Your federal return with and without the business", ["Without", "With"]),
  "law.incomeTax": usd("Income tax on the profit", {
    note: "What the business adds, after the deduction for half the tax and for business income.",
    explanation: {
      rule: "The income tax of the whole return with the business minus the one without it.",
      check: foundInReturns("law.incomeTax", inReturns("federal", "incomeTax", "difference")),
    },
  }),
  "law.businessDeduction": usd("Qualified business income (QBI) deduction", {
    note: "26 U.S.C. 199A.",
    when: (result: SelfEmploymentTaxResult) => result["law.businessDeduction"] > 0,
    explanation: {
      rule: "That line of the return with the business.",
      check: foundInReturns(
        "law.businessDeduction",
        inReturns("federal", "businessDeduction", "after"),
      ),
    },
  }),
  "law.setAside": usd("Set aside for federal taxes", {
    note: "For the year: self-employment tax and income tax on the profit.",
    explanation: {
      rule: "Self-employment tax, income tax on the profit, and what the business adds in Additional Medicare Tax.",
      formula: `law.selfEmploymentTax+law.incomeTax+${inReturns("federal", "additionalMedicareTax", "difference")}`,
    },
  }),
  "law.setAsideRate": percentage("Of each dollar of profit", {
    explanation: {
      rule: "What to set aside as a percentage of the net earnings.",
      formula: "law.setAside/netEarnings*100",
      onlyIf: "netEarnings>0",
    },
  }),
  "law.afterTax": usd("Left after federal taxes", {
    explanation: {
      rule: "Net earnings minus what to set aside.",
      formula: "netEarnings-law.setAside",
    },
  }),
  "law.quarter": usd("Estimated payment each quarter", {
    note: "Four equal payments; the last is due January 15.",
    explanation: {
      rule: "A quarter of what to set aside.",
      formula: "MAX(0, law.setAside)/4",
    },
  }),
  "law.leastQuarter": usd("Minimum to avoid a penalty", {
    note: "Each quarter: 26 U.S.C. 6654.",
    explanation: {
      rule: "90% of this year’s taxes, or last year’s if known and less (110% of them above $150,000 of income), minus what is withheld, in four parts. None if less than $1,000 is left to pay.",
      formula: `IF(${allTaxes}-${withheldSoFar}<1000, 0, MAX(0, MIN(0.9*${allTaxes}, IF(ISBLANK(lastYearTax), ${allTaxes}, lastYearTax*IF(lastYearIncome>IF(lawFilingStatus="marriedFilingSeparately", 75000, 150000), 1.1, 1)))-${withheldSoFar}))/4`,
    },
  }),
} satisfies Partial<Outputs<SelfEmploymentTaxResult>>;
