/** Every number of lib/tax-law is that of the fixture, and every table cites what the fixture cites. */
import { withholdingTable } from "@/lib/tax-law/pay/withholding-table";
import type { LawYear } from "@/lib/tax-law/years/law-year";
import { laws } from "@/lib/tax-law/years/laws";
import * as newestLaw from "@/lib/tax-law/years/newest-law";

import returns from "../../../fixtures/federal_return_law.json";
import credits from "../../../fixtures/credit_law.json";
import compensation from "../../../fixtures/compensation_limits.json";
import itemized from "../../../fixtures/itemized_deductions.json";
import minimumTax from "../../../fixtures/minimum_tax_and_dependents.json";
import saving from "../../../fixtures/saving_by_income.json";
import tables from "../../../fixtures/us_tax_tables.json";
import {
  at,
  statuses,
  taxTables,
  unused,
  withheldStatuses,
  type ByStatus,
  type Entry,
} from "../tax-tables";

const limitations: Record<
  number,
  Entry<{ numerator: number; denominator: number }>
> = itemized.overallLimitation;

const countedPay: Record<number, Entry<number>> = compensation.limits;

type ByName = Record<"alternativeMinimumTax" | "dependents" | "mortgageInsurance", Entry<unknown>>;
const addedTables = minimumTax as unknown as Record<number, ByName>;
const added = (name: keyof ByName) => (year: number) => {
  const { read, known } = reader();
  return known(read(at(addedTables, year)[name]));
};

type CreditTables = Record<
  "dependentCare" | "education" | "adoption" | "educators" | "premiumRepayment",
  Entry<unknown>
> & { childCreditNeedsNumber: Entry<boolean> };
const creditTables = credits as unknown as Record<number, CreditTables>;
const ofCredits =
  (name: Exclude<keyof CreditTables, "childCreditNeedsNumber">) => (year: number) => {
    const { read, known } = reader();
    return known(read(at(creditTables, year)[name]));
  };

type Pair = number[];
type PhaseOuts = Entry<{
  roth: { singleOrHead: Pair; joint: Pair };
  covered: { singleOrHead: Pair; joint: Pair };
  spouseCovered: { joint: Pair };
}>;
const phaseOuts: Record<number, PhaseOuts> = saving.phaseOuts;
const saversLimits: Record<
  number,
  Entry<Record<"joint" | "head" | "others", number[]>>
> = saving.saversCredit;

const { line1g, ...printedTables } = taxTables.pub15T_percentageMethodAutomated;

/** What a table should hold, and what the entries cite that say so, where they cite documents. */
type Known = { numbers: unknown; cited?: string };

/** Reads entries one by one, and keeps what they cite. */
function reader() {
  const cited: string[] = [];
  const read = <Value>({ value, status, officialDocument = "" }: Entry<Value>): Value => {
    expect(status).not.toBe("UNVERIFIED");
    cited.push(officialDocument);
    return value;
  };
  const readEach = <Value, Part>(
    entries: ByStatus<Entry<Value>>,
    part: (value: Value) => Part,
  ): ByStatus<Part> => byStatus((status) => part(read(entries[status])));
  const known = (numbers: unknown): Known => ({ numbers, cited: cited.join(" ") });
  return { read, readEach, known };
}

const byStatus = <Value>(of: (status: (typeof statuses)[number], index: number) => Value) =>
  Object.fromEntries(
    statuses.map((status, index) => [status, of(status, index)]),
  ) as ByStatus<Value>;

/** Of one year the fixture says in words what the deductions were before they were raised. */
function deductionsWhenPrinted(year: number): ByStatus<number> {
  const deductions = at(taxTables.standardDeduction, year);
  const [, amounts = ""] = /before Pub\. L\. 119-21 were (.+?);/.exec(
    deductions.single.note ?? "",
  ) ?? [""];
  const earlier = amounts.split(" / ").map((amount) => Number(amount.replace(",", "")));
  return byStatus((status, index) => (amounts ? at(earlier, index) : deductions[status].value));
}

