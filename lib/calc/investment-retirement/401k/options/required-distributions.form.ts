import { birthYearField } from "@/lib/calculator/form/birth-year-field";
import { optionForm } from "@/lib/calculator/form/form";

export const requiredDistributionsForm = optionForm({
  title: "Required distributions",
  fields: {
    birthYear: birthYearField(),
  },
});
