import { option } from "@/lib/calculator/option";
import { wholeUsd } from "@/lib/calculator/report/whole-usd";
import { formatWholeUsd } from "@/lib/format";
import { citationOf } from "@/lib/subjects/federal-law/law-section";
import { inReturns, returnTable } from "@/lib/subjects/federal-law/return-table";
import { returnLineNames } from "@/lib/tax-law/return-lines";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { retirementPlanner, type RetirementPlannerResult } from "../calculation";
import { householdForm } from "./taxes.form";

type WithTaxes = RetirementPlannerResult & { federalTaxOnIncome: number; incomeAfterTaxes: number };

/** What federal tax takes of a year’s withdrawals, and what both taxes leave. */
export const taxes = option(retirementPlanner, {
  form: householdForm,
  isUsed: (result): result is WithTaxes => result.federalTaxOnIncome !== undefined,
  outputs: {
    federalTaxOnIncome: wholeUsd("Federal tax on the withdrawals", {
      explanation: {
        rule: "The federal taxes of a year with the withdrawals minus those without them.",
        formula: inReturns("federal.difference", "totalTax"),
        onlyIf: "isStateChosen",
      },
    }),
    incomeAfterTaxes: wholeUsd("Left of the income after taxes", {
      explanation: {
        rule: "The income in today’s dollars minus federal and state tax on it.",
        formula: "desiredAnnualIncome-federalTaxOnIncome-addedStateTax",
        onlyIf: "isStateChosen",
      },
    }),
    federal: {
      ...returnTable<RetirementPlannerResult>(
        "Your federal return with and without the withdrawals",
        ["Without", "With"],
      ),
      count: `IF(isInState=1, ${returnLineNames.length}, 0)`,
    },
  },
  section: {
    title: `A year of that income after tax, under ${lawOf().year} law`,
    text: "In today’s dollars and by today’s law. We count the income as withdrawals from a traditional 401(k) or IRA, which are taxed in full, on top of Social Security.",
    figures: ["incomeAfterTaxes", "federalTaxOnIncome"],
    source: citationOf([lawOf().incomeTax, lawOf().socialSecurityBenefits]),
  },
  verdict: {
    also: ({ federalTaxOnIncome: tax, incomeAfterTaxes }, { desiredAnnualIncome }) =>
      `Taxes leave ${formatWholeUsd(incomeAfterTaxes)} of the ${formatWholeUsd(desiredAnnualIncome)} a year: ${tax < 0.5 ? "no federal tax is due" : `federal tax takes ${formatWholeUsd(tax)}`}.`,
  },
  errors: null,
});
