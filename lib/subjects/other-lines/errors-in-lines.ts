import type { OtherLine, OtherLineKind } from "@/lib/tax-law/other-lines";

/** The lines that may be a loss. */
const mayBeLoss: readonly OtherLineKind[] = [
  "rents",
  "businessRents",
  "passThrough",
  "passive",
  "otherIncome",
];

/** A cost below zero, and a premium credit without the plan that it goes by. */
export function errorsInLines(lines: readonly OtherLine[]): Record<string, string> {
  const has = (kind: OtherLineKind) =>
    lines.some(({ line, amount }) => line === kind && amount > 0);
  const lacksBenchmark =
    (has("marketplacePremium") || has("marketplaceAdvance")) && !has("marketplaceBenchmark");
  return Object.fromEntries(
    lines.flatMap(({ line, amount }, place) => {
      const box = `otherLines.${place}.amount`;
      if (amount < 0 && !mayBeLoss.includes(line)) return [[box, "Enter zero or more."]];
      const isOfPlan = line === "marketplacePremium" || line === "marketplaceAdvance";
      return lacksBenchmark && isOfPlan
        ? [[box, "Add a line with the benchmark premiums, column B of your Form 1095-A."]]
        : [];
    }),
  );
}
