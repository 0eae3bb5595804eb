import Decimal from "decimal.js";
import fc from "fast-check";

import { ebitda, type EbitdaInput } from "@/lib/calc/business-finance/ebitda/calculation";

const cents = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((count) => count / 100);

const statements: fc.Arbitrary<EbitdaInput> = fc.record({
  netIncome: cents(-1e11, 1e11),
  interest: cents(0, 1e10),
  taxes: cents(0, 1e10),
  depreciation: cents(0, 1e10),
  amortization: cents(0, 1e10),
  revenue: fc.option(cents(1, 1e12), { nil: null }),
});

test("agrees with the sums in decimals", () => {
  fc.assert(
    fc.property(statements, (input) => {
      const { netIncome, interest, taxes, depreciation, amortization, revenue } = input;
      const result = ebitda(input);
      const ebit = new Decimal(netIncome).plus(interest).plus(taxes);
      const whole = ebit.plus(depreciation).plus(amortization);
      expect(result.ebit).toBeCloseTo(ebit.toNumber(), 5);
      expect(result.ebitda).toBeCloseTo(whole.toNumber(), 5);
      if (revenue === null) expect(result).not.toHaveProperty("ebitdaMargin");
      else {
        const margin = whole.div(revenue).times(100);
        expect(
          margin
            .minus(result.ebitdaMargin as number)
            .abs()
            .lte(margin.abs().plus(1).times(1e-6)),
        ).toBe(true);
      }
    }),
  );
});

test("costs that make up for a loss to the cent leave exactly 0", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 4, maxLength: 4 }),
      (counts) => {
        const [interest = 0, taxes = 0, depreciation = 0, amortization = 0] = counts.map(
          (count) => count / 100,
        );
        const netIncome = -counts.reduce((sum, count) => sum + count, 0) / 100;
        const result = ebitda({
          netIncome,
          interest,
          taxes,
          depreciation,
          amortization,
          revenue: 100,
        });
        expect(result.ebitda).toBe(0);
        expect(result.ebitdaMargin).toBe(0);
      },
    ),
  );
});

test("a dollar moved from the net income to a cost changes nothing", () => {
  fc.assert(
    fc.property(statements, cents(1, 1e8), (input, moved) => {
      const { ebitda: before } = ebitda(input);
      for (const name of ["interest", "taxes", "depreciation", "amortization"] as const) {
        const { ebitda: after } = ebitda({
          ...input,
          netIncome: input.netIncome - moved,
          [name]: input[name] + moved,
        });
        expect(after).toBeCloseTo(before, 4);
      }
    }),
  );
});

test("EBIT leaves depreciation and amortization where they are", () => {
  const input = { netIncome: -20_000, interest: 6_000, taxes: 0, revenue: null };
  const result = ebitda({ ...input, depreciation: 9_000, amortization: 1_500 });
  expect(result).toMatchObject({ ebit: -14_000, ebitda: -3_500 });
  expect(result).not.toHaveProperty("ebitdaMargin");
});

test("nothing earned and nothing added back is 0, not −0", () => {
  const nothing = { netIncome: 0, interest: 0, taxes: 0, depreciation: 0, amortization: 0 };
  expect(ebitda({ ...nothing, revenue: 50 })).toMatchObject({
    ebit: 0,
    ebitda: 0,
    ebitdaMargin: 0,
  });
});

const addBacks = [
  { description: "Pay above a manager’s", amount: 35_000 },
  { description: "Lawsuit, once", amount: 12_500 },
  { description: "Rent below the market", amount: -9_000 },
];
const shop = {
  netIncome: 48_000,
  interest: 9_500,
  taxes: 14_200,
  depreciation: 22_000,
  amortization: 3_500,
  revenue: 640_000,
};

test("add-backs of either sign make the adjusted EBITDA, and the multiple its value", () => {
  const result = ebitda({ ...shop, addBacks, multiple: 3.5 });
  expect(result).toMatchObject({ ebitda: 97_200, adjustedEbitda: 135_700 });
  expect(result.adjustedMargin).toBeCloseTo(21.203125, 12);
  expect(result.enterpriseValue).toBeCloseTo(474_950, 9);
});

test("a multiple alone is of the plain EBITDA", () => {
  const result = ebitda({ ...shop, multiple: 3 });
  expect(result.enterpriseValue).toBe(291_600);
  for (const name of ["adjustedEbitda", "adjustedMargin"]) expect(result).not.toHaveProperty(name);
});

test("without a multiple there is no value", () => {
  expect(ebitda({ ...shop, addBacks })).not.toHaveProperty("enterpriseValue");
});

test("without earnings there is nothing to multiply", () => {
  const loss = { ...shop, netIncome: -49_200 };
  expect(ebitda({ ...loss, multiple: 3 })).toMatchObject({ ebitda: 0, enterpriseValue: null });
  expect(ebitda({ ...loss, netIncome: -90_000, addBacks, multiple: 3 })).toMatchObject({
    adjustedEbitda: -2_300,
    enterpriseValue: null,
  });
});

test("in decimals it is the same, and a dollar added back is worth the multiple", () => {
  fc.assert(
    fc.property(
      statements,
      fc.array(cents(-1e9, 1e9), { maxLength: 20 }),
      cents(1, 1e4),
      (input, amounts, multiple) => {
        const listed = amounts.map((amount) => ({ description: "", amount }));
        const result = ebitda({ ...input, addBacks: listed, multiple });
        const added = amounts.reduce((sum, amount) => sum.plus(amount), new Decimal(0));
        if (result.adjustedEbitda !== undefined)
          expect(result.adjustedEbitda).toBeCloseTo(added.plus(result.ebitda).toNumber(), 4);
        fc.pre(result.enterpriseValue !== null);
        const more = ebitda({
          ...input,
          addBacks: [...listed, { description: "", amount: 1 }],
          multiple,
        });
        expect(
          ((more.enterpriseValue ?? NaN) - (result.enterpriseValue ?? NaN)) / multiple,
        ).toBeCloseTo(1, 2);
      },
    ),
  );
});
