import "@/lib/tax-law/states/keep-every-state";

import type { IncomeTaxInput } from "@/lib/calc/tax/income-tax/calculation";
import { form } from "@/lib/calc/tax/income-tax/form";
import { report } from "@/lib/calc/tax/income-tax/report";
import type { Lines } from "@/lib/calculator/charts/chart";
import { viewOf, type TableView } from "@/lib/calculator/report/view";
import { run } from "@/lib/calculator/run";
import { draftOf } from "@/lib/calculator/share/draft-to-link";
import { worksheetsOf } from "@/lib/calculator/share/worksheet";

import { otherLineKinds, type OtherLine } from "@/lib/tax-law/other-lines";

import { statuses } from "../../../tax-law/tax-tables";
import { households } from "../../../tax-law/household-cases";
import { engineOf } from "../../../../house/spreadsheet-engine";

const definition = { ...form, ...report };
const viewIn = (year: number, changes: Partial<IncomeTaxInput>) => {
  const input = { ...report.example, ...changes };
  return viewOf(
    definition,
    input,
    definition.calculate(input, { today: { year, month: 11, day: 27 } }),
  );
};

test.each([
  ["grossIncome=-1", "Please enter valid income and select a filing status."],
  ["filingStatus=", "Please enter valid income and select a filing status."],
  ["grossIncome=&itemizedDeductions=x", "Please enter valid income and select a filing status."],
  [
    "itemizedDeductions=none",
    "Please enter a valid number for itemized deductions or leave blank for standard.",
  ],
])("%s is refused in the words of the specification", (wrong, text) => {
  const draft = {
    grossIncome: "50000",
    filingStatus: "single",
    itemizedDeductions: "",
    lawFilingStatus: "",
    lawYear: "2026",
    isDependent: "no",
    livedApart: "no",
    overtimeTimes: "timeAndAHalf",
    allStates: "skip",
    compareSeparate: "no",
    loanPlan: "none",
    ...Object.fromEntries(new URLSearchParams(wrong)),
  };
  const outcome = run(definition, draft, {
    today: { year: 2026, month: 11, day: 21 },
  });
  expect(outcome.notice).toEqual({ tone: "destructive", title: "Invalid Input", text });
});

test("each answer has a heading of its own, and the law its citation and the day it was checked", () => {
  const { sections } = viewIn(2026, {});
  expect(sections.map(({ title }) => title)).toEqual([
    "Under 2026 law",
    "The return, step by step",
    "Illustrative 2024 estimate",
  ]);
  expect(sections[0]?.source).toMatch(
    /^Based on Rev\. Proc\. 2025-32, as read in secondary sources, last checked on \w+ \d+, 2026\.$/,
  );
  const names = sections.map(({ figures }) => figures.flatMap(({ parts }) => parts[0]?.name ?? ""));
  expect(names[0]?.every((name) => name.startsWith("law."))).toBe(true);
  expect(names[1]?.every((name) => name.startsWith("law."))).toBe(true);
  expect(names[2]?.every((name) => !name.startsWith("law."))).toBe(true);
});

test("an older year is named, and its document", () => {
  const { beside, sections } = viewIn(2026, { lawYear: "2024" });
  expect(beside).toBeUndefined();
  expect(sections[0]?.title).toBe("Under 2024 law");
  expect(sections[0]?.source).toMatch(/^Based on Rev\. Proc\. 2023-34, /);
});

test("once the calendar is past the newest law, its heading says so", () => {
  const titleIn = (year: number, changes = {}) => {
    const { sections } = viewIn(year, changes);
    return sections[0]?.title;
  };
  expect(titleIn(2026)).toBe("Under 2026 law");
  expect(titleIn(2027)).toBe("Under 2026 law, the newest we have in 2027");
  expect(titleIn(2027, { lawYear: "2025" })).toBe("Under 2025 law");
});

test("what the status and the deductions leave open is said", () => {
  const remarks = (changes: Partial<IncomeTaxInput>) =>
    viewIn(2026, changes).remarks.map(({ text }) => text);
  expect(remarks({})).toEqual([]);
  expect(remarks({ lawFilingStatus: "marriedFilingSeparately" })).toEqual([
    expect.stringContaining("one of them itemizes"),
  ]);
  expect(remarks({ itemizedDeductions: -1 })).toEqual([expect.stringContaining("count as zero")]);
});

