import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import {
  positionColumn,
  rateColumn,
  usdColumn,
  wordsColumn,
} from "@/lib/calculator/report/columns";
import { count, month, table, usd, type Column } from "@/lib/calculator/report/outputs";
import type { DebtRow } from "@/lib/finance/loan/several-debts";
import { formatCount } from "@/lib/format";
import { repaymentSchedule } from "@/lib/subjects/level-loan/repayment-schedule";

import { debtPayoff, type DebtPayoffResult, type FromOneBudget } from "../calculation";
import { planCharts } from "../charts";
import { debtErrors } from "../refusals";
import { hasOthers, planInWords } from "../words";
import { otherDebtsForm } from "./other-debts.form";

/** How long a debt takes. */
const monthsColumn = <Months extends number | null>(label: string): Column<Months> => ({
  label,
  show: (months) => (months === null ? "over 100 years" : formatCount(months, "month")),
  exact: (months) => (months === null ? "" : plainDecimal(months)),
});

const rulesOfOne =
  "Interest is added once a month to what you still owed. Then you pay your monthly payment and the extra.";
const rules =
  "Interest is added once a month to what each debt still owed. Then each debt gets its own minimum, and the rest of the budget goes to one debt. What that one does not need goes to the next. When a debt is gone, its minimum stays in the budget. The avalanche puts the highest rate first, the snowball the smallest balance today. Of two equal debts, the avalanche takes the smaller balance and the snowball the higher rate.";

