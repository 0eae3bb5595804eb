import { sumBy } from "@/lib/finance/sum-by";
import { firstDistributionAge } from "@/lib/tax-law/retirement/first-distribution-age";
import { stateLawOf } from "@/lib/tax-law/states/known-laws";
import { stateCodeOf } from "@/lib/tax-law/states/state-code-of";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";

import { noTaxesOnIncome, taxesOnIncome, type TaxesOnIncome } from "./taxes-on-income";
import { planByYear, type Plan, type PlanYear } from "./plan-by-year";
import { planOf, type OtherIncome, type PlanInput } from "./plan-of";
import {
  accountsAtRetirement,
  isSplit,
  type AccountInput,
  type Accounts,
} from "./withdrawal-accounts";
import { orderNames, type WithdrawalOrder } from "./withdrawal-choices";
import { yearOfTaxes } from "./withdrawal-taxes";
import {
  withdrawalYear,
  type Market,
  type WithdrawalYear,
  type YearToPay,
} from "./withdrawal-year";

/** What taxes on withdrawals depend on besides the plan. */
export type WithdrawalInput = AccountInput & {
  /** Two letters. What is no state’s counts as none. */
  state?: string;
  /** Single unless given. */
  lawFilingStatus?: FilingStatus;
  /** In which order the accounts pay; "taxableFirst" unless given. */
  withdrawalOrder?: WithdrawalOrder;
};

/** One of the orders over the whole plan, in dollars of today. */
export type OrderRow = {
  order: string;
  /** Years: the age to which it pays all of the spending, at most that to which is planned. */
  lastsTo: number;
  federalTax: number;
  stateTax: number;
  /** At the end of the plan. */
  left: number;
  /** What of it is still before tax. */
  beforeTaxLeft: number;
};

/** What taxes leave of the money, over the years of the plan, in dollars of today. */
export type WithdrawalFigures = {
  beforeTaxAtRetirement: number;
  rothAtRetirement: number;
  taxableAtRetirement: number;
  /** What of the taxable account was paid in. */
  basisAtRetirement: number;
  /** Years: the age to which it pays all of the spending. Null where that is the end of the plan. */
  lastsToAfterTax: number | null;
  /** Over the whole plan. */
  federalTaxInAll: number;
  stateTaxInAll: number;
  /** At the end of the plan, before the tax that is still due on it. */
  leftAfterTax: number;
  /** What comes out of all accounts in the first year. */
  firstWithdrawal: number;
  withdrawalOrders: readonly OrderRow[];
  /** The years of the order that was chosen. */
  withdrawalYears: readonly WithdrawalYear[];
};

/** Whether anything was said of taxes. */
const asksForTaxes = ({
  state,
  lawFilingStatus = "single",
  rothSavings,
  taxableSavings,
  contributionsTo = "beforeTax",
  withdrawalOrder = "taxableFirst",
}: WithdrawalInput): boolean =>
  stateCodeOf(state) !== undefined ||
  lawFilingStatus !== "single" ||
  contributionsTo !== "beforeTax" ||
  withdrawalOrder !== "taxableFirst" ||
  rothSavings != null ||
  taxableSavings != null;

/**
 * The plan after taxes, by each of four orders: nothing where nothing was said of taxes, or where more is said to be in
 * two kinds of account than is saved.
 *
 * - `planYears` of the plan before taxes
 * - `thisYear` of the calendar, by which the year of birth is known
 */
