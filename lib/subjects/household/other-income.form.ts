import type { OptionForm } from "@/lib/calculator/form/form";
import { money, optionalMoney } from "@/lib/calculator/form/number-field";

/** A gain, or a loss where it is negative. */
const gain = (label: string, hint?: string) =>
  money(label, { hint, min: -1_000_000_000_000, blank: 0 });

export const otherIncomeForm = {
  title: "Other income",
  fields: {
    selfEmployment: gain("Self-employment profit", "After expenses. A loss is negative."),
    interest: optionalMoney("Interest and ordinary dividends"),
    qualifiedDividends: optionalMoney("Qualified dividends"),
    longTermGains: gain("Long-term gains", "Held over a year. A loss is negative."),
    shortTermGains: gain("Short-term gains"),
    pension: optionalMoney("Pension and IRA income", "The taxable part."),
    socialSecurity: optionalMoney("Social Security benefits"),
  },
} satisfies OptionForm;
