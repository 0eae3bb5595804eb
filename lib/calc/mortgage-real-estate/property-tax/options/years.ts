import { drawnYears } from "@/lib/calculator/charts/growth-chart";
import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { positionColumn, wholeUsdColumn } from "@/lib/calculator/report/columns";
import { table } from "@/lib/calculator/report/outputs";
import { formatCount, formatRoundedUsd, formatWholeUsd } from "@/lib/format";

import type { PropertyTaxYear } from "../arithmetic/tax-by-year";
import {
  propertyTax,
  type PropertyTaxInput,
  type PropertyTaxResult,
  type WithYears,
} from "../calculation";
import { yearsForm } from "./years.form";

type Ahead = PropertyTaxResult & WithYears;

/** The tax of the years ahead, and what a cap on the assessed value saves. */
export const yearsAhead = option(propertyTax, {
  form: yearsForm,
  isUsed: (result): result is Ahead => result.lastTax !== undefined,
  conditions: {
    looksAhead: { words: "you look ahead", formula: "NOT(ISBLANK(years))" },
    isCapped: {
      words: "you look ahead with a cap",
      formula: "AND(NOT(ISBLANK(years)), NOT(ISBLANK(growthCap)))",
    },
  },
  steps: {
    assessedGrowth: {
      label: "Growth of the assessed value, in percent a year",
      formula: "IF(ISBLANK(growthCap), appreciation, MIN(growthCap, appreciation))",
    },
  },
  outputs: {
    lastTax: briefUsd("Tax in the last year", {
      explanation: {
        rule: "The tax in the last year of the table.",
        formula: "INDEX(taxByYear.tax, years)",
        onlyIf: "looksAhead",
      },
    }),
    totalTax: briefUsd("Tax over all these years", {
      explanation: {
        rule: "The tax of each year, added up.",
        formula: "SUM(taxByYear.tax)",
        onlyIf: "looksAhead",
      },
    }),
    capSaves: briefUsd("The cap saves over these years", {
      explanation: {
        rule: "What the tax would be if the assessed value followed the market, minus the tax, over all years.",
        formula: "SUM(taxByYear.saved)",
        onlyIf: "isCapped",
      },
    }),
    taxByYear: table<PropertyTaxResult, PropertyTaxYear>("Tax by year", {
      by: "year",
      columns: {
        year: positionColumn("Year", "previous.year+1"),
        worth: wholeUsdColumn("Market value", "marketValue*(1+appreciation/100)^(year-1)", "last"),
        assessed: wholeUsdColumn(
          "Assessed value",
          "assessedValue*(1+assessedGrowth/100)^(year-1)",
          "last",
        ),
        tax: wholeUsdColumn("Tax", "MAX(0, assessed-exemption)*taxRate/100", "sum"),
        withoutCap: {
          ...wholeUsdColumn(
            "Tax without a cap",
            "MAX(0, worth*assessmentRatio/100-exemption)*taxRate/100",
            "sum",
          ),
          hidden: true,
        },
        saved: wholeUsdColumn("Cap saves", "withoutCap-tax", "sum"),
      },
      count: "IF(ISBLANK(years), 0, years)",
      start: { year: "0" },
      totals: ({ totalTax = 0, capSaves = null }) => ({ tax: totalTax, saved: capSaves ?? 0 }),
      note: "Year 1 is this year. The tax rate and the exemption stay as they are.",
    }),
  },
  section: {
    text: "The market value rises as you say. With a cap, the assessed value rises by no more than that each year; a sale usually sets it back to the market. Each state’s rule differs: in California the cap is 2% or inflation, in Florida 3% or inflation for a homestead, whichever is less. The tax rate stays as it is.",
    figures: ["capSaves", "lastTax", "totalTax"],
  },
  verdict: { instead: aheadInWords },
  errors: (_, { years = null, appreciation = 0, growthCap = null }) => ({
    ...(years === null &&
      (appreciation !== 0 || growthCap !== null) && {
        years: "Enter how many years to look ahead too.",
      }),
    ...(years !== null &&
      growthCap !== null &&
      growthCap >= appreciation && {
        growthCap: "The market value rises no faster than this, so the cap changes nothing.",
      }),
  }),
  charts: { also: aheadChart },
});

function aheadInWords(
  { lastTax, capSaves, monthlyTax, taxAfterExemption }: Ahead,
  { years }: PropertyTaxInput,
): string {
  const isSaving = capSaves !== null && capSaves >= 0.005;
  const saved = isSaving
    ? `${formatCount(years ?? 0, "year")}, the cap saves ${formatRoundedUsd(capSaves)}`
    : "";
  const last = formatRoundedUsd(lastTax);
  // With an exemption, that has said what is due this year.
  if (taxAfterExemption !== undefined)
    return `In year ${years}, the tax is ${last}${saved && `; over ${saved}`}.`;
  const now = `The tax is ${formatRoundedUsd(monthlyTax * 12)} this year, or ${formatRoundedUsd(monthlyTax)} a month`;
  return `${saved && `Over ${saved}. `}${now}, and ${last} in year ${years}.`;
}

/** The tax of each year, and what it would be without the cap. None where a year is all. */
function aheadChart(
  { taxByYear, capSaves, lastTax }: Ahead,
  { years }: PropertyTaxInput,
): DeclaredChart[] {
  if (taxByYear.length < 2) return [];
  const drawn = drawnYears(taxByYear);
  const isCapped = capSaves !== null && capSaves >= 0.5;
  const over = formatCount(years ?? 0, "year");
  return [
    {
      kind: "lines",
      curve: "straight",
      name: "taxByYear",
      title: isCapped
        ? `The cap saves ${formatWholeUsd(capSaves)} over ${over}`
        : `The tax is ${formatWholeUsd(lastTax)} in year ${years}`,
      subject: isCapped ? "Tax of each year, with the cap and without" : "Tax of each year",
      x: { label: "Year", values: drawn.map(({ year }) => year) },
      series: [
        { label: isCapped ? "With the cap" : "Tax", values: drawn.map(({ tax }) => tax) },
        ...(isCapped
          ? [{ label: "Without a cap", values: drawn.map(({ withoutCap }) => withoutCap) }]
          : []),
      ],
      marks: [],
    },
  ];
}
