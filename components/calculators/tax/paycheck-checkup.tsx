"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/form/row-list";
import { SelectControl } from "@/components/calculator/form/select-control";
import { TextControl } from "@/components/calculator/form/text-control";
import { pageForm } from "@/lib/calc/tax/paycheck-checkup/page-form";

const controls = { rows: RowList, select: SelectControl, text: TextControl };

const load = () => import("@/lib/calc/tax/paycheck-checkup/report");

export default function PaycheckCheckupCalculator(props: PageProps) {
  return <Calculator {...props} form={pageForm} load={load} controls={controls} />;
}
