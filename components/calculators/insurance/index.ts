// Written by npm run registries from lib/catalogue/calculators.ts.
import type { ComponentType } from "react";

import type { CalculatorIdIn } from "@/lib/catalogue/calculators";

/** Fetches the calculators of this category. */
export const calculators: Record<
  CalculatorIdIn<"insurance">,
  () => Promise<{ default: ComponentType }>
> = {
  "insurance/life-insurance-needs": () => import("./life-insurance-needs"),
  "insurance/health-premium-estimator": () => import("./health-premium-estimator"),
  "insurance/car-insurance-estimator": () => import("./car-insurance-estimator"),
  "insurance/home-insurance-estimator": () => import("./home-insurance-estimator"),
  "insurance/disability-insurance-needs": () => import("./disability-insurance-needs"),
};
