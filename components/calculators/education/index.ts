// Written by npm run registries from lib/catalogue/calculators.ts.
import type { ComponentType } from "react";

import type { CalculatorIdIn } from "@/lib/catalogue/calculators";

/** Fetches the calculators of this category. */
export const calculators: Record<
  CalculatorIdIn<"education">,
  () => Promise<{ default: ComponentType }>
> = {
  "education/college-savings": () => import("./college-savings"),
  "education/student-loan-repayment": () => import("./student-loan-repayment"),
  "education/529-plan-growth": () => import("./529-plan-growth"),
  "education/loan-affordability": () => import("./loan-affordability"),
};
