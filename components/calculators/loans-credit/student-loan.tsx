"use client";

import { Calculator } from "@/components/calculator/calculator";
import { studentLoan } from "@/lib/calc/loans-credit/student-loan";
import { definition } from "@/lib/definitions/loans-credit/student-loan";

export default function StudentLoanCalculator() {
  return <Calculator definition={definition} calculate={studentLoan} />;
}
