import {
  evidence,
  evidenceByCategory,
  inAll,
  mutationSoFar,
  partOf,
  rowOf,
} from "@/content/accuracy";
import { calculatorIds } from "@/lib/catalogue/calculators";
import { hrefOf } from "@/lib/catalogue/routes";

test.each([
  [0, "none"],
  [1e-14, "last digits"],
  [1.1e-14, "1 in 91 trillion"],
  [3.7e-10, "1 in 2.7 billion"],
  [1.6e-7, "1 in 6.3 million"],
  [1e-6, "1 in 1 million"],
  [0.000042, "1 in 24,000"],
  [0.5, "1 in 2"],
])("a largest difference of %d is said as %s", (difference, words) =>
  expect(partOf(difference)).toBe(words),
);

test("every calculator has one line, and in it what the tests have", () => {
  const rows = evidenceByCategory.flatMap(({ rows }) => rows);
  expect(rows.map(({ href }) => href).sort()).toEqual(calculatorIds.map(hrefOf).sort());
  const measured = rows.flatMap(({ measured }) => measured ?? []);
  expect(measured.length).toBeGreaterThan(0);
  for (const { worked, engine, inDecimals } of measured) {
    expect(worked.cases).toBeGreaterThan(0);
    expect(engine.cases).toBe(200);
    expect(typeof inDecimals).toBe("boolean");
  }
});

test("a calculator without evidence has its line all the same", () => {
  const { all } = evidence.reach;
  expect(rowOf("tax/sales-tax", { ...evidence, reach: { all } })).toEqual({
    href: "/calculators/tax/sales-tax",
    name: "Sales Tax Calculator",
    measured: undefined,
  });
});

test("the comparisons with a source are added up, and the largest difference is the largest", () => {
  const part = {
    one: { cases: 2, figures: 5, largestDifference: 1e-9 },
    other: { cases: 3, figures: 4, largestDifference: 1e-12 },
  };
  expect(inAll(part)).toEqual({ cases: 5, figures: 9, largestDifference: 1e-9 });
});

test("the mutation score is of the files that were measured, with their days", () => {
  const files = {
    a: { date: "2026-11-23", changes: 10, noticed: 9 },
    b: { date: "2026-11-21", changes: 5, noticed: 5 },
  };
  const given = (mutation: object) => ({ mutation }) as Parameters<typeof mutationSoFar>[0];
  expect(mutationSoFar(given({ arithmeticFiles: 7, files }))).toEqual({
    files: 2,
    allFiles: 7,
    changes: 15,
    noticed: 14,
    first: "2026-11-21",
    last: "2026-11-23",
  });
  expect(mutationSoFar(given({ arithmeticFiles: 7, files: {} })).first).toBeUndefined();
});
