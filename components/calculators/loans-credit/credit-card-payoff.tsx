"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { ToggleControl } from "@/components/calculator/form/toggle-control";
import { form } from "@/lib/calc/loans-credit/credit-card-payoff/form";

const controls = { toggle: ToggleControl };

const load = () => import("@/lib/calc/loans-credit/credit-card-payoff/report");

export default function CreditCardPayoffCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} controls={controls} />;
}
