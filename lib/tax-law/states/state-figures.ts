import { sumBy } from "@/lib/finance/sum-by";

import type { KnownYear } from "../years/law-years";
import type { StateHousehold } from "./filer";
import type { StateLaw } from "./state-law";
import { stateReturn, type FederalOf, type StateBracket, type StateLine } from "./state-return";

/** What a state and its cities and counties take, as a page and its workbook have it. Dollars a year. */
export type StateFigures = {
  /** The year of the state’s law. */
  stateYear: number;
  stateTaxableIncome: number;
  /** After all credits: negative is paid out. */
  stateIncomeTax: number;
  /** Contributions of employees, such as for disability and family leave. */
  stateContributions: number;
  /** What credits take off the tax of the city or county. */
  localCredits: number;
  localIncomeTax: number;
  /** All three together. */
  stateAndLocalTaxes: number;
  /** What a city or county taxes: wages or the state’s taxable income, 0 where none does. */
  localTaxBase: number;
  stateLines: readonly StateLineRow[];
  stateBrackets: readonly StateBracket[];
  contributionRows: readonly ContributionRow[];
};

/** A line of the state’s return, with what it adds to the taxable income or to the tax: 0 to the other. */
export type StateLineRow = { name: string; income: number; tax: number };

export type ContributionRow = { name: string; amount: number };

/**
 * The tax of a state with its rows: those of the lines add up to the taxable income, and with those of the
 * brackets to the tax.
 *
 *     taxable income = Σ lines.income
 *     income tax     = Σ brackets.tax + Σ lines.tax
 *
 * @example stateFigures({ filingStatus: "single", wages: 80_000 }, pennsylvania, 2026, 1).stateAndLocalTaxes // 3312
 *
 * - `law` of the state, `asked` year, `localRate` and `federalOf` as in stateReturn
 */
export function stateFigures(
  household: StateHousehold,
  law: StateLaw,
  asked: KnownYear,
  localRate = 0,
  federalOf?: FederalOf,
): StateFigures {
  const state = stateReturn(household, law, asked, localRate, federalOf);
  const { stateTaxableIncome, stateIncomeTax, employeeStatePayrollTax, localIncomeTax } = state;
  return {
    stateYear: state.year,
    stateTaxableIncome,
    stateIncomeTax,
    stateContributions: employeeStatePayrollTax,
    localIncomeTax,
    stateAndLocalTaxes: stateIncomeTax + employeeStatePayrollTax + localIncomeTax,
    localTaxBase: state.localTaxBase,
    localCredits: state.localCredits,
    stateLines: rowsOf(state.lines, stateTaxableIncome),
    stateBrackets: state.brackets,
    contributionRows: state.contributions.map(([name, amount]) => ({ name, amount })),
  };
}

type Effect = (amount: number) => Omit<StateLineRow, "name">;

const addsToIncome: Effect = (amount) => ({ income: amount, tax: 0 });
const lowersIncome: Effect = (amount) => ({ income: -amount, tax: 0 });
const addsToTax: Effect = (amount) => ({ income: 0, tax: amount });
const lowersTax: Effect = (amount) => ({ income: 0, tax: -amount });

const effects: Readonly<Record<StateLine["kind"], Effect>> = {
  start: addsToIncome,
  addition: addsToIncome,
  subtraction: lowersIncome,
  deduction: lowersIncome,
  tax: addsToTax,
  credit: lowersTax,
  refundableCredit: lowersTax,
};

/** The lines, and before the taxes what is deducted of more income than there is. */
function rowsOf(lines: readonly StateLine[], taxableIncome: number): StateLineRow[] {
  const rows = lines.map(({ name, kind, amount }) => ({ name, ...effects[kind](amount) }));
  const unused = taxableIncome - sumBy(rows, ({ income }) => income);
  if (unused < leastShown) return rows;
  const lastOfIncome = rows.findLastIndex(({ income }) => income !== 0);
  const line = { name: "Deductions beyond your income", income: unused, tax: 0 };
  return rows.toSpliced(lastOfIncome + 1, 0, line);
}

/** Less is what sums of many decimals leave. */
const leastShown = 0.000_001;
