// Written by npm run registries from lib/catalogue/calculators.ts.
import type { ComponentType } from "react";

import type { CalculatorIdIn } from "@/lib/catalogue/calculators";

/** Fetches the calculators of this category. */
export const calculators: Record<
  CalculatorIdIn<"business-finance">,
  () => Promise<{ default: ComponentType }>
> = {
  "business-finance/break-even": () => import("./break-even"),
  "business-finance/profit-margin": () => import("./profit-margin"),
  "business-finance/business-loan": () => import("./business-loan"),
  "business-finance/inventory-turnover": () => import("./inventory-turnover"),
  "business-finance/startup-costs": () => import("./startup-costs"),
  "business-finance/cash-flow-forecast": () => import("./cash-flow-forecast"),
  "business-finance/ebitda": () => import("./ebitda"),
  "business-finance/business-roi": () => import("./business-roi"),
};
