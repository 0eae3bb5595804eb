import { withLater } from "@/lib/calculator/form/form";
import { otherLinesForm } from "@/lib/subjects/other-lines/other-lines.form";

import { otherLinesTitle, pageForm } from "./page-form";

/** What few people have on their return. */
export const restOfReturnForm = { title: otherLinesTitle, ...otherLinesForm };

/** All that the calculator asks. Its page begins with page-form.ts. */
export const form = withLater(pageForm, restOfReturnForm);
