import fc from "fast-check";

import {
  propertyTax,
  type PropertyTaxInput,
} from "@/lib/calc/mortgage-real-estate/property-tax/calculation";
import { form } from "@/lib/calc/mortgage-real-estate/property-tax/form";
import { report } from "@/lib/calc/mortgage-real-estate/property-tax/report";
import type { Lines } from "@/lib/calculator/charts/chart";
import { viewOf } from "@/lib/calculator/report/view";

const home = { marketValue: 300_000, taxRate: 1.2, assessmentRatio: 100 };

function shown(change: Partial<PropertyTaxInput>) {
  const input = { ...home, ...change };
  const result = report.calculate(input, { today: { year: 2026, month: 11, day: 30 } });
  return {
    result,
    errors: report.errors?.(result, input),
    toast: report.toast(result, input).text,
    view: viewOf({ ...form, ...report }, { ...report.example, ...input }, result),
  };
}

test("left blank, nothing is said of either but that an exemption is not counted", () => {
  const { view, errors, toast } = shown({});
  expect(view.sections).toEqual([]);
  expect(view.charts).toEqual([]);
  expect(view.tables).toEqual([]);
  expect(view.notCounted.map(({ adds }) => adds)).toEqual(["exemption"]);
  expect(errors).toEqual({});
  expect(toast).toBe("Property tax: $3,600.00 a year, $300.00 a month.");
});

test.each([
  [{ exemption: 50_000 }, "taxAfterExemption", "$3,000.00"],
  [{ years: 10, appreciation: 6 }, "lastTax", "$6,082.12"],
  [{ years: 10, appreciation: 6, growthCap: 3 }, "capSaves", "$6,180.90"],
  [{ years: 10, appreciation: 6, growthCap: 3, exemption: 50_000 }, "capSaves", "$6,180.90"],
  [{ years: 10, appreciation: 2, growthCap: 3, exemption: 50_000 }, "taxAfterExemption", "$3,000"],
])("%j leads with %s, and the notice names it", (change, name, amount) => {
  const { view, toast } = shown(change);
  expect(view.headline.name).toBe(name);
  expect(view.headline.parts[0]?.text).toContain(amount);
  expect(toast).toContain(view.headline.parts[0]?.text);
  expect(view.beside?.figure.name).toBe("annualTax");
});

test("the specified figures are what they were, whatever is used", () => {
  const plain = propertyTax(home);
  const used = propertyTax({ ...home, exemption: 1e6, years: 9, appreciation: 4, growthCap: 1 });
  const { annualTax, monthlyTax, assessedValue, effectiveRate } = plain;
  expect(used).toMatchObject({ annualTax, monthlyTax, assessedValue, effectiveRate });
});

// Lisle Township Assessor, Illinois (lisletownshipassessor.com): the savings of its two homestead exemptions, as read on
// 2026-11-30.
test.each([
  [8_000, 5_191.92, 576.88],
  [5_000, 5_408.25, 360.55],
])("an assessor’s example: $%d off saves what it says", (exemption, tax, saves) => {
  const assessed = { marketValue: 240_000, taxRate: 7.211, assessmentRatio: 100 / 3 };
  const { annualTax, taxAfterExemption, exemptionSaves } = propertyTax({ ...assessed, exemption });
  expect(annualTax).toBeCloseTo(5_768.8, 9);
  expect(taxAfterExemption).toBeCloseTo(tax, 9);
  expect(exemptionSaves).toBeCloseTo(saves, 9);
});

// The trended base value of a $500,000 home in California under Proposition 13, as an assessor's notice to owners gives
// it (mail.jobkoreausa.com/expert/iframe_expert_content.html?c=380), and Tulare County’s $95,000 (tularecounty.ca.gov).
// Both as read on 2026-11-30.
test.each([
  [500_000, [500_000, 510_000, 520_200, 530_604]],
  [95_000, [95_000, 96_900]],
])("a cap of 2%% on $%d assesses what is published", (marketValue, values) => {
  const capped = { marketValue, taxRate: 1, assessmentRatio: 100, appreciation: 7, growthCap: 2 };
  const { taxByYear } = propertyTax({ ...capped, years: values.length });
  expect(taxByYear.map(({ assessed }) => Math.round(assessed * 1e6) / 1e6)).toEqual(values);
});

test("what is typed in vain is said at its box", () => {
  expect(shown({ appreciation: 3 }).errors).toEqual({
    years: "Enter how many years to look ahead too.",
  });
  expect(shown({ growthCap: 0 }).errors).toHaveProperty("years");
  expect(shown({ years: 5, appreciation: 3, growthCap: 3 }).errors).toEqual({
    growthCap: "The market value rises no faster than this, so the cap changes nothing.",
  });
  expect(shown({ years: 5, appreciation: 3, growthCap: 2 }).errors).toEqual({});
});

test("an exemption beyond the assessed value is said beside the result", () => {
  expect(shown({ exemption: 300_000 }).view.remarks).toEqual([]);
  expect(shown({ exemption: 300_001 }).view.remarks).toEqual([
    {
      tone: "neutral",
      text: "The exemption is more than the assessed value of $300,000, so nothing is taxed this year.",
    },
  ]);
});

test("a cap never costs anything, and tax paid and saved come to what it would be without", () => {
  const numbers = fc.record({
    years: fc.integer({ min: 1, max: 60 }),
    appreciation: fc.integer({ min: -500, max: 1_200 }).map((n) => n / 100),
    growthCap: fc.integer({ min: 0, max: 1_000 }).map((n) => n / 100),
    exemption: fc.integer({ min: 0, max: 400_000 }),
  });
  fc.assert(
    fc.property(numbers, (given) => {
      const { totalTax = 0, capSaves } = propertyTax({ ...home, ...given });
      const { totalTax: uncapped = 0 } = propertyTax({ ...home, ...given, growthCap: null });
      expect(capSaves).toBeGreaterThanOrEqual(0);
      expect(totalTax + (capSaves ?? 0)).toBeCloseTo(uncapped, 4);
    }),
  );
});

test("the chart has both courses where a cap saves, one where it does not, none of a year", () => {
  const chart = (change: Partial<PropertyTaxInput>) =>
    shown({ years: 10, appreciation: 6, ...change }).view.charts[0] as Lines | undefined;
  expect(chart({ growthCap: 3 })).toMatchObject({
    title: "The cap saves $6,181 over 10 years",
    series: [{ label: "With the cap" }, { label: "Without a cap" }],
  });
  expect(chart({})).toMatchObject({
    title: "The tax is $6,082 in year 10",
    series: [{ label: "Tax" }],
  });
  expect(chart({ years: 1 })).toBeUndefined();
});
