import { territoryAbbreviations } from "@/lib/tax-law/states/state-abbreviations";
import { territoryOf } from "@/lib/tax-law/states/territory-of";

test.each([
  ["PR", "Puerto Rico"],
  ["pr", "Puerto Rico"],
  [" Puerto Rico ", "Puerto Rico"],
  ["00601", "Puerto Rico"],
  ["00795", "Puerto Rico"],
  ["00901-1234", "Puerto Rico"],
  ["San Juan, PR 00926", "Puerto Rico"],
  ["GU", "Guam"],
  ["Guam", "Guam"],
  ["96910", "Guam"],
  ["96932", "Guam"],
  ["VI", "the U.S. Virgin Islands"],
  ["Virgin Islands", "the U.S. Virgin Islands"],
  ["U.S. Virgin Islands", "the U.S. Virgin Islands"],
  ["St. Croix, USVI", "the U.S. Virgin Islands"],
  ["00802", "the U.S. Virgin Islands"],
  ["00851", "the U.S. Virgin Islands"],
  ["AS", "American Samoa"],
  ["American Samoa", "American Samoa"],
  ["96799", "American Samoa"],
  ["MP", "the Northern Mariana Islands"],
  ["Northern Mariana Islands", "the Northern Mariana Islands"],
  ["Saipan, MP 96950", "the Northern Mariana Islands"],
])("%j is in %s", (location, territory) => {
  expect(territoryOf(location)).toBe(territory);
});

test("every territory is found by its abbreviation", () => {
  for (const [abbreviation, name] of Object.entries(territoryAbbreviations))
    expect(territoryOf(abbreviation)).toBe(name);
});

test.each([
  "",
  "CA",
  "HI",
  "96701",
  "96813",
  "96960",
  "00501",
  "00860",
  "06001",
  "100601",
  "Kansas",
  "Texas",
  "Virginia",
  "Spr",
  "Puerto Rico Street, NY",
])("%j is in none", (location) => {
  expect(territoryOf(location)).toBeNull();
});
