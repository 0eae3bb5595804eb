import { sumBy } from "@/lib/finance/sum-by";
import { keptOf, type Kept } from "@/lib/tax-law/pay-kept/kept-of";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { householdOf, type IncomeTaxInput } from "./household-of";
import { keptOptionsOf, lossesOverWages } from "./losses-over-wages";

/** What one part of the law takes of pay: now, and with more wages, in dollars a year. */
export type RaisePart = {
  name: string;
  now: number;
  withDollar: number;
  withThousand: number;
  withRaise: number;
  /** Of the raise: negative where it is paid out. */
  taken: number;
};

/** Wages at which one more dollar leaves less, or a run of them that are alike, in dollars a year. */
export type RaiseLoss = {
  /** Why it is so, and how many times where it is more than once. */
  why: string;
  /** The wages at the first and the last. */
  from: number;
  to: number;
  /** At each of them, with the dollar that it comes with. */
  lost: number;
  /** The raise that makes up for the last of them: 0 where no wages that were looked at do. */
  evenRaise: number;
};

/** What is left of a raise, in dollars a year. */
export type OfferedRaise = {
  raiseKept: number;
  /** Percent of the raise. */
  raiseShare: number;
  raiseFederalTax: number;
  raisePayrollTax: number;
  raiseStateTax: number;
  raiseMedicare: number;
  raiseLoanPayments: number;
  /** Of one more dollar, and of $1,000 more. */
  nextDollar: number;
  nextThousand: number;
  raiseParts: readonly RaisePart[];
  raiseLosses: readonly RaiseLoss[];
};

/** What takes a part of pay. */
const takers = [
  ["Federal income tax", "federalTax"],
  ["Social Security and Medicare", "payrollTax"],
  ["State and local taxes", "stateTax"],
  ["Medicare premiums", "medicareSurcharge"],
  ["Student loan payments", "loanPayments"],
] as const satisfies readonly (readonly [name: string, part: keyof Kept])[];

/** More losses than a page shows: those nearest to the wages are listed. */
export const mostListed = 8;

/**
 * What is left of a raise after everything that goes by pay, from the whole returns before and after it:
 *
 *     kept = raise − what each part takes with the raise + what it takes now
 */
export function offeredRaise(input: IncomeTaxInput, raise: number): OfferedRaise {
  const { grossIncome } = input;
  const household = householdOf(input);
  const { year } = lawOf(input.lawYear);
  const options = keptOptionsOf(input);
  const keptWith = (more: number) =>
    keptOf({ ...household, wages: grossIncome + more }, year, options);
  const [now, dollar, thousand, raised] = [
    keptWith(0),
    keptWith(1),
    keptWith(1_000),
    keptWith(raise),
  ];
  const takenOf = (part: keyof Kept) => raised[part] - now[part];
  const raiseKept = raise - sumBy(takers, ([, part]) => takenOf(part));
  return {
    raiseKept,
    raiseShare: (raiseKept / raise) * 100,
    raiseFederalTax: takenOf("federalTax"),
    raisePayrollTax: takenOf("payrollTax"),
    raiseStateTax: takenOf("stateTax"),
    raiseMedicare: takenOf("medicareSurcharge"),
    raiseLoanPayments: takenOf("loanPayments"),
    nextDollar: 1 - sumBy(takers, ([, part]) => dollar[part] - now[part]),
    nextThousand: 1_000 - sumBy(takers, ([, part]) => thousand[part] - now[part]),
    raiseParts: takers.map(([name, part]) => ({
      name,
      now: now[part],
      withDollar: dollar[part],
      withThousand: thousand[part],
      withRaise: raised[part],
      taken: takenOf(part),
    })),
    raiseLosses: nearestLosses(input),
  };
}

/** The losses nearest to the wages, the lowest first. */
function nearestLosses(input: IncomeTaxInput): RaiseLoss[] {
  const { grossIncome } = input;
  const awayFrom = ({ from, to }: RaiseLoss) => Math.max(0, from - grossIncome, grossIncome - to);
  return lossesOverWages(input)
    .losses.map(({ from, to, times, lost, causes, back }) => ({
      why: `${causes.join(", ")}${times > 1 ? ` (${times} times)` : ""}`,
      from,
      to,
      lost,
      evenRaise: back === null ? 0 : back - to,
    }))
    .toSorted((one, other) => awayFrom(one) - awayFrom(other))
    .slice(0, mostListed)
    .toSorted((one, other) => one.from - other.from);
}
