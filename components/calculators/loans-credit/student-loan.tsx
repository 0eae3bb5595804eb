"use client";

import { Calculator } from "@/components/calculator/calculator";
import { studentLoan } from "@/lib/calc/loans-credit/student-loan";
import { form } from "@/lib/forms/loans-credit/student-loan";

const loadReport = () => import("@/lib/reports/loans-credit/student-loan");

export default function StudentLoanCalculator() {
  return <Calculator form={form} calculate={studentLoan} loadReport={loadReport} />;
}
