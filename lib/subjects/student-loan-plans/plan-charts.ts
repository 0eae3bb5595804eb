import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import type { Lines } from "@/lib/calculator/charts/chart";
import { formatCompactUsd, formatPayment, formatWholeUsd } from "@/lib/format";
import { planNames, type FederalPlans } from "@/lib/tax-law/student-loans/federal-plans";
import type { FederalPlansInput } from "@/lib/tax-law/student-loans/federal-plans-of";
import { planNumbers } from "@/lib/tax-law/student-loans/plan-numbers";
import { rapPayment } from "@/lib/tax-law/student-loans/rap-payment";

/** What each plan costs, what is owed under those that go by income, and where RAP steps up. */
export function planCharts(result: FederalPlans, input: FederalPlansInput): DeclaredChart[] {
  const { plans, cheapestPlan, leastTotal } = result;
  const costs: DeclaredChart = {
    kind: "amounts",
    name: "plans",
    title: `${formatWholeUsd(leastTotal)} under ${cheapestPlan} is the least in all`,
    subject: "All payments and the tax on what is canceled, by plan",
    rows: plans.map(({ plan, total }) => ({
      label: plan,
      amount: total,
      isMarked: plan === cheapestPlan,
    })),
  };
  return [costs, ...owedCharts(result), ...(result.rapIsOpen === 1 ? [stepChart(input)] : [])];
}

function owedCharts(result: FederalPlans): Lines[] {
  const courses = [
    { label: planNames.rap, months: result.rapSchedule },
    { label: planNames.ibrNew, months: result.ibrNewSchedule },
    { label: planNames.ibrOld, months: result.ibrOldSchedule },
  ].filter(({ months }) => months.length > 0);
  const [longest] = courses.toSorted((one, other) => other.months.length - one.months.length);
  if (!longest) return [];
  const years = Array.from(
    { length: Math.ceil(longest.months.length / 12) + 1 },
    (_, year) => year,
  );
  return [
    {
      kind: "lines",
      name: "owed",
      curve: "straight",
      title: "What you still owe, before the rest is canceled",
      subject: "Principal and unpaid interest at the end of each year, by plan",
      x: { label: "Years of payments", values: years },
      series: courses.map(({ label, months }) => ({
        label,
        values: years.map((year) => {
          if (year === 0) return result.owedAtStart;
          // After the last payment nothing is owed: paid, or canceled.
          return year * 12 < months.length ? (months[year * 12 - 1]?.balance ?? 0) : 0;
        }),
      })),
      marks: [],
    },
  ];
}

/** The payment over income: within a band it rises with it, and steps up at the end. */
function stepChart({ agi, dependents = 0 }: FederalPlansInput): Lines {
  const { band, mostPercent } = planNumbers.rap;
  const income = Math.max(0, agi ?? 0);
  const last = Math.max(mostPercent * band + 2 * band, Math.ceil((income * 1.2) / band) * band);
  const ends = Array.from({ length: mostPercent }, (_, index) => (index + 1) * band);
  const values = [...new Set([0, ...ends.flatMap((end) => [end, end + 1]), income, last])].toSorted(
    (one, other) => one - other,
  );
  return {
    kind: "lines",
    name: "steps",
    curve: "straight",
    title: `With your income, RAP takes ${formatPayment(rapPayment(income, dependents))} a month`,
    subject: "Payment under RAP by adjusted gross income",
    x: {
      label: "Income",
      values,
      unit: "amount",
      written: { show: formatWholeUsd, tick: formatCompactUsd },
    },
    series: [
      { label: "RAP a month", values: values.map((amount) => rapPayment(amount, dependents)) },
    ],
    marks: [
      {
        x: income,
        y: rapPayment(income, dependents),
        label: formatPayment(rapPayment(income, dependents)),
        detail: "you",
      },
    ],
  };
}
