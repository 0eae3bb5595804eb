// Written by npm run registries from lib/catalogue/calculators.ts.
import type { ComponentType } from "react";

import type { CalculatorIdIn } from "@/lib/catalogue/calculators";

/** Fetches the calculators of this category. */
export const calculators: Record<
  CalculatorIdIn<"investment-retirement">,
  () => Promise<{ default: ComponentType }>
> = {
  "investment-retirement/compound-interest": () => import("./compound-interest"),
  "investment-retirement/sip": () => import("./sip"),
  "investment-retirement/mutual-fund": () => import("./mutual-fund"),
  "investment-retirement/401k": () => import("./401k"),
  "investment-retirement/ira": () => import("./ira"),
  "investment-retirement/retirement-planner": () => import("./retirement-planner"),
  "investment-retirement/annuity": () => import("./annuity"),
  "investment-retirement/pension": () => import("./pension"),
  "investment-retirement/dividend": () => import("./dividend"),
  "investment-retirement/capital-gains": () => import("./capital-gains"),
};