/** The tables of a return, in the words of the fixture, which names two models and no documents. */
const ofReturn = (year: number) => at(returns as unknown as Record<number, ReturnLaw>, year);

type ReturnLaw = Record<
  | "agedOrBlind"
  | "capitalLosses"
  | "charity"
  | "businessIncome"
  | "childCredit"
  | "earnedIncomeCredit"
  | "netInvestmentIncome",
  { value: object }
> & {
  socialSecurityThresholds: { value: Record<"first" | "second", ByStatus<number>> };
  studentLoanInterest: {
    value: Record<"most" | "from" | "fromJoint" | "range" | "rangeJoint" | "separate", number>;
  };
  stateAndLocalTax: {
    value: {
      most: ByStatus<number>;
      rate?: number;
      thresholds: ByStatus<number>;
      least: ByStatus<number>;
    };
  };
  temporaryDeductions?: {
    value: Record<
      "senior" | "tips" | "overtime" | "carLoanInterest",
      { most: number | ByStatus<number>; thresholds: ByStatus<number>; lessPerThousand: number }
    >;
  };
};

/**
 * The tables in which a surviving spouse has the amounts of a joint return. In all others the law says "a joint
 * return", and the amounts are those of anybody else: 26 U.S.C. 32, 24(h)(3), 86, 151(d)(5)(C), 163(h)(4),
 * 170(p), 199A(e)(2), 221(b)(2), 224, 225, 25B(b) and 3101(b)(2).
 */
const asJoint = [
  "incomeTax.limits", // 1(j)(2)(A)
  "incomeTax.standardDeduction", // 63(c)(2)(A)
  "agedOrBlind.addition", // 63(f)(3)
  "capitalGains.limits", // 1(h), 1(j)(5)
  "netInvestmentIncome.thresholds", // 1411(b)(1)
  "alternativeMinimumTax.exemption", // 55(d)(1)(A)
  "alternativeMinimumTax.phaseOut.from", // 55(d)(2)(A)
  "withholding.limits", // Publication 15-T
  "withholding.deductions",
  "withholding.adjustments",
  "savingByIncome.rothIra", // Notice 2025-67: "or as a qualifying surviving spouse"
  "savingByIncome.coveredIra",
];

/** A table without its surviving spouses, whom the older fixtures do not have, and where their amounts are. */
function withoutSurvivors(table: unknown, place: string, found: string[]): unknown {
  if (typeof table !== "object" || table === null || Array.isArray(table)) return table;
  const { qualifyingSurvivingSpouse, ...others } = table as Record<string, unknown>;
  if (qualifyingSurvivingSpouse !== undefined) {
    found.push(place);
    const like = asJoint.includes(place) ? "marriedFilingJointly" : "single";
    expect([place, qualifyingSurvivingSpouse]).toEqual([place, others[like]]);
  }
  return Object.fromEntries(
    Object.entries(others).map(([key, value]) => [
      key,
      withoutSurvivors(value, `${place}.${key}`, found),
    ]),
  );
}

