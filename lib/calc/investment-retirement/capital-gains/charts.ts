import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import { formatWholeUsd } from "@/lib/format";
import { lawOf } from "@/lib/tax-law/years/law-of";

import type { CapitalGainsInput, CapitalGainsResult } from "./calculation";

/** From the price to the profit: by the law where its tax is known, else at the rate entered. */
export function charts(result: CapitalGainsResult, input: CapitalGainsInput): DeclaredChart[] {
  const { salePrice, purchasePrice, sellingCosts = 0 } = input;
  const lawTax = result.law.saleTax;
  const gain = lawTax === null ? result.gain : (result.law.gain ?? 0);
  const profit = lawTax === null ? result.profit : (result.law.profit ?? 0);
  const sale = `he sale at ${formatWholeUsd(salePrice)}`;
  const subject = lawTax === null ? `T${sale}` : `Under ${lawOf(input.lawYear).year} law, t${sale}`;
  return [
    {
      kind: "waterfall",
      name: "sale",
      title:
        profit < 0
          ? `${subject} ends in a loss of ${formatWholeUsd(-profit)}`
          : `${subject} leaves a profit of ${formatWholeUsd(profit)}`,
      subject: "From the sale price to your profit",
      steps: [
        ["Sale price", salePrice],
        ...(lawTax === null ? [] : [["Selling costs", -sellingCosts] as const]),
        ["Purchase price", -purchasePrice],
        [gain < 0 ? "Capital loss" : "Capital gain"],
        lawTax === null ? ["Tax", -result.tax] : ["Federal tax", -lawTax],
        [lawTax === null ? "Profit after tax" : "Profit after federal tax"],
      ],
    },
    ...byRate(result, input),
  ];
}

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
