import {
  causesWhere,
  householdsIn,
  incomeByState,
  stateResults,
  stateRows,
} from "@/content/tested/state-comparison";
import { householdsOf, stateDifferences } from "@/content/tested/state-differences";
import { stateAbbreviations } from "@/lib/tax-law/states/state-abbreviations";

test("every state has one row, with its years of law and what set them", () => {
  expect(stateRows).toHaveLength(Object.keys(stateAbbreviations).length);
  const names = stateRows.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(names).toContain("District of Columbia");
  for (const { law, cases } of stateRows) {
    expect(law[0]).toMatch(/^2025(, 2026)?: .{10}/);
    expect(cases).toBeGreaterThan(0);
  }
});

test("a document of two years stands once, and others each with its year", () => {
  const lawOf = (state: string) => stateRows.find(({ name }) => name === state)?.law;
  expect(lawOf("Florida")).toEqual([
    "2025, 2026: Article VII, section 5 of the Florida Constitution.",
  ]);
  expect(lawOf("Pennsylvania")).toEqual([
    expect.stringMatching(/^2025: 2025 PA-40 /),
    expect.stringMatching(/^2026: 2026 REV-413\(I\), /),
  ]);
});

test("the rows have the cases of the two kinds that they are of", () => {
  const sumOf = (name: "cases" | "met") => stateRows.reduce((sum, row) => sum + row[name], 0);
  const { wageEarners, agreed } = stateResults;
  expect(sumOf("cases")).toBe(wageEarners.cases + agreed.cases);
  expect(sumOf("met")).toBe(wageEarners.met + agreed.met);
});

test("every difference has its place under one cause", () => {
  const all = causesWhere(() => true);
  const sum = stateDifferences.reduce((total, one) => total + householdsOf(one), 0);
  expect(householdsIn(all)).toBe(sum);
  expect(new Set(all.map(({ cause, document }) => cause + document)).size).toBe(all.length);
  expect(all.flatMap(({ places }) => places)).toHaveLength(stateDifferences.length);
});

test("states with one cause share a line, with the year where it is not 2025", () => {
  const [ages] = causesWhere(({ document }) => document === "26 U.S.C. 32(c)(3)");
  expect(ages?.places.length).toBeGreaterThan(2);
  expect(ages?.places.map(({ name }) => name)).toContain("Kansas");
  expect(ages?.largest).toBeGreaterThan(1_000);
  const [hawaii] = causesWhere(({ state, year }) => state === "HI" && year === 2026);
  expect(hawaii?.places).toEqual([{ name: "Hawaii 2026", households: 1 }]);
});

test("a line names the model that all its states part from", () => {
  const [losses] = causesWhere(({ document }) => document === "26 U.S.C. 32(c)(2)(A)");
  expect(losses?.places.map(({ name }) => name)).toEqual(["California", "Illinois"]);
  expect(losses?.against).toBe("PolicyEngine");
});

test("of households with income that no page asks for, no more are met than there are", () => {
  for (const { metAsInterest, households } of incomeByState)
    expect(metAsInterest).toBeLessThanOrEqual(households);
});
