import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { formatDuration } from "@/lib/calculator/report/duration";
import { count, usd } from "@/lib/calculator/report/outputs";
import { sumBy } from "@/lib/finance/sum-by";
import {
  formatNumber,
  formatPayment,
  formatRoundedUsd,
  formatUsd,
  formatWholeUsd,
} from "@/lib/format";
import { repaymentSchedule } from "@/lib/subjects/level-loan/repayment-schedule";

import {
  creditCardPayoff,
  type CreditCardPayoffInput,
  type CreditCardPayoffResult,
  type WithMinimums,
} from "../calculation";
import { minimumPaymentsForm } from "./minimum-payments.form";

/** Where a statement has the payment for 36 months too: the minimum payments take longer. */
const isLonger = ({ minimumMonths = null }: CreditCardPayoffResult) =>
  minimumMonths === null || minimumMonths > 36;

const hasMinimums = (result: CreditCardPayoffResult): result is WithMinimums =>
  result.firstMinimum !== undefined;

/** What paying only the minimum comes to, and paying all off in 36 months. */
export const minimumPayments = option(creditCardPayoff, {
  form: minimumPaymentsForm,
  isUsed: hasMinimums,
  conditions: {
    hasMinimum: {
      words: "you enter a minimum payment",
      formula: "OR(NOT(ISBLANK(minimumPercent)), NOT(ISBLANK(minimumFloor)))",
    },
    minimumCoversInterest: {
      words: "your minimum payment is more than the interest",
      formula: "AND(hasMinimum, firstMinimum>balance*apr/1200*1.000000001)",
    },
    minimumPaysOff: {
      words: "your minimum payments pay off the card within 100 years",
      formula: "AND(minimumCoversInterest, MIN(minimums.balance)=0)",
    },
  },
  // 12 CFR 1026.7(b)(12)(i)(F): what a statement has beside the minimum payment.
  lawNumbers: {
    statementMonths: { label: "Months of the other payment on a statement", value: 36 },
  },
  steps: {
    minimumShare: {
      label: "Share of the balance in the minimum payment",
      formula: "IF(ISBLANK(minimumPercent), 1, minimumPercent)/100",
    },
    leastMinimum: {
      label: "Smallest minimum payment",
      formula: "IF(ISBLANK(minimumFloor), 25, minimumFloor)",
    },
  },
  outputs: {
    firstMinimum: usd("First minimum payment", {
      explanation: {
        rule: "What the card asks for in the first month, at least the floor, and never more than you owe.",
        formula:
          'MIN(balance+balance*apr/1200, MAX(leastMinimum, IF(minimumRule="pct", (balance+balance*apr/1200)*minimumShare, balance*apr/1200+balance*minimumShare)))',
        onlyIf: "hasMinimum",
      },
    }),
    minimumMonths: count("payment")("Number of minimum payments", {
      explanation: {
        rule: "The months until you owe nothing if you pay only the minimum.",
        formula: "MAX(minimums.month)",
        onlyIf: "minimumPaysOff",
      },
    }),
    minimumInterest: briefUsd("Interest with minimum payments", {
      explanation: {
        rule: "The interest of every month, added up.",
        formula: "SUM(minimums.interest)",
        onlyIf: "minimumPaysOff",
      },
    }),
    minimumSaved: briefUsd("Interest saved by your payment", {
      note: "Against the minimum payments.",
      signLabels: { above: "Less interest", below: "More interest" },
      explanation: {
        rule: "The interest with minimum payments, minus the interest with your payment.",
        formula: "minimumInterest-totalInterest",
        onlyIf: "minimumPaysOff",
      },
    }),
    payment36: usd("Payment for 36 months", {
      when: isLonger,
      note: "It pays off the card in 3 years.",
      explanation: {
        rule: "The level payment that leaves nothing after 36 months.",
        formula: "PMT(apr/1200, statementMonths, -balance)",
        onlyIf: "hasMinimum",
      },
    }),
    interest36: briefUsd("Interest over 36 months", {
      when: isLonger,
      explanation: {
        rule: "All 36 payments, minus the balance.",
        formula: "payment36*statementMonths-balance",
        onlyIf: "hasMinimum",
      },
    }),
    saved36: briefUsd("Interest saved by paying in 36 months", {
      note: "Against the minimum payments.",
      explanation: {
        rule: "The interest with minimum payments, minus the interest over 36 months.",
        formula: "minimumInterest-interest36",
        onlyIf: "AND(minimumPaysOff, minimumMonths>statementMonths)",
      },
    }),
    minimums: repaymentSchedule<CreditCardPayoffResult>("Schedule of minimum payments", {
      count: "minimumMonths",
      while: "AND(previous.balance>0, previous.month<1200)",
      owed: "IF(minimumCoversInterest, balance, 0)",
      payment:
        'MIN(previous.balance+interest, MAX(leastMinimum, IF(minimumRule="pct", (previous.balance+interest)*minimumShare, interest+previous.balance*minimumShare)))',
      interest: "previous.balance*apr/1200",
      balance: "IF(payment>=previous.balance+interest, 0, previous.balance-principal)",
      paid: ({ minimums = [] }) => ({
        total: sumBy(minimums, ({ payment }) => payment),
        interest: sumBy(minimums, ({ interest }) => interest),
      }),
    }),
  },
  section: {
    text(result, input) {
      const law =
        "Most card statements say how long minimum payments take and what payment clears the card in 36 months (12 CFR 1026.7(b)(12)). They round, so their numbers differ a little.";
      const short = "These minimum payments clear the card within 36 months by themselves.";
      return [ruleInWords(input), law, ...(isLonger(result) ? [] : [short])].join(" ");
    },
    figures: [
      "firstMinimum",
      "minimumMonths",
      "minimumInterest",
      "minimumSaved",
      "payment36",
      "interest36",
      "saved36",
    ],
  },
  verdict: {
    also({ minimumMonths, minimumInterest, minimums }) {
      if (minimums.length === 0) return "Minimum payments alone would never pay off the card.";
      if (minimumMonths === null || minimumInterest === null)
        return "Minimum payments alone would take more than 100 years.";
      const interest = minimumInterest > 0 ? `${formatRoundedUsd(minimumInterest)} in` : "no";
      return `Minimum payments alone would take ${formatDuration(minimumMonths)} and cost ${interest} interest.`;
    },
  },
  errors(result, { balance, apr, monthlyPayment }) {
    if (!hasMinimums(result)) return {};
    const { firstMinimum, minimumMonths, minimums } = result;
    const interest = formatUsd((balance * apr) / 1200);
    return {
      ...(monthlyPayment < Math.floor(firstMinimum * 100) / 100 && {
        monthlyPayment: `The card asks for at least ${formatUsd(firstMinimum)} in the first month. This payment is below that.`,
      }),
      ...(minimums.length === 0 && {
        minimumPercent: `Interest is ${interest} in the first month, and this minimum is ${formatUsd(firstMinimum)}: the balance never falls. Enter a larger percent or floor.`,
      }),
      ...(minimums.length > 0 &&
        minimumMonths === null && {
          minimumFloor:
            "Minimum payments take more than 100 years with this floor. Enter a larger floor or percent.",
        }),
      ...(minimumMonths === 1 && {
        minimumFloor: `The first minimum payment is all you owe: ${formatUsd(firstMinimum)} with its interest.`,
      }),
    };
  },
  charts: { first: minimumCharts },
});

