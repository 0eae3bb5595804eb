import { valueIn } from "@/lib/calculator/report/groups";
import type { HealthPremiumInput } from "@/lib/calc/insurance/health-premium-estimator/calculation";
import { form } from "@/lib/calc/insurance/health-premium-estimator/form";
import { report } from "@/lib/calc/insurance/health-premium-estimator/report";
import { readingOf, viewOf } from "@/lib/calculator/report/view";
import { worksheetsOf } from "@/lib/calculator/share/worksheet";
import type { World } from "@/lib/calculator/definition";

import { engineOf } from "../../../../house/spreadsheet-engine";

const world: World = { today: { year: 2026, month: 11, day: 25 } };
const person: HealthPremiumInput = {
  age: 35,
  location: "Ohio",
  annualIncome: 31_300,
  familySize: 1,
  coverageLevel: "silver",
  lawBenchmarkPremium: null,
  ratingArea: null,
  otherAges: "",
  coverageYear: "2026",
  lawFilingStatus: "",
};
const definition = { ...form, ...report };
const viewWith = (change: Partial<HealthPremiumInput>, today = world.today) => {
  const input = { ...person, ...change };
  return viewOf(definition, input, definition.calculate(input, { today }));
};
const remarksWith = (change: Partial<HealthPremiumInput>) =>
  viewWith(change)
    .remarks.slice(0, -1)
    .map(({ tone, text }) => `${tone}: ${text}`);

/** Either side of every edge of the scales, where the rounding in the formulas decides. */
const edges = {
  "2025": [15_059.99, 15_060, 22_590, 30_120, 60_240, 60_240.01, 300_000],
  "2026": [
    15_649.99, 15_650, 20_814.49, 20_814.5, 23_475, 31_300, 39_125, 46_950, 62_599.99, 62_600,
    62_600.01,
  ],
  "2027": [15_959.99, 15_960, 21_226.79, 21_226.8, 23_940, 31_920, 63_840, 63_840.01],
} as const;

function expectSameInSpreadsheet(input: HealthPremiumInput) {
  const result = definition.calculate(input, world);
  const { sheets, addressOf } = worksheetsOf({ definition, input, result, world }, 10);
  const engine = engineOf(sheets);
  for (const name of [
    "law.povertyLine",
    "law.isEligible",
    "law.applicablePercentage",
    "law.expectedContribution",
    "law.credit",
    "law.benchmarkCost",
    "law.medicaidLine",
    "law.creditEnds",
    "law.areaBenchmark",
    "law.benchmark",
    "law.overLimit",
    "law.costAtLimit",
    "law.lostAtLimit",
  ] as const) {
    const row = Number(addressOf.get(name)?.split("$").at(-1)) - 1;
    const theirs = engine.getCellValue({ sheet: 0, row, col: 1 });
    const ours = (valueIn(result, name) ?? null) as number | boolean | null;
    if (ours === null) expect([name, theirs]).toEqual([name, ""]);
    else if (typeof ours === "boolean") expect([name, theirs]).toEqual([name, ours]);
    else expect(theirs).toBeCloseTo(ours, 5);
  }
}

test.each(Object.entries(edges))(
  "a spreadsheet finds the same for coverage in %s",
  (year, incomes) => {
    const [, line = 0] = incomes;
    for (const annualIncome of incomes)
      for (const [location, familySize, lines] of [
        ["Ohio", 1, 1],
        ["AK", 4, 2.5],
        ["HI", 1, 1.15],
        ["PR", 2, 1],
      ] as const)
        for (const lawFilingStatus of ["", "marriedFilingSeparately"] as const)
          expectSameInSpreadsheet({
            ...person,
            coverageYear: year as keyof typeof edges,
            location,
            familySize,
            lawFilingStatus,
            annualIncome: Math.round(annualIncome * lines * 100) / 100,
            lawBenchmarkPremium: line / 15,
          });
  },
);

