import Decimal from "decimal.js";
import fc from "fast-check";

import {
  rentVsBuy,
  type RentVsBuyInput,
} from "@/lib/calc/mortgage-real-estate/rent-vs-buy/calculation";
import type { WealthYear } from "@/lib/calc/mortgage-real-estate/rent-vs-buy/arithmetic/wealth-by-year";
import { sumBy } from "@/lib/finance/sum-by";

import { hazardNumbers } from "../../../finance/hazards";
import { exactBalance, exactPayment, relativeError } from "../../../finance/oracle";

const home: RentVsBuyInput = {
  homePrice: 400_000,
  downPaymentPercent: 20,
  closingCosts: 3,
  annualRate: 6.5,
  loanTerm: 30,
  propertyTaxRate: 1.2,
  annualInsurance: 1_500,
  maintenance: 1,
  appreciation: 3,
  monthlyRent: 2_200,
  rentersInsurance: 15,
  rentIncrease: 2,
  years: 7,
  investmentReturn: 7,
  sellingCosts: 6,
};

const Exact = Decimal.clone({ precision: 60 });

const percents = (most: number) =>
  fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100);
/** Months, so that a month-by-month life can be compared. */
const monthsAsYears = (most: number) =>
  fc.integer({ min: 1, max: most * 12 }).map((months) => months / 12);
const inputs: fc.Arbitrary<RentVsBuyInput> = fc.record({
  homePrice: fc.integer({ min: 50_000, max: 2_000_000 }),
  downPaymentPercent: percents(100),
  closingCosts: percents(10),
  annualRate: percents(15),
  loanTerm: monthsAsYears(40),
  propertyTaxRate: percents(4),
  annualInsurance: fc.integer({ min: 0, max: 10_000 }),
  maintenance: percents(4),
  appreciation: percents(10),
  monthlyRent: fc.integer({ min: 100, max: 12_000 }),
  rentersInsurance: fc.integer({ min: 0, max: 100 }),
  rentIncrease: percents(10),
  years: monthsAsYears(40),
  investmentReturn: percents(15),
  sellingCosts: percents(20),
  monthlyDues: fc.oneof(fc.constant(undefined), fc.integer({ min: 0, max: 900 })),
  pmiRate: fc.oneof(fc.constant(undefined), percents(3)),
});

/** The months with mortgage insurance: until the schedule is at 78% of the price, and in the first half. */
function insuredMonths({ homePrice, downPaymentPercent, annualRate, loanTerm }: RentVsBuyInput) {
  if (downPaymentPercent >= 20) return 0;
  const rate = new Exact(annualRate).div(1200);
  const term = Math.round(loanTerm * 12);
  const loan = new Exact(homePrice).times(100 - downPaymentPercent).div(100);
  const level = exactPayment(rate, term, loan).neg();
  let owed = loan;
  for (let month = 1; month < term; month += 1) {
    owed = owed.times(rate.plus(1)).minus(level);
    if (owed.lte(new Exact(homePrice).times(0.78)) || month > term / 2) return month;
  }
  return term;
}

/** Section 9 of the specification, year by year, in decimals. */
function specified(input: RentVsBuyInput) {
  const share = (percent: number) => new Exact(percent).div(100);
  const downPayment = share(input.downPaymentPercent).times(input.homePrice);
  const loan = new Exact(input.homePrice).minus(downPayment);
  const rate = new Exact(input.annualRate).div(1200);
  const term = Math.round(input.loanTerm * 12);
  const paid = Math.min(term, Math.round(input.years * 12));
  const level = exactPayment(rate, term, loan).neg();
  const remaining = paid === term ? new Exact(0) : exactBalance(rate, term, loan, paid);

  let cost = downPayment
    .plus(share(input.closingCosts).times(input.homePrice))
    .plus(level.times(paid))
    .minus(loan.minus(remaining));
  const insured = Math.min(insuredMonths(input), Math.round(input.years * 12));
  cost = cost
    .plus(
      loan
        .times(share(input.pmiRate ?? 0))
        .div(12)
        .times(insured),
    )
    .plus(new Exact(input.monthlyDues ?? 0).times(12).times(input.years));
  let rentPaid = new Exact(0);
  let value = new Exact(input.homePrice);
  let rent = new Exact(input.monthlyRent);
  for (let year = 0; year < input.years; year += 1) {
    const part = Decimal.min(1, new Exact(input.years).minus(year));
    const upkeep = value.times(share(input.propertyTaxRate).plus(share(input.maintenance)));
    cost = cost.plus(upkeep.plus(input.annualInsurance).times(part));
    rentPaid = rentPaid.plus(rent.plus(input.rentersInsurance).times(12).times(part));
    value = value.times(share(input.appreciation).plus(1).pow(part));
    rent = rent.times(share(input.rentIncrease).plus(1));
  }
  return {
    totalBuyCost: cost,
    totalRentCost: rentPaid,
    finalEquity: value.minus(remaining),
    value,
  };
}

