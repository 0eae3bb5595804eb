"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { pageForm } from "@/lib/calc/education/student-loan-repayment/page-form";

const load = () => import("@/lib/calc/education/student-loan-repayment/report");

export default function StudentLoanRepaymentCalculator(props: PageProps) {
  return <Calculator {...props} form={pageForm} load={load} />;
}
