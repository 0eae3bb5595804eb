import dynamic from "next/dynamic";
import type { ComponentType } from "react";

import { patiently } from "@/components/calculator/loading/own-code";
import type { CalculatorIdIn } from "@/lib/catalogue/calculators";

type Id = CalculatorIdIn<"insurance">;

const components: Record<Id, ComponentType> = {
  "insurance/life-insurance-needs": dynamic(() =>
    patiently(() => import("./life-insurance-needs")),
  ),
  "insurance/health-premium-estimator": dynamic(() =>
    patiently(() => import("./health-premium-estimator")),
  ),
  "insurance/car-insurance-estimator": dynamic(() =>
    patiently(() => import("./car-insurance-estimator")),
  ),
  "insurance/home-insurance-estimator": dynamic(() =>
    patiently(() => import("./home-insurance-estimator")),
  ),
  "insurance/disability-insurance-needs": dynamic(() =>
    patiently(() => import("./disability-insurance-needs")),
  ),
};

export default function Insurance({ id }: { id: Id }) {
  const Calculator = components[id];
  return <Calculator />;
}
