import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { namesIn } from "@/lib/calculator/report/groups";
import { complete } from "@/lib/calculator/report/notice";
import { percentage, ratio, usd, words, year, yesOrNo } from "@/lib/calculator/report/outputs";
import { formatUsd } from "@/lib/format";
import { lawAge } from "@/lib/subjects/federal-law/law-age";
import { lawSection } from "@/lib/subjects/federal-law/law-section";
import { benchmarkPremiums } from "@/lib/tax-law/health/benchmark-premiums";
import { povertyGuidelines } from "@/lib/tax-law/health/poverty-guidelines";
import { premiumCreditOf } from "@/lib/tax-law/health/premium-credit-of";
import { medicaidPercent } from "@/lib/tax-law/health/medicaid-line";
import { newestCoverageYear } from "@/lib/tax-law/health/premium-credits";

import { healthPremium, type HealthPremiumResult } from "./calculation";
import { chartsOf } from "./charts";
import { cliffOutputs } from "./cliff-outputs";
import { form } from "./form";
import { illustratedFigures, illustration } from "./illustration";
import { benchmarkPlan } from "./options/benchmark-plan";
import { coverageYearForm, lawFilingStatusForm } from "./page-form";
import { tables } from "./tables";
import { remarksOn, verdictOn } from "./words";

export const report = defineReport(healthPremium, {
  invalidMessage: "Please fill in all fields with valid values.",

  fields: form.fields,
  moves: ["annualIncome", "age", "familySize", "lawBenchmarkPremium"],
  headline: "law.benchmarkCost",
  // That people who file separately get no credit is said among the other reasons for none.
  options: [coverageYearForm, lawFilingStatusForm, benchmarkPlan],
  conditions: {
    // No poverty guidelines are published for the territories.
    hasGuidelines: {
      words: "you live in a state or DC",
      formula: "NOT(ISBLANK(law.firstPerson))",
    },
  },
  lawNumbers: {
    medicaidPercent: { label: "Medicaid limit as a percentage", value: medicaidPercent },
  },
  outputs: {
    law: {
      coverageYear: year("Coverage year", {
        explanation: {
          rule: "The year you chose, or the one based on today’s date: from November 1, the coming year.",
          lookup: true,
        },
      }),
      place: words("Place", {
        explanation: { rule: "Based on the state or ZIP code.", lookup: true },
      }),
      creditGuidelines: year("Poverty guidelines for the credit", {
        note: "The newest when open enrollment started.",
        explanation: {
          rule: "The newest guidelines on November 1 before the coverage year.",
          lookup: true,
        },
      }),
      firstPerson: usd("Poverty line for one person under the law", {
        hidden: true,
        explanation: { rule: "The guideline for the place.", lookup: true },
      }),
      eachAdditional: usd("Poverty line per additional person under the law", {
        hidden: true,
        explanation: { rule: "The guideline for the place.", lookup: true },
      }),
      povertyLine: briefUsd("Poverty line under the law", {
        note: "Per year, for a household of this size.",
        explanation: {
          rule: "The line for one person, plus an amount for each additional person.",
          formula: "law.firstPerson+law.eachAdditional*(familySize-1)",
          onlyIf: "hasGuidelines",
        },
      }),
      povertyPercent: percentage("Income as a percentage of the poverty line", {
        explanation: {
          rule: "Income divided by the poverty line, as a percentage.",
          formula: "annualIncome/law.povertyLine*100",
          onlyIf: "hasGuidelines",
        },
      }),
      roundedPercent: ratio("Income as a percentage of the poverty line, rounded", {
        hidden: true,
        explanation: {
          rule: "The same, rounded to seven decimals, so that an income right at the edge of a band counts as at the edge.",
          formula: "ROUND(law.povertyPercent, 7)",
          onlyIf: "hasGuidelines",
        },
      }),
      endPercent: ratio("End of the sliding scale under the law", {
        hidden: true,
        explanation: {
          rule: "The scale’s highest percentage of the poverty line, in years with a limit.",
          lookup: true,
        },
      }),
      isEligible: yesOrNo("Eligible for a credit under the law", {
        hidden: true,
        explanation: {
          rule: "Yes if you live in a state or DC, are not married filing separately, and your income is between the poverty line and the end of the scale.",
          formula:
            'AND(hasGuidelines, lawFilingStatus<>"marriedFilingSeparately", law.roundedPercent>=100, OR(ISBLANK(law.endPercent), law.roundedPercent<=law.endPercent))',
        },
      }),
      applicablePercentage: percentage("Applicable percentage under the law", {
        note: "The share of your income that you are expected to pay.",
        explanation: {
          rule: "The percentage for your income’s band on the sliding scale.",
          formula: "SUM(scale.reached)",
          onlyIf: "law.isEligible",
        },
      }),
      expectedContribution: usd("Expected contribution under the law", {
        note: "Per month, for the benchmark plan: the second-lowest-cost silver plan.",
        explanation: {
          rule: "The applicable percentage of income, divided by 12.",
          formula: "annualIncome*law.applicablePercentage/1200",
          onlyIf: "law.isEligible",
        },
      }),
      ...benchmarkPlan.law,
      benchmarkCost: usd("Your cost under the law", {
        note: "Per month. The benchmark plan is the second-lowest-cost silver plan where you live.",
        absent: "Full price",
        explanation: {
          rule: "The benchmark premium minus the credit. If the premium isn’t known, the expected contribution.",
          formula: "IF(isPriced, law.benchmark-law.credit, law.expectedContribution)",
          onlyIf: "OR(law.isEligible, isPriced)",
        },
      }),
      medicaidGuidelines: year("Poverty guidelines for Medicaid", {
        note: "The newest as of today.",
        explanation: { rule: "The newest guidelines on the day of the calculation.", lookup: true },
      }),
      medicaidFirstPerson: usd("Poverty line for one person under Medicaid", {
        hidden: true,
        explanation: { rule: "The current guideline for the place.", lookup: true },
      }),
      medicaidEachAdditional: usd("Poverty line per additional person under Medicaid", {
        hidden: true,
        explanation: { rule: "The current guideline for the place.", lookup: true },
      }),
      medicaidLine: briefUsd("Medicaid income limit under the law", {
        note: "Per year: 138% of the current poverty line, in states that expanded Medicaid.",
        explanation: {
          rule: "138% of the poverty line under the current guidelines.",
          formula:
            "(law.medicaidFirstPerson+law.medicaidEachAdditional*(familySize-1))*medicaidPercent/100",
          onlyIf: "hasGuidelines",
        },
      }),
      creditEnds: briefUsd("Income limit for the credit under the law", {
        note: "Four times the poverty line. Above this income, there is no credit at all.",
        explanation: {
          rule: "Four times the poverty line, in years with this limit.",
          formula: "law.povertyLine*law.endPercent/100",
          onlyIf: "AND(hasGuidelines, NOT(ISBLANK(law.endPercent)))",
        },
      }),
      ...cliffOutputs,
      // Two months later it is another year from November 1 on.
      yearsBehind: lawAge(newestCoverageYear, "tables", "YEAR(EDATE(today, 2))"),
    },
    ...tables,
    ...illustratedFigures,
  },

  verdict: verdictOn,
  remarks: remarksOn,
  notCounted: [{ words: "deductibles, copays and coinsurance" }, { words: "tobacco surcharges" }],
  sections: (result) => [underTheLaw(result)],
  illustration,
  // 45 CFR 155.410(e) and (f). From the coverage of 2027 on, 90 Fed. Reg. 27074 ends it in December; City of Columbus
  // v. Kennedy (D. Md., June 12, 2026, on appeal) is reported to have set that aside: GitHub files 61408104020 and
  // 71203968680, read on 2026-11-30.
  dates: ({ law: { coverageYear } }) => [
    {
      day: { year: coverageYear - 1, month: 12, day: 15 },
      title: `Choose health coverage for ${coverageYear}`,
      detail: `For coverage from January 1. Most Marketplaces take plans until January 15, ${coverageYear}, for later coverage. Check yours.`,
      isDeadline: true,
    },
  ],
  charts: chartsOf,
  toast: (result) => {
    const cost = result.law.benchmarkCost;
    const under = `under ${result.law.coverageYear} law`;
    return complete(
      cost === null
        ? `No premium tax credit ${under}.`
        : `Your cost for the benchmark plan ${under}: ${formatUsd(cost)} a month.`,
    );
  },

  example: {
    age: 60,
    location: "Ohio",
    annualIncome: 62_000,
    familySize: 2,
    coverageLevel: "silver",
    lawBenchmarkPremium: null,
    ratingArea: null,
    otherAges: "",
  },
});

