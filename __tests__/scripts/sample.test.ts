import fc from "fast-check";
import { rotatingSeed, sampleOf, sampleSeed } from "../../scripts/lib/sample.mjs";

const seeds = Array.from({ length: 200 }, (_, index) => String(index));
const letters = ["a", "b", "c", "d", "e", "f", "g"];

test("every run has the same seed, unless it is told another", () => {
  for (const wanted of [undefined, ""]) expect(sampleSeed(wanted)).toBe("1");
  expect(sampleSeed("17")).toBe("17");
  expect(() => sampleSeed("monday")).toThrow("whole number of at most nine digits");
});

test("what rotates has a seed of its day, unless a run is to be repeated", () => {
  const day = new Date("2026-03-04T12:00:00Z");
  for (const wanted of [undefined, ""]) expect(rotatingSeed(wanted, day)).toBe("20260304");
  expect(rotatingSeed("17", day)).toBe("17");
});

test("random inputs have that seed too", () => {
  const { seed } = fc.readConfigureGlobal();
  expect(seed).toBe(Number(sampleSeed(process.env.FIGUREWELL_SAMPLE)));
});

test("the same seed and key choose the same; all seeds choose all", () => {
  const chosen = seeds.map((seed) => sampleOf(letters, { seed, key: "letters", count: 2 }));
  expect(sampleOf(letters, { seed: "0", key: "letters", count: 2 })).toEqual(chosen[0]);
  for (const sample of chosen) expect(new Set(sample).size).toBe(2);
  expect(new Set(chosen.flat())).toEqual(new Set(letters));
});

test("keys choose apart from each other", () => {
  const of = (key: string) => seeds.map((seed) => sampleOf(letters, { seed, key, count: 1 })[0]);
  expect(of("one")).not.toEqual(of("other"));
});

test("what is new takes the place of one at most", () => {
  for (const seed of seeds) {
    const before = sampleOf(letters, { seed, key: "letters", count: 3 });
    const after = sampleOf(["new", ...letters], { seed, key: "letters", count: 3 });
    expect(after.filter((letter) => !before.includes(letter))).toEqual(
      after.includes("new") ? ["new"] : [],
    );
  }
});

test("what has an id is chosen by it, whatever else changes of it", () => {
  const withLabel = (label: string) => letters.map((id) => ({ id, label }));
  const ids = (label: string, seed: string) =>
    sampleOf(withLabel(label), { seed, key: "letters", count: 2 }).map(({ id }) => id);
  for (const seed of seeds) expect(ids("one", seed)).toEqual(ids("other", seed));
});

test("there is no more to choose than all", () => {
  expect(sampleOf(letters, { seed: "1", key: "", count: 99 })).toEqual(letters);
});
