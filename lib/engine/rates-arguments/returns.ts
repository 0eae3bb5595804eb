import { federalReturn } from "../../tax-law/federal-return";
import { otherLineKinds } from "../../tax-law/other-lines";
import { newestYear } from "../../tax-law/years/law-years";
import { dollars, dollarsFromZero, number, type ArgumentsOf } from "../arguments";
import { alike, listOf, objectOf, oneOf, onlyOf, optional, textOf, trueOrFalse } from "../checks";
import type * as rates from "../rates";
import {
  household,
  householdOfState,
  localRate,
  people,
  perYear,
  place,
  state,
  stateHousehold,
} from "./household";
import { lawYear, yearOfLaw } from "./law";

const share = number({ min: 0, max: 1 });

/** What of a couple’s amounts is the spouse’s. */
const division = onlyOf({
  pension: perYear,
  socialSecurity: perYear,
  preTax401k: perYear,
  traditionalIra: perYear,
  medicalExpenses: perYear,
  investmentShare: optional(share),
  deductionShare: optional(share),
});

/** As `rates.federalReturn` gives it. */
const aReturn = alike([federalReturn({ filingStatus: "single" }, newestYear)]);

/** Whole returns, together or apart, and the states. */
export const returnsArguments = {
  communityIncome: { households: listOf(householdOfState, { min: 2, max: 2 }) },
  federalReturn: { household, year: yearOfLaw },
  formLines: { household, year: yearOfLaw },
  householdOfBoxes: {
    boxes: objectOf({
      livedApart: optional(oneOf(["no", "lastSixMonths", "allYear"])),
      isDependent: optional(oneOf(["no", "yes"])),
      overtimeTimes: optional(oneOf(["timeAndAHalf", "doubleTime"])),
    }),
    own: household,
    place: optional(place),
  },
  isCommunityPropertyState: { letters: optional(textOf()) },
  placeOf: { location: textOf() },
  returnFigures: { household, law: lawYear },
  returnLines: { before: aReturn, after: aReturn },
  returnNumbers: { household, law: lawYear },
  returnRows: {
    household,
    law: lawYear,
    figures: objectOf({
      ordinaryIncome: dollarsFromZero,
      taxableIncome: dollarsFromZero,
      adjustedGrossIncome: dollars,
    }),
  },
  returnUnder: { household, law: lawYear, taxFrom: optional(oneOf(["brackets", "table"])) },
  separateHouseholds: {
    household: householdOfState,
    division,
    choice: onlyOf({
      children: people,
      claimsOthers: trueOrFalse,
      deduction: oneOf(["standard", "itemized"]),
    }),
  },
  stateIncomeTax: { household: stateHousehold, year: yearOfLaw },
  stateOf: { location: textOf() },
  territoryOf: { location: textOf() },
  togetherOrApart: {
    household: householdOfState,
    division,
    choice: onlyOf({ state: optional(state), localRate }),
    year: yearOfLaw,
  },
  withOtherLines: {
    household,
    lines: listOf(objectOf({ line: oneOf(otherLineKinds), amount: dollars })),
    place: optional(place),
  },
} satisfies Partial<ArgumentsOf<typeof rates>>;
