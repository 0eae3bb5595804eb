/** @jest-environment jsdom */
import { afterFirstPaint, afterPaint } from "@/components/ui/after-paint";

let paint: () => void;

const observe = jest.fn();
class PaintObserver {
  constructor(painted: () => void) {
    paint = painted;
  }
  observe = observe;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((painted) => {
    paint = () => painted(0);
    return 0;
  });
  window.PerformanceObserver = PaintObserver as unknown as typeof PerformanceObserver;
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe.each(Object.entries({ afterPaint, afterFirstPaint }))("%s", (_, after) => {
  test("a task waits for the paint, and runs once", async () => {
    const task = jest.fn();
    after(task);
    await jest.advanceTimersByTimeAsync(500);
    expect(task).not.toHaveBeenCalled();

    paint();
    await jest.advanceTimersByTimeAsync(0);
    expect(task).toHaveBeenCalledTimes(1);
    paint();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(task).toHaveBeenCalledTimes(1);
  });

  test("a task does not wait where no paint comes, and keeps its turn", async () => {
    const done: string[] = [];
    after(() => void done.push("first"));
    await jest.advanceTimersByTimeAsync(600);
    after(() => void done.push("second"));
    await jest.advanceTimersByTimeAsync(400);
    expect(done).toEqual(["first"]);
    await jest.advanceTimersByTimeAsync(600);
    expect(done).toEqual(["first", "second"]);
  });

  test("a task runs at once where nobody sees the page", () => {
    jest.spyOn(document, "hidden", "get").mockReturnValue(true);
    const task = jest.fn();
    after(task);
    expect(task).toHaveBeenCalledTimes(1);
  });
});

test("the first paint counts also where it was before anybody asked", () => {
  afterFirstPaint(jest.fn());
  expect(observe).toHaveBeenCalledWith({ type: "paint", buffered: true });
});
