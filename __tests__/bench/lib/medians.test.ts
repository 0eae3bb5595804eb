import { medians } from "../../../bench/lib/medians.mjs";

beforeEach(() => jest.spyOn(console, "log").mockImplementation());
afterEach(() => jest.restoreAllMocks());

test("each subject has the median of each of its figures, measured in turns", async () => {
  const turns: string[] = [];
  const figures: Record<string, number[]> = { one: [5, 1, 3], other: [10, 30, 90] };
  const measured = await medians(["one", "other"], { title: "Paint", rounds: 3 }, (subject) => {
    turns.push(subject);
    const first = figures[subject]?.shift() ?? NaN;
    return Promise.resolve({ first, next: first * 2 });
  });
  expect(measured).toEqual([
    { first: 3, next: 6 },
    { first: 30, next: 60 },
  ]);
  expect(turns).toEqual(["one", "other", "one", "other", "one", "other"]);
});
