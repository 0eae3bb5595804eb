import { select } from "@/lib/calculator/form/choice-field";
import type { OptionForm } from "@/lib/calculator/form/form";
import { optionalMoney, rate } from "@/lib/calculator/form/number-field";

/** Federal loans that are repaid by income: their payments go by the return. */
export const studentLoansForm = {
  title: "Student loans",
  fields: {
    loanPlan: select("Repayment plan", {
      options: {
        none: "None by income",
        rap: "RAP",
        ibrNew: "IBR at 10%, new since July 2014",
        ibrOld: "IBR at 15%",
      },
      initial: "none",
      atOnce: true,
    }),
    yourLoans: optionalMoney("Your federal loans"),
    spouseLoans: optionalMoney("Spouse’s federal loans"),
    loanRate: rate("Their average rate", { blank: 0 }),
  },
} satisfies OptionForm;
