"use client";

import dynamic from "next/dynamic";
import type { ComponentType } from "react";

import { patiently } from "@/components/calculator/own-code";
import type { CalculatorId } from "@/content/catalogue";

// Each literal path is a chunk of its own: a page downloads its own calculator and no other.
// This has to be a client module: a server component that named these would send them all.
const components: Record<CalculatorId, ComponentType> = {
  "personal-finance/budget": dynamic(() => patiently(() => import("./personal-finance/budget"))),
  "personal-finance/savings-goal": dynamic(() =>
    patiently(() => import("./personal-finance/savings-goal")),
  ),
  "personal-finance/emergency-fund": dynamic(() =>
    patiently(() => import("./personal-finance/emergency-fund")),
  ),
  "personal-finance/net-worth": dynamic(() =>
    patiently(() => import("./personal-finance/net-worth")),
  ),
  "personal-finance/debt-payoff": dynamic(() =>
    patiently(() => import("./personal-finance/debt-payoff")),
  ),
  "personal-finance/spending-tracker": dynamic(() =>
    patiently(() => import("./personal-finance/spending-tracker")),
  ),
  "personal-finance/cash-flow": dynamic(() =>
    patiently(() => import("./personal-finance/cash-flow")),
  ),
  "loans-credit/loan-payment": dynamic(() =>
    patiently(() => import("./loans-credit/loan-payment")),
  ),
  "loans-credit/amortization": dynamic(() =>
    patiently(() => import("./loans-credit/amortization")),
  ),
  "loans-credit/auto-loan": dynamic(() => patiently(() => import("./loans-credit/auto-loan"))),
  "loans-credit/mortgage": dynamic(() => patiently(() => import("./loans-credit/mortgage"))),
  "loans-credit/student-loan": dynamic(() =>
    patiently(() => import("./loans-credit/student-loan")),
  ),
  "loans-credit/credit-card-payoff": dynamic(() =>
    patiently(() => import("./loans-credit/credit-card-payoff")),
  ),
  "loans-credit/refinance": dynamic(() => patiently(() => import("./loans-credit/refinance"))),
  "loans-credit/heloc": dynamic(() => patiently(() => import("./loans-credit/heloc"))),
  "investment-retirement/compound-interest": dynamic(() =>
    patiently(() => import("./investment-retirement/compound-interest")),
  ),
  "investment-retirement/sip": dynamic(() =>
    patiently(() => import("./investment-retirement/sip")),
  ),
  "investment-retirement/mutual-fund": dynamic(() =>
    patiently(() => import("./investment-retirement/mutual-fund")),
  ),
  "investment-retirement/401k": dynamic(() =>
    patiently(() => import("./investment-retirement/401k")),
  ),
  "investment-retirement/ira": dynamic(() =>
    patiently(() => import("./investment-retirement/ira")),
  ),
  "investment-retirement/retirement-planner": dynamic(() =>
    patiently(() => import("./investment-retirement/retirement-planner")),
  ),
  "investment-retirement/annuity": dynamic(() =>
    patiently(() => import("./investment-retirement/annuity")),
  ),
  "investment-retirement/pension": dynamic(() =>
    patiently(() => import("./investment-retirement/pension")),
  ),
  "investment-retirement/dividend": dynamic(() =>
    patiently(() => import("./investment-retirement/dividend")),
  ),
  "investment-retirement/capital-gains": dynamic(() =>
    patiently(() => import("./investment-retirement/capital-gains")),
  ),
};

/** The calculator of a page, by its id. */
export function CalculatorById({ id }: { id: CalculatorId }) {
  const Calculator = components[id];
  return <Calculator />;
}