/** What several debts, or an extra on top of one, come to from one budget. */
export const otherDebts = option(debtPayoff, {
  form: otherDebtsForm,
  isUsed: (result): result is FromOneBudget => result.budget !== undefined,
  conditions: {
    hasOthers: { words: "you have other debts", formula: "SUM(otherDebts.balance)>0" },
    hasPlan: {
      words: "you have other debts or pay extra",
      formula: "OR(extra>0, SUM(otherDebts.balance)>0)",
    },
    snowballEnds: {
      words: "the smallest balance first ends within 100 years",
      formula: "AND(hasPlan, NOT(ISBLANK(snowballInterest)))",
    },
    coversItsInterest: {
      words: "the payment of the debt covers its interest",
      formula: "monthlyPayment>debtAmount*annualRate/1200*1.000000001",
    },
    endsAlone: {
      words: "every debt ends at its minimum payment",
      formula: "IF(hasOthers, SUM(payoffs.endless)=0, AND(extra>0, coversItsInterest))",
    },
  },
  steps: {
    allOwed: { label: "All debts at the start", formula: "debtAmount+SUM(otherDebts.balance)" },
    // As near as the sums of two programs are.
    cent: { label: "What counts as equal", formula: "0.005+allOwed/1000000000" },
    paymentsAlone: {
      label: "Payments of the first debt by itself",
      formula: "ROUNDUP(NPER(annualRate/1200, monthlyPayment, -debtAmount), 0)",
    },
  },
  outputs: {
    budget: usd("Monthly budget", {
      note: "Every minimum payment and the extra. It stays the same until all is paid.",
      explanation: {
        rule: "The payments of all debts and the extra, added up.",
        formula: "monthlyPayment+SUM(otherDebts.minimum)+extra",
        onlyIf: "hasPlan",
      },
    }),
    avalancheMonths: count("payment")("Avalanche: number of payments", {
      when: hasOthers,
      explanation: {
        rule: "All you owe and its interest, shared out by the budget, rounded up to whole months.",
        formula: "ROUNDUP((allOwed+avalancheInterest)/budget, 0)",
        onlyIf: "hasPlan",
      },
    }),
    avalancheInterest: briefUsd("Avalanche: total interest", {
      when: hasOthers,
      note: "The highest rate first.",
      explanation: {
        rule: "Found month by month: interest on what each debt owes, each minimum, and the rest of the budget to the highest rate. The payments come to all you owe and this interest.",
        check:
          "AND(ABS(SUM(together.interest)-avalancheInterest)<=cent, ABS(SUM(together.payment)-allOwed-avalancheInterest)<=cent)",
        proof: {
          "All payments together": "SUM(together.payment)",
          "All debts at the start": "allOwed",
        },
        onlyIf: "hasPlan",
      },
    }),
    snowballMonths: count("payment")("Snowball: number of payments", {
      when: hasOthers,
      explanation: {
        rule: "All you owe and its interest, shared out by the budget, rounded up to whole months.",
        formula: "ROUNDUP((allOwed+snowballInterest)/budget, 0)",
        onlyIf: "snowballEnds",
      },
    }),
    snowballLastPayment: month("Snowball: last payment", {
      when: hasOthers,
      explanation: {
        rule: "Today, plus a month for each payment.",
        formula: "EDATE(today, snowballMonths)",
        onlyIf: "snowballEnds",
      },
    }),
    snowballInterest: briefUsd("Snowball: total interest", {
      when: hasOthers,
      note: "The smallest balance first.",
      explanation: {
        rule: "Found month by month, as for the avalanche, with the rest of the budget to the smallest balance.",
        check:
          "OR(SUM(otherDebts.balance)=0, ABS(SUM(payoffs.snowballInterest)-snowballInterest)<=cent)",
        proof: { "Interest of all debts added up": "SUM(payoffs.snowballInterest)" },
        onlyIf: "snowballEnds",
      },
    }),
    avalancheSaves: briefUsd("The avalanche saves", {
      explanation: {
        rule: "The interest of the snowball, minus the interest of the avalanche.",
        formula: "MAX(0, snowballInterest-avalancheInterest)",
        onlyIf: "AND(hasOthers, snowballEnds)",
      },
    }),
    interestIfEachAlone: briefUsd("Interest with minimum payments alone", {
      note: "If each debt gets its own minimum until it is paid off, and no more.",
      explanation: {
        rule: "For each debt, its payments until it is paid off, minus its balance.",
        formula:
          "IF(hasOthers, SUM(payoffs.alone), monthlyPayment*(paymentsAlone-1)+FV(annualRate/1200, paymentsAlone-1, monthlyPayment, -debtAmount)*(1+annualRate/1200)-debtAmount)",
        onlyIf: "endsAlone",
      },
    }),
    interestSaved: briefUsd("Interest saved", {
      note: "Against the minimum payments alone.",
      explanation: {
        rule: "The interest with minimum payments alone, minus the interest with your budget.",
        formula: "MAX(0, interestIfEachAlone-avalancheInterest)",
        onlyIf: "endsAlone",
      },
    }),
    monthsSaved: count("month")("Months saved", {
      explanation: {
        rule: "The payments you no longer have to make.",
        formula: "paymentsAlone-avalancheMonths",
        onlyIf: "AND(extra>0, SUM(otherDebts.balance)=0, coversItsInterest)",
      },
    }),
    payoffs: table<DebtPayoffResult, DebtRow>("When each debt is paid off", {
      by: "debt",
      columns: {
        name: wordsColumn("Debt"),
        avalancheMonth: monthsColumn("Avalanche"),
        snowballMonth: monthsColumn("Snowball"),
        balance: { ...usdColumn("Balance"), hidden: true },
        apr: rateColumn("APR", { hidden: true }),
        minimum: { ...usdColumn("Minimum payment"), hidden: true },
        snowballInterest: { ...usdColumn("Interest with the snowball"), hidden: true },
        endless: {
          ...positionColumn(
            "Minimum does not cover the interest",
            "IF(minimum>balance*apr/1200*1.000000001, 0, 1)",
          ),
          hidden: true,
        },
        alone: {
          ...usdColumn(
            "Interest with its minimum alone",
            "IF(endless=1, 0, minimum*(ROUNDUP(NPER(apr/1200, minimum, -balance), 0)-1)+FV(apr/1200, ROUNDUP(NPER(apr/1200, minimum, -balance), 0)-1, minimum, -balance)*(1+apr/1200)-balance)",
          ),
          hidden: true,
        },
      },
      count: 'IF(hasOthers, 1+COUNTIF(otherDebts.balance, ">0"), 0)',
      start: {},
      totals: () => ({}),
    }),
    together: repaymentSchedule<DebtPayoffResult>("Schedule of all debts", {
      count: "IF(hasPlan, avalancheMonths, 0)",
      owed: "IF(hasPlan, allOwed, 0)",
      payment: "MIN(budget, previous.balance+interest)",
      balance: "IF(payment>=previous.balance+interest, 0, previous.balance-principal)",
      paid: ({ totalPayment, totalInterest }) => ({
        total: totalPayment,
        interest: totalInterest,
      }),
    }),
  },
  section: {
    text: (result) =>
      [
        hasOthers(result) ? rules : rulesOfOne,
        ...(result.interestIfEachAlone === null
          ? [
              hasOthers(result)
                ? "With minimum payments alone, at least one of these debts would never end."
                : "Without the extra, this debt would never end.",
            ]
          : []),
      ].join(" "),
    figures: [
      "budget",
      "avalancheMonths",
      "avalancheInterest",
      "snowballMonths",
      "snowballLastPayment",
      "snowballInterest",
      "avalancheSaves",
      "interestIfEachAlone",
      "interestSaved",
      "monthsSaved",
    ],
  },
  verdict: { instead: planInWords },
  errors: debtErrors,
  charts: { instead: planCharts },
});
