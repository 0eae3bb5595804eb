import { alabama } from "./laws/alabama";
import { alaska } from "./laws/alaska";
import { arizona } from "./laws/arizona";
import { arkansas } from "./laws/arkansas";
import { california } from "./laws/california";
import { colorado } from "./laws/colorado";
import { connecticut } from "./laws/connecticut";
import { delaware } from "./laws/delaware";
import { districtOfColumbia } from "./laws/district-of-columbia";
import { florida } from "./laws/florida";
import { georgia } from "./laws/georgia";
import { hawaii } from "./laws/hawaii";
import { idaho } from "./laws/idaho";
import { illinois } from "./laws/illinois";
import { indiana } from "./laws/indiana";
import { iowa } from "./laws/iowa";
import { kansas } from "./laws/kansas";
import { kentucky } from "./laws/kentucky";
import { louisiana } from "./laws/louisiana";
import { maine } from "./laws/maine";
import { maryland } from "./laws/maryland";
import { massachusetts } from "./laws/massachusetts";
import { michigan } from "./laws/michigan";
import { minnesota } from "./laws/minnesota";
import { mississippi } from "./laws/mississippi";
import { missouri } from "./laws/missouri";
import { montana } from "./laws/montana";
import { nebraska } from "./laws/nebraska";
import { nevada } from "./laws/nevada";
import { newHampshire } from "./laws/new-hampshire";
import { newJersey } from "./laws/new-jersey";
import { newMexico } from "./laws/new-mexico";
import { newYork } from "./laws/new-york";
import { northCarolina } from "./laws/north-carolina";
import { northDakota } from "./laws/north-dakota";
import { ohio } from "./laws/ohio";
import { oklahoma } from "./laws/oklahoma";
import { oregon } from "./laws/oregon";
import { pennsylvania } from "./laws/pennsylvania";
import { rhodeIsland } from "./laws/rhode-island";
import { southCarolina } from "./laws/south-carolina";
import { southDakota } from "./laws/south-dakota";
import { tennessee } from "./laws/tennessee";
import { texas } from "./laws/texas";
import { utah } from "./laws/utah";
import { vermont } from "./laws/vermont";
import { virginia } from "./laws/virginia";
import { washington } from "./laws/washington";
import { westVirginia } from "./laws/west-virginia";
import { wisconsin } from "./laws/wisconsin";
import { wyoming } from "./laws/wyoming";
import type { StateCode } from "./state-abbreviations";
import type { StateLaw } from "./state-law";

/** The law of every state and of the District of Columbia. A page fetches only those that it needs: state-laws.ts. */
export const everyState: Readonly<Record<StateCode, StateLaw>> = {
  AK: alaska,
  AL: alabama,
  AR: arkansas,
  AZ: arizona,
  CA: california,
  CO: colorado,
  CT: connecticut,
  DC: districtOfColumbia,
  DE: delaware,
  FL: florida,
  GA: georgia,
  HI: hawaii,
  IA: iowa,
  ID: idaho,
  IL: illinois,
  IN: indiana,
  KS: kansas,
  KY: kentucky,
  LA: louisiana,
  MA: massachusetts,
  MD: maryland,
  ME: maine,
  MI: michigan,
  MN: minnesota,
  MO: missouri,
  MS: mississippi,
  MT: montana,
  NC: northCarolina,
  ND: northDakota,
  NE: nebraska,
  NH: newHampshire,
  NJ: newJersey,
  NM: newMexico,
  NV: nevada,
  NY: newYork,
  OH: ohio,
  OK: oklahoma,
  OR: oregon,
  PA: pennsylvania,
  RI: rhodeIsland,
  SC: southCarolina,
  SD: southDakota,
  TN: tennessee,
  TX: texas,
  UT: utah,
  VA: virginia,
  VT: vermont,
  WA: washington,
  WI: wisconsin,
  WV: westVirginia,
  WY: wyoming,
};
