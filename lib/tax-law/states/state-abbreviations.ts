/*
 * The states and the District of Columbia as a sentence names them, by the abbreviations of the
 * Postal Service.
 *
 * Read on 2026-11-21 at https://pe.usps.com/TEXT/pub28/pub28apb.htm (Publication 28, appendix B).
 */
const names = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "the District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
};

export type StateCode = keyof typeof names;

export const stateAbbreviations: Readonly<Record<string, string>> = names;

/** The five territories where people live, of the same list. */
export const territoryAbbreviations: Readonly<Record<string, string>> = {
  AS: "American Samoa",
  GU: "Guam",
  MP: "the Northern Mariana Islands",
  PR: "Puerto Rico",
  VI: "the U.S. Virgin Islands",
};
