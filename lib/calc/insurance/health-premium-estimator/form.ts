import { withLater } from "@/lib/calculator/form/form";

import { benchmarkPlanForm } from "./options/benchmark-plan.form";
import { pageForm } from "./page-form";

/** All that the calculator asks. Its page begins with page-form.ts. */
export const form = withLater(pageForm, [benchmarkPlanForm]);
