import dynamic from "next/dynamic";
import type { ComponentType } from "react";

import { patiently } from "@/components/calculator/loading/own-code";
import type { CalculatorIdIn } from "@/lib/catalogue/calculators";

type Id = CalculatorIdIn<"business-finance">;

const components: Record<Id, ComponentType> = {
  "business-finance/break-even": dynamic(() => patiently(() => import("./break-even"))),
  "business-finance/profit-margin": dynamic(() => patiently(() => import("./profit-margin"))),
  "business-finance/business-loan": dynamic(() => patiently(() => import("./business-loan"))),
  "business-finance/inventory-turnover": dynamic(() =>
    patiently(() => import("./inventory-turnover")),
  ),
  "business-finance/startup-costs": dynamic(() => patiently(() => import("./startup-costs"))),
  "business-finance/cash-flow-forecast": dynamic(() =>
    patiently(() => import("./cash-flow-forecast")),
  ),
  "business-finance/ebitda": dynamic(() => patiently(() => import("./ebitda"))),
  "business-finance/business-roi": dynamic(() => patiently(() => import("./business-roi"))),
};

export default function BusinessFinance({ id }: { id: Id }) {
  const Calculator = components[id];
  return <Calculator />;
}
