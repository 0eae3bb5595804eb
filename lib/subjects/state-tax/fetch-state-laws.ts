import { isKnownState, keepStateLaws } from "@/lib/tax-law/states/known-laws";
import type { StateCode } from "@/lib/tax-law/states/state-abbreviations";
import type { StateLaw } from "@/lib/tax-law/states/state-law";

/** Each state’s law is a file of its own: a page fetches the one it needs. */
const fetched: Readonly<Record<StateCode, () => Promise<StateLaw>>> = {
  AK: async () => (await import("@/lib/tax-law/states/laws/alaska")).alaska,
  AL: async () => (await import("@/lib/tax-law/states/laws/alabama")).alabama,
  AR: async () => (await import("@/lib/tax-law/states/laws/arkansas")).arkansas,
  AZ: async () => (await import("@/lib/tax-law/states/laws/arizona")).arizona,
  CA: async () => (await import("@/lib/tax-law/states/laws/california")).california,
  CO: async () => (await import("@/lib/tax-law/states/laws/colorado")).colorado,
  CT: async () => (await import("@/lib/tax-law/states/laws/connecticut")).connecticut,
  DC: async () =>
    (await import("@/lib/tax-law/states/laws/district-of-columbia")).districtOfColumbia,
  DE: async () => (await import("@/lib/tax-law/states/laws/delaware")).delaware,
  FL: async () => (await import("@/lib/tax-law/states/laws/florida")).florida,
  GA: async () => (await import("@/lib/tax-law/states/laws/georgia")).georgia,
  HI: async () => (await import("@/lib/tax-law/states/laws/hawaii")).hawaii,
  IA: async () => (await import("@/lib/tax-law/states/laws/iowa")).iowa,
  ID: async () => (await import("@/lib/tax-law/states/laws/idaho")).idaho,
  IL: async () => (await import("@/lib/tax-law/states/laws/illinois")).illinois,
  IN: async () => (await import("@/lib/tax-law/states/laws/indiana")).indiana,
  KS: async () => (await import("@/lib/tax-law/states/laws/kansas")).kansas,
  KY: async () => (await import("@/lib/tax-law/states/laws/kentucky")).kentucky,
  LA: async () => (await import("@/lib/tax-law/states/laws/louisiana")).louisiana,
  MA: async () => (await import("@/lib/tax-law/states/laws/massachusetts")).massachusetts,
  MD: async () => (await import("@/lib/tax-law/states/laws/maryland")).maryland,
  ME: async () => (await import("@/lib/tax-law/states/laws/maine")).maine,
  MI: async () => (await import("@/lib/tax-law/states/laws/michigan")).michigan,
  MN: async () => (await import("@/lib/tax-law/states/laws/minnesota")).minnesota,
  MO: async () => (await import("@/lib/tax-law/states/laws/missouri")).missouri,
  MS: async () => (await import("@/lib/tax-law/states/laws/mississippi")).mississippi,
  MT: async () => (await import("@/lib/tax-law/states/laws/montana")).montana,
  NC: async () => (await import("@/lib/tax-law/states/laws/north-carolina")).northCarolina,
  ND: async () => (await import("@/lib/tax-law/states/laws/north-dakota")).northDakota,
  NE: async () => (await import("@/lib/tax-law/states/laws/nebraska")).nebraska,
  NH: async () => (await import("@/lib/tax-law/states/laws/new-hampshire")).newHampshire,
  NJ: async () => (await import("@/lib/tax-law/states/laws/new-jersey")).newJersey,
  NM: async () => (await import("@/lib/tax-law/states/laws/new-mexico")).newMexico,
  NV: async () => (await import("@/lib/tax-law/states/laws/nevada")).nevada,
  NY: async () => (await import("@/lib/tax-law/states/laws/new-york")).newYork,
  OH: async () => (await import("@/lib/tax-law/states/laws/ohio")).ohio,
  OK: async () => (await import("@/lib/tax-law/states/laws/oklahoma")).oklahoma,
  OR: async () => (await import("@/lib/tax-law/states/laws/oregon")).oregon,
  PA: async () => (await import("@/lib/tax-law/states/laws/pennsylvania")).pennsylvania,
  RI: async () => (await import("@/lib/tax-law/states/laws/rhode-island")).rhodeIsland,
  SC: async () => (await import("@/lib/tax-law/states/laws/south-carolina")).southCarolina,
  SD: async () => (await import("@/lib/tax-law/states/laws/south-dakota")).southDakota,
  TN: async () => (await import("@/lib/tax-law/states/laws/tennessee")).tennessee,
  TX: async () => (await import("@/lib/tax-law/states/laws/texas")).texas,
  UT: async () => (await import("@/lib/tax-law/states/laws/utah")).utah,
  VA: async () => (await import("@/lib/tax-law/states/laws/virginia")).virginia,
  VT: async () => (await import("@/lib/tax-law/states/laws/vermont")).vermont,
  WA: async () => (await import("@/lib/tax-law/states/laws/washington")).washington,
  WI: async () => (await import("@/lib/tax-law/states/laws/wisconsin")).wisconsin,
  WV: async () => (await import("@/lib/tax-law/states/laws/west-virginia")).westVirginia,
  WY: async () => (await import("@/lib/tax-law/states/laws/wyoming")).wyoming,
};

/** Fetches the laws of these states, as far as they are not known: nothing where all of them are. */
export function fetchStateLaws(codes: readonly StateCode[]): Promise<void> | undefined {
  const missing = codes.filter((code) => !isKnownState(code));
  if (missing.length === 0) return undefined;
  return Promise.all(missing.map((code) => fetched[code]())).then(keepStateLaws);
}
