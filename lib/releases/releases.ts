import type { CalculatorId } from "@/lib/catalogue/calculators";

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
export const releases: readonly Release[] = [
  {
    version: "1.2.0",
    date: "2026-11-25",
    changes: {
      "insurance/health-premium-estimator":
        "Your cost of the benchmark plan under the law comes first, with the illustration beside it.",
    },
  },
  {
    version: "1.1.0",
    date: "2026-11-25",
    changes: {
      "insurance/health-premium-estimator":
        "The law is that of the coverage year, from November 1 the coming one. Medicaid goes by the guidelines in force, and the territories and married filing separately have no credit.",
      "investment-retirement/401k":
        "What is left unclaimed of the match, and contribution and match together, count no more pay than a plan may.",
      "tax/income-tax":
        "From 2026 on the law takes a part of the itemized deductions from incomes in the 37% bracket.",
    },
  },
  { version: "1.0.0", date: "2026-11-23", changes: {} },
];
