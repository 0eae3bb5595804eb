import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import {
  positionColumn,
  rateColumn,
  usdColumn,
  wordsColumn,
} from "@/lib/calculator/report/columns";
import { formatDuration } from "@/lib/calculator/report/duration";
import { refused } from "@/lib/calculator/report/notice";
import { count, month, table, usd, type Column } from "@/lib/calculator/report/outputs";
import { coversInterest } from "@/lib/finance/loan/covers-interest";
import { debtsIn } from "@/lib/finance/loan/debt-plan";
import { debtsPayoff } from "@/lib/finance/loan/debts-payoff";
import { payoffSchedule } from "@/lib/finance/loan/payoff-schedule";
import type { DebtRow } from "@/lib/finance/loan/several-debts";
import { sumBy } from "@/lib/finance/sum-by";
import {
  formatCount,
  formatMonth,
  formatRoundedUsd,
  formatUsd,
  formatWholeUsd,
} from "@/lib/format";
import { repaymentSchedule } from "@/lib/subjects/level-loan/repayment-schedule";

import {
  debtPayoff,
  type DebtPayoffInput,
  type DebtPayoffResult,
  type FromOneBudget,
} from "../calculation";
import { otherDebtsForm } from "./other-debts.form";

/** What rounds to less than a cent is no saving. */
const isSaving = (dollars: number) => dollars >= 0.005;
const hasOthers = ({ payoffs = [] }: DebtPayoffResult) => payoffs.length > 0;

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

/** Which debt is first, when all are gone, and what that saves. */
function planInWords(result: FromOneBudget): string {
  const { lastPayment, totalInterest, avalancheSaves, snowballMonths, totalMonths } = result;
  const when = lastPayment ? ` in ${formatMonth(lastPayment)}` : "";
  const interest = totalInterest > 0 ? `${formatRoundedUsd(totalInterest)} in` : "no";
  const ends = `You are debt free${when} and pay ${interest} interest`;
  if (!hasOthers(result)) return `${ends}${savedByExtra(result)}.`;
  const avalanche = `${ends} if you pay the highest rate first (the avalanche)`;
  if (snowballMonths === null)
    return `${avalanche}. The smallest balance first would take more than 100 years.`;
  if (avalancheSaves === null || !isSaving(avalancheSaves))
    return `${ends}. The highest rate first (the avalanche) and the smallest balance first (the snowball) cost the same here.`;
  const sooner = snowballMonths - totalMonths;
  const saves = `saves ${formatRoundedUsd(avalancheSaves)} in interest`;
  return `${avalanche}. That ${saves} against the smallest balance first (the snowball)${sooner > 0 ? ` and ends ${formatDuration(sooner)} sooner` : ""}.`;
}

function savedByExtra({ interestSaved, monthsSaved }: FromOneBudget): string {
  if (interestSaved === null || monthsSaved === null)
    return "; without the extra, the debt would never end";
  const saved = [
    ...(isSaving(interestSaved) ? [`saves ${formatRoundedUsd(interestSaved)} in interest`] : []),
    ...(monthsSaved > 0 ? [`ends the debt ${formatDuration(monthsSaved)} sooner`] : []),
  ];
  return saved.length > 0
    ? `; the extra ${saved.join(" and ")}`
    : "; the extra is too small to save a month or a cent";
}

/** Hundred years of months. */
const longestDrawn = 1_200;

/** What is owed month by month, both ways, and where the payments go. */
function planCharts(result: FromOneBudget, input: DebtPayoffInput): DeclaredChart[] {
  const debts = debtsIn(input);
  const opening = sumBy(debts, ({ balance }) => balance);
  const chosen = { opening, schedule: result.together };
  const repayment = { kind: "repayment", borrowed: opening, schedule: result.together } as const;
  const { avalancheSaves, interestSaved, monthsSaved } = result;
  if (hasOthers(result)) {
    const snowball = debtsPayoff("snowball", debts, input.extra ?? 0);
    if (!snowball || avalancheSaves === null) return [repayment];
    return [
      {
        kind: "owed",
        name: "balances",
        title: isSaving(avalancheSaves)
          ? `The highest rate first saves ${formatWholeUsd(avalancheSaves)} in interest`
          : "Both orders cost the same in interest",
        subject: "All debts still owed, by avalanche and by snowball",
        ways: [
          { label: "Avalanche", ...chosen },
          { label: "Snowball", opening, schedule: snowball.schedule },
        ],
      },
      repayment,
    ];
  }
  const { debtAmount, annualRate, monthlyPayment } = input;
  const isEndless = interestSaved === null || monthsSaved === null;
  if (isEndless || result.totalMonths + monthsSaved > longestDrawn) return [repayment];
  const alone = payoffSchedule(annualRate / 1200, monthlyPayment, debtAmount);
  return [
    {
      kind: "owed",
      name: "balances",
      title:
        monthsSaved > 0
          ? `With the extra, you pay off the debt ${formatDuration(monthsSaved)} sooner`
          : `With the extra, you save ${formatWholeUsd(interestSaved)} in interest`,
      subject: "Debt still owed, with and without the extra",
      ways: [
        { label: "With the extra", ...chosen },
        { label: "Without", opening, schedule: alone },
      ],
    },
    repayment,
  ];
}

/** The refusal of a budget that pays nothing off in a life. */
export function planRefusal(input: DebtPayoffInput) {
  const { debts, extra } = { debts: debtsIn(input), extra: input.extra ?? 0 };
  if (debtsPayoff("avalanche", debts, extra)) return undefined;
  const budget = sumBy(debts, ({ minimum }) => minimum) + extra;
  const interest = sumBy(debts, ({ balance, apr }) => (balance * apr) / 1200);
  return {
    notice: refused(
      "Your payments together do not pay off the debts in 100 years.",
      "Payment Too Low",
    ),
    errors: {
      extra: `You pay ${formatUsd(budget)} a month in all, and interest alone is ${formatUsd(interest)} in the first month. Enter a larger extra.`,
    },
  };
}

/** What the boxes of debts say that their own payments do not pay off, and of debts that are none. */
function debtErrors({ budget }: DebtPayoffResult, input: DebtPayoffInput): Record<string, string> {
  if (budget === undefined) return {};
  const said = debtsIn(input).map(({ balance, apr, minimum }, index): [string, string][] => {
    const box = (column: string) => `otherDebts.${index - 1}.${column}`;
    if (balance === 0)
      return minimum === 0
        ? []
        : [
            [
              box("balance"),
              `Nothing is owed here, so its ${formatUsd(minimum)} a month goes to the other debts.`,
            ],
          ];
    if (coversInterest(apr / 1200, minimum, balance)) return [];
    const interest = formatUsd((balance * apr) / 1200);
    return [
      [
        index === 0 ? "monthlyPayment" : box("minimum"),
        minimum === 0
          ? "Without a minimum, this debt gets only what is left of your budget."
          : `Interest on this debt is ${interest} a month, so this payment alone never pays it off. The rest of your budget does.`,
      ],
    ];
  });
  return Object.fromEntries(said.flat());
}
