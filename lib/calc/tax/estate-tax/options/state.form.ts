import type { OptionForm } from "@/lib/calculator/form/form";
import { stateField } from "@/lib/subjects/states/state-field";

/** The state that may tax the estate or its heirs. Left blank, none is named. */
export const stateForm = {
  title: "State estate or inheritance tax",
  fields: { state: stateField("State", { hint: "Where the person lived." }) },
} satisfies OptionForm;