const known: Record<Exclude<keyof LawYear, "year">, (year: number) => Known> = {
  alternativeMinimumTax: added("alternativeMinimumTax"),
  dependents: added("dependents"),
  mortgageInsurance: added("mortgageInsurance"),
  agedOrBlind: (year) => ({ numbers: { addition: ofReturn(year).agedOrBlind.value } }),
  capitalLosses: (year) => ({ numbers: ofReturn(year).capitalLosses.value }),
  socialSecurityBenefits: (year) => {
    const { first, second } = ofReturn(year).socialSecurityThresholds.value;
    const thresholds = byStatus((status) => [first[status], second[status]]);
    // 26 U.S.C. 86(c)(1)(C): the fixture has those of spouses who lived apart.
    return { numbers: { thresholds: { ...thresholds, marriedFilingSeparately: [0, 0] } } };
  },
  studentLoanInterest: (year) => {
    const { most, from, fromJoint, range, rangeJoint, separate } =
      ofReturn(year).studentLoanInterest.value;
    expect(separate).toBe(0);
    const alone = [from, from + range];
    const phaseOut = {
      single: alone,
      marriedFilingJointly: [fromJoint, fromJoint + rangeJoint],
      marriedFilingSeparately: null,
      headOfHousehold: alone,
    };
    return { numbers: { most, phaseOut } };
  },
  stateAndLocalTax: (year) => {
    const { most, rate, thresholds, least } = ofReturn(year).stateAndLocalTax.value;
    // 26 U.S.C. 164(b)(6): a separate return has half of what is left, and the models half of each amount.
    expect(most.marriedFilingSeparately).toBe(most.single / 2);
    const phaseDown = rate ? { rate, thresholds, least: least.single } : null;
    return { numbers: { most: most.single, phaseDown } };
  },
  charity: (year) => ({ numbers: ofReturn(year).charity.value }),
  temporaryDeductions: (year) => {
    const { temporaryDeductions } = ofReturn(year);
    const parts = ["senior", "tips", "overtime", "carLoanInterest"] as const;
    const none = { most: byStatus(() => 0), thresholds: byStatus(() => 0), lessPerThousand: 0 };
    // 26 U.S.C. 151(d)(5)(C)(v), 224(f) and 225(e): the married have them on joint returns only.
    const isForAll = (part: string) => part === "carLoanInterest";
    const numbers = parts.map((part) => {
      const given = temporaryDeductions?.value[part];
      if (!given) return [part, none];
      const { most } = given;
      const ofAll = typeof most === "number" ? byStatus(() => most) : most;
      const ofSeparate = isForAll(part) ? ofAll.marriedFilingSeparately : 0;
      return [part, { ...given, most: { ...ofAll, marriedFilingSeparately: ofSeparate } }];
    });
    return { numbers: Object.fromEntries(numbers) };
  },
  businessIncome: (year) => ({
    numbers: { least: null, ...ofReturn(year).businessIncome.value },
  }),
  childCredit: (year) => ({
    numbers: {
      ...ofReturn(year).childCredit.value,
      needsNumber: at(creditTables, year).childCreditNeedsNumber.value,
    },
  }),
  dependentCare: ofCredits("dependentCare"),
  education: ofCredits("education"),
  adoption: ofCredits("adoption"),
  educators: ofCredits("educators"),
  premiumRepayment: ofCredits("premiumRepayment"),
  earnedIncomeCredit: (year) => ({ numbers: ofReturn(year).earnedIncomeCredit.value }),
  netInvestmentIncome: (year) => ({ numbers: ofReturn(year).netInvestmentIncome.value }),
  incomeTax: (year) => {
    const { read, readEach, known } = reader();
    const brackets = at(taxTables.incomeTaxBrackets, year);
    const rates = read(taxTables.incomeTaxRates);
    readEach(brackets, (value) => expect(value.rates).toEqual(rates));
    return known({
      rates,
      limits: readEach(brackets, ({ upperLimits }) => upperLimits),
      standardDeduction: readEach(at(taxTables.standardDeduction, year), (amount) => amount),
    });
  },
  itemizedDeductions: (year) => {
    const { read, known } = reader();
    const { numerator, denominator } = read(at(limitations, year));
    return known({ reduction: numerator / denominator });
  },
  capitalGains: (year) => {
    const { read, readEach, known } = reader();
    const { rates, breakpoints } = taxTables.capitalGains;
    const limits = readEach(at(breakpoints, year), (value) => [
      value.zeroPercentUpTo,
      value.fifteenPercentUpTo,
    ]);
    return known({ rates: read(rates), limits });
  },
  payroll: (year) => {
    const { read, readEach, known } = reader();
    const rates = read(taxTables.ficaRates);
    const thresholds = taxTables.additionalMedicareThreshold;
    const [, withholdingThreshold = ""] =
      /employers withhold the 0\.9% above ([\d,]+) whatever the filing status/.exec(
        thresholds.single.note ?? "",
      ) ?? [];
    return known({
      wageBase: read(at(taxTables.socialSecurityWageBase, year)),
      socialSecurity: {
        rate: rates.socialSecurityEmployee,
        selfEmployedRate: rates.socialSecuritySelfEmployed,
      },
      medicare: {
        rate: rates.medicareEmployee,
        selfEmployedRate: rates.medicareSelfEmployed,
        additionalRate: rates.additionalMedicareRate,
        thresholds: readEach(thresholds, (amount) => amount),
        withholdingThreshold: Number(withholdingThreshold.replace(",", "")),
      },
      selfEmployment: {
        netEarningsFactor: rates.netEarningsFactor,
        minimum: rates.selfEmploymentMinimumNetEarnings,
      },
    });
  },
  withholding: (year) => {
    const { read, readEach, known } = reader();
    const { marriedFilingJointly, otherwise } = read(line1g);
    for (const status of withheldStatuses) read(at(printedTables, year).standard[status]);
    return known({
      rates: read(taxTables.incomeTaxRates),
      limits: readEach(at(taxTables.incomeTaxBrackets, year), ({ upperLimits }) => upperLimits),
      deductions: deductionsWhenPrinted(year),
      adjustments: byStatus((status) =>
        status === "marriedFilingJointly" ? marriedFilingJointly : otherwise,
      ),
    });
  },
  retirement: (year) => {
    const { read, known } = reader();
    const entries = at(taxTables.retirementLimits, year);
    const catchUp = read(entries.k401CatchUp50);
    const catchUpAt60 = read(entries.k401CatchUp60to63);
    return known({
      k401: {
        limit: read(entries.k401ElectiveDeferral),
        catchUp,
        ...(catchUpAt60 !== catchUp && { catchUpAt60 }),
      },
      annualAdditions: read(entries.annualAdditions415c),
      countedPay: read(at(countedPay, year)),
      ira: { limit: read(entries.ira), catchUp: read(entries.iraCatchUp50) },
    });
  },
  savingByIncome: (year) => {
    const { read, known } = reader();
    const { roth, covered, spouseCovered } = read(at(phaseOuts, year));
    const separate = read(saving.separate);
    const each = (pairs: { singleOrHead: Pair; joint: Pair }) => ({
      single: pairs.singleOrHead,
      marriedFilingJointly: pairs.joint,
      marriedFilingSeparately: separate,
      headOfHousehold: pairs.singleOrHead,
    });
    const { joint, head, others } = read(at(saversLimits, year));
    return known({
      rothIra: each(roth),
      coveredIra: each(covered),
      spouseCoveredIra: {
        marriedFilingJointly: spouseCovered.joint,
        marriedFilingSeparately: separate,
      },
      saversCredit: {
        ...read(saving.saversCreditRates),
        limits: {
          single: others,
          marriedFilingJointly: joint,
          marriedFilingSeparately: others,
          headOfHousehold: head,
        },
      },
    });
  },
  estate: (year) => {
    const { read, known } = reader();
    const rows = read(taxTables.estateTax.graduatedTable);
    return known({
      rates: rows.map(({ rate }) => rate),
      limits: rows.slice(1).map(({ over }) => over),
      exclusion: read(at(taxTables.estateTax.basicExclusionAmount, year)),
    });
  },
};