test("a spreadsheet finds the edges of other poverty lines too", () => {
  for (const [location, familySize, line] of [
    ["AK", 4, 40_190],
    ["HI", 1, 17_990],
  ] as const)
    for (const lines of [1, 1.33, 1.5, 2, 2.5, 3, 4])
      for (const cents of [-1, 0, 1])
        expectSameInSpreadsheet({
          ...person,
          location,
          familySize,
          annualIncome: (Math.round(line * lines * 100) + cents) / 100,
          lawBenchmarkPremium: 900,
        });
});

const medicaid =
  "neutral: In Ohio, adults under 65 with income up to about $22,025, 138% of the 2026 poverty line, usually qualify for Medicaid.";

test.each([
  [15_649.99, /^warning: Below the poverty line of \$15,650, there is usually no credit/],
  [
    15_650,
    /If you qualify, you can’t get the credit\. In other states, the credit starts at the poverty line, \$15,650\.$/,
  ],
  [22_024.8, /If you qualify, you can’t get the credit/],
  [22_024.81, /^neutral: Your income is \$40,575 below the \$62,600 /],
  [62_600, /^neutral: Your income is exactly at the \$62,600 /],
])("at $%p a remark says where the income stands", (annualIncome, remark) => {
  expect(remarksWith({ annualIncome })[0]).toMatch(remark);
});

test("Medicaid is named up to its line and not above it", () => {
  const isNamed = (annualIncome: number) =>
    remarksWith({ annualIncome }).some((text) => text.startsWith(medicaid));
  expect(isNamed(15_000)).toBe(true);
  expect(isNamed(15_650)).toBe(true);
  // Between the line by the guidelines of 2025 and that by those in force.
  expect(isNamed(21_800)).toBe(true);
  expect(isNamed(22_024.8)).toBe(true);
  expect(isNamed(22_024.81)).toBe(false);
});

test("the lines are read by their years: the credit’s by its open enrollment, Medicaid’s by today", () => {
  const { sections } = viewWith({});
  const figures = Object.fromEntries(
    (sections[0]?.figures ?? []).map(({ parts }) => [parts[0]?.name, parts[0]?.text]),
  );
  expect(figures).toMatchObject({
    "law.coverageYear": "2026",
    "law.povertyLine": "$15,650",
    "law.creditGuidelines": "2025",
    "law.medicaidLine": "$22,025",
    "law.medicaidGuidelines": "2026",
  });
  expect(sections[0]?.source).toBe(
    "Based on Rev. Proc. 2025-25; HHS poverty guidelines of 2025 (90 Fed. Reg. 5917); HHS poverty guidelines of 2026 (91 Fed. Reg. 1797), as read in secondary sources, last checked on November 25, 2026.",
  );
});

test.each([
  ["PR", "Puerto Rico"],
  ["00802", "the U.S. Virgin Islands"],
])("in %s there is said to be no credit, and none is shown", (location, territory) => {
  const { sections } = viewWith({ location, lawBenchmarkPremium: 900 });
  expect(remarksWith({ location })).toEqual([
    `warning: Only the states and DC have a Marketplace, and the premium tax credit is only for Marketplace plans. So there is no credit in ${territory}, and its Medicaid has its own rules.`,
  ]);
  const figures = sections[0]?.figures.flatMap(({ parts }) =>
    parts.map(({ name, text }) => [name, text]),
  );
  expect(figures).toEqual([
    ["law.benchmark", "$900.00"],
    ["law.credit", "$0.00"],
    ["law.coverageYear", "2026"],
    ["law.place", territory.replace("the", "The")],
  ]);
});

test("married filing separately is told that there is no credit, and the exceptions", () => {
  const change = { lawFilingStatus: "marriedFilingSeparately", lawBenchmarkPremium: 900 } as const;
  const [remark, ...others] = remarksWith(change);
  expect(remark).toMatch(
    /^warning: Married people who file separately get no premium tax credit, with two exceptions: /,
  );
  expect(remark).toContain("victims of domestic abuse or spousal abandonment");
  expect(remark).toContain("head of household");
  expect(others).toEqual([]);
  expect(remarksWith({ ...change, annualIncome: 16_000 })[1]).toBe(medicaid);
});

