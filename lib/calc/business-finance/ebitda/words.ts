import { formatRoundedUsd } from "@/lib/format";

import type { EbitdaInput, EbitdaResult } from "./calculation";

/** All that comes between net income and EBITDA, in dollars. */
export const addedBack = ({ interest, taxes, depreciation, amortization }: EbitdaInput) =>
  interest + taxes + depreciation + amortization;

/** What EBITDA is made of. */
export function addedBackInWords({ ebitda }: EbitdaResult, input: EbitdaInput) {
  const added = `${formatRoundedUsd(addedBack(input))} of interest, taxes, depreciation and amortization`;
  if (addedBack(input) === 0) return "There is nothing to add back, so EBITDA equals net income.";
  if (ebitda < 0)
    return `Even with ${added} added back, the business loses ${formatRoundedUsd(-ebitda)}.`;
  if (input.netIncome < 0)
    return `The net loss of ${formatRoundedUsd(-input.netIncome)} comes after ${added}.`;
  return `That is ${formatRoundedUsd(input.netIncome)} of net income, with ${added} added back.`;
}
