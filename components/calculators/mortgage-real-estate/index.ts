// Written by npm run registries from lib/catalogue/calculators.ts.
import type { ComponentType } from "react";

import type { CalculatorIdIn } from "@/lib/catalogue/calculators";

/** Fetches the calculators of this category. */
export const calculators: Record<
  CalculatorIdIn<"mortgage-real-estate">,
  () => Promise<{ default: ComponentType }>
> = {
  "mortgage-real-estate/mortgage-affordability": () => import("./mortgage-affordability"),
  "mortgage-real-estate/rent-vs-buy": () => import("./rent-vs-buy"),
  "mortgage-real-estate/property-tax": () => import("./property-tax"),
  "mortgage-real-estate/real-estate-roi": () => import("./real-estate-roi"),
  "mortgage-real-estate/prepay-or-save": () => import("./prepay-or-save"),
};
