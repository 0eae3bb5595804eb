import { typicalValues } from "@/lib/calculator/form/typical-values";
import { formatRoundedUsd } from "@/lib/format";

const { typed, shown } = typicalValues.pmiRate;

/** What mortgage insurance on a loan of so many dollars is likely to cost. */
export const typicalPmi = (loanAmount: number) =>
  `mortgage insurance (PMI) for less than 20% down, about ${formatRoundedUsd((loanAmount * Number(typed)) / 1200)} a month at a typical ${shown}`;
