import {
  stateAbbreviations,
  territoryAbbreviations,
} from "@/lib/tax-law/states/state-abbreviations";
import { statesWithoutWageTax } from "@/lib/tax-law/states/states-without-wage-tax";

import tables from "../../../fixtures/us_tax_tables.json";

/** As a person would write them down. */
const states =
  "AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ " +
  "NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY";

test("they are 50 states, the District of Columbia and five territories, each named once", () => {
  const all = [stateAbbreviations, territoryAbbreviations];
  expect(all.map((list) => Object.keys(list).length)).toEqual([51, 5]);
  const entries = all.flatMap((list) => Object.entries(list));
  expect(new Set(entries.map(([abbreviation]) => abbreviation)).size).toBe(56);
  expect(new Set(entries.map(([, name]) => name)).size).toBe(56);
  expect(Object.keys(stateAbbreviations).sort().join(" ")).toBe(states);
  expect(Object.keys(territoryAbbreviations).sort().join(" ")).toBe("AS GU MP PR VI");
});

test("the two letters of a state are letters of its name, in its order", () => {
  for (const [[first, second], name] of Object.entries(stateAbbreviations))
    expect(name.toUpperCase()).toMatch(new RegExp(`\\b${first}.*${second}`));
});

test("the states of the other lists are among them, by the same names", () => {
  expect(stateAbbreviations).toMatchObject(statesWithoutWageTax);
  const { noTaxOnWages, ...others } = tables.stateFlatIncomeTaxRates;
  const taxed = Object.keys(others).filter((name) => /^[A-Z]{2}$/.test(name));
  expect(Object.keys(stateAbbreviations)).toEqual(
    expect.arrayContaining([...noTaxOnWages.value, ...taxed]),
  );
});
