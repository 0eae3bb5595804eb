// Written by npm run registries from lib/catalogue/calculators.ts.
import type { ComponentType } from "react";

import type { CalculatorIdIn } from "@/lib/catalogue/calculators";

type Load = () => Promise<{ default: ComponentType }>;

/** Fetches the calculators of this category. */
export const calculators: Record<CalculatorIdIn<"personal-finance">, Load> = {
  "personal-finance/budget": () => import("./budget"),
  "personal-finance/savings-goal": () => import("./savings-goal"),
  "personal-finance/emergency-fund": () => import("./emergency-fund"),
  "personal-finance/net-worth": () => import("./net-worth"),
  "personal-finance/debt-payoff": () => import("./debt-payoff"),
  "personal-finance/spending-tracker": () => import("./spending-tracker"),
  "personal-finance/cash-flow": () => import("./cash-flow"),
};
