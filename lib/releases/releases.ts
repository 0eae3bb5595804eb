import type { CalculatorId } from "@/content/catalogue";

/** A state of the calculations, and what it answers otherwise than the one before. */
type Release = {
  /** major.minor.patch */
  version: string;
  /** The day of its release, as 2026-11-23. */
  date: string;
  /** In a sentence for the visitor, by the calculator that it concerns. */
  changes: Readonly<Partial<Record<CalculatorId, string>>>;
};

/** Every state since results carry one, the newest first. */
export const releases: readonly Release[] = [{ version: "1.0.0", date: "2026-11-23", changes: {} }];
