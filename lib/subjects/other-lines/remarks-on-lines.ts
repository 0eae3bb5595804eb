import type { OtherLine } from "@/lib/tax-law/other-lines";

const lossesInFull = ["rents", "businessRents", "passive"];
const ofPlan = ["marketplacePremium", "marketplaceBenchmark", "marketplaceAdvance"];

/** What has to be said of the lines that were entered. */
export function remarksOnLines(lines: readonly OtherLine[], isInState: boolean): string[] {
  const isEntered = (kinds: readonly string[]) =>
    lines.some(({ line, amount }) => kinds.includes(line) && amount > 0);
  const hasLoss = lines.some(({ line, amount }) => amount < 0 && lossesInFull.includes(line));
  return [
    ...(hasLoss
      ? [
          "The loss counts in full here. The law may let you deduct less of it, or only in later years.",
        ]
      : []),
    ...(isEntered(ofPlan)
      ? [
          "The premium credit is worked out for a plan that everybody on the return had for all 12 months.",
        ]
      : []),
    ...(isInState && lines.some(({ amount }) => amount !== 0)
      ? [
          "Your state may tax the other lines differently, and has credits of its own for care, college and saving. Those aren’t modeled.",
        ]
      : []),
  ];
}