const names = Object.keys(known) as (keyof typeof known)[];

test("every year that the fixture has the brackets of is there, the newest last", () => {
  expect(laws.map(({ year }) => String(year))).toEqual(
    Object.keys(taxTables.incomeTaxBrackets).sort(),
  );
});

test("what pages import is the same law", () => {
  expect({ ...newestLaw }).toEqual({ ...laws.at(-1) });
});

test("every part of the fixture is compared, or named as one that is not used", () => {
  const compared: Record<keyof typeof taxTables, true> = {
    incomeTaxRates: true,
    incomeTaxBrackets: true,
    standardDeduction: true,
    socialSecurityWageBase: true,
    ficaRates: true,
    additionalMedicareThreshold: true,
    capitalGains: true,
    retirementLimits: true,
    estateTax: true,
    pub15T_percentageMethodAutomated: true,
    federalPovertyGuidelines: true,
    acaApplicablePercentage: true,
  };
  const { _about, ...parts } = tables;
  expect(_about.rates).toBe("fractions");
  expect(Object.keys(parts).sort()).toEqual([...Object.keys(compared), ...unused].sort());
});

describe.each(laws.map((law) => [law.year, law] as const))("%d", (year, law) => {
  test("has these tables and no others", () => {
    expect(Object.keys(law).sort()).toEqual([...names, "year"].sort());
  });

  test.each(names)("%s: every number, its year, its document and its day", (name) => {
    const { year: ofTable, document, checked, ...numbers } = law[name];
    const { numbers: right, cited } = known[name](year);
    const [ours, theirs] = [numbers, right].map((table) => withoutSurvivors(table, name, []));
    expect(ours).toEqual(theirs);
    expect(ofTable).toBe(year);
    expect(checked).toMatch(/^20\d\d-\d\d-\d\d$/);

    const named = document.split(/[\s,()]+/).filter((word) => /\d|\//.test(word));
    expect(named).not.toEqual([]);
    if (cited !== undefined) for (const word of named) expect(cited).toContain(word);
  });

  test("a surviving spouse has the amounts that the law says, in every table by filing status", () => {
    const found: string[] = [];
    for (const name of names) withoutSurvivors(law[name], name, found);
    expect(found).toEqual(expect.arrayContaining(asJoint));
    const tables = JSON.stringify(law).match(/"headOfHousehold":/g);
    expect(found).toHaveLength(tables?.length ?? 0);
  });

  test("the unified credit is that of the table", () => {
    const rows = taxTables.estateTax.graduatedTable.value;
    const { baseTax, rate, over } = at(rows, rows.length - 1);
    expect(baseTax + rate * (law.estate.exclusion - over)).toBe(
      at(taxTables.estateTax.unifiedCredit, year),
    );
  });
});

/**
 * Where the fixture has figures that it derived, not rounded or rounded to even. Printed are these,
 * as several transcriptions of the publication agree: of 2024 spurwork/laravel-taxes@a4afe5ff481f.
 */
const printedOtherwise: Record<string, [derived: number, printed: number]> = {
  "2024 step2Checkbox single 4 atLeast": [57_562.5, 57_563],
  "2024 step2Checkbox single 6 atLeast": [129_162.5, 129_163],
  "2024 step2Checkbox single 7 baseTax": [91_823.62, 91_823.63],
  "2025 step2Checkbox single 2 atLeast": [13_462.5, 13_463],
  "2025 step2Checkbox single 3 atLeast": [31_737.5, 31_738],
  "2025 step2Checkbox single 6 atLeast": [132_762.5, 132_763],
};

test("the withholding tables are those that are printed, row by row", () => {
  const otherwise: typeof printedOtherwise = {};
  for (const { year, withholding } of laws)
    for (const kind of ["standard", "step2Checkbox"] as const)
      for (const status of withheldStatuses) {
        const rows = at(printedTables, year)[kind][status].value;
        const table = withholdingTable(withholding, status, kind === "step2Checkbox");
        expect(table.map(({ rate }) => rate)).toEqual(rows.map(({ rate }) => rate));
        for (const [index, { from, tax }] of table.entries()) {
          const { atLeast, baseTax } = at(rows, index);
          const row = `${year} ${kind} ${status} ${index}`;
          if (from !== atLeast) otherwise[`${row} atLeast`] = [atLeast, from];
          if (Math.abs(tax - baseTax) > 1e-9) otherwise[`${row} baseTax`] = [baseTax, tax];
        }
      }
  expect(otherwise).toEqual(printedOtherwise);
});
