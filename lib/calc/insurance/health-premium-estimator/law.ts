import { rateColumn } from "@/lib/calculator/report/bracket-table";
import { lawAge } from "@/lib/calculator/report/law-age";
import { lawSection } from "@/lib/calculator/report/law-section";
import {
  percentage,
  ratio,
  table,
  usd,
  words,
  year,
  yesOrNo,
  type Outputs,
} from "@/lib/calculator/report/outputs";
import { formatNumber, formatPercent, plainDecimal } from "@/lib/format";
import { povertyGuidelines } from "@/lib/tax-law/health/poverty-guidelines";
import { premiumCreditOf } from "@/lib/tax-law/health/premium-credit-of";
import type { PremiumCreditRow } from "@/lib/tax-law/health/premium-credit-rows";
import { newestCoverageYear, premiumCredits } from "@/lib/tax-law/health/premium-credits";

import type { HealthPremiumResult } from "./calculation";

/** What the report says of the law: those of its figures whose names begin so, and the scale. */
type OfLaw = Pick<HealthPremiumResult, Extract<keyof HealthPremiumResult, `law.${string}`>> &
  Pick<HealthPremiumResult, "scale">;

/** No poverty guidelines are published for the territories. */
const hasGuidelines = "NOT(ISBLANK(law.firstPerson))";
/** Within the room for a credit, whatever the income. */
const isWithin =
  "AND(law.roundedPercent>=from, OR(ISBLANK(to), law.roundedPercent<to, AND(to=law.endPercent, law.roundedPercent=to)))";

