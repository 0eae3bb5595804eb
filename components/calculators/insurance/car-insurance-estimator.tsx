"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { RandomFactorControl } from "@/components/calculator/form/random-factor-control";
import { SelectControl } from "@/components/calculator/form/select-control";
import { TextControl } from "@/components/calculator/form/text-control";
import { form } from "@/lib/calc/insurance/car-insurance-estimator/form";

const controls = { text: TextControl, select: SelectControl, randomFactor: RandomFactorControl };

const load = () => import("@/lib/calc/insurance/car-insurance-estimator/report");

export default function CarInsuranceEstimator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} controls={controls} />;
}
