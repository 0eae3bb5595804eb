// Written by npm run registries from lib/catalogue/calculators.ts.
import type { ComponentType } from "react";

import type { CalculatorIdIn } from "@/lib/catalogue/calculators";

/** Fetches the calculators of this category. */
export const calculators: Record<
  CalculatorIdIn<"tax">,
  () => Promise<{ default: ComponentType }>
> = {
  "tax/income-tax": () => import("./income-tax"),
  "tax/sales-tax": () => import("./sales-tax"),
  "tax/self-employment-tax": () => import("./self-employment-tax"),
  "tax/payroll-tax": () => import("./payroll-tax"),
  "tax/estate-tax": () => import("./estate-tax"),
  "tax/paycheck-checkup": () => import("./paycheck-checkup"),
};
