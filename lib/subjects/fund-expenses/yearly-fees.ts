import type { Savings } from "@/lib/finance/time-value/growing-savings";

import { fundExpenses } from "./fund-expenses";
import { yearlyFeesForm } from "./fund-expenses.form";

/** What yearly fees cost savings, where the visitor gives a rate before them. */
export const yearlyFees = <Input>({
  valueWithout,
  withoutFees,
}: {
  /** The value without fees, as a formula. */
  valueWithout: string;
  /** The same savings without fees. */
  withoutFees: (input: Input) => Savings;
}) =>
  fundExpenses<Input>({
    form: yearlyFeesForm,
    label: "Lost to fees",
    rule: "The value without fees minus the value after fees.",
    valueWithout,
    withoutExpenses: withoutFees,
    expenses: "fees",
    from: "your savings",
  });
