import { fetchStateLaws } from "@/lib/subjects/state-tax/fetch-state-laws";
import { everyState } from "@/lib/tax-law/states/every-state";
import * as knownLaws from "@/lib/tax-law/states/known-laws";
import type { StateCode } from "@/lib/tax-law/states/state-abbreviations";

jest.mock("@/lib/tax-law/states/known-laws", () => {
  const actual = jest.requireActual<typeof knownLaws>("@/lib/tax-law/states/known-laws");
  return { ...actual, keepStateLaws: jest.fn(actual.keepStateLaws) };
});
const { isKnownState, stateLawOf } = knownLaws;
const kept = jest.mocked(knownLaws.keepStateLaws);
const codes = Object.keys(everyState) as StateCode[];
const known = () => codes.filter(isKnownState);

test("each of the 51 is fetched by its own letters, and no other with it", async () => {
  expect(codes).toHaveLength(51);
  expect(fetchStateLaws([])).toBeUndefined();
  const [first, second, third, ...others] = codes as [StateCode, StateCode, StateCode];
  await fetchStateLaws([first]);
  expect(known()).toEqual([first]);

  // What is known is not fetched again beside what is not.
  await fetchStateLaws([first, second, third]);
  expect(kept).toHaveBeenLastCalledWith([everyState[second], everyState[third]]);

  for (const code of others as StateCode[]) await fetchStateLaws([code]);
  for (const [place, code] of codes.entries()) {
    expect(stateLawOf(code)).toBe(everyState[code]);
    if (place > 2) expect(kept.mock.calls[place - 1]).toEqual([[everyState[code]]]);
  }
  expect(fetchStateLaws(codes)).toBeUndefined();
  expect(kept).toHaveBeenCalledTimes(50);
});
