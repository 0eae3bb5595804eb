"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { SelectControl } from "@/components/calculator/form/select-control";
import { form } from "@/lib/calc/investment-retirement/ira/form";

const controls = { select: SelectControl };

const load = () => import("@/lib/calc/investment-retirement/ira/report");

export default function IraCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} controls={controls} />;
}