test("a year without an upper limit of income says so", () => {
  expect(remarksWith({ coverageYear: "2025", annualIncome: 200_000 })).toEqual([
    "neutral: The 2025 credit has no income limit: nobody is expected to pay more than 8.50% of their income for the benchmark plan.",
  ]);
});

test("in open enrollment the answer is for the coming year, and an example of it comes out", () => {
  const { verdict, sections } = viewWith({
    coverageYear: "",
    age: 60,
    annualIncome: 63_000,
    lawBenchmarkPremium: 1_300,
  });
  expect(verdict).toContain(
    "Under 2027 law, you pay $536.55 a month for the benchmark plan, after a credit of $763.45.",
  );
  expect(sections[0]?.title).toBe("Under 2027 law");
  expect(sections[0]?.text).toContain("This is for coverage in 2027");
});

test("Medicare is named from 65 on", () => {
  expect(remarksWith({ age: 64 })).toHaveLength(1);
  expect(remarksWith({ age: 65 })[1]).toMatch(/^neutral: Most people 65 and older have Medicare/);
});

test("the benchmark premium is asked for only where it would tell the credit", () => {
  const lawTextWith = (change: Partial<HealthPremiumInput>) => viewWith(change).sections[0]?.text;
  const asked = "To see the credit, enter your rating area or the benchmark premium under";
  expect(lawTextWith({})).toContain(asked);
  expect(lawTextWith({ lawBenchmarkPremium: 600 })).not.toContain(asked);
  expect(lawTextWith({ annualIncome: 70_000 })).not.toContain(asked);
});

test("the heading names the coverage year, and says so once it is past the newest one known", () => {
  const headings = (year: number, month: number, change = {}) =>
    viewWith({ coverageYear: "", ...change }, { year, month, day: 1 }).sections.map(
      ({ title }) => title,
    );
  expect(headings(2026, 10)).toEqual(["Under 2026 law", "Illustrative 2024 estimate"]);
  expect(headings(2026, 11)[0]).toBe("Under 2027 law");
  expect(headings(2027, 10)[0]).toBe("Under 2027 law");
  expect(headings(2027, 11)[0]).toBe("Under 2027 law, the newest we have in 2028");
  expect(headings(2027, 11, { coverageYear: "2026" })[0]).toBe("Under 2026 law");
});

test("what stands large is what the visitor pays: the expected part, the price, or all of it", () => {
  const headline = (change: Partial<HealthPremiumInput>) => readingOf(viewWith(change).headline);
  expect(headline({})).toBe("$172.15");
  expect(headline({ lawBenchmarkPremium: 600 })).toBe("$172.15");
  expect(headline({ lawBenchmarkPremium: 150 })).toBe("$150.00");
  expect(headline({ annualIncome: 70_000 })).toBe("Full price");
  expect(headline({ annualIncome: 70_000, lawBenchmarkPremium: 600 })).toBe("$600.00");
  expect(viewWith({}).beside).toBeUndefined();
  expect(viewWith({}).sections.at(-1)?.figures[0]?.name).toBe("estimatedPremium");
});

const columbus = { location: "Ohio", ratingArea: 9, age: 58, otherAges: "56", familySize: 2 };

