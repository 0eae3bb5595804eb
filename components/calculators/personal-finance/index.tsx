import dynamic from "next/dynamic";
import type { ComponentType } from "react";

import { patiently } from "@/components/calculator/loading/own-code";
import type { CalculatorIdIn } from "@/lib/catalogue/calculators";

type Id = CalculatorIdIn<"personal-finance">;

const components: Record<Id, ComponentType> = {
  "personal-finance/budget": dynamic(() => patiently(() => import("./budget"))),
  "personal-finance/savings-goal": dynamic(() => patiently(() => import("./savings-goal"))),
  "personal-finance/emergency-fund": dynamic(() => patiently(() => import("./emergency-fund"))),
  "personal-finance/net-worth": dynamic(() => patiently(() => import("./net-worth"))),
  "personal-finance/debt-payoff": dynamic(() => patiently(() => import("./debt-payoff"))),
  "personal-finance/spending-tracker": dynamic(() => patiently(() => import("./spending-tracker"))),
  "personal-finance/cash-flow": dynamic(() => patiently(() => import("./cash-flow"))),
};

export default function PersonalFinance({ id }: { id: Id }) {
  const Calculator = components[id];
  return <Calculator />;
}
