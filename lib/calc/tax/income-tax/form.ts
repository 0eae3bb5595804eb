import { withLater } from "@/lib/calculator/form/form";
import { otherIncomeForm } from "@/lib/subjects/household/other-income.form";
import { otherLinesForm } from "@/lib/subjects/other-lines/other-lines.form";

import { beforeTaxSavingsForm } from "./options/before-tax-savings.form";
import { deductionsForm } from "./options/deductions.form";
import { familyForm } from "./options/family.form";
import { raiseForm } from "./options/raise.form";
import { studentLoansForm } from "./options/student-loans.form";
import { togetherOrApartForm } from "./options/together-or-apart.form";
import { withholdingForm } from "./options/withholding.form";
import { pageForm } from "./page-form";

/** All that the calculator asks. Its page begins with page-form.ts. */
export const form = withLater(pageForm, [
  familyForm,
  otherIncomeForm,
  beforeTaxSavingsForm,
  deductionsForm,
  withholdingForm,
  raiseForm,
  togetherOrApartForm,
  studentLoansForm,
  otherLinesForm,
]);
