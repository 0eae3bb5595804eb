import dynamic from "next/dynamic";
import type { ComponentType } from "react";

import { patiently } from "@/components/calculator/loading/own-code";
import type { CalculatorIdIn } from "@/lib/catalogue/calculators";

type Id = CalculatorIdIn<"mortgage-real-estate">;

const components: Record<Id, ComponentType> = {
  "mortgage-real-estate/mortgage-affordability": dynamic(() =>
    patiently(() => import("./mortgage-affordability")),
  ),
  "mortgage-real-estate/rent-vs-buy": dynamic(() => patiently(() => import("./rent-vs-buy"))),
  "mortgage-real-estate/property-tax": dynamic(() => patiently(() => import("./property-tax"))),
  "mortgage-real-estate/real-estate-roi": dynamic(() =>
    patiently(() => import("./real-estate-roi")),
  ),
};

export default function MortgageRealEstate({ id }: { id: Id }) {
  const Calculator = components[id];
  return <Calculator />;
}
