"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/education/student-loan-repayment/form";

const load = () => import("@/lib/calc/education/student-loan-repayment/report");

export default function StudentLoanRepaymentCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}
