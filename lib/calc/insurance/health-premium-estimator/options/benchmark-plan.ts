import type { Remark } from "@/lib/calculator/definition";
import { option } from "@/lib/calculator/option";
import { namesIn } from "@/lib/calculator/report/groups";
import { ratio, usd, yesOrNo } from "@/lib/calculator/report/outputs";
import { formatIsoDay, formatPayment } from "@/lib/format";
import { citationOf } from "@/lib/subjects/federal-law/law-section";
import { ageCurves } from "@/lib/tax-law/health/age-curves";
import { benchmarkPremiums } from "@/lib/tax-law/health/benchmark-premiums";

import {
  healthPremium,
  type HealthPremiumInput,
  type HealthPremiumResult,
  type WithArea,
} from "../calculation";
import { benchmarkErrors } from "../benchmark-errors";
import { benchmarkPlanForm } from "./benchmark-plan.form";

type Law = HealthPremiumResult["law"];

const { year } = benchmarkPremiums;

/** The price of the benchmark plan by rating area and age, and what the credit pays of it. */
export const benchmarkPlan = option(healthPremium, {
  form: benchmarkPlanForm,
  isUsed: (result): result is WithArea => result.law.areaBenchmark !== undefined,
  conditions: {
    isTyped: {
      words: "you enter the benchmark premium",
      formula: "AND(NOT(ISBLANK(lawBenchmarkPremium)), lawBenchmarkPremium>0)",
    },
    isPriced: {
      words: "its price is known",
      formula: "OR(isTyped, AND(law.hasAreaPrice, law.coverageYear=pricedYear))",
    },
  },
  lawNumbers: {
    pricedYear: { label: "Year of the prices by rating area", value: year, format: "0" },
  },
  outputs: {},
  law: {
    hasAreaPrice: yesOrNo("Price of the rating area known", {
      hidden: true,
      explanation: {
        rule: "Yes where the state and its rating area are entered, and its price is listed.",
        lookup: "published",
      },
    }),
    areaPremium: usd(`${year} premium a month at age factor 1`, {
      note: "In the rating area.",
      explanation: { rule: "Looked up for the state and its rating area.", lookup: "published" },
    }),
    ageFactors: ratio("Age factors of everyone covered", {
      note: "At most three children under 21 count.",
      explanation: {
        rule: "The age curve’s factor of each person, added up. In New York and Vermont, the factor of the family’s tier.",
        lookup: true,
      },
    }),
    areaBenchmark: usd(`Benchmark premium a month in ${year}`, {
      note: "Before any credit.",
      explanation: {
        rule: "The premium at age factor 1, times the age factors.",
        formula: "law.areaPremium*law.ageFactors",
        onlyIf: "law.hasAreaPrice",
      },
    }),
    benchmark: usd("Benchmark premium a month under the law", {
      note: "Before the credit.",
      explanation: {
        rule: "What you enter. Otherwise that of the rating area, in the year of its prices.",
        formula: "IF(isTyped, lawBenchmarkPremium, law.areaBenchmark)",
        onlyIf: "isPriced",
      },
    }),
    credit: usd("Premium tax credit under the law", {
      note: "Per month, for the benchmark plan. Never more than the plan you choose costs.",
      explanation: {
        rule: "The benchmark premium minus the expected contribution, but not below zero. Zero if you are not eligible for a credit.",
        formula: "IF(law.isEligible, MAX(0, law.benchmark-law.expectedContribution), 0)",
        onlyIf: "isPriced",
      },
    }),
  },
  section: {
    title: "The benchmark plan where you live",
    figures: namesIn("law", "areaBenchmark", "areaPremium", "ageFactors"),
    text: ({ law }, { lawBenchmarkPremium }) =>
      `The ${year} price at a representative ZIP code of the area, as of ${formatIsoDay(benchmarkPremiums.asOf)}. Yours can differ.${lawBenchmarkPremium && lawBenchmarkPremium !== law.areaBenchmark ? ` The ${formatPayment(lawBenchmarkPremium)} you entered counts instead.` : ""}`,
    source: citationOf([benchmarkPremiums, ageCurves]),
  },
  verdict: null,
  errors: benchmarkErrors,
  remarks: ({ law }, input) => [...priceOfYear(law), ...coveredAlone(law, input)],
});

/** What is known of a price in another year, and where that of the coverage year is found. */
const priceOfYear = ({ coverageYear, benchmark, areaBenchmark }: Law): Remark[] =>
  areaBenchmark === undefined || benchmark !== undefined
    ? []
    : [
        {
          tone: "warning",
          text: `We have no ${coverageYear} prices. In ${year}, this benchmark plan cost ${formatPayment(areaBenchmark)} a month. Enter the ${coverageYear} price: it is the second-lowest-cost silver plan in the plan preview of HealthCare.gov or your state’s Marketplace.`,
          offer: { text: `Answer for ${year}`, boxes: { coverageYear: String(year) } },
        },
      ];

/** A family of which only one is covered, as far as the boxes say. */
const coveredAlone = (
  { areaBenchmark }: Law,
  { familySize, otherAges = "", lawBenchmarkPremium }: HealthPremiumInput,
): Remark[] =>
  areaBenchmark === undefined || familySize === 1 || otherAges.trim() || lawBenchmarkPremium
    ? []
    : [
        {
          tone: "warning",
          text: "The benchmark plan covers you alone here. If others need coverage, enter their ages too.",
        },
      ];
