// Written by npm run registries from lib/catalogue/calculators.ts.
import type { ComponentType } from "react";

import type { CalculatorIdIn } from "@/lib/catalogue/calculators";

/** Fetches the calculators of this category. */
export const calculators: Record<
  CalculatorIdIn<"loans-credit">,
  () => Promise<{ default: ComponentType }>
> = {
  "loans-credit/loan-payment": () => import("./loan-payment"),
  "loans-credit/amortization": () => import("./amortization"),
  "loans-credit/auto-loan": () => import("./auto-loan"),
  "loans-credit/mortgage": () => import("./mortgage"),
  "loans-credit/student-loan": () => import("./student-loan"),
  "loans-credit/credit-card-payoff": () => import("./credit-card-payoff"),
  "loans-credit/refinance": () => import("./refinance"),
  "loans-credit/heloc": () => import("./heloc"),
};
