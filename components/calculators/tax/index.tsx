import dynamic from "next/dynamic";
import type { ComponentType } from "react";

import { patiently } from "@/components/calculator/loading/own-code";
import type { CalculatorIdIn } from "@/lib/catalogue/calculators";

type Id = CalculatorIdIn<"tax">;

const components: Record<Id, ComponentType> = {
  "tax/income-tax": dynamic(() => patiently(() => import("./income-tax"))),
  "tax/sales-tax": dynamic(() => patiently(() => import("./sales-tax"))),
  "tax/self-employment-tax": dynamic(() => patiently(() => import("./self-employment-tax"))),
  "tax/payroll-tax": dynamic(() => patiently(() => import("./payroll-tax"))),
  "tax/estate-tax": dynamic(() => patiently(() => import("./estate-tax"))),
};

export default function Tax({ id }: { id: Id }) {
  const Calculator = components[id];
  return <Calculator />;
}
