import fc from "fast-check";

import { growthByYear, type GrowthYear } from "@/lib/finance/time-value/growth-by-year";
import { rothOrTraditional, type RothOrTraditional } from "@/lib/finance/roth-or-traditional";

const saver = {
  ...{ currentAge: 41, retirementAge: 67, annualReturn: 6, inflation: 3 },
  ...{ rateNow: 22, rateLater: 15, planTo: 95 },
};
type Changes = Partial<Parameters<typeof rothOrTraditional>[0]>;

/** What contributions of $500 a month to an account of $12,500 leave. */
const leftBy = (changes: Changes = {}, monthly = 500, opening = 12_500) => {
  const { currentAge, retirementAge, annualReturn } = { ...saver, ...changes };
  const years = growthByYear(annualReturn, retirementAge - currentAge, monthly, opening);
  return rothOrTraditional(
    { ...saver, ...changes },
    (years.at(-1) as GrowthYear).balance,
    years.map(({ year, contributed }) => ({ year, paid: contributed })),
  );
};
const left = (...given: Parameters<typeof leftBy>) => leftBy(...given) as RothOrTraditional;

// Worked apart month by month in 50 digits: the account, the tax saved outside it, and withdrawals that rise with prices.
test.each([
  [12, 10_482.1886, 10_948.289, 9_378.228, 426_179.8912, 452_611.3672],
  [15, 10_438.4665, 10_628.5767, 9_058.5157, 424_402.2564, 439_612.6543],
  [18, 10_394.7443, 10_308.8643, 8_738.8033, 422_624.6217, 426_613.9414],
  [22, 10_336.4481, 9_882.5812, 8_312.5203, 420_254.442, 409_282.3242],
])(
  "$500 a month at 22%% now and %d%% later",
  (rateLater, roth, traditional, spent, ...balances) => {
    const result = left({ rateLater });
    expect(result.rothIncome).toBeCloseTo(roth, 3);
    expect(result.traditionalIncome).toBeCloseTo(traditional, 3);
    expect(result.traditionalIncomeIfSpent).toBeCloseTo(spent, 3);
    expect(result.breakEvenRate).toBeCloseTo(17.0665, 4);
    expect(result.rothBalance).toBeCloseTo(balances[0] as number, 3);
    expect(result.traditionalBalance).toBeCloseTo(balances[1] as number, 3);
    expect(result.taxSavedInvested).toBeCloseTo(71_315.7886, 3);
  },
);

// https://humbledollar.com/money-guide/how-to-think-about-that-tax-deduction, read on 2026-11-29: $8,000 grow fivefold,
// and the tax saved, $1,760 at 22%, grows to the $8,800 of tax that is due then.
test("where growth outside is not taxed, the tax saved pays the tax due: both are the same at one rate", () => {
  const result = left({ rateLater: 22, taxOnGrowth: 0 });
  expect(result.breakEvenRate).toBeCloseTo(22, 9);
  expect(result.traditionalIncome).toBeCloseTo(result.rothIncome, 6);
  const grown = result.taxSavedByYear.at(-1)?.grown ?? 0;
  expect(result.taxSavedInvested).toBeCloseTo((grown * 1_760) / 8_000, 6);
});

// Its next page, further-nerdy-thoughts-about-that-tax-deduction: $5,500 double to $11,000, and at 25% the $1,375 of tax
// saved, whose growth is taxed, comes to less than the $2,750 of tax due.
test("where it is taxed, the tax saved falls short of the tax due at one rate, and Roth wins", () => {
  const result = left({ rateNow: 25, rateLater: 25 });
  const grown = result.taxSavedByYear.at(-1)?.grown ?? 0;
  expect(result.taxSavedInvested).toBeGreaterThan((grown * 1_375) / 11_000);
  expect(result.taxSavedInvested).toBeLessThan((grown * 2_750) / 11_000);
  expect(result.rothIncome).toBeGreaterThan(result.traditionalIncome);
});

// Ebert and Griffin, Business Essentials, 12th edition, figure of the two IRAs, read on 2026-11-29 at oreilly.com: at 30%
// the same $3,000 leave $95,042 of $135,774 in a traditional IRA and all of it in a Roth.
test("where the tax saved is spent, traditional leaves what is not taxed of the same balance", () => {
  const result = left({ rateNow: 30, rateLater: 30 }, 250, 0);
  expect(result.traditionalIncomeIfSpent / result.rothIncome).toBeCloseTo(0.7, 9);
  expect(95_042 / 135_774).toBeCloseTo(0.7, 5);
});

test("for the same pay, the one that is taxed at the lower rate pays more", () => {
  const atOneRate = left({ rateLater: 22 });
  expect(atOneRate.rothIncomeForSamePay).toBeCloseTo(atOneRate.traditionalIncomeIfSpent, 6);
  expect(left({ rateLater: 21 }).rothIncomeForSamePay).toBeLessThan(
    left({ rateLater: 21 }).traditionalIncomeIfSpent,
  );
});

test("the two are equal at the break-even rate, whatever else is in the account", () => {
  fc.assert(
    fc.property(
      fc.record({
        rateNow: fc.integer({ min: 1, max: 50 }),
        taxOnGrowth: fc.integer({ min: 0, max: 40 }),
        annualReturn: fc.integer({ min: 0, max: 12 }),
        inflation: fc.integer({ min: 0, max: 8 }),
        planTo: fc.integer({ min: 68, max: 110 }),
      }),
      fc.integer({ min: 0, max: 900_000 }),
      (changes, opening) => {
        const { breakEvenRate } = left(changes, 500, opening);
        const { rothIncome, traditionalIncome } = left(
          { ...changes, rateLater: breakEvenRate },
          500,
          opening,
        );
        expect(Math.abs(rothIncome / traditionalIncome - 1)).toBeLessThan(1e-9);
        // The tax saved grows more slowly than the contribution: it never pays for the rate it was saved at.
        expect(breakEvenRate).toBeLessThanOrEqual(changes.rateNow * (1 + 1e-12));
      },
    ),
    { numRuns: 100 },
  );
});

test.each([{ rateNow: null }, { rateLater: null }, { planTo: null }, { planTo: 67 }])(
  "with %j nothing is compared",
  (changes) => expect(leftBy(changes)).toBeUndefined(),
);

test("nor is it where nothing is contributed", () => {
  expect(leftBy({}, 0)).toBeUndefined();
});