export const figuresOfLaw: Outputs<OfLaw> = {
  "law.coverageYear": year("Coverage year", {
    explanation: {
      rule: "The one that was chosen, or by the date: from November 1 on the coming year.",
      lookup: true,
    },
  }),
  "law.place": words("Place", {
    explanation: { rule: "Read off the state or ZIP code.", lookup: true },
  }),
  "law.creditGuidelines": year("Poverty guidelines of the credit", {
    note: "The newest when open enrollment began.",
    explanation: {
      rule: "Those last published on November 1 before the coverage year.",
      lookup: true,
    },
  }),
  "law.firstPerson": usd("Poverty line of one person under the law", {
    hidden: true,
    explanation: { rule: "The guideline for the place.", lookup: true },
  }),
  "law.eachAdditional": usd("Poverty line of each further person under the law", {
    hidden: true,
    explanation: { rule: "The guideline for the place.", lookup: true },
  }),
  "law.povertyLine": usd("Poverty line under the law", {
    note: "A year, for a household of this size.",
    explanation: {
      rule: "That of one person, and more for each person beyond the first.",
      formula: "law.firstPerson+law.eachAdditional*(familySize-1)",
      onlyIf: hasGuidelines,
    },
  }),
  "law.povertyPercent": percentage("Income in percent of the poverty line", {
    explanation: {
      rule: "The income in percent of the poverty line.",
      formula: "annualIncome/law.povertyLine*100",
      onlyIf: hasGuidelines,
    },
  }),
  "law.roundedPercent": ratio("Income in percent of the poverty line, rounded", {
    hidden: true,
    explanation: {
      rule: "The same to seven decimals, so that an income at the edge of a band is at the edge.",
      formula: "ROUND(law.povertyPercent, 7)",
      onlyIf: hasGuidelines,
    },
  }),
  "law.endPercent": ratio("End of the sliding scale under the law", {
    hidden: true,
    explanation: {
      rule: "Its last percent of the poverty line, in a year with an end.",
      lookup: true,
    },
  }),
  "law.isEligible": yesOrNo("Room for a credit under the law", {
    hidden: true,
    explanation: {
      rule: "Yes in the states and DC, unless a married person files separately, from the poverty line to the end of the scale.",
      formula: `AND(${hasGuidelines}, lawFilingStatus<>"marriedFilingSeparately", law.roundedPercent>=100, OR(ISBLANK(law.endPercent), law.roundedPercent<=law.endPercent))`,
    },
  }),
  "law.applicablePercentage": percentage("Applicable percentage under the law", {
    note: "The share of your income that you are expected to pay.",
    explanation: {
      rule: "The percentage in the band of the sliding scale that the income lies in.",
      formula: "SUM(scale.reached)",
      onlyIf: "law.isEligible",
    },
  }),
  "law.expectedContribution": usd("Expected contribution under the law", {
    note: "A month, for the benchmark plan: the second-lowest silver plan.",
    explanation: {
      rule: "The applicable percentage of the income, by month.",
      formula: "annualIncome*law.applicablePercentage/1200",
      onlyIf: "law.isEligible",
    },
  }),
  "law.credit": usd("Premium tax credit under the law", {
    note: "A month, for the benchmark plan. No more than the plan that you choose costs.",
    explanation: {
      rule: "What the benchmark premium is above the expected contribution; nothing where there is no room for a credit.",
      formula: "IF(law.isEligible, MAX(0, lawBenchmarkPremium-law.expectedContribution), 0)",
      onlyIf: "NOT(ISBLANK(lawBenchmarkPremium))",
    },
  }),
  "law.benchmarkCost": usd("Your cost under the law", {
    note: "A month. The benchmark plan is the second-lowest silver plan where you live.",
    absent: "Full price",
    explanation: {
      rule: "The benchmark premium less the credit, or as long as it is not known the expected contribution.",
      formula:
        "IF(ISBLANK(lawBenchmarkPremium), law.expectedContribution, lawBenchmarkPremium-law.credit)",
      onlyIf: "OR(law.isEligible, NOT(ISBLANK(lawBenchmarkPremium)))",
    },
  }),
  "law.medicaidGuidelines": year("Poverty guidelines of Medicaid", {
    note: "The newest today.",
    explanation: { rule: "Those last published on the day of the calculation.", lookup: true },
  }),
  "law.medicaidFirstPerson": usd("Poverty line of one person for Medicaid", {
    hidden: true,
    explanation: { rule: "The guideline in force for the place.", lookup: true },
  }),
  "law.medicaidEachAdditional": usd("Poverty line of each further person for Medicaid", {
    hidden: true,
    explanation: { rule: "The guideline in force for the place.", lookup: true },
  }),
  "law.medicaidLine": usd("Medicaid line under the law", {
    note: "A year: 138% of the poverty line in force today, in the states that expanded Medicaid.",
    explanation: {
      rule: "138% of the poverty line by the guidelines in force.",
      formula: "(law.medicaidFirstPerson+law.medicaidEachAdditional*(familySize-1))*138/100",
      onlyIf: hasGuidelines,
    },
  }),
  "law.creditEnds": usd("End of the credit under the law", {
    note: "An income of four times the poverty line. Above it there is no credit at all.",
    explanation: {
      rule: "Four times the poverty line, in a year whose scale ends there.",
      formula: "law.povertyLine*law.endPercent/100",
      onlyIf: `AND(${hasGuidelines}, NOT(ISBLANK(law.endPercent)))`,
    },
  }),
  // Two months later it is another year from November 1 on.
  "law.yearsBehind": lawAge(newestCoverageYear, "tables", "YEAR(EDATE(today, 2))"),
  scale: table<OfLaw, PremiumCreditRow>("Sliding scale under the law", {
    by: "bracket",
    columns: {
      from: rateColumn("From"),
      to: {
        label: "To",
        show: (to) => (to === null ? "no limit" : `${formatNumber(to)}%`),
        exact: (to) => (to === null ? "no limit" : plainDecimal(to)),
      },
      start: rateColumn("Start", { show: formatPercent }),
      end: rateColumn("End", { show: formatPercent }),
      reached: rateColumn("Share reached", {
        show: (reached) => (reached === 0 ? "–" : formatPercent(reached)),
        formula: `IF(AND(law.isEligible, ${isWithin}), start+IF(end>start, (end-start)*(law.roundedPercent-from)/(to-from), 0), 0)`,
      }),
    },
    start: {},
    count: String(premiumCredits[0]?.bands.length),
    totals: () => ({}),
    note: "From and to in percent of the poverty line; the shares in percent of the income. Within a band the share rises evenly from its start to its end.",
  }),
};

/** The answer of the law: what is asked of the income, and on which lines that rests. */
export function sectionOfLaw(result: HealthPremiumResult) {
  const { "law.coverageYear": coverageYear, "law.creditGuidelines": guidelines } = result;
  const guidelinesOf = (year: number | null) =>
    povertyGuidelines.filter((known) => known.year === year);
  return lawSection(result, {
    tables: [
      premiumCreditOf(coverageYear),
      ...guidelinesOf(guidelines),
      ...guidelinesOf(result["law.medicaidGuidelines"]),
    ],
    newest: newestCoverageYear,
    text: [
      `This is for coverage in ${coverageYear}; choose another year under More options.`,
      ...(result["law.credit"] === null && result["law.isEligible"]
        ? ["For the credit, enter the benchmark premium there."]
        : []),
    ].join(" "),
    figures: [
      "law.expectedContribution",
      "law.credit",
      "law.applicablePercentage",
      "law.povertyPercent",
      "law.povertyLine",
      "law.coverageYear",
      "law.place",
      "law.creditGuidelines",
      "law.creditEnds",
      "law.medicaidLine",
      "law.medicaidGuidelines",
    ],
  });
}
