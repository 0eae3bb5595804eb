// Written by npm run registries from lib/catalogue/calculators.ts.
import type { ComponentType } from "react";

import type { CalculatorIdIn } from "@/lib/catalogue/calculators";

/** Fetches the calculators of this category. */
export const calculators: Record<
  CalculatorIdIn<"personal-finance">,
  () => Promise<{ default: ComponentType }>
> = {
  "personal-finance/budget": () => import("./budget"),
  "personal-finance/savings-goal": () => import("./savings-goal"),
  "personal-finance/emergency-fund": () => import("./emergency-fund"),
  "personal-finance/net-worth": () => import("./net-worth"),
  "personal-finance/debt-payoff": () => import("./debt-payoff"),
  "personal-finance/spending-tracker": () => import("./spending-tracker"),
  "personal-finance/cash-flow": () => import("./cash-flow"),
};
