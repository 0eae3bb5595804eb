import type { StateCode } from "./state-abbreviations";

/** What a state takes when somebody dies, besides the federal estate tax. */
type TransferTax = {
  /** An estate tax is on all that is left, an inheritance tax on what an heir receives. */
  kind: "estate" | "inheritance" | "both";
  /** Dollars: an estate up to it owes nothing. What heirs have free is in the note. */
  threshold?: number;
  /** Dollars: an estate above it is taxed from its first dollar. */
  cliff?: number;
  /** The year of the death that the numbers are for. */
  year: number;
  /**
   * Fractions: the lowest and the highest on what is above the threshold, or on what is taxed of an
   * heir. Of the estate where both are taxed; of the whole table in Illinois and New York, where the
   * first dollars above it cost more, as their notes say.
   */
  rates: readonly [lowest: number, highest: number];
  /** What else to know, as a sentence for a visitor. */
  note: string;
  /** The form, instructions or statute of the state. */
  document: string;
  /** Where the numbers were read. */
  readIn: string;
  /** The day on which they were last compared with it, as 2026-11-28. */
  checked: string;
};

/*
 * Lists of all states, beside what is named of each. Of the first only the thresholds and the highest
 * rates were used: its brackets between are not always those of the statutes.
 */
const twoLists =
  "brian-pollard/state-estate-tax-calculator@013d58806abe and stepuplaw/state-estate-tax-dataset@01649bee0e1f";
const list = "stepuplaw/state-estate-tax-dataset@01649bee0e1f";

/**
 * The estate and inheritance taxes of the states, for deaths at the end of 2026. All other states
 * have none: Iowa’s inheritance tax ended with 2024, New Jersey’s estate tax with 2017.
 *
 * Massachusetts, Rhode Island, Illinois and Maryland still use the table of the federal credit for
 * state death taxes, 26 U.S.C. 2011(b) as it was in 2001. No estate meets its lowest rate, 0.8%: the
 * credit of the first two covers all below 7.2%, and Maryland takes no more than 16% of what is above
 * its threshold, which is always less than the table. Illinois is told by the table all the same, as
 * it is published: where its computation begins depends on itself.
 */
