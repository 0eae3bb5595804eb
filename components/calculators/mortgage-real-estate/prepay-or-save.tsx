"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/mortgage-real-estate/prepay-or-save/form";

const load = () => import("@/lib/calc/mortgage-real-estate/prepay-or-save/report");

export default function PrepayOrSaveCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}
