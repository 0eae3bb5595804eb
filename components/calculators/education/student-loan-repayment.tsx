"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/education/student-loan-repayment/form";

const load = () => import("@/lib/calc/education/student-loan-repayment/report");

export default function StudentLoanRepaymentCalculator() {
  return <Calculator form={form} load={load} />;
}
