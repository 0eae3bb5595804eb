import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import type { Section } from "@/lib/calculator/definition";
import { formatDuration } from "@/lib/calculator/report/duration";
import { refused } from "@/lib/calculator/report/notice";
import { coversInterest } from "@/lib/finance/loan/covers-interest";
import { debtsIn } from "@/lib/finance/loan/debt-plan";
import { debtsPayoff } from "@/lib/finance/loan/debts-payoff";
import { payoffSchedule } from "@/lib/finance/loan/payoff-schedule";
import { sumBy } from "@/lib/finance/sum-by";
import { formatMonth, formatRoundedUsd, formatUsd, formatWholeUsd } from "@/lib/format";

import type { DebtPayoffInput, DebtPayoffResult } from "./calculation";

/** What rounds to less than a cent is no saving. */
const isSaving = (dollars: number) => dollars >= 0.005;
const hasOthers = ({ payoffs }: DebtPayoffResult) => payoffs.length > 0;

/** Which debt is first, when all are gone, and what that saves. */
export function planVerdict(result: DebtPayoffResult): string {
  const { lastPayment, totalInterest, avalancheSaves, snowballMonths, totalMonths } = result;
  const when = lastPayment ? ` in ${formatMonth(lastPayment)}` : "";
  const interest = totalInterest > 0 ? `${formatRoundedUsd(totalInterest)} in` : "no";
  const ends = `You are debt free${when} and pay ${interest} interest.`;
  if (!hasOthers(result)) return `${ends}${savedByExtra(result)}`;
  if (snowballMonths === null)
    return `Pay the highest rate first (the avalanche). ${ends} The smallest balance first would take more than 100 years.`;
  if (avalancheSaves === null || !isSaving(avalancheSaves))
    return `${ends} The highest rate first (the avalanche) and the smallest balance first (the snowball) cost the same here.`;
  const sooner = snowballMonths - totalMonths;
  const saves = `saves ${formatRoundedUsd(avalancheSaves)} in interest`;
  return `Pay the highest rate first (the avalanche). ${ends} That ${saves} against the smallest balance first (the snowball)${sooner > 0 ? ` and ends ${formatDuration(sooner)} sooner` : ""}.`;
}

function savedByExtra({ interestSaved, monthsSaved }: DebtPayoffResult): string {
  if (interestSaved === null || monthsSaved === null)
    return " Without the extra, the debt would never end.";
  const saved = [
    ...(isSaving(interestSaved) ? [`saves ${formatRoundedUsd(interestSaved)} in interest`] : []),
    ...(monthsSaved > 0 ? [`ends the debt ${formatDuration(monthsSaved)} sooner`] : []),
  ];
  return saved.length > 0
    ? ` The extra ${saved.join(" and ")}.`
    : " The extra is too small to save a month or a cent.";
}

const rulesOfOne =
  "Interest is added once a month to what you still owed. Then you pay your monthly payment and the extra.";
const rules =
  "Interest is added once a month to what each debt still owed. Then each debt gets its own minimum, and the rest of the budget goes to one debt. What that one does not need goes to the next. When a debt is gone, its minimum stays in the budget. The avalanche puts the highest rate first, the snowball the smallest balance today. Of two equal debts, the avalanche takes the smaller balance and the snowball the higher rate.";

/** The figures of all debts together, under the heading of their options. */
export function planSection(result: DebtPayoffResult): Section<DebtPayoffResult>[] {
  if (result.budget === null) return [];
  const never =
    result.interestIfEachAlone === null
      ? [
          hasOthers(result)
            ? "With minimum payments alone, at least one of these debts would never end."
            : "Without the extra, this debt would never end.",
        ]
      : [];
  const text = [hasOthers(result) ? rules : rulesOfOne, ...never].join(" ");
  return [
    {
      title: "Other debts and extra payments",
      text,
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
  ];
}

/** Hundred years of months. */
const longestDrawn = 1_200;

/** What is owed month by month, both ways, and where the payments go. */
export function planCharts(result: DebtPayoffResult, input: DebtPayoffInput): DeclaredChart[] {
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
export function planErrors(
  { budget }: DebtPayoffResult,
  input: DebtPayoffInput,
): Record<string, string> {
  if (budget === null) return {};
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
