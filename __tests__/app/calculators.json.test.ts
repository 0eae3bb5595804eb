// The list for other programs, held against the contract that they rely on.
import { calculatorList, describedCalculator } from "@/app/calculators.json/calculator-list";
import { GET } from "@/app/calculators.json/route";

import { calculatorIds, type CalculatorId } from "@/lib/catalogue/calculators";

import contract from "../fixtures/contract.json";

type ContractEntry = {
  inputs: ({ name: string; columns?: string[]; options?: string[] } & Record<string, unknown>)[];
  results: string[];
  schedule?: string[];
  live?: boolean;
};
const entries = contract as unknown as Record<string, ContractEntry>;

test("lists every calculator of the contract", () => {
  const ids = calculatorList().map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(Object.keys(entries)));
});

test("is what the address answers, as JSON", async () => {
  const answer = GET();
  expect(answer.headers.get("content-type")).toBe("application/json");
  expect(await answer.json()).toEqual(calculatorList());
});

test.each(calculatorIds)("%s: says what it is and where", (id) => {
  const described = describedCalculator(id);
  expect(described.url).toBe(`https://figurewell.example/calculators/${id}`);
  expect(id.startsWith(`${described.category}/`)).toBe(true);
  for (const text of [described.name, described.description, described.categoryName])
    expect(text).not.toBe("");
  expect(described.engine).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    module: "https://figurewell.example/engine/figurewell.js",
    types: "https://figurewell.example/engine/figurewell.d.ts",
    calculation: `calculations["${id}"]`,
  });
});

// One that came later has promised nothing to those who wrote the contract.
describe.each(calculatorIds.filter((id) => id in entries))("%s", (id) => {
  const entry = entries[id] as ContractEntry;

  test("answers every change by itself where that was promised", () => {
    expect(describedCalculator(id).live).toBe(entry.live);
  });

  test.each(entry.inputs.map((input) => [input.name, input] as const))("%s", (name, input) => {
    const found = describedCalculator(id).inputs.find((one) => one.name === name);
    expect(found).toMatchObject(input);
    // Nothing is looser or narrower than the contract says: no default, no blank and no bound of our own.
    for (const word of ["default", "optional", "hidden", "above", "below", "maxLength"] as const)
      expect(found?.[word]).toEqual(input[word]);
    // Where the contract names no lower bound, any number is one: a loss too.
    if (input.min === undefined) expect(found?.min ?? -1).toBeLessThan(0);
    expect(found?.extra).toBeUndefined();
    expect(found?.label).toMatch(/\S/);
    if (input.options) expect(Object.keys(found?.optionLabels ?? {})).toEqual(input.options);
    const cells = found?.cells?.filter(({ extra }) => !extra);
    if (input.columns) expect(cells?.map(({ name }) => name)).toEqual(input.columns);
  });

  test("marks what is beyond the contract, and every such input has a default or may be blank", () => {
    const known = new Set(entry.inputs.map(({ name }) => name));
    for (const input of describedCalculator(id).inputs.filter(({ name }) => !known.has(name))) {
      expect(input).toMatchObject({ extra: true });
      expect(input.optional ?? input.default).toBeDefined();
    }
  });

  test("names and measures every result of the contract", () => {
    const described = describedCalculator(id);
    const names = described.results.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(entry.results));
    expect(new Set(names).size).toBe(names.length);
    for (const { label, unit } of described.results) {
      expect(label).toMatch(/\S/);
      expect(unit).toMatch(/^[A-Za-z][a-z ]*$|^USD$/);
    }
    if (entry.schedule)
      expect(
        described.tables?.map(({ columns }) => columns.map(({ name }) => name)),
      ).toContainEqual(entry.schedule);
  });
});

test("a figure's unit is what its page writes it in", () => {
  const units = (id: CalculatorId) =>
    Object.fromEntries(describedCalculator(id).results.map(({ name, unit }) => [name, unit]));
  expect(units("loans-credit/mortgage")).toMatchObject({ monthlyPayment: "USD" });
  expect(units("personal-finance/debt-payoff")).toMatchObject({
    totalMonths: "payments",
    months: "months",
    lastPayment: "calendar month",
  });
  expect(units("business-finance/profit-margin")).toMatchObject({ grossMargin: "percent" });
  expect(units("business-finance/break-even")).toMatchObject({ units: "units" });
  expect(units("business-finance/inventory-turnover")).toMatchObject({
    ratio: "ratio",
    days: "days",
  });
  expect(units("business-finance/cash-flow-forecast")).toMatchObject({ lowestMonth: "month" });
  expect(units("tax/income-tax")).toMatchObject({ usedStandardDeduction: "true or false" });
  expect(units("investment-retirement/annuity")).toMatchObject({ type: "text" });
  expect(units("insurance/health-premium-estimator")).toMatchObject({
    "law.coverageYear": "calendar year",
  });
});
