"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { pageForm } from "@/lib/calc/loans-credit/student-loan/page-form";

const load = () => import("@/lib/calc/loans-credit/student-loan/report");

export default function StudentLoanCalculator(props: PageProps) {
  return <Calculator {...props} form={pageForm} load={load} />;
}
