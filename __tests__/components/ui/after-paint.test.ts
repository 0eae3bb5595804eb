import { afterPaint } from "@/components/ui/after-paint";

let paint: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((painted) => {
    paint = () => painted(0);
    return 0;
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a task waits for the paint, and runs once", async () => {
  const task = jest.fn();
  afterPaint(task);
  await jest.advanceTimersByTimeAsync(500);
  expect(task).not.toHaveBeenCalled();

  paint();
  await jest.advanceTimersByTimeAsync(0);
  expect(task).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(task).toHaveBeenCalledTimes(1);
});

test("a task does not wait where no paint comes, and keeps its turn", async () => {
  const done: string[] = [];
  afterPaint(() => void done.push("first"));
  await jest.advanceTimersByTimeAsync(600);
  afterPaint(() => void done.push("second"));
  await jest.advanceTimersByTimeAsync(400);
  expect(done).toEqual(["first"]);
  await jest.advanceTimersByTimeAsync(600);
  expect(done).toEqual(["first", "second"]);
});

test("a task runs at once where nobody sees the page", () => {
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  const task = jest.fn();
  afterPaint(task);
  expect(task).toHaveBeenCalledTimes(1);
});