test("costs, equity and net positions are the specified ones; the higher is named", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const result = rentVsBuy(input);
      const { totalBuyCost, totalRentCost, finalEquity, value } = specified(input);
      const scale = value.plus(totalBuyCost);
      expect(relativeError(result.totalBuyCost, totalBuyCost, scale)).toBeLessThan(1e-11);
      expect(relativeError(result.totalRentCost, totalRentCost)).toBeLessThan(1e-11);
      expect(relativeError(result.finalEquity, finalEquity, scale)).toBeLessThan(1e-11);
      const netBuy = finalEquity.minus(totalBuyCost);
      expect(relativeError(result.netBuy, netBuy, scale)).toBeLessThan(1e-11);
      expect(result.netRent).toBe(-result.totalRentCost);
      expect(result.moreFavorable).toBe(result.netBuy > result.netRent ? "Buying" : "Renting");
      expect(result.difference).toBeCloseTo(Math.abs(result.netBuy - result.netRent), 6);
    }),
    { numRuns: 200 },
  );
});

/** The home of a hazard. */
function hazardousHome(id: string): RentVsBuyInput {
  const names = ["price", "downPct", "ratePct", "termYears", "years"];
  const [homePrice = 0, downPaymentPercent = 0, annualRate = 0, loanTerm = 0, years = 0] =
    hazardNumbers(id, ...names);
  return { ...home, homePrice, downPaymentPercent, annualRate, loanTerm, years };
}

test("HZ64: beyond its term the loan is repaid and costs nothing more", () => {
  const input = hazardousHome("HZ64");
  const stay = rentVsBuy(input);
  expect([stay.monthsPaid, stay.remainingLoan]).toEqual([180, 0]);
  expect(stay.finalEquity).toBe(stay.finalHomeValue);
  expect(stay.interest).toBe(rentVsBuy({ ...input, years: input.loanTerm }).interest);
  expect(stay.wealthByYear[15]?.owning).toBeLessThan(stay.monthlyPayment * 12);
});

test("HZ65: a price paid in full leaves no loan", () => {
  const result = rentVsBuy(hazardousHome("HZ65"));
  const { loanAmount, monthlyPayment, interest, remainingLoan, principalPaid } = result;
  const loan = [loanAmount, monthlyPayment, interest, remainingLoan, principalPaid];
  expect(loan).toEqual([0, 0, 0, 0, 0]);
});

test("part of a last year counts as that part", () => {
  const { wealthByYear } = rentVsBuy({ ...home, annualRate: 0, years: 2.25 });
  expect(wealthByYear.map(({ year }) => year)).toEqual([1, 2, 2.25]);
  const [, second, last] = wealthByYear as [WealthYear, WealthYear, WealthYear];
  const loan = 320_000 / 30;
  expect(second.owning).toBeCloseTo(loan + 412_000 * 0.022 + 1_500, 8);
  expect(last.owning).toBeCloseTo((loan + 424_360 * 0.022 + 1_500) / 4, 8);
  expect(last.renting).toBeCloseTo((12 * 2_200 * 1.02 ** 2 + 180) / 4, 8);
});

