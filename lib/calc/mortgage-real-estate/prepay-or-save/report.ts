import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete, refused } from "@/lib/calculator/report/notice";
import { count, month, percentage, usd } from "@/lib/calculator/report/outputs";

import { prepayOrSave } from "./calculation";
import { netPositions } from "./charts";
import { horizonForm } from "./options/horizon.form";
import { interestTaxForm } from "./options/interest-tax.form";
import { monthsTable } from "./tables";
import { announcementOf, remarksOn, verdictOn } from "./words";

/** What stands at the end where there is still a loan. */
const atTheEnd = (label: string, rule: string, column: string) =>
  briefUsd<ReturnType<typeof prepayOrSave>>(label, {
    explanation: {
      rule,
      formula: `INDEX(months.${column}, compareMonths)`,
      onlyIf: "compareMonths<loanMonths",
    },
  });

export const report = defineReport(prepayOrSave, {
  headline: "gain",
  alternatives: ["netPrepaying", "netSaving"],
  options: [interestTaxForm, horizonForm],
  moves: ["apy", "annualRate", "lumpSum", "monthly"],
  outputs: {
    gain: briefUsd("Gain from prepaying", {
      explanation: {
        rule: "Savings minus what you owe if you prepay, less the same if you save.",
        formula: "netPrepaying-netSaving",
      },
      signLabels: { above: "Prepay", below: "Save", zero: "No difference" },
    }),
    netPrepaying: briefUsd("You end with, if you prepay", {
      note: "Savings minus what you owe.",
      explanation: {
        rule: "The savings in the last month compared, minus what is still owed then.",
        formula:
          "INDEX(months.savedPrepaying, compareMonths)-INDEX(months.owedPrepaying, compareMonths)",
      },
    }),
    netSaving: briefUsd("You end with, if you save", {
      note: "Savings minus what you owe.",
      explanation: {
        rule: "The savings in the last month compared, minus what is still owed then.",
        formula: "INDEX(months.savedSaving, compareMonths)-INDEX(months.owedSaving, compareMonths)",
      },
    }),
    savedPrepaying: atTheEnd(
      "Savings then, if you prepay",
      "The savings in the last month compared.",
      "savedPrepaying",
    ),
    owedPrepaying: atTheEnd(
      "Owed then, if you prepay",
      "What is still owed in the last month compared.",
      "owedPrepaying",
    ),
    savedSaving: atTheEnd(
      "Savings then, if you save",
      "The savings in the last month compared.",
      "savedSaving",
    ),
    owedSaving: atTheEnd(
      "Owed then, if you save",
      "What is still owed in the last month compared.",
      "owedSaving",
    ),
    breakEvenApy: percentage("Break-even savings yield", {
      note: "The APY at which both ways end the same.",
      explanation: {
        rule: "The APY whose monthly rate after tax is the loan’s monthly rate after its deduction.",
        formula: "((1+annualRate/1200*(1-deductionRate/100)/(1-savingsTaxRate/100))^12-1)*100",
      },
    }),
    monthsSaved: count("month")("Months saved on the loan", {
      explanation: {
        rule: "The months left without prepaying, minus the months with it.",
        formula: "ROUNDUP(loanMonths, 0)-payoffMonths",
      },
    }),
    interestSaved: briefUsd("Loan interest saved", {
      note: "Over the life of the loan, less the tax that deducting it would have saved.",
      explanation: {
        rule: "The interest if you save, minus the interest if you prepay, less the share that a deduction would give back.",
        formula:
          "MAX(0, SUM(months.interestSaving)-SUM(months.interestPrepaying))*(1-deductionRate/100)",
      },
    }),
    payoff: month("Loan paid off, if you prepay", {
      note: "If your next payment is a month from today.",
      explanation: {
        rule: "One month from today for each payment.",
        formula: "EDATE(today, payoffMonths)",
      },
    }),
    payoffMonths: count("month")("Months to the payoff, if you prepay", {
      hidden: true,
      explanation: {
        rule: "The months after which something is still owed, and the last one. None if the lump sum repays it all.",
        formula: 'IF(lumpSum>=balance, 0, COUNTIF(months.owedPrepaying, ">0")+1)',
      },
    }),
    monthlyPayment: usd("Loan payment each month", {
      note: "Principal and interest. Prepaying does not change it.",
      explanation: {
        rule: "The level payment that repays the balance in the years left.",
        formula: "PMT(annualRate/1200, loanMonths, -balance)",
      },
    }),
    recastPayment: usd("Payment after a recast", {
      note: "If the lender spreads what is left over the same years. The loan then ends no sooner.",
      explanation: {
        rule: "The level payment that repays what the lump sum leaves in the years left.",
        formula: "PMT(annualRate/1200, loanMonths, lumpSum-balance)",
        onlyIf: "AND(lumpSum>0, lumpSum<balance)",
      },
    }),
    compareMonths: count("month")("Months until the comparison", {
      hidden: true,
      explanation: {
        rule: "What you entered, to the nearest month. Blank means the months left on the loan.",
        formula:
          "IF(ISBLANK(horizonYears), ROUNDUP(loanMonths, 0), MAX(1, ROUND(horizonYears*12, 0)))",
      },
    }),
    loanMonths: count("month")("Months left on the loan", {
      hidden: true,
      explanation: { rule: "The years left in months, at least one.", formula: "MAX(1, years*12)" },
    }),
    monthlyYield: percentage("Savings rate a month, after tax", {
      hidden: true,
      explanation: {
        rule: "The monthly rate that compounds to the APY, less tax, as a fraction.",
        formula: "((1+apy/100)^(1/12)-1)*(1-savingsTaxRate/100)",
      },
    }),
    months: monthsTable(),
  },

  validate: ({ lumpSum, monthly }) =>
    lumpSum + monthly > 0
      ? undefined
      : {
          notice: refused("Enter a lump sum, an amount each month, or both."),
          errors: { lumpSum: "Enter a lump sum here, or an amount each month below." },
        },
  verdict: verdictOn,
  remarks: remarksOn,
  notCounted: [
    { words: "tax on savings interest", adds: "savingsTaxRate" },
    { words: "a deduction for mortgage interest", adds: "deductionRate" },
  ],
  dates: ({ payoff, payoffMonths }) => [
    {
      day: payoffMonths > 0 ? payoff : null,
      title: "Your loan is paid off",
      detail: "If you prepay, and your next payment is a month from the day of the calculation.",
    },
  ],
  charts: (result, input) => [netPositions(result, input)].flat(),
  toast: (result) => complete(announcementOf(result)),

  example: {
    balance: 287_400,
    annualRate: 6.875,
    years: 26,
    lumpSum: 14_000,
    monthly: 0,
    apy: 4.3,
  },
});
