import type { OptionForm } from "@/lib/calculator/form/form";
import { integer, money, percent } from "@/lib/calculator/form/number-field";

export const lumpSumForm = {
  title: "Lump sum or monthly",
  fields: {
    lumpSum: money("Lump sum offered", {
      above: 0,
      blank: null,
      hint: "Leave it blank to see what the pension is worth.",
    }),
    yearsPaid: integer("Years you expect to draw it", {
      blank: null,
      min: 1,
      max: 60,
      hint: "Whole years from the first payment.",
    }),
    discountRate: percent("Return you could earn", {
      blank: null,
      max: 100,
      plausible: { max: 15 },
      hint: "A year, on the lump sum, after fees.",
    }),
  },
} satisfies OptionForm;
