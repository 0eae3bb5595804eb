import { amountLeft } from "@/lib/finance/amount-left";
import { allowedContribution } from "@/lib/tax-law/allowed-contribution";
import { healthSavingsLimit } from "@/lib/tax-law/health/health-savings-limit";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import { retirement } from "@/lib/tax-law/years/newest-law";

import { agesIn } from "./ages-in";

/** The household: calculation.ts says what each is. */
type CliffInput = {
  age: number;
  annualIncome: number;
  familySize: number;
  otherAges?: string;
  lawFilingStatus?: FilingStatus | "";
};

export type Cliff = {
  /** Dollars a year of income above the limit. */
  overLimit: number;
  /** Dollars a year that IRAs and a health savings account may take, where a plan at work covers nobody. */
  mostDeductible: number;
  /** Dollars a month for the benchmark plan at the limit, and what $1 more adds to it. */
  costAtLimit: number;
  lostAtLimit: number;
};

/** Who has an IRA of their own: a spouse, or another adult who is covered. */
const adultFrom = 21;

/**
 * What the end of the credit comes to, in a year that has one.
 *
 *     costAtLimit = the smaller of benchmark and limit × last percentage ÷ 12
 *     lostAtLimit = benchmark − costAtLimit
 */
export function cliffOf(
  input: CliffInput,
  law: {
    coverageYear: number;
    creditEnds: number;
    /** Percent of the income. */
    endShare: number;
    isOver: boolean;
    benchmark: number | undefined;
  },
): Partial<Cliff> {
  const { coverageYear, creditEnds, endShare, isOver, benchmark } = law;
  const costAtLimit =
    benchmark === undefined ? undefined : Math.min(benchmark, (creditEnds * endShare) / 1200);
  return {
    ...(isOver && {
      overLimit: amountLeft(input.annualIncome, creditEnds),
      mostDeductible: mostDeductible(input, coverageYear),
    }),
    ...(benchmark !== undefined &&
      costAtLimit !== undefined && {
        costAtLimit,
        lostAtLimit: amountLeft(benchmark, costAtLimit),
      }),
  };
}

/** The IRA limits of the newest tax year, one for each of the couple, and the limit of one health savings account. */
function mostDeductible(
  { age, familySize, otherAges = "", lawFilingStatus }: CliffInput,
  coverageYear: number,
): number {
  const others = agesIn(otherAges) ?? [];
  const spouse = others.filter((other) => other >= adultFrom).toSorted((a, b) => b - a)[0];
  const isCouple =
    lawFilingStatus === "marriedFilingJointly" || (!lawFilingStatus && spouse !== undefined);
  const covered = others.length > 0 ? others.length + 1 : familySize;
  return (
    allowedContribution(retirement.ira, age) +
    (isCouple ? allowedContribution(retirement.ira, spouse ?? 0) : 0) +
    (healthSavingsLimit(coverageYear, covered, age) ?? 0)
  );
}
