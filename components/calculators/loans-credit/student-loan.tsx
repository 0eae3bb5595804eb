"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/loans-credit/student-loan/form";

const load = () => import("@/lib/calc/loans-credit/student-loan/report");

export default function StudentLoanCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}
