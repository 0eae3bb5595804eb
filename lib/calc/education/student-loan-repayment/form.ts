import { withLater } from "@/lib/calculator/form/form";
import { studentLoanPlansForm } from "@/lib/subjects/student-loan-plans/student-loan-plans.form";

import { pageForm } from "./page-form";

/** All that the calculator asks. Its page begins with page-form.ts. */
export const form = withLater(pageForm, [studentLoanPlansForm]);
