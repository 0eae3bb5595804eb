/** The independent cases of law that came with the specification: each figure of each case. */
import { estateTax } from "@/lib/tax-law/estate-tax";
import { graduatedTax } from "@/lib/tax-law/income/graduated-tax";
import { marginalRate } from "@/lib/tax-law/income/marginal-rate";
import { taxableIncome } from "@/lib/tax-law/income/taxable-income";
import { incomeTaxWithheld } from "@/lib/tax-law/pay/income-tax-withheld";
import { payrollTax } from "@/lib/tax-law/pay/payroll-tax";
import { selfEmploymentTax } from "@/lib/tax-law/pay/self-employment-tax";
import { lawOf } from "@/lib/tax-law/years/law-of";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import type { LawYearOption } from "@/lib/tax-law/years/law-years";
import { laws } from "@/lib/tax-law/years/laws";

import examples from "../../fixtures/law_examples.json";

/** What a case gives, and what it expects. Both have names that the other kinds may not have. */
type Case = { id: string; kind: string; taxYear: number } & Record<string, unknown>;
type Given = { filingStatus: FilingStatus; payFrequency: keyof typeof periods } & Record<
  "grossIncome" | "netEarnings" | "grossPay" | "taxableEstate",
  number
>;

const periods = { weekly: 52, "bi-weekly": 26, "semi-monthly": 24, monthly: 12 };

/** For each kind what a case gives, and the figures that follow from it: all that a case has. */
const kinds: Record<
  string,
  { given: (keyof Given)[]; figures: (given: Given, year: number) => Record<string, number> }
> = {
  "federal income tax, wages only, standard deduction, no credits": {
    given: ["filingStatus", "grossIncome"],
    figures: ({ filingStatus, grossIncome }, year) => {
      const { rates, limits, standardDeduction } = lawOf(`${year}` as LawYearOption).incomeTax;
      const taxable = taxableIncome(grossIncome, standardDeduction[filingStatus]);
      const tax = graduatedTax(taxable, rates, limits[filingStatus]);
      return {
        standardDeduction: standardDeduction[filingStatus],
        taxableIncome: taxable,
        tax,
        marginalRate: marginalRate(taxable, rates, limits[filingStatus]),
        effectiveRatePercent: grossIncome === 0 ? 0 : (tax / grossIncome) * 100,
      };
    },
  },
  "self-employment tax (no wages, single)": {
    given: ["netEarnings"],
    figures: ({ netEarnings }, year) => {
      const { tax, additionalMedicare, ...parts } = selfEmploymentTax(
        lawOf(`${year}` as LawYearOption).payroll,
        "single",
        netEarnings,
      );
      return { ...parts, selfEmploymentTax: tax, additionalMedicareTax: additionalMedicare };
    },
  },
  "federal withholding, Pub. 15-T percentage method, W-4 2020+ with nothing in steps 2-4": {
    given: ["filingStatus", "payFrequency", "grossPay"],
    figures: ({ filingStatus, payFrequency, grossPay }, year) => {
      const { withholding, payroll } = lawOf(`${year}` as LawYearOption);
      const { socialSecurity, medicare } = payrollTax(payroll, grossPay);
      const withheld = incomeTaxWithheld(
        withholding,
        filingStatus,
        grossPay,
        periods[payFrequency],
      );
      return { federalWithholding: withheld, socialSecurityFirstPeriod: socialSecurity, medicare };
    },
  },
  "federal estate tax, no adjusted taxable gifts, no DSUE": {
    given: ["taxableEstate"],
    figures: ({ taxableEstate }, year) => {
      const { estate } = lawOf(`${year}` as LawYearOption);
      return { exclusion: estate.exclusion, tax: estateTax(estate, taxableEstate).tax };
    },
  },
};

const cases = examples as unknown as Case[];

test("there are cases of every kind, of years that are known", () => {
  expect([...new Set(cases.map(({ kind }) => kind))].sort()).toEqual(Object.keys(kinds).sort());
  const years = laws.map(({ year }) => year);
  for (const { taxYear } of cases) expect(years).toContain(taxYear);
});

test.each(cases.map((example) => [example.id, example] as const))("%s", (_, example) => {
  const { given, figures } = kinds[example.kind] as (typeof kinds)[string];
  const others: string[] = ["id", "kind", "taxYear", "note", ...given];
  const expected = Object.entries(example).filter(([name]) => !others.includes(name));
  const actual = figures(example as unknown as Given, example.taxYear);

  expect(Object.keys(actual).sort()).toEqual(expected.map(([name]) => name).sort());
  for (const [name, value] of expected)
    expect([name, Math.abs((actual[name] as number) - (value as number)) < 1e-8]).toEqual([
      name,
      true,
    ]);
});
