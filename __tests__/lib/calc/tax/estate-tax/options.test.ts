import type { EstateTaxInput } from "@/lib/calc/tax/estate-tax/calculation";
import { form } from "@/lib/calc/tax/estate-tax/form";
import { report } from "@/lib/calc/tax/estate-tax/report";
import { viewOf } from "@/lib/calculator/report/view";
import { sumBy } from "@/lib/finance/sum-by";
import { estateAndInheritanceTaxes } from "@/lib/tax-law/states/estate-and-inheritance-taxes";
import type { LawYearOption } from "@/lib/tax-law/years/law-years";

import { estates } from "../../../../fixtures/estates_with_gifts.json";

const estate = { grossEstateValue: 16_000_000, debtsExpenses: 0, maritalCharitableDeductions: 0 };

function shown(change: Partial<EstateTaxInput>) {
  const input = { ...estate, ...change };
  const result = report.calculate(input, { today: { year: 2026, month: 11, day: 30 } });
  return {
    result,
    errors: report.errors?.(result, input),
    view: viewOf({ ...form, ...report }, { ...report.example, ...input }, result),
  };
}

const titlesOf = (change: Partial<EstateTaxInput>) =>
  shown(change).view.sections.map(({ title }) => title);

test("left blank, each is named as not in the number, with the box that adds it", () => {
  expect(titlesOf({})).toEqual(["Under 2026 law", "Illustrative 2024 estimate"]);
  expect(shown({}).view.notCounted.map(({ adds }) => adds)).toEqual([
    "lifetimeGifts",
    "spouseUnusedExclusion",
    "state",
  ]);
  expect(shown({}).errors).toEqual({});
});

test("used, each has a section, and is no longer left out", () => {
  const all = { lifetimeGifts: 1, spouseUnusedExclusion: 1, state: "OR" };
  expect(titlesOf(all)).toEqual(
    expect.arrayContaining([
      "Gifts made in life",
      "A deceased spouse’s unused exclusion",
      "State estate or inheritance tax",
    ]),
  );
  expect(shown(all).view.notCounted).toEqual([]);
});

test("a gift that is taxed costs no more than if it had stayed in the estate", () => {
  const given = shown({ grossEstateValue: 12_000_000, lifetimeGifts: 4_000_000 });
  expect(given.result.law.tax).toBe(400_000);
  expect(shown({}).result.law.tax).toBe(400_000);
});

test("two programs of others give each of these the same tax", () => {
  for (const { year, taxableEstate, gifts, giftTax, tax, ...spouse } of estates) {
    const { result } = shown({
      grossEstateValue: taxableEstate,
      lifetimeGifts: sumBy(gifts, ({ dollars }) => dollars),
      giftTaxPaid: giftTax,
      lawYear: `${year}` as LawYearOption,
      ...spouse,
    });
    expect([year, taxableEstate, result.law.tax]).toEqual([
      year,
      taxableEstate,
      expect.closeTo(tax, 2),
    ]);
  }
});

const remarksOf = (change: Partial<EstateTaxInput>) =>
  shown({ ...change, grossEstateValue: 90e6 }).view.remarks.map(({ text }) => text);

test("gift tax without gifts is answered at its box", () => {
  expect(shown({ giftTaxPaid: 5 }).errors).toEqual({
    giftTaxPaid: "Enter the gifts too. Without them, their tax doesn’t count.",
  });
  expect(shown({ giftTaxPaid: 0 }).errors).toEqual({});
});

test.each([
  [
    { lifetimeGifts: 100_000, giftTaxPaid: 40_001 },
    "Gift tax is at most 40% of the gifts: $40,000.00 of it counts.",
  ],
  [
    { lifetimeGifts: 16_000_000, giftTaxPaid: 399_999 },
    "Gifts above the exclusion have cost at least $400,000.00 of gift tax. That is what counts.",
  ],
  [
    { spouseUnusedExclusion: 15_000_001 },
    "A spouse leaves at most one exclusion: $15,000,000 of the $15,000,001 counts.",
  ],
])("%j: what of it counts is said", (change, text) => {
  expect(remarksOf(change)).toEqual([text]);
});

test("what can be so is not remarked on", () => {
  expect(remarksOf({ lifetimeGifts: 16e6, giftTaxPaid: 400_000 })).toEqual([]);
  expect(remarksOf({ spouseUnusedExclusion: 15e6 })).toEqual([]);
  expect(shown({ spouseUnusedExclusion: 99e6 }).result).toMatchObject({
    applicableExclusion: 30_000_000,
  });
});

const verdictOf = (state: string, grossEstateValue: number) =>
  shown({ state, grossEstateValue }).view.verdict;

test("New York’s cliff is named where the estate is past it, and only there", () => {
  expect(verdictOf("NY", 7_717_500)).toContain("this one is $367,500 above.");
  expect(verdictOf("NY", 7_717_501)).toContain(
    "Past $7,717,500, as here, it taxes the whole estate.",
  );
  expect(verdictOf("MA", 9e6)).not.toContain("whole estate");
});

test("no tax is no federal tax where a state is chosen", () => {
  expect(verdictOf("OR", 2e6)).toBe(
    "Under 2026 law, no federal tax is due, because the $15,000,000 exclusion covers the taxable estate. Oregon taxes estates above $1,000,000: this one is $1,000,000 above.",
  );
});

test.each(Object.entries(estateAndInheritanceTaxes))("%s is said with its note", (state, tax) => {
  const section = shown({ state }).view.sections.find(({ title }) => /^State/.test(title));
  expect(section?.text).toContain(tax.note);
  expect(section?.source).toContain(tax.document);
});

test("a state without such a tax, a territory, and letters that are none", () => {
  expect(verdictOf("TX", 1e6)).toContain("Texas taxes neither estates nor heirs.");
  const remarks = (state: string) =>
    shown({ state, grossEstateValue: 20e6 }).view.remarks.map(({ text }) => text);
  expect(remarks("PR")).toEqual([
    "Taxes of Puerto Rico aren’t included, and federal estate tax may be figured differently there.",
  ]);
  expect(remarks("ZZ")).toEqual(["“ZZ” is not a state’s abbreviation, so no state tax is named."]);
  expect(remarks("TX")).toEqual([]);
});
