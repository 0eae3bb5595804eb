import dynamic from "next/dynamic";
import type { ComponentType } from "react";

import { patiently } from "@/components/calculator/loading/own-code";
import type { CalculatorIdIn } from "@/lib/catalogue/calculators";

type Id = CalculatorIdIn<"education">;

const components: Record<Id, ComponentType> = {
  "education/college-savings": dynamic(() => patiently(() => import("./college-savings"))),
  "education/student-loan-repayment": dynamic(() =>
    patiently(() => import("./student-loan-repayment")),
  ),
  "education/529-plan-growth": dynamic(() => patiently(() => import("./529-plan-growth"))),
  "education/loan-affordability": dynamic(() => patiently(() => import("./loan-affordability"))),
};

export default function Education({ id }: { id: Id }) {
  const Calculator = components[id];
  return <Calculator />;
}
