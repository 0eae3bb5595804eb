"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/loans-credit/student-loan/form";

const load = () => import("@/lib/calc/loans-credit/student-loan/report");

export default function StudentLoanCalculator() {
  return <Calculator form={form} load={load} />;
}
