"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { SelectControl } from "@/components/calculator/form/select-control";
import { form } from "@/lib/calc/mortgage-real-estate/rent-vs-buy/form";

const controls = { select: SelectControl };

const load = () => import("@/lib/calc/mortgage-real-estate/rent-vs-buy/report");

export default function RentVsBuyCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} controls={controls} />;
}