test("the chart has the cost at each income, and one’s own place and the limit on it", () => {
  const chartWith = (change: Partial<HealthPremiumInput>) => viewWith(change).charts[0];
  expect(chartWith({ ...columbus, annualIncome: 80_000 })).toMatchObject({
    kind: "lines",
    title: "$1 above $84,600 would cost you $1,314.03 a month",
    marks: [
      { x: 80_000, label: "$664", detail: "you" },
      { x: 84_600, label: "$702.18", detail: "at the limit" },
    ],
  });
  expect(chartWith({ ...columbus, annualIncome: 86_000 })).toMatchObject({
    title: "Above $84,600, the credit of $1,314.03 a month is gone",
    marks: [{ x: 86_000, label: "$2,016.21" }, { x: 84_600 }],
  });
  expect(chartWith({ lawBenchmarkPremium: 600, coverageYear: "2025" })).toMatchObject({
    title: "You pay $60.34 a month for the benchmark plan",
    marks: [{ detail: "you" }],
  });
  // A millionaire is far off the picture.
  expect(chartWith({ lawBenchmarkPremium: 600, annualIncome: 1e6 })).toMatchObject({
    marks: [{ detail: "at the limit" }],
  });
  expect(chartWith({})).toMatchObject({
    title: "Under 2026 law, you are expected to pay 6.60% of your income for the benchmark plan",
    rows: [{ label: "Benchmark plan" }, { label: "Rest of the income" }],
  });
  expect(chartWith({ annualIncome: 70_000 })).toBeUndefined();
});

describe("what visitors ask", () => {
  const answerTo = (change: Partial<HealthPremiumInput>) => {
    const { headline, verdict } = viewWith(change);
    return [readingOf(headline), verdict];
  };

  test("We are 58 and 56 in Columbus, Ohio, and will earn $86,000 in 2026. What do we pay?", () => {
    expect(answerTo({ ...columbus, location: "Columbus, OH 43215", annualIncome: 86_000 })).toEqual(
      [
        "$2,016.21",
        "No credit: you are $1,400 over the $84,600 limit for 2026. The benchmark plan costs you its full $2,016.21 a month. A deductible IRA or HSA contribution of $1,400 would bring you under it, and you would pay $702.18.",
      ],
    );
  });

  test("I’m 40 in Houston and earn $40,000. What does a plan cost me?", () => {
    expect(answerTo({ age: 40, location: "Texas", ratingArea: 10, annualIncome: 40_000 }))
      .toMatchInlineSnapshot(`
      [
        "$287.00",
        "Under 2026 law, you pay $287 a month for the benchmark plan, after a credit of $394.61.",
      ]
    `);
  });

  test("What if I earn a bit more than $62,000?", () => {
    const [remark] = remarksWith({ age: 60, ratingArea: 11, annualIncome: 62_000 });
    expect(remark).toBe(
      "neutral: Your income is $600 below the $62,600 limit for the 2026 credit. $1 over it costs you $519.90 a month, the whole credit.",
    );
  });
});

test("an income that no IRA and HSA bring under the limit is told so", () => {
  const { verdict } = viewWith({ annualIncome: 100_000 });
  expect(verdict).toBe(
    "No credit: you are $37,400 over the $62,600 limit for 2026. IRAs and an HSA take at most $11,900, too little to bring you under it.",
  );
});

describe("a rating area in a year without its prices", () => {
  const shown = viewWith({ ...columbus, annualIncome: 80_000, coverageYear: "2027" });

  test("leaves the credit open, and tells the price of 2026", () => {
    expect(readingOf(shown.headline)).toBe("$681.33");
    expect(shown.remarks.find(({ offer }) => offer)).toMatchObject({
      text: expect.stringContaining("In 2026, this benchmark plan cost $2,016.21 a month."),
      offer: { boxes: { coverageYear: "2026" } },
    });
  });

  test("is answered by a premium that is typed", () => {
    const { verdict, sections } = viewWith({
      ...columbus,
      annualIncome: 80_000,
      coverageYear: "2027",
      lawBenchmarkPremium: 2_300,
    });
    expect(verdict).toBe(
      "Under 2027 law, you pay $681.33 a month for the benchmark plan, after a credit of $1,618.67.",
    );
    expect(sections.find(({ title }) => title.startsWith("The benchmark"))?.text).toContain(
      "The $2,300 you entered counts instead.",
    );
  });
});

