import { choicesByState } from "./choices-by-state";

/** What a state takes when a car is bought from a dealer. */
type VehicleTax = {
  /** In percent; none where no one rate is right. */
  rate?: number;
  /** What it is a percentage of. */
  of?: string;
  /** What comes on top, and what else there is to know. */
  more?: string;
  /** The state’s own page or law. */
  read: string;
  /** The day, and where that page was read, if they are others. */
  on?: string;
  readIn?: string;
};

const full = "the full price";
const net = "the price minus the trade-in";
const noLocalTax = "No local tax is added.";
const localTax = "Cities and counties add their own.";
const upTo = (most: number) => `Cities and counties add up to ${most}%.`;
const taxFoundation = {
  read: "https://taxfoundation.org/data/all/state/2026-sales-tax-rates-midyear/",
  on: "July 1, 2026",
  readIn: "copies of its table",
};

/**
 * Each page was read as CarWorthIt quotes it, on September 15, 2026: src/content/state-fees.json of
 * github.com/skillettsites/carworthit. It has no rate for Wyoming, and for Utah none with what every county adds:
 * those are of the Tax Foundation’s “State and Local Sales Tax Rates, Midyear 2026”.
 */
const taxes: Readonly<Record<string, VehicleTax>> = {
  AL: {
    rate: 2,
    of: net,
    more: "Cities and counties add 0.1% to 5%.",
    read: "https://www.revenue.alabama.gov/wp-content/uploads/2022/06/Automotive_Sales_Use_Lease_Tax_Guide.pdf",
  },
  AK: {
    rate: 0,
    more: "Some cities and boroughs charge their own.",
    read: "https://taxfoundation.org/location/alaska/",
  },
  AZ: { rate: 5.6, of: net, more: localTax, read: "https://www.azleg.gov/ars/42/05010-01.htm" },
  AR: {
    rate: 6.5,
    of: net,
    more: "Local tax is only on the first $2,500. A car under $10,000 is taxed less.",
    read: "https://www.dfa.arkansas.gov/office/taxes/excise-tax-administration/sales-use-tax/sales-use-tax-rates/state-sales-use-tax-rates/",
  },
  CA: {
    rate: 7.25,
    of: full,
    more: upTo(4),
    read: "https://www.cdtfa.ca.gov/taxes-and-fees/sales-use-tax-rates.htm",
  },
  CO: {
    rate: 2.9,
    of: net,
    more: localTax,
    read: "https://colorado.public.law/statutes/crs_39-26-106",
  },
  CT: {
    rate: 6.35,
    of: net,
    more: `Above $50,000 it is 7.75%. ${noLocalTax}`,
    read: "https://portal.ct.gov/dmv/vehicle-services/sales-tax-registrations",
  },
  DE: {
    rate: 5.25,
    of: net,
    more: `It is called a document fee. ${noLocalTax}`,
    read: "https://delcode.delaware.gov/title30/c030/index.html",
  },
  DC: {
    of: "1% to 11% of what it is worth, by its weight and fuel economy",
    more: "See the table.",
    read: "https://dmv.dc.gov/book/dmv-fees/vehicle-title-and-excise-tax-fees",
  },
  FL: {
    rate: 6,
    of: net,
    more: "Counties add up to 2%, only on the first $5,000.",
    read: "https://floridarevenue.com/Forms_library/current/brochure/gt800030.pdf",
  },
  GA: {
    rate: 7,
    of: "what it is worth, minus the trade-in",
    more: noLocalTax,
    read: "https://dor.georgia.gov/motor-vehicles/vehicle-registration-license-plates/vehicle-taxes-title-ad-valorem-tax-tavt-and",
  },
  HI: {
    rate: 4,
    of: full,
    more: "Counties add up to 0.5%.",
    read: "https://data.capitol.hawaii.gov/hrscurrent/Vol04_Ch0201-0257/HRS0237/HRS_0237-0013.htm",
  },
  ID: {
    rate: 6,
    of: net,
    read: "https://tax.idaho.gov/document-mngr/sales-and-use-tax-guide-for-vehicle-transactions/",
  },
  IL: {
    rate: 6.25,
    of: net,
    more: localTax,
    read: "https://tax.illinois.gov/forms/sales/vehicleusetax/rut-25-instr.html",
  },
  IN: { rate: 7, of: net, more: noLocalTax, read: "https://www.in.gov/dor/files/sib28s.pdf" },
  IA: {
    rate: 5,
    of: net,
    more: noLocalTax,
    read: "https://www.legis.iowa.gov/docs/code/321.105A.pdf",
  },
  KS: { rate: 6.5, of: net, more: localTax, read: "https://www.ksrevenue.gov/pub1526.html" },
  KY: {
    rate: 6,
    of: net,
    more: noLocalTax,
    read: "https://revenue.ky.gov/Property/Motor-Vehicles/Pages/Motor-Vehicle-Usage-Tax.aspx",
  },
  LA: {
    rate: 5,
    of: net,
    more: "Parishes and cities add 1.85% to 7%.",
    read: "https://revenue.louisiana.gov/tax-education-and-faqs/faqs/sales-tax-reform/what-is-the-state-sales-tax-rate/",
  },
  ME: {
    rate: 5.5,
    of: net,
    more: noLocalTax,
    read: "https://legislature.maine.gov/statutes/36/title36sec1811.html",
  },
  MD: {
    rate: 6.5,
    of: net,
    more: noLocalTax,
    read: "https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gtr&section=13-809&enactments=false",
  },
  MA: {
    rate: 6.25,
    of: net,
    more: noLocalTax,
    read: "https://malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter64H/Section2",
  },
  MI: {
    rate: 6,
    of: `${net}, up to a limit`,
    more: noLocalTax,
    read: "https://codes.findlaw.com/mi/chapter-205-taxation/mi-comp-laws-205-52/",
  },
  MN: {
    rate: 6.875,
    of: net,
    more: noLocalTax,
    read: "https://www.revisor.mn.gov/statutes/cite/297B.02",
  },
  MS: { rate: 5, of: net, read: "https://www.dor.ms.gov/business/sales-tax-rates" },
  MO: { rate: 4.225, of: net, more: upTo(6.5), read: "https://dor.mo.gov/pdf/localsales.pdf" },
  MT: {
    rate: 0,
    more: noLocalTax,
    read: "https://mca.legmt.gov/bills/mca/title_0150/chapter_0680/part_0010/section_0020/0150-0680-0010-0020.html",
  },
  NE: {
    rate: 5.5,
    of: net,
    more: "Cities add up to 2%.",
    read: "https://revenue.nebraska.gov/businesses/sales-and-use-tax",
  },
  NV: {
    rate: 6.85,
    of: net,
    more: "Counties add up to 1.525%.",
    read: "https://tax.nv.gov/tax-types/sales-tax-use-tax/",
  },
  NH: {
    rate: 0,
    more: noLocalTax,
    read: "https://www.nheconomy.com/why-new-hampshire/low-tax-burden",
  },
  NJ: {
    rate: 6.625,
    of: net,
    more: noLocalTax,
    read: "https://www.nj.gov/treasury/taxation/moveqa.shtml",
  },
  NM: {
    rate: 4,
    of: net,
    more: noLocalTax,
    read: "https://www.tax.newmexico.gov/all-nm-taxes/2020/10/22/motor-vehicle-excise-tax/",
  },
  NY: {
    rate: 4,
    of: net,
    more: "Cities and counties add 3% to 4.875%.",
    read: "https://www.tax.ny.gov/pdf/publications/sales/pub718.pdf",
  },
  NC: {
    rate: 3,
    of: net,
    more: noLocalTax,
    read: "https://www.ncdot.gov/about-us/how-we-operate/finance-budget/nc-first/Documents/nc-first-brief-edition-3.pdf",
  },
  ND: {
    rate: 5,
    of: net,
    more: noLocalTax,
    read: "https://www.tax.nd.gov/sites/www/files/documents/guidelines/business/sales-use/gl-21963.pdf",
  },
  OH: {
    rate: 5.75,
    of: `${net} of a new car, or the full price of a used one`,
    more: "Counties add their own.",
    read: "https://codes.findlaw.com/oh/title-lvii-taxation/oh-rev-code-sect-5739-02/",
  },
  OK: { rate: 4.5, of: "the price", read: "https://okpolicy.org/motor-vehicle-taxes/" },
  OR: {
    rate: 0,
    more: "A dealer may add 0.5% on a new one.",
    read: "https://www.oregon.gov/dor/programs/businesses/pages/vehicle-privilege-and-use-taxes.aspx",
  },
  PA: {
    rate: 6,
    of: net,
    more: "Allegheny County adds 1%, and Philadelphia 2%.",
    read: "https://www.pa.gov/content/dam/copapwp-pagov/en/penndot/documents/public/dvspubsforms/bmv/bmv-fact-sheets/fs-buysell.pdf",
  },
  RI: {
    rate: 7,
    of: net,
    more: noLocalTax,
    read: "https://codes.findlaw.com/ri/title-44-taxation/ri-gen-laws-sect-44-18-18/",
  },
  SC: {
    of: `5% of ${net}, but at most $500`,
    more: "Above $10,000, leave 0 here and add $500 to the fees.",
    read: "https://www.scstatehouse.gov/code/t56c003.php",
  },
  SD: { rate: 4, of: net, read: "https://dor.sd.gov/individuals/motor-vehicle/cars-trucks-vans/" },
  TN: {
    rate: 7,
    of: net,
    more: "Local tax is only on the first $1,600.",
    read: "https://www.tn.gov/revenue/taxes/sales-and-use-tax/single-article-special-tax-rates.html",
  },
  TX: {
    rate: 6.25,
    of: net,
    more: noLocalTax,
    read: "https://comptroller.texas.gov/taxes/publications/98-805.php",
  },
  UT: { rate: 6.1, of: net, more: localTax, ...taxFoundation },
  VT: {
    rate: 6,
    of: net,
    more: noLocalTax,
    read: "https://dmv.vermont.gov/tax-title/vehicle-taxation",
  },
  VA: {
    rate: 4.15,
    of: full,
    more: noLocalTax,
    read: "https://www.dmv.virginia.gov/vehicles/taxes-fees/sut",
  },
  WA: {
    rate: 7,
    of: net,
    more: localTax,
    read: "https://dor.wa.gov/taxes-rates/other-taxes/motor-vehicle-salesuse-tax",
  },
  WV: { rate: 6, of: net, more: noLocalTax, read: "https://dmv.wv.gov/titles" },
  WI: {
    rate: 5,
    of: "the price",
    more: upTo(2.9),
    read: "https://www.revenue.wi.gov/Pages/FAQS/pcs-taxrates.aspx",
  },
  WY: { rate: 4, of: net, more: "Counties add their own.", ...taxFoundation },
};

export const vehicleTax = choicesByState(
  taxes,
  (state, { rate, of, more, read, on = "September 15, 2026", readIn = "a list by CarWorthIt" }) => {
    const share = rate === undefined ? of : `${rate}% of ${of}`;
    const taxed = rate === 0 ? "was not taxed by the state" : `was taxed at ${share}`;
    const said = {
      sentence: [`On ${on}, a car in ${state} ${taxed}.`, more].join(" ").trim(),
      source: { text: new URL(read).host.replace(/^www\./, ""), href: read, readIn },
    };
    return rate === undefined ? said : { typed: `${rate}`, shown: `${rate}%`, ...said };
  },
);
