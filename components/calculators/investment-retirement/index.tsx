import dynamic from "next/dynamic";
import type { ComponentType } from "react";

import { patiently } from "@/components/calculator/loading/own-code";
import type { CalculatorIdIn } from "@/lib/catalogue/calculators";

type Id = CalculatorIdIn<"investment-retirement">;

const components: Record<Id, ComponentType> = {
  "investment-retirement/compound-interest": dynamic(() =>
    patiently(() => import("./compound-interest")),
  ),
  "investment-retirement/sip": dynamic(() => patiently(() => import("./sip"))),
  "investment-retirement/mutual-fund": dynamic(() => patiently(() => import("./mutual-fund"))),
  "investment-retirement/401k": dynamic(() => patiently(() => import("./401k"))),
  "investment-retirement/ira": dynamic(() => patiently(() => import("./ira"))),
  "investment-retirement/retirement-planner": dynamic(() =>
    patiently(() => import("./retirement-planner")),
  ),
  "investment-retirement/annuity": dynamic(() => patiently(() => import("./annuity"))),
  "investment-retirement/pension": dynamic(() => patiently(() => import("./pension"))),
  "investment-retirement/dividend": dynamic(() => patiently(() => import("./dividend"))),
  "investment-retirement/capital-gains": dynamic(() => patiently(() => import("./capital-gains"))),
};

export default function InvestmentRetirement({ id }: { id: Id }) {
  const Calculator = components[id];
  return <Calculator />;
}
