import type { OptionForm } from "@/lib/calculator/form/form";
import { percent } from "@/lib/calculator/form/number-field";

export const frontLoadForm = {
  title: "Front-end load",
  fields: {
    frontLoad: percent("Front-end load", {
      blank: 0,
      below: 100,
      plausible: { max: 8.5 },
      hint: "The sales charge, in percent of each purchase.",
    }),
  },
} satisfies OptionForm;