/** Both lives month by month: each month’s share of the year’s difference goes into a savings account. */
function lived(input: RentVsBuyInput) {
  const share = (percent: number) => percent / 100;
  const loan = input.homePrice * (1 - share(input.downPaymentPercent));
  const rate = input.annualRate / 1200;
  const term = Math.round(input.loanTerm * 12);
  const months = Math.round(input.years * 12);
  const level = rate === 0 ? loan / term : (loan * rate) / -Math.expm1(-term * Math.log1p(rate));
  const growth = 1 + input.investmentReturn / 1200;
  const insured = insuredMonths(input);

  let [owed, owner, value, rent] = [loan, 0, input.homePrice, input.monthlyRent];
  let renter = input.homePrice * share(input.downPaymentPercent + input.closingCosts);
  const ends: { owner: number; renter: number }[] = [];
  for (let start = 0; start < months; start += 12) {
    const count = Math.min(12, months - start);
    let payments = (input.monthlyDues ?? 0) * count;
    for (let month = start; month < Math.min(start + count, term); month += 1) {
      owed += owed * rate - level;
      payments += level + (month < insured ? (loan * share(input.pmiRate ?? 0)) / 12 : 0);
    }
    const upkeep = value * share(input.propertyTaxRate + input.maintenance) + input.annualInsurance;
    const owning = payments + (upkeep * count) / 12;
    const renting = (rent + input.rentersInsurance) * count;
    for (let month = 0; month < count; month += 1) {
      owner = owner * growth + Math.max(0, renting - owning) / count;
      renter = renter * growth + Math.max(0, owning - renting) / count;
    }
    value *= (1 + share(input.appreciation)) ** (count / 12);
    rent *= 1 + share(input.rentIncrease);
    ends.push({ owner: value * (1 - share(input.sellingCosts)) - owed + owner, renter });
  }
  return ends;
}

test("the wealths are those of two lives lived month by month", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { wealthByYear, finalHomeValue } = rentVsBuy(input);
      const ends = lived(input);
      expect(wealthByYear).toHaveLength(ends.length);
      wealthByYear.forEach(({ ownerWealth, renterWealth }, index) => {
        const end = ends[index] ?? { owner: NaN, renter: NaN };
        const dust = 1e-10 * (finalHomeValue + end.renter + Math.abs(end.owner));
        expect(Math.abs(ownerWealth - end.owner)).toBeLessThanOrEqual(dust);
        expect(Math.abs(renterWealth - end.renter)).toBeLessThanOrEqual(dust);
      });
    }),
  );
});

test("the year’s costs add up to what each path has paid", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { wealthByYear, ...result } = rentVsBuy(input);
      const owning = sumBy(wealthByYear, (row) => row.owning);
      const beyondCash =
        result.totalBuyCost - result.downPayment - result.closing + result.principalPaid;
      expect(owning / beyondCash).toBeCloseTo(1, 9);
      expect(sumBy(wealthByYear, (row) => row.renting) / result.totalRentCost).toBeCloseTo(1, 10);
    }),
  );
});

test("principal, selling costs and returns lead from one comparison to the other", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const result = rentVsBuy(input);
      const { principalPaid, sellingCost, returnsDifference, rentingWealth } = result;
      const wealth = result.buyingWealth - rentingWealth;
      const bridged =
        result.netBuy - result.netRent - principalPaid - sellingCost + returnsDifference;
      const scale = result.finalHomeValue + result.totalBuyCost + rentingWealth;
      expect(Math.abs(wealth - bridged)).toBeLessThanOrEqual(1e-10 * scale);
      expect(result.wealthDifference).toBeCloseTo(Math.abs(wealth), 4);
      expect(result.wealthier).toBe(wealth > 0 ? "Buying" : "Renting");
    }),
  );
});

test("without loan, selling costs and return the two comparisons are one", () => {
  const plain = { ...home, downPaymentPercent: 100, sellingCosts: 0, investmentReturn: 0 };
  const { difference, wealthDifference, returnsDifference, moreFavorable, wealthier } =
    rentVsBuy(plain);
  expect(wealthDifference).toBeCloseTo(difference, 6);
  expect(wealthier).toBe(moreFavorable);
  expect(returnsDifference).toBe(0);
});

test("at the equal rent both end with the same wealth; at any other the higher rent favors buying", () => {
  let found = 0;
  fc.assert(
    fc.property(inputs, (input) => {
      const { equalRent, rentingWealth, buyingWealth, wealthier } = rentVsBuy(input);
      if (equalRent === null) return expect(wealthier).toBe("Buying");
      expect(wealthier).toBe(equalRent < input.monthlyRent ? "Buying" : "Renting");
      const again = rentVsBuy({ ...input, monthlyRent: equalRent });
      expect(Math.abs(again.buyingWealth - again.rentingWealth)).toBeLessThanOrEqual(
        1e-9 * (rentingWealth + Math.abs(buyingWealth)),
      );
      found += 1;
    }),
  );
  expect(found).toBeGreaterThan(50);
});

