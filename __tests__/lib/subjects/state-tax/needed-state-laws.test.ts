import type { Draft } from "@/lib/calculator/form/draft";
import { fetchStateLaws } from "@/lib/subjects/state-tax/fetch-state-laws";
import { neededStateLaws } from "@/lib/subjects/state-tax/needed-state-laws";
import { everyState } from "@/lib/tax-law/states/every-state";

jest.mock("@/lib/subjects/state-tax/fetch-state-laws", () => ({ fetchStateLaws: jest.fn() }));
const fetched = jest.mocked(fetchStateLaws);

test.each<[Draft, readonly string[]]>([
  [{}, []],
  [{ state: "", otherState: "" }, []],
  [{ state: " or " }, ["OR"]],
  [{ state: "oregon", otherState: "Washington" }, ["OR", "WA"]],
  [{ otherState: "DC" }, ["DC"]],
  [{ state: "PR", otherState: "XX" }, []],
  [{ state: "Portland", otherState: "Oregon and Washington" }, []],
  [{ state: "OR", allStates: "skip" }, ["OR"]],
])("%j needs the laws of %j", (boxes, codes) => {
  const coming = Promise.resolve();
  fetched.mockReturnValueOnce(coming);
  expect(neededStateLaws(boxes)).toBe(coming);
  expect(fetched).toHaveBeenLastCalledWith(codes);
});

test("to compare all states needs all of them, whatever is typed", () => {
  fetched.mockReturnValueOnce(undefined);
  expect(neededStateLaws({ state: "Portland", allStates: "compare" })).toBeUndefined();
  const [codes] = fetched.mock.lastCall as [string[]];
  expect(codes.toSorted()).toEqual(Object.keys(everyState).sort());
});
