import type { CalculatorId } from "@/lib/catalogue/calculators";

import { releases } from "./releases";

/** What the releases after this version answer otherwise of a calculator, the newest first. */
export const changesAfter = (id: CalculatorId, known: string) =>
  releases.flatMap(({ version, date, changes }) => {
    const words = changes[id];
    return words && compareVersions(version, known) > 0 ? [{ version, date, words }] : [];
  });

/** Below zero where the first is the older one. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => text.split(".").map(Number)) as [number[], number[]];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
