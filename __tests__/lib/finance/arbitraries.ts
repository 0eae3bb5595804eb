import fc from "fast-check";

/** A rate a month from a rate a year, in percent. */
export const monthly = (percentAYear: number) => percentAYear / 1200;

/** Spread evenly over the powers of ten, not over the numbers: as many tiny ones as huge ones. */
const magnitude = (least: number, most: number) =>
  fc
    .double({ min: Math.log10(least), max: Math.log10(most), noNaN: true })
    .map((power) => Math.min(most, Math.max(least, 10 ** power)));

/** 0, and 1e-15 to 1000 percent a year, as a fraction a month. */
export const rates = fc.oneof(
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 6, arbitrary: magnitude(1e-15, 1000).map(monthly) },
  { weight: 6, arbitrary: fc.double({ min: 0.01, max: 40, noNaN: true }).map(monthly) },
);

/** Rates of ordinary loans: 0, and 0.01 to 36 percent a year. */
export const ordinaryRates = fc.oneof(
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 3600 }).map((cents) => monthly(cents / 100)) },
);

/** Whole months up to 500 years, most of them ordinary terms. */
export const terms = fc.oneof(fc.integer({ min: 1, max: 480 }), fc.integer({ min: 1, max: 6000 }));

/** Months with a fraction, as years × 12 gives them. */
export const fractionalTerms = fc
  .integer({ min: 1, max: 5000 })
  .map((tenths) => (tenths / 10) * 12);

/** Dollars from a cent to a million million. */
export const amounts = magnitude(0.01, 1e12);

export const timings = fc.constantFrom<0 | 1>(0, 1);

/** A debt and a payment that repays it: 1 to 40 percent of the debt above its interest. */
export const repaidDebts = fc
  .record({
    thousandths: fc.integer({ min: 0, max: 300 }),
    balance: fc.integer({ min: 100, max: 100_000 }),
    share: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ thousandths, balance, share }) => {
    const rate = thousandths / 10_000;
    return { rate, balance, payment: balance * (rate + share / 100) };
  });