export const estateAndInheritanceTaxes: Readonly<Partial<Record<StateCode, TransferTax>>> = {
  CT: {
    kind: "estate",
    threshold: 15_000_000,
    year: 2026,
    rates: [0.12, 0.12],
    note: "Connecticut follows the federal exclusion, counts taxable gifts since 2005, and takes at most $15,000,000.",
    document: "Conn. Gen. Stat. 12-391, and Rev. Proc. 2025-32",
    readIn: `https://portal.ct.gov/DRS/Individuals/Individual-Income-Tax-Portal/Estate-and-Gift-Taxes/Tax-Information (2023), ${twoLists}`,
    checked: "2026-11-28",
  },
  DC: {
    kind: "estate",
    threshold: 4_988_400,
    year: 2026,
    rates: [0.112, 0.16],
    note: "The District of Columbia raises the amount with prices every year.",
    document: "D.C. Code 47-3701 and 47-3702, and the 2026 D-76 booklet",
    readIn: `https://casetext.com/statute/district-of-columbia-official-code/division-viii-general-laws/title-47-taxation-licensing-permits-assessments-and-fees/chapter-37-inheritance-and-estate-taxes/section-47-3702-tax-on-transfer-of-taxable-estate-of-residents-amounts-credit-property-of-resident-defined (the rates), ${twoLists}`,
    checked: "2026-11-28",
  },
  HI: {
    kind: "estate",
    threshold: 5_490_000,
    year: 2026,
    rates: [0.1, 0.2],
    note: "Hawaii keeps the federal exclusion of 2017, and a surviving spouse can add what the first spouse did not use.",
    document: "HRS 236E-6 and 236E-8, and the instructions for Form M-6",
    readIn: `https://instalawyer.io/laws/hawaii-revised-statutes/236e-8-tax-imposed-credit-for, https://jgllaw.com/2025-state-estate-tax-exemption-thresholds, ${twoLists}`,
    checked: "2026-11-28",
  },
  IL: {
    kind: "estate",
    threshold: 4_000_000,
    year: 2026,
    rates: [0.008, 0.16],
    note: "Illinois computes its tax together with the deduction for it, and takes more than a quarter of the first dollars above $4,000,000.",
    document: "35 ILCS 405/2",
    readIn: `https://natlawreview.com/article/what-illinois-estate-tax-rate (the statute and the table), ${twoLists}`,
    checked: "2026-11-28",
  },
  KY: {
    kind: "inheritance",
    year: 2026,
    rates: [0.04, 0.16],
    note: "Kentucky taxes heirs: nieces, nephews, aunts, uncles and children-in-law 4% to 16% above $1,000, others 6% to 16% above $500; a spouse, parents, children, grandchildren, brothers and sisters nothing.",
    document: "KRS 140.070 and 140.080",
    readIn: `https://legalfix.com/statutes/state-codes/kentucky/chapter-140/section-140-070, https://www.estateriskiq.com/states/kentucky/risk/tax, ${list}`,
    checked: "2026-11-28",
  },
  MA: {
    kind: "estate",
    threshold: 2_000_000,
    year: 2026,
    rates: [0.072, 0.16],
    note: "Massachusetts takes a credit of $99,600 off its tax, which frees estates up to $2,000,000 and does not rise with prices.",
    document: "M.G.L. c. 65C, section 2A",
    readIn: `https://www.mass.gov/info-details/massachusetts-estate-tax-guide, ${twoLists}`,
    checked: "2026-11-28",
  },
  MD: {
    kind: "both",
    threshold: 5_000_000,
    year: 2026,
    rates: [0.16, 0.16],
    note: "Maryland also takes 10% of what heirs outside the close family receive, which lowers the tax of the estate.",
    document: "Md. Tax-General 7-203, 7-204, 7-304 and 7-309",
    readIn: `https://self-law.org/code/md/tax-general/7-304, https://www.nolo.com/legal-encyclopedia/maryland-inheritance-tax.html, ${twoLists}`,
    checked: "2026-11-28",
  },
  ME: {
    kind: "estate",
    threshold: 7_160_000,
    year: 2026,
    rates: [0.08, 0.12],
    note: "Maine raises the amount with prices every year, and counts taxable gifts of the last year.",
    document: "36 M.R.S. 4102, 4103 and 4119",
    readIn: `https://www.maine.gov/revenue/taxes/income-estate-tax/estate-tax-706me (2024), ${twoLists}`,
    checked: "2026-11-28",
  },
  MN: {
    kind: "estate",
    threshold: 3_000_000,
    year: 2026,
    rates: [0.13, 0.16],
    note: "Minnesota has not raised the amount since 2020.",
    document: "Minn. Stat. 291.016 and 291.03",
    readIn: `https://lawserver.com/law/state/minnesota/mn-laws/minnesota_statutes_291-03 (the rates), ${twoLists}`,
    checked: "2026-11-28",
  },
  NE: {
    kind: "inheritance",
    year: 2026,
    rates: [0.01, 0.15],
    note: "Nebraska’s counties tax heirs: children, parents, brothers and sisters 1% above $100,000, nieces, nephews, aunts and uncles 11% above $40,000, others 15% above $25,000; a spouse and heirs under 22 nothing.",
    document: "Neb. Rev. Stat. 77-2004 to 77-2006",
    readIn: `https://nebraskalegislature.gov/laws/statutes.php?print=true&statute=77-2006, https://whitmorelaw.com/probate/nebraska-inheritance-tax/, ${list}`,
    checked: "2026-11-28",
  },
  NJ: {
    kind: "inheritance",
    year: 2026,
    rates: [0.11, 0.16],
    note: "New Jersey taxes heirs: brothers, sisters and children-in-law 11% to 16% above $25,000, others 15% up to $700,000 and 16% above it; a spouse, parents, children and grandchildren nothing.",
    document: "N.J.S.A. 54:34-1 to 54:34-4",
    readIn: `http://www.state.nj.us/treasury/taxation/inheritance-estate/tax-rates.shtml, ${list}`,
    checked: "2026-11-28",
  },
  NY: {
    kind: "estate",
    threshold: 7_350_000,
    cliff: 7_717_500,
    year: 2026,
    rates: [0.0306, 0.16],
    note: "New York has a cliff: an estate of more than 105% of the amount, $7,717,500, is taxed from its first dollar, and one between the two loses the exclusion step by step.",
    document: "N.Y. Tax Law 952",
    readIn: `https://nysenate.gov/legislation/laws/TAX/952, https://www.suffolklaw.com/avoiding-the-cliff-understanding-new-yorks-estate-tax, ${twoLists}`,
    checked: "2026-11-28",
  },
  OR: {
    kind: "estate",
    threshold: 1_000_000,
    year: 2026,
    rates: [0.1, 0.16],
    note: "Oregon’s amount is the lowest of all, and has not risen since 2012.",
    document: "ORS 118.010",
    readIn: `https://pnwprobate.com/portland-estate-planning-blog/2016/4/29/2016-oregon-estate-tax-rates, ${twoLists}`,
    checked: "2026-11-28",
  },
  PA: {
    kind: "inheritance",
    year: 2026,
    rates: [0.045, 0.15],
    note: "Pennsylvania taxes heirs: children over 21, grandchildren and parents 4.5%, brothers and sisters 12%, others 15%; a spouse nothing.",
    document: "72 P.S. 9116",
    readIn: `https://www.yorkcountypa.gov/FAQ.aspx?QID=149, https://paelderlaw.com/?p=13451, ${list}`,
    checked: "2026-11-28",
  },
  RI: {
    kind: "estate",
    threshold: 1_838_056,
    year: 2026,
    rates: [0.072, 0.16],
    note: "Rhode Island takes a credit off its tax that rises with prices every year: $87,940 in 2026, which frees estates up to $1,838,056.",
    document: "R.I. Gen. Laws 44-22-1.1, and ADV 2025-27",
    readIn: `https://fastdemocracy.com/bill-summary/?billsummary_id=RIB00031483&billsummary_session=2025&billsummary_state=ri (how it is computed), ${twoLists}`,
    checked: "2026-11-28",
  },
  VT: {
    kind: "estate",
    threshold: 5_000_000,
    year: 2026,
    rates: [0.16, 0.16],
    note: "Vermont has not raised the amount since 2021.",
    document: "32 V.S.A. 7442a",
    readIn: `https://legislature.vermont.gov/statutes/section/32/190/07442a, ${twoLists}`,
    checked: "2026-11-28",
  },
  WA: {
    kind: "estate",
    threshold: 3_000_000,
    year: 2026,
    rates: [0.1, 0.2],
    note: "Washington lowered its rates for deaths since July 1, 2026: from July 2025 they were 10% to 35%, in the first half of 2026 on what was above $3,076,000.",
    document: "RCW 83.100.020 and 83.100.040, as amended by SB 5813 of 2025 and ESB 6347 of 2026",
    readIn: `https://lawfilesext.leg.wa.gov/biennium/2025-26/Htm/Amendments/House/6347.E%20AMH%20STOK%20TAYT%20607.htm, http://dor.wa.gov/content/findtaxesandrates/othertaxes/Tax_estatetaxtables.aspx, ${twoLists}`,
    checked: "2026-11-28",
  },
};