describe("Medicaid by state", () => {
  const low = { annualIncome: 20_000, coverageYear: "2027" } as const;
  const work = "80 hours a month";

  test("where it was expanded, with its work from 2027", () => {
    expect(viewWith(low).verdict).toContain(
      "In Ohio, an adult under 65 with this income usually gets Medicaid instead.",
    );
    expect(remarksWith(low)[0]).toContain(work);
    expect(remarksWith({ ...low, coverageYear: "2026" })[0]).not.toContain(work);
    expect(remarksWith({ ...low, age: 65 })[0]).not.toContain(work);
  });

  test("where it was not, the credit begins at the poverty line, and below it there may be neither", () => {
    const texas = { ...low, location: "Texas" };
    expect(viewWith(texas).verdict).not.toContain("Medicaid");
    expect(remarksWith(texas)[0]).toMatch(/^neutral: Your income is \$43,840 below/);
    expect(remarksWith({ ...texas, annualIncome: 12_000 })).toEqual([
      "warning: Below the poverty line of $15,960, there is usually no credit. Texas did not expand Medicaid, so adults without children or a disability may get neither.",
    ]);
    expect(remarksWith({ ...texas, location: "WI", annualIncome: 12_000 })[0]).toContain(
      "Wisconsin’s Medicaid covers adults up to that line.",
    );
  });

  test("is left open where the state cannot be told", () => {
    expect(viewWith({ ...low, location: "43215" }).verdict).toContain("In Ohio, an adult");
    expect(viewWith({ ...low, location: "here" }).verdict).toContain(
      "In states that expanded Medicaid, an adult under 65",
    );
  });

  test("children may have it where their parents do not", () => {
    expect(remarksWith({ otherAges: "36, 18", familySize: 3 })[1]).toMatch(/Medicaid or CHIP/);
    expect(remarksWith({ otherAges: "36, 19", familySize: 3 })).toHaveLength(1);
  });
});

test("a family whose ages are left out is told that the plan covers one", () => {
  const alone = /covers you alone/;
  const said = (change: Partial<HealthPremiumInput>) =>
    viewWith({ ...columbus, ...change }).remarks.some(({ text }) => alone.test(text));
  expect(said({ otherAges: "" })).toBe(true);
  expect(said({})).toBe(false);
  expect(said({ otherAges: "", familySize: 1 })).toBe(false);
  expect(said({ otherAges: "", lawBenchmarkPremium: 900 })).toBe(false);
});

test("more people than the tax return has are questioned", () => {
  expect(remarksWith({ otherAges: "36, 7" })).toContain(
    "warning: You list 3 people with yourself, but a family size of 1. The credit covers only people on your tax return.",
  );
});

describe("what the boxes of the benchmark plan say", () => {
  const errorsOf = (change: Partial<HealthPremiumInput>) => {
    const input = { ...person, ...change };
    return definition.errors?.(definition.calculate(input, world), input);
  };

  test.each<[Partial<HealthPremiumInput>, object]>([
    [{}, {}],
    [columbus, {}],
    [{ lawBenchmarkPremium: 0 }, { lawBenchmarkPremium: expect.stringContaining("full price") }],
    [{ ratingArea: 18 }, { ratingArea: "The rating areas of Ohio are 1 to 17." }],
    [
      { ratingArea: 2, location: "DC" },
      { ratingArea: expect.stringMatching(/is rating area 1\.$/) },
    ],
    [{ ratingArea: 9, location: "SC" }, { ratingArea: expect.stringContaining("No price") }],
    [{ ratingArea: 9, location: "43215" }, {}],
    [{ ratingArea: 9, location: "here" }, { ratingArea: expect.stringContaining("its name") }],
    [{ age: 12, ratingArea: 1, location: "VT" }, { ratingArea: expect.stringContaining("alone") }],
    [{ ratingArea: 1, location: "PR" }, { ratingArea: expect.stringContaining("Puerto Rico") }],
    [{ ...columbus, otherAges: "5-6" }, { otherAges: expect.stringContaining("such as 56, 17") }],
    [{ otherAges: "56" }, { otherAges: expect.stringContaining("only with a rating area") }],
  ])("%j", (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });

  test("a premium of $0 counts as blank", () => {
    expect(definition.calculate({ ...person, lawBenchmarkPremium: 0 }, world)).toEqual(
      definition.calculate(person, world),
    );
  });
});