/** The answer of the law: what is asked of the income, and on which lines that rests. */
function underTheLaw(result: HealthPremiumResult) {
  const { coverageYear, creditGuidelines: guidelines } = result.law;
  const guidelinesOf = (year?: number) => povertyGuidelines.filter((known) => known.year === year);
  return lawSection(result, {
    tables: [
      premiumCreditOf(coverageYear),
      ...guidelinesOf(guidelines),
      ...guidelinesOf(result.law.medicaidGuidelines),
    ],
    newest: newestCoverageYear,
    text: [
      `This is for coverage in ${coverageYear}; choose another year under More options.`,
      ...(result.law.credit === undefined && result.law.isEligible
        ? [
            `To see the credit, enter ${coverageYear === benchmarkPremiums.year ? "your rating area or " : ""}the benchmark premium under “Price of the benchmark plan”.`,
          ]
        : []),
    ].join(" "),
    figures: namesIn(
      "law",
      "expectedContribution",
      "benchmark",
      "credit",
      "applicablePercentage",
      "povertyPercent",
      "povertyLine",
      "coverageYear",
      "place",
      "creditGuidelines",
      "creditEnds",
      "overLimit",
      "mostDeductible",
      "costAtLimit",
      "lostAtLimit",
      "medicaidLine",
      "medicaidGuidelines",
    ),
  });
}
