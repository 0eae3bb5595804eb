import tables from "../../fixtures/us_tax_tables.json";

/** A number or a table of the fixture, with what the fixture says of it. */
export type Entry<Value> = {
  value: Value;
  status: string;
  officialDocument?: string;
  note?: string;
};

export const statuses = [
  "single",
  "marriedFilingJointly",
  "marriedFilingSeparately",
  "headOfHousehold",
] as const;

/** The statuses that the withholding tables are printed for. */
export const withheldStatuses = ["single", "marriedFilingJointly", "headOfHousehold"] as const;

export type ByStatus<Value> = Record<(typeof statuses)[number], Value>;
type ByWithheldStatus<Value> = Record<(typeof withheldStatuses)[number], Value>;
type ByYear<Value> = Record<number, Value>;

type Named<Name extends string> = Record<Name, Entry<number>>;
type PrintedRow = { atLeast: number; baseTax: number; rate: number };
type Guideline = { firstPerson: number; eachAdditional: number };
type Band = { fplFrom: number; fplTo: number; percentAtStart: number; percentAtEnd: number };
type FicaRate =
  | "socialSecurityEmployee"
  | "socialSecuritySelfEmployed"
  | "medicareEmployee"
  | "medicareSelfEmployed"
  | "netEarningsFactor"
  | "selfEmploymentMinimumNetEarnings"
  | "additionalMedicareRate";

/** The parts of the fixture that lib/tax-law has. */
export const taxTables = tables as unknown as {
  incomeTaxRates: Entry<number[]>;
  incomeTaxBrackets: ByYear<ByStatus<Entry<{ upperLimits: number[]; rates: number[] }>>>;
  standardDeduction: ByYear<ByStatus<Entry<number>>>;
  socialSecurityWageBase: ByYear<Entry<number>>;
  ficaRates: Entry<Record<FicaRate, number>>;
  additionalMedicareThreshold: ByStatus<Entry<number>>;
  capitalGains: {
    rates: Entry<number[]>;
    breakpoints: ByYear<ByStatus<Entry<{ zeroPercentUpTo: number; fifteenPercentUpTo: number }>>>;
  };
  retirementLimits: ByYear<
    Named<"k401ElectiveDeferral" | "k401CatchUp50" | "k401CatchUp60to63" | "annualAdditions415c"> &
      Named<"ira" | "iraCatchUp50">
  >;
  estateTax: {
    basicExclusionAmount: ByYear<Entry<number>>;
    graduatedTable: Entry<{ over: number; baseTax: number; rate: number }[]>;
    unifiedCredit: ByYear<number>;
  };
  pub15T_percentageMethodAutomated: {
    line1g: Entry<{ marriedFilingJointly: number; otherwise: number }>;
  } & ByYear<Record<"standard" | "step2Checkbox", ByWithheldStatus<Entry<PrintedRow[]>>>>;
  federalPovertyGuidelines: ByYear<
    Record<"contiguous48AndDC" | "alaska" | "hawaii", Entry<Guideline>>
  >;
  acaApplicablePercentage: ByYear<Entry<{ bands: Band[]; above400percentFPL: number | string }>>;
};

/** What the fixture knows and a year of law does not hold. */
export const unused = [
  "additionalStandardDeductionAgedOrBlind",
  "seniorDeduction2025to2028",
  "netInvestmentIncomeTax",
  "hsaLimits",
  "acaAgeCurveDefault",
  "stateFlatIncomeTaxRates",
  "taxYear2027",
  "specNumbers",
];

/** What there is at this place, which must not be missing. */
export function at<Value>(values: { readonly [place: number]: Value }, place: number): Value {
  const value = values[place];
  if (value === undefined) throw new Error(`There is nothing at ${place}`);
  return value;
}
