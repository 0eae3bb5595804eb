import { toggle } from "@/lib/calculator/form/choice-field";
import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";
import { lawStatusField } from "@/lib/subjects/federal-law/law-fields";

export const w4Form = {
  title: "Your W-4",
  fields: {
    lawFilingStatus: lawStatusField(),
    lawStep2: toggle("Checkbox in step 2 of the W-4", {
      options: { no: "Not checked", yes: "Checked" },
      initial: "no",
      hint: "For two jobs with similar pay.",
    }),
    step3: money("Credits in step 3 (yearly)", { blank: 0 }),
    step4a: money("Other income in step 4(a) (yearly)", { blank: 0 }),
    step4b: money("Deductions in step 4(b) (yearly)", { blank: 0 }),
    step4c: money("Extra withholding in step 4(c) (per paycheck)", {
      blank: 0,
      plausible: { max: 2_000 },
    }),
  },
} satisfies OptionForm;