test("the chart of an income below the deduction says that none of it is taxed", () => {
  const { charts } = viewIn(2026, { grossIncome: 10_000 });
  expect(charts[0]).toMatchObject({
    title: "Under 2026 law, none of the $10,000 is taxed",
    rows: [{ label: "Not taxed", amount: 10_000 }],
  });
});

test("what high incomes lose of their itemized deductions is shown, said and cited", () => {
  const changes = { grossIncome: 1_000_000, itemizedDeductions: 100_000 };
  const { headline, remarks, sections } = viewIn(2026, changes);
  expect(remarks.map(({ text }) => text)).toEqual([
    "People with high incomes lose part of their itemized deductions: 2/37 of the deductions or of the income above $640,600, whichever is smaller. Here, that is $5,405.",
  ]);
  const readings = Object.fromEntries(
    [headline, ...sections.flatMap(({ figures }) => figures)].map(({ parts }) => [
      parts[0]?.name,
      parts[0]?.text,
    ]),
  );
  expect(readings).toMatchObject({
    "law.tax": "$290,957",
    "law.deductionUsed": "$94,595",
    "law.itemizedReduction": "$5,405.41",
  });
  expect(sections[0]?.source).toContain(
    "Based on Rev. Proc. 2025-32 and 26 U.S.C. 68(a), as read in secondary sources, last checked on",
  );

  const earlier = viewIn(2026, { ...changes, lawYear: "2025" });
  expect(earlier.remarks).toEqual([]);
  expect(earlier.sections[0]?.source).not.toContain("U.S.C. 68");
});

/** What the page reads from its boxes where the options are left as they are. */
const asTyped = (changes: Partial<IncomeTaxInput>): IncomeTaxInput => {
  const draft = draftOf(form.fields, { ...report.example, ...changes } as never);
  const outcome = run(definition, draft, world);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.calculation.input;
};
const world = { today: { year: 2026, month: 11, day: 25 } };

/** Every figure of the law in a spreadsheet, by its name. */
function inSpreadsheet(input: IncomeTaxInput) {
  const result = definition.calculate(input, world);
  const { sheets, addressOf } = worksheetsOf({ definition, input, result, world }, 10);
  const engine = engineOf(sheets);
  const figures = Object.entries(result).flatMap(([name, value]) => {
    const address = addressOf.get(name as never);
    return typeof value === "number" && name.startsWith("law.") && address
      ? [[name, value, engine.calculateFormula(`=${address}`, 0)] as const]
      : [];
  });
  engine.destroy();
  return figures;
}

test("a spreadsheet comes to the same tax, with and without itemized deductions", () => {
  for (const itemizedDeductions of [null, -500, 16_500, 100_000])
    for (const grossIncome of [600_000, 650_000, 1_000_000])
      for (const [, ours, theirs] of inSpreadsheet(asTyped({ grossIncome, itemizedDeductions })))
        expect(theirs).toBeCloseTo(ours, 4);
});

/** Those that the page asks about: of a business of the spouse it does not. */
const asked = households.filter(({ inputs }) => !inputs.spouseSelfEmployment);

/** A household as somebody types it. */
const typed = ({ year, inputs }: (typeof households)[number]): Partial<IncomeTaxInput> => {
  const { filingStatus, wages = 0, children, ...others } = inputs;
  const options = Object.entries(others).filter(([name]) => name in form.fields);
  return {
    ...Object.fromEntries(options),
    grossIncome: wages,
    itemizedDeductions: null,
    lawFilingStatus: filingStatus,
    lawYear: `${year}`,
    children: children ?? 0,
  };
};

test("the page answers as the return does, for the households of other models", () => {
  for (const household of asked) {
    const result = definition.calculate(asTyped(typed(household)), world);
    const { expected } = household;
    expect(Math.abs(result.law.tax - (expected.income_tax ?? NaN))).toBeLessThan(0.05);
    expect(
      Math.abs(result.law.selfEmploymentTax - (expected.self_employment_tax ?? NaN)),
    ).toBeLessThan(0.05);
    expect(
      Math.abs(result.law.adjustedGrossIncome - (expected.adjusted_gross_income ?? NaN)),
    ).toBeLessThan(0.05);
  }
});

