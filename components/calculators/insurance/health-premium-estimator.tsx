"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { SelectControl } from "@/components/calculator/form/select-control";
import { TextControl } from "@/components/calculator/form/text-control";
import { pageForm } from "@/lib/calc/insurance/health-premium-estimator/page-form";

const controls = { text: TextControl, select: SelectControl };

const load = () => import("@/lib/calc/insurance/health-premium-estimator/report");

export default function HealthPremiumEstimator(props: PageProps) {
  return <Calculator {...props} form={pageForm} load={load} controls={controls} />;
}