/** How the minimum is set, in words. */
function ruleInWords({ minimumPercent, minimumFloor, minimumRule }: CreditCardPayoffInput): string {
  const percent = `${formatNumber(minimumPercent ?? 1)}%`;
  const least = formatUsd(minimumFloor ?? 25);
  return minimumRule === "pct"
    ? `The minimum here is ${percent} of the balance with its interest, and at least ${least}.`
    : `The minimum here is the month’s interest plus ${percent} of the balance, and at least ${least}.`;
}

/** What is still owed at the visitor's payment, and at the minimum. None where one of them is not listed. */
function minimumCharts(
  { schedule, minimums, minimumMonths, totalMonths }: WithMinimums,
  { balance, monthlyPayment }: CreditCardPayoffInput,
): DeclaredChart[] {
  if (minimums.length === 0 || schedule.length === 0 || totalMonths > minimums.length) return [];
  const payment = formatPayment(monthlyPayment);
  const left = minimums.at(-1)?.balance ?? 0;
  const sooner = minimums.length - totalMonths;
  const finding =
    minimumMonths === null
      ? `Minimum payments still leave ${formatWholeUsd(left)} after 100 years`
      : sooner > 0
        ? `At ${payment} a month, you are done ${formatDuration(sooner)} sooner than with minimum payments`
        : `At ${payment} a month, you are done in the same month as with minimum payments`;
  return [
    {
      kind: "owed",
      name: "minimums",
      title: finding,
      subject: "Balance still owed, with your payment and with minimum payments",
      ways: [
        { label: "Your payment", opening: balance, schedule },
        { label: "Minimum payments", opening: balance, schedule: minimums },
      ],
    },
  ];
}
