import type { Lines } from "@/lib/calculator/charts/chart";
import { drawnYears } from "@/lib/calculator/charts/growth-chart";
import type { OptionForm } from "@/lib/calculator/form/form";
import type { Option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import type { Outputs } from "@/lib/calculator/report/outputs";
import type { GrowthYear } from "@/lib/finance/time-value/growth-by-year";
import { growingSavings, type Savings } from "@/lib/finance/time-value/growing-savings";
import { formatWholeUsd } from "@/lib/format";

/** What yearly expenses cost, in dollars: 0 where there are none. */
type WithExpenses = { costOfExpenses: number; byYear: readonly GrowthYear[] };

type Words<Input> = {
  form: OptionForm;
  /** What the figure is called, and its rule. */
  label: string;
  rule: string;
  /** The value without expenses, as a formula. */
  valueWithout: string;
  /** The same savings without expenses. */
  withoutExpenses: (input: Input) => Savings;
  /** "expenses" or "fees", and what they are taken from: "the fund". */
  expenses: string;
  from: string;
};

/** What the expenses of a fund or an account cost, with the growth that is lost. The value is `totalValue`. */
export const fundExpenses = <Input>({
  form,
  label,
  rule,
  valueWithout,
  withoutExpenses,
  expenses,
  from,
}: Words<Input>): Option<Input, WithExpenses, Outputs<{ costOfExpenses: number }>> => ({
  form,
  isUsed: ({ costOfExpenses }) => costOfExpenses > 0,
  outputs: {
    costOfExpenses: briefUsd(label, {
      note: "Including the growth you lose.",
      when: ({ costOfExpenses }) => costOfExpenses > 0,
      explanation: { rule, formula: `${valueWithout}-totalValue` },
    }),
  },
  // The cost stands with what the savings come to.
  section: null,
  // The report says it with what they earn.
  verdict: null,
  errors: null,
  charts: {
    also({ byYear, costOfExpenses }, input): Lines[] {
      if (costOfExpenses < 1 || byYear.length < 2) return [];
      const drawn = drawnYears(byYear);
      const untouched = withoutExpenses(input);
      const { opening = 0 } = untouched;
      const without = drawnYears(growingSavings(untouched).byYear);
      return [
        {
          kind: "lines",
          curve: "straight",
          name: "expenses",
          title: `Without ${expenses}, ${from} would be worth ${formatWholeUsd(costOfExpenses)} more`,
          subject: `Value of ${from} with and without ${expenses}`,
          x: { label: "Years from now", values: [0, ...drawn.map(({ year }) => year)] },
          series: [
            {
              label: `Without ${expenses}`,
              values: [opening, ...without.map(({ balance }) => balance)],
            },
            {
              label: `After ${expenses}`,
              values: [opening, ...drawn.map(({ balance }) => balance)],
            },
          ],
          marks: [],
        },
      ];
    },
  },
});
