import { sampleOf, sampleSeed } from "../../scripts/lib/sample.mjs";

const days = Array.from({ length: 200 }, (_, day) => String(20_260_101 + day));
const letters = ["a", "b", "c", "d", "e", "f", "g"];

test("a day chooses the seed, unless a run is to be repeated", () => {
  for (const wanted of [undefined, ""])
    expect(sampleSeed(wanted, new Date("2026-03-04T12:00:00Z"))).toBe("20260304");
  expect(sampleSeed("17", new Date())).toBe("17");
  expect(() => sampleSeed("monday", new Date())).toThrow("whole number of at most nine digits");
});

test("the same seed and key choose the same; in time everything is chosen", () => {
  const chosen = days.map((seed) => sampleOf(letters, { seed, key: "letters", count: 2 }));
  expect(sampleOf(letters, { seed: days[0] ?? "", key: "letters", count: 2 })).toEqual(chosen[0]);
  for (const sample of chosen) expect(new Set(sample).size).toBe(2);
  expect(new Set(chosen.flat())).toEqual(new Set(letters));
});

test("keys choose apart from each other", () => {
  const of = (key: string) => days.map((seed) => sampleOf(letters, { seed, key, count: 1 })[0]);
  expect(of("one")).not.toEqual(of("other"));
});

test("there is no more to choose than all", () => {
  expect(sampleOf(letters, { seed: "1", key: "", count: 99 })).toEqual(letters);
});
