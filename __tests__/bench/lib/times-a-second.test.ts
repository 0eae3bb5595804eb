import { timesASecond } from "../../../bench/lib/times-a-second.mjs";

/** Work that takes 4 milliseconds on a clock that only it moves. */
function worker() {
  const clock = { time: 0, done: 0 };
  return {
    clock,
    now: () => clock.time,
    work: () => {
      clock.time += 4;
      return (clock.done += 1);
    },
  };
}

test("work of four milliseconds is done 250 times a second", () => {
  const { work, now } = worker();
  expect(timesASecond(work, { least: 100, now })).toBe(250);
});

test("it is repeated until that takes long enough, and no longer", () => {
  const { work, now, clock } = worker();
  timesASecond(work, { least: 30, now });
  // 1 + 2 + 4 + 8 times: eight take 32 milliseconds.
  expect(clock.done).toBe(15);
});

test("work that comes to no number is not measured", () => {
  expect(() => timesASecond(() => NaN, { least: 1 })).toThrow("no number");
});