test("no rent is low enough where the owner is ahead of a life rent-free", () => {
  const cheap = { ...home, propertyTaxRate: 0, maintenance: 0, annualInsurance: 0 };
  const { equalRent } = rentVsBuy({ ...cheap, appreciation: 12, annualRate: 0 });
  expect(equalRent).toBeNull();
});

test("the break-even is the first year from which the owner is ahead to the end", () => {
  let [found, none] = [0, 0];
  fc.assert(
    fc.property(inputs, (input) => {
      const { breakEvenYear, wealthByYear } = rentVsBuy(input);
      const isAhead = ({ ownerWealth, renterWealth }: WealthYear) => ownerWealth > renterWealth;
      const last = wealthByYear.findLastIndex((row) => !isAhead(row));
      expect(breakEvenYear).toBe(wealthByYear[last + 1]?.year ?? null);
      if (breakEvenYear === null) none += 1;
      else found += 1;
    }),
  );
  expect(Math.min(found, none)).toBeGreaterThan(10);
});

test("an owner who falls behind again has no break-even", () => {
  const level = { ...home, monthlyRent: 2_600, rentIncrease: 0, appreciation: 4 };
  expect(rentVsBuy({ ...level, years: 19 }).breakEvenYear).toBe(5);
  const { breakEvenYear, wealthByYear, wealthier } = rentVsBuy({ ...level, years: 25 });
  const ahead = wealthByYear.filter(({ aheadSince }) => aheadSince > 0);
  expect([ahead[0]?.year, ahead.at(-1)?.year, ahead.at(-1)?.aheadSince]).toEqual([5, 19, 5]);
  expect(wealthier).toBe("Renting");
  expect(breakEvenYear).toBeNull();
});

test("return and selling costs change no net position", () => {
  fc.assert(
    fc.property(inputs, percents(1_000), percents(100), (input, investmentReturn, sellingCosts) => {
      const other = rentVsBuy({ ...input, investmentReturn, sellingCosts });
      const { netBuy, netRent, difference, moreFavorable } = rentVsBuy(input);
      expect(other).toMatchObject({ netBuy, netRent, difference, moreFavorable });
    }),
  );
});

test("a thousand years are a thousand rows, all of them numbers", () => {
  const { wealthByYear, equalRent } = rentVsBuy({ ...home, years: 1_000 });
  expect(wealthByYear).toHaveLength(1_000);
  expect(wealthByYear.flatMap(Object.values).every(Number.isFinite)).toBe(true);
  expect(equalRent).toBeGreaterThan(0);
});

test("of two sides that cost the same neither is named, and none breaks even", () => {
  // The home keeps its value, and its upkeep of 1% is the rent: $100 a month.
  const result = rentVsBuy({
    ...home,
    homePrice: 120_000,
    downPaymentPercent: 100,
    closingCosts: 0,
    propertyTaxRate: 0,
    annualInsurance: 0,
    maintenance: 1,
    appreciation: 0,
    monthlyRent: 100,
    rentersInsurance: 0,
    rentIncrease: 0,
    investmentReturn: 0,
    sellingCosts: 0,
  });
  expect(result).toMatchObject({ moreFavorable: "Neither", difference: 0, netBuy: -8_400 });
  expect(result).toMatchObject({ wealthier: "Neither", wealthDifference: 0, equalRent: 100 });
  expect(result.breakEvenYear).toBeNull();
});

test("years are counted whole, and the part of a last one beside them", () => {
  expect(rentVsBuy({ ...home, years: 7.25 })).toMatchObject({ wholeYears: 7, partYear: 0.25 });
});

test("the return beyond the rent’s rise is that of twelve months against a year, in percent", () => {
  const { returnBeyondRent } = rentVsBuy(home);
  expect(returnBeyondRent).toBeCloseTo(100 * ((1 + 0.07 / 12) ** 12 / 1.02 - 1), 10);
});
