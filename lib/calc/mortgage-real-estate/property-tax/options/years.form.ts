import type { OptionForm } from "@/lib/calculator/form/form";
import { integer, rate } from "@/lib/calculator/form/number-field";

/** How values rise, and how far ahead to look. Left blank, it is this year alone. */
export const yearsForm = {
  title: "Years ahead and a growth cap",
  fields: {
    years: integer("Years to look ahead", { blank: null, min: 1, max: 100 }),
    appreciation: rate("Market value rises by", {
      blank: 0,
      above: -100,
      hint: "Percent a year. Blank means not at all.",
    }),
    growthCap: rate("Assessed value rises by at most", {
      blank: null,
      hint: "Percent a year, if your place has such a cap. Blank means no cap.",
    }),
  },
} satisfies OptionForm;