test("a spreadsheet works out every line of every tenth of them", () => {
  for (const household of asked.filter((_, place) => place % 10 === 0))
    for (const [name, ours, theirs] of inSpreadsheet(asTyped(typed(household))))
      expect([household.inputs.id, name, theirs]).toEqual([
        household.inputs.id,
        name,
        expect.closeTo(ours, 4),
      ]);
});

/** A line of each kind, and two of those that count one by one. */
const everyLine: readonly OtherLine[] = [
  ...otherLineKinds.map((line, place) => ({ line, amount: 700 + 130 * place })),
  { line: "college", amount: 900 },
  { line: "adoption", amount: 9_000 },
  { line: "medical", amount: 15_000 },
];

test("and one that uses every option, for each status and year", () => {
  const everything: Partial<IncomeTaxInput> = {
    grossIncome: 120_000,
    itemizedDeductions: 4_000,
    children: 3,
    age: 66,
    spouseAge: 58,
    blind: 1,
    otherDependents: 1,
    spouseWages: 31_000,
    selfEmployment: 24_000,
    interest: 1_900,
    qualifiedDividends: 2_300,
    longTermGains: 40_000,
    shortTermGains: -3_500,
    pension: 11_000,
    socialSecurity: 19_000,
    preTax401k: 9_000,
    traditionalIra: 2_000,
    hsa: 1_000,
    studentLoanInterest: 2_700,
    stateTaxes: 14_000,
    mortgageInterest: 9_500,
    charity: 3_100,
    tips: 6_000,
    overtime: 4_200,
    carLoanInterest: 1_700,
    withheld: 21_000,
  };
  for (const lawFilingStatus of statuses)
    for (const lawYear of ["2024", "2025", "2026"] as const)
      for (const scale of [0.2, 1, 6]) {
        const amounts = Object.entries(everything).map(([name, value]) =>
          ["children", "age", "spouseAge", "blind", "otherDependents"].includes(name)
            ? [name, value]
            : [name, (value as number) * scale],
        );
        const otherLines = everyLine.map(({ line, amount }) => ({ line, amount: amount * scale }));
        const input = {
          ...Object.fromEntries(amounts),
          ...{ otherLines, olderChildren: 1, lawFilingStatus, lawYear },
        };
        for (const [name, ours, theirs] of inSpreadsheet(asTyped(input)))
          expect([lawFilingStatus, lawYear, scale, name, theirs]).toEqual([
            lawFilingStatus,
            lawYear,
            scale,
            name,
            expect.closeTo(ours, 3),
          ]);
      }
});

const answer = (changes: Partial<IncomeTaxInput>) => {
  const input = asTyped(changes);
  return viewOf(definition, input, definition.calculate(input, world));
};
const couple = { filingStatus: "marriedFilingJointly", itemizedDeductions: null } as const;

test("the brackets add up to their total, whatever else is in the tax before credits", () => {
  const { tables } = answer({
    ...couple,
    grossIncome: 700_000,
    longTermGains: 900_000,
    lawYear: "2025",
    otherLines: [
      { line: "marketplaceBenchmark", amount: 9_000 },
      { line: "marketplaceAdvance", amount: 6_000 },
    ],
  });
  const { rows, totals } = tables.find(({ name }) => name === "brackets") as TableView;
  const taxes = rows.map(({ tax }) => tax as number);
  expect(totals.tax).toBeCloseTo(
    taxes.reduce((sum, tax) => sum + tax, 0),
    6,
  );
});

test("there is no breakdown where credits pay out more than the tax", () => {
  const { breakdown } = answer({ ...couple, grossIncome: 60_000, children: 2 });
  expect(breakdown).toBeUndefined();
});

