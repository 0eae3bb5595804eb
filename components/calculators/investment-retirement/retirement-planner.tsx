"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/form/row-list";
import { SelectControl } from "@/components/calculator/form/select-control";
import { TextControl } from "@/components/calculator/form/text-control";
import { form } from "@/lib/calc/investment-retirement/retirement-planner/form";

const controls = { rows: RowList, select: SelectControl, text: TextControl };

const load = () => import("@/lib/calc/investment-retirement/retirement-planner/report");

export default function RetirementPlannerCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} controls={controls} />;
}