export function withdrawalFigures(
  input: PlanInput & WithdrawalInput,
  planYears: readonly PlanYear[],
  thisYear: number,
): Partial<WithdrawalFigures> & TaxesOnIncome {
  if (!asksForTaxes(input) || !isSplit(input) || input.desiredAnnualIncome === 0)
    return noTaxesOnIncome;
  const { withdrawalOrder = "taxableFirst" } = input;
  const plan = planOf(input, thisYear);
  const { planTo, retirementAge } = plan;
  const accounts = accountsAtRetirement(input);
  const years = yearsToPay(input, plan, planYears, thisYear);
  const byOrder = new Map(
    (Object.keys(orderNames) as WithdrawalOrder[]).map((order) => [
      order,
      withdrawalsByYear(accounts, order, years, plan),
    ]),
  );
  const chosen = byOrder.get(withdrawalOrder) ?? [];
  const [firstYear] = years;
  const [first] = chosen;
  if (!first || !firstYear) return noTaxesOnIncome;
  // The last year of a plan may go on after its end.
  const endOf = (rows: readonly WithdrawalYear[]) => {
    const end = retirementAge + sumBy(rows, ({ lasted }) => lasted) / 12;
    return rows.some(({ lasted }) => lasted < 12) && end < planTo ? end : null;
  };
  return {
    beforeTaxAtRetirement: accounts.beforeTax,
    rothAtRetirement: accounts.roth,
    taxableAtRetirement: accounts.taxable,
    basisAtRetirement: accounts.basis,
    lastsToAfterTax: endOf(chosen),
    federalTaxInAll: sumBy(chosen, ({ federalTax }) => federalTax),
    stateTaxInAll: sumBy(chosen, ({ stateTax }) => stateTax),
    leftAfterTax: chosen.at(-1)?.left ?? 0,
    firstWithdrawal: first.fromBeforeTax + first.fromRoth + first.fromTaxable,
    withdrawalOrders: [...byOrder].map(([order, rows]) => ({
      order: orderNames[order],
      lastsTo: endOf(rows) ?? planTo,
      federalTax: sumBy(rows, ({ federalTax }) => federalTax),
      stateTax: sumBy(rows, ({ stateTax }) => stateTax),
      left: rows.at(-1)?.left ?? 0,
      beforeTaxLeft: rows.at(-1)?.beforeTaxLeft ?? 0,
    })),
    withdrawalYears: chosen,
    ...taxesOnIncome(
      firstYear,
      { beforeTax: first.fromBeforeTax, gains: first.gains },
      input.state,
    ),
  };
}

/** What each year up to the end of the plan needs and has. */
function yearsToPay(
  input: PlanInput & WithdrawalInput,
  plan: Plan,
  planYears: readonly PlanYear[],
  thisYear: number,
): YearToPay[] {
  const { currentAge, planTo, inflation } = plan;
  const { otherIncome = [] } = input;
  const { lawFilingStatus: filingStatus = "single" } = input;
  const code = stateCodeOf(input.state);
  const stateLaw = code ? stateLawOf(code) : null;
  const firstAge = firstDistributionAge(thisYear - Math.floor(currentAge));
  const years = planYears.filter(({ age }) => age < planTo);
  /** What comes in a year that is taxed in one way. */
  const taxedAs = (way: NonNullable<OtherIncome["taxed"]>) => {
    const ofWay = plan.otherIncome.filter(
      (_, place) => (otherIncome[place]?.taxed ?? "pension") === way,
    );
    const rows = ofWay.length > 0 ? planByYear({ ...plan, otherIncome: ofWay }) : [];
    return years.map((_, place) => rows[place]?.otherIncome ?? 0);
  };
  const pensions = taxedAs("pension");
  const wages = taxedAs("wages");
  const interest = taxedAs("interest");
  const benefits = taxedAs("socialSecurity");
  return years.map(({ age, spending, socialSecurity, ...year }, place) => ({
    age,
    spending,
    socialSecurity,
    otherIncome: year.otherIncome,
    isRequired: Math.floor(age) >= firstAge,
    ...yearOfTaxes({
      filingStatus,
      age,
      yearsFromNow: age - currentAge,
      inflation,
      stateLaw,
      income: {
        pension: pensions[place],
        wages: wages[place],
        interest: interest[place],
        socialSecurity: socialSecurity + (benefits[place] ?? 0),
      },
    }),
  }));
}

function withdrawalsByYear(
  atRetirement: Accounts,
  order: WithdrawalOrder,
  years: readonly YearToPay[],
  market: Market,
): WithdrawalYear[] {
  let accounts = atRetirement;
  let lasted = 12;
  let guess = { total: years[0]?.spending ?? 0, inBracket: 0 };
  return years.map((year, place) => {
    const { months, inBracket, ...row } = withdrawalYear(accounts, order, year, market, guess);
    accounts = {
      beforeTax: row.beforeTaxLeft,
      roth: row.rothLeft,
      taxable: row.taxableLeft,
      basis: row.basisLeft,
    };
    guess = { total: row.fromBeforeTax + row.fromRoth + row.fromTaxable, inBracket };
    lasted = lasted < 12 ? 0 : months;
    return { year: place + 1, ...row, lasted };
  });
}