test("what is left out for want of an age or a joint return is said", () => {
  const texts = (changes: Partial<IncomeTaxInput>) =>
    answer(changes).remarks.map(({ text }) => text);
  const low = { grossIncome: 15_000, itemizedDeductions: null };
  expect(texts(low)).toEqual([expect.stringMatching(/^With your age/)]);
  expect(texts({ ...low, age: 30 })).toEqual([]);
  // 26 U.S.C. 32(c)(1)(A)(ii)(III): not for whom another may claim.
  expect(texts({ ...low, isDependent: "yes" })).not.toContainEqual(
    expect.stringMatching(/^With your age/),
  );
  expect(texts({ ...low, age: 30, spouseWages: 900 })).toEqual([
    expect.stringMatching(/^A spouse is on a joint return only/),
  ]);
  expect(texts({ ...low, age: 30, otherLines: [{ line: "passive", amount: -900 }] })).toEqual([
    expect.stringMatching(/^The loss counts in full here/),
  ]);
  expect(
    texts({
      ...low,
      age: 30,
      otherLines: [{ line: "marketplaceBenchmark", amount: 9_000 }],
    }),
  ).toEqual([expect.stringMatching(/for all 12 months\.$/)]);
  expect(
    texts({ ...low, age: 30, state: "OR", otherLines: [{ line: "college", amount: 900 }] }),
  ).toContainEqual(expect.stringMatching(/^Your state may tax the other lines differently/));
  expect(texts({ grossIncome: 0, selfEmployment: 300_000, age: 40 })).toEqual([
    expect.stringMatching(/^Above \$201,750 of taxable income/),
  ]);
});

describe("a box that cannot be right says so", () => {
  const errorsOf = (changes: Partial<IncomeTaxInput>) => {
    const values = { ...report.example, ...changes } as never;
    const outcome = run(definition, draftOf(form.fields, values), world);
    return outcome.errors;
  };
  test.each<[Partial<IncomeTaxInput>, object]>([
    [{ children: 40 }, { children: "The children under 17 can be at most 20." }],
    [{ preTax401k: 92_001 }, { preTax401k: "Enter no more than the wages of $92,000." }],
    [
      { tips: 60_000, overtime: 40_000 },
      { tips: "Tips and overtime are part of the wages of $92,000. Enter less." },
    ],
    [{ withheld: 95_000 }, { withheld: "Enter no more than the whole income of $92,000." }],
    [
      {
        otherLines: [
          { line: "rents", amount: -900 },
          { line: "medical", amount: -900 },
        ],
      },
      { "otherLines.1.amount": "Enter zero or more." },
    ],
    [
      { otherLines: [{ line: "marketplaceAdvance", amount: 3_000 }] },
      {
        "otherLines.0.amount":
          "Add a line with the benchmark premiums, column B of your Form 1095-A.",
      },
    ],
  ])("%j", (changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors);
  });

  test("and savings above the limit of the year, beside the answer", () => {
    expect(errorsOf({ preTax401k: 30_000 })).toEqual({
      preTax401k: "The 2026 limit is $24,500, more from age 50.",
    });
    expect(errorsOf({ preTax401k: 30_000, age: 55 })).toBeUndefined();
    expect(errorsOf({ ...couple, traditionalIra: 16_000, age: 40 })).toEqual({
      traditionalIra: "The 2026 limit is $15,000 for both of you.",
    });
  });
});

test("the rate is drawn over wages, with where credits begin to fall", () => {
  const chart = answer({ ...couple, grossIncome: 60_000, children: 2 }).charts.find(
    ({ kind }) => kind === "lines",
  ) as Lines;
  expect(chart.title).toBe("Of your next $1,000, $331 goes to tax");
  expect(chart.marks.map(({ detail }) => detail)).toEqual([
    "at your gross income",
    "earned income credit falls",
  ]);
  expect(chart.x.values).toHaveLength(50);
});

test("beside a state’s tax the rate says that it is of the federal tax", () => {
  const title = (changes: Partial<IncomeTaxInput>) => {
    const { charts } = answer({ state: "OR", ...changes });
    return (charts.find(({ kind }) => kind === "lines") as Lines).title;
  };
  expect(title({ ...couple, grossIncome: 60_000, children: 2 })).toBe(
    "Of your next $1,000, $331 goes to federal tax",
  );
  expect(answer({ ...couple, grossIncome: 60_000, children: 2, state: "OR" }).verdict).toContain(
    "Of your next $1,000, $331 goes to federal income tax, because ",
  );
  expect(title({ grossIncome: 14_000 })).toBe("Your next $1,000 is not taxed federally");
});
