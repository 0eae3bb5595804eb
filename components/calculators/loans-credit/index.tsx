import dynamic from "next/dynamic";
import type { ComponentType } from "react";

import { patiently } from "@/components/calculator/loading/own-code";
import type { CalculatorIdIn } from "@/lib/catalogue/calculators";

type Id = CalculatorIdIn<"loans-credit">;

const components: Record<Id, ComponentType> = {
  "loans-credit/loan-payment": dynamic(() => patiently(() => import("./loan-payment"))),
  "loans-credit/amortization": dynamic(() => patiently(() => import("./amortization"))),
  "loans-credit/auto-loan": dynamic(() => patiently(() => import("./auto-loan"))),
  "loans-credit/mortgage": dynamic(() => patiently(() => import("./mortgage"))),
  "loans-credit/student-loan": dynamic(() => patiently(() => import("./student-loan"))),
  "loans-credit/credit-card-payoff": dynamic(() => patiently(() => import("./credit-card-payoff"))),
  "loans-credit/refinance": dynamic(() => patiently(() => import("./refinance"))),
  "loans-credit/heloc": dynamic(() => patiently(() => import("./heloc"))),
};

export default function LoansCredit({ id }: { id: Id }) {
  const Calculator = components[id];
  return <Calculator />;
}
