import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import { drawnYears } from "@/lib/calculator/charts/growth-chart";
import type { Remark, Section } from "@/lib/calculator/definition";
import {
  formatCount,
  formatPercent,
  formatRatio,
  formatRoundedUsd,
  formatUsd,
  formatWholeUsd,
} from "@/lib/format";

import type { HeldYear, RealEstateRoiInput, RealEstateRoiResult } from "./calculation";

/** What holding and selling it returns, in a sentence. None where it is not held. */
export function holdVerdict(
  { irr, multiple, saleProceeds }: RealEstateRoiResult,
  hold?: number | null,
) {
  if (saleProceeds === null || !hold) return "";
  const when = ` Sold after ${formatCount(hold, "year")},`;
  if (irr === null)
    return `${when} it never earns back the cash you put in, so there is no yearly return.`;
  const back =
    multiple === null ? "" : ` You get back ${formatRatio(multiple)} times the cash you put in.`;
  return irr < 0
    ? `${when} it loses ${formatPercent(-irr)} a year.${back}`
    : `${when} it returns ${formatPercent(irr)} a year.${back}`;
}

export const holdSections = (): Section<RealEstateRoiResult>[] => [
  {
    title: "The loan by rate and term",
    text: "This payment takes the place of the one you would enter.",
    figures: ["loanAmount", "loanPayment"],
  },
  {
    title: "Hold and sell",
    text: "Rent and operating expenses rise once a year, from the second year on. Each year’s cash flow counts at the end of the year, and the sale at the end of the last one. Income tax, depreciation and tax on the gain are left out.",
    figures: [
      "irr",
      "multiple",
      "saleProceeds",
      "salePrice",
      "balanceAtSale",
      "equity",
      "firstYearCashFlow",
      "grossRentMultiplier",
    ],
  },
];

/** Where the sale does not cover what it has to. */
export function holdRemarks({ saleProceeds, equity }: RealEstateRoiResult): Remark[] {
  if (saleProceeds === null || saleProceeds >= 0) return [];
  const missing = formatRoundedUsd(-saleProceeds);
  return [
    {
      tone: "warning",
      text:
        (equity ?? 0) < 0
          ? `You would owe more than the property is worth. To sell it, you would have to pay in ${missing}.`
          : `The selling costs are more than your equity. To sell it, you would have to pay in ${missing}.`,
    },
  ];
}

/** What the boxes say of a loan that is half given, and of growth without years. */
export function holdErrors({ loanPayment }: RealEstateRoiResult, input: RealEstateRoiInput) {
  const { annualRate = null, years = null, hold = null, monthlyPrincipalInterest } = input;
  const { rentGrowth = 0, expenseGrowth = 0, appreciation = 0, sellingCosts = 0 } = input;
  const needsLoan = hold !== null && input.downPaymentPercent < 100 && loanPayment === null;
  const grows = [rentGrowth, expenseGrowth, appreciation, sellingCosts].some((one) => one !== 0);
  const isOther =
    loanPayment !== null &&
    monthlyPrincipalInterest !== null &&
    Math.abs(loanPayment - monthlyPrincipalInterest) >= 0.01;
  return {
    ...(annualRate === null &&
      (years !== null || needsLoan) && {
        annualRate: needsLoan
          ? "Enter the loan’s rate and term, so that we can work out what you owe when you sell."
          : "Enter the rate too, or the term is not used.",
      }),
    ...(annualRate !== null &&
      years === null && { years: "Enter the term too, or the rate is not used." }),
    ...(hold === null &&
      grows && {
        hold: "Enter the years you keep it. Without them, nothing grows and nothing is sold.",
      }),
    ...(isOther && {
      monthlyPrincipalInterest: `Not used: the rate and term make the payment ${formatUsd(loanPayment)}.`,
    }),
  };
}

function flowFinding(first: HeldYear, last: HeldYear): string {
  const verbOf = ({ cashFlow }: HeldYear) => (cashFlow < 0 ? "costs" : "brings in");
  const sizeOf = ({ cashFlow, year }: HeldYear) =>
    `${formatWholeUsd(Math.abs(cashFlow))} in year ${year}`;
  const verb = verbOf(last) === verbOf(first) ? "" : `${verbOf(last)} `;
  return `The rental ${verbOf(first)} ${sizeOf(first)} and ${verb}${sizeOf(last)}`;
}

/** The cash flow of each year, and what the property is worth and owes. None of one year alone. */
export function holdCharts({ heldYears, equity }: RealEstateRoiResult): DeclaredChart[] {
  const [first, last] = [heldYears[0], heldYears.at(-1)];
  if (!first || !last || heldYears.length < 2) return [];
  const drawn = drawnYears(heldYears);
  const x = { label: "Year", values: drawn.map(({ year }) => year) };
  const isOwed = first.balance > 0;
  return [
    {
      kind: "bars",
      name: "cash-flow-by-year",
      title: flowFinding(first, last),
      subject: "Cash flow before tax in each year, without the sale",
      x,
      series: [{ label: "Cash flow", values: drawn.map(({ cashFlow }) => cashFlow) }],
    },
    {
      kind: "lines",
      curve: "straight",
      name: "equity",
      title: equityFinding(last, equity ?? 0, isOwed),
      subject: isOwed ? "Value and what is still owed, after each year" : "Value after each year",
      x,
      series: [
        { label: "Value", values: drawn.map(({ value }) => value) },
        ...(isOwed ? [{ label: "Still owed", values: drawn.map(({ balance }) => balance) }] : []),
      ],
      marks: [],
    },
  ];
}

function equityFinding(
  { year, value, balance }: { year: number; value: number; balance: number },
  equity: number,
  isOwed: boolean,
) {
  const when = `After ${formatCount(year, "year")}`;
  if (!isOwed) return `${when}, the property is worth ${formatWholeUsd(value)}`;
  return equity < 0
    ? `${when}, you owe ${formatWholeUsd(balance - value)} more than the property is worth`
    : `${when}, ${formatWholeUsd(equity)} of the ${formatWholeUsd(value)} is yours`;
}
