import { withLater } from "@/lib/calculator/form/form";
import { otherIncomeForm } from "@/lib/subjects/household/other-income.form";
import { otherLinesForm } from "@/lib/subjects/other-lines/other-lines.form";

import { adjustmentsForm } from "./options/adjustments.form";
import { deductionsForm } from "./options/deductions.form";
import { familyForm } from "./options/family.form";
import { paidElsewhereForm } from "./options/paid-elsewhere.form";
import { tipsAndOvertimeForm } from "./options/tips-and-overtime.form";
import { pageForm } from "./page-form";

/** All that the calculator asks. Its page begins with page-form.ts. */
export const form = withLater(pageForm, [
  familyForm,
  tipsAndOvertimeForm,
  otherIncomeForm,
  adjustmentsForm,
  deductionsForm,
  paidElsewhereForm,
  otherLinesForm,
]);
