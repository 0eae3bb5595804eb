import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

/** What comes off the assessed value. Left blank, nothing does. */
export const exemptionForm = {
  title: "Exemption",
  fields: {
    exemption: money("Exemption off the assessed value", {
      blank: 0,
      hint: "A homestead exemption, in dollars. See your tax bill.",
    }),
  },
} satisfies OptionForm;
