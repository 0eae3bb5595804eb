import { incomeTax, type IncomeTaxInput } from "@/lib/calc/tax/income-tax/calculation";
import { form } from "@/lib/calc/tax/income-tax/form";
import { report } from "@/lib/calc/tax/income-tax/report";
import { viewOf } from "@/lib/calculator/report/view";
import { run } from "@/lib/calculator/run";
import { worksheetsOf } from "@/lib/calculator/share/worksheet";

import { engineOf } from "../../../../house/spreadsheet-engine";

const definition = { ...form, ...report };
const viewIn = (year: number, changes: Partial<IncomeTaxInput>) => {
  const input = { ...report.example, ...changes };
  return viewOf(definition, input, incomeTax(input, { today: { year } }));
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
    ...Object.fromEntries(new URLSearchParams(wrong)),
  };
  const outcome = run(definition, draft, {
    today: { year: 2026, month: 11, day: 21 },
  });
  expect(outcome.notice).toEqual({ tone: "destructive", title: "Invalid Input", text });
});

test("each answer has a heading of its own, and the law its citation and the day it was checked", () => {
  const { sections } = viewIn(2026, {});
  expect(sections.map(({ title }) => title)).toEqual(["Under 2026 law", "Illustrative 2024"]);
  expect(sections[0]?.text).toMatch(
    /^Based on Rev\. Proc\. 2025-32, last checked on \w+ \d+, 2026\.$/,
  );
  const names = sections.map(({ figures }) => figures.flatMap(({ parts }) => parts[0]?.name ?? ""));
  expect(names[0]?.every((name) => name.startsWith("law."))).toBe(true);
  expect(names[1]?.every((name) => !name.startsWith("law."))).toBe(true);
});

test("an older year is named, and its document", () => {
  const { beside, sections } = viewIn(2026, { lawYear: "2024" });
  expect(beside?.titles).toEqual(["Under 2024 law", "Illustrative 2024"]);
  expect(beside?.why).toMatch(/^Both use the 2024 deductions and limits\./);
  expect(sections[0]?.title).toBe("Under 2024 law");
  expect(sections[0]?.text).toMatch(/^Based on Rev\. Proc\. 2023-34, /);
});

test("once the calendar is past the newest law, its heading says so", () => {
  const titleIn = (year: number, changes = {}) => {
    const { beside, sections } = viewIn(year, changes);
    expect(sections[0]?.title).toBe(beside?.titles[0]);
    return beside?.titles[0];
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

test("an income below the deduction is said to be covered, and its chart to be untaxed", () => {
  const { verdict, charts } = viewIn(2026, { grossIncome: 10_000 });
  expect(verdict).toBe("Under 2026 law, the deduction covers your whole income.");
  expect(charts[0]).toMatchObject({
    title: "Under 2026 law, none of the $10,000 is taxed",
    rows: [{ label: "Not taxed", amount: 10_000 }],
  });
});

test("what high incomes lose of their itemized deductions is shown, said and cited", () => {
  const changes = { grossIncome: 1_000_000, itemizedDeductions: 100_000 };
  const { headline, remarks, sections } = viewIn(2026, changes);
  expect(remarks.map(({ text }) => text)).toEqual([
    "Under the law, people with high incomes lose part of their itemized deductions: 2/37 of the deductions or of the income above $640,600, whichever is smaller. Here, that is $5,405.",
  ]);
  const readings = Object.fromEntries(
    [headline, ...(sections[0]?.figures ?? [])].map(({ parts }) => [
      parts[0]?.name,
      parts[0]?.text,
    ]),
  );
  expect(readings).toMatchObject({
    "law.tax": "$290,957.25",
    "law.deductionUsed": "$94,594.59",
    "law.itemizedReduction": "$5,405.41",
  });
  expect(sections[0]?.text).toContain(
    "Based on Rev. Proc. 2025-32 and 26 U.S.C. 68(a), last checked on",
  );

  const earlier = viewIn(2026, { ...changes, lawYear: "2025" });
  expect(earlier.remarks).toEqual([]);
  expect(earlier.sections[0]?.text).not.toContain("U.S.C. 68");
});

test("a spreadsheet comes to the same tax, with and without itemized deductions", () => {
  const world = { today: { year: 2026, month: 11, day: 25 } };
  for (const itemizedDeductions of [null, -500, 16_500, 100_000])
    for (const grossIncome of [600_000, 650_000, 1_000_000]) {
      const input: IncomeTaxInput = { ...report.example, grossIncome, itemizedDeductions };
      const result = incomeTax(input, world);
      const { sheets, addressOf } = worksheetsOf({ definition, input, result, world }, 10);
      const engine = engineOf(sheets);
      for (const name of ["law.itemizedReduction", "law.deductionUsed", "law.tax"] as const)
        expect(engine.calculateFormula(`=${addressOf.get(name) ?? ""}`, 0)).toBeCloseTo(
          result[name],
          4,
        );
    }
});
