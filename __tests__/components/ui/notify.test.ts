/** @jest-environment jsdom */
import { notify, withdrawNotice } from "@/components/ui/notify";
import { show, withdraw, type Toast } from "@/components/ui/toaster";

jest.mock("@/components/ui/toaster", () => ({ show: jest.fn(), withdraw: jest.fn() }));

const complete: Toast = { title: "Calculation Complete", tone: "success" };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
  jest.restoreAllMocks();
});

test("a notice comes after the paint of what it tells of", async () => {
  let paint: () => void = () => undefined;
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((painted) => {
    paint = () => painted(0);
    return 0;
  });
  notify(complete);
  // As long as it would wait for a paint.
  await jest.advanceTimersByTimeAsync(999);
  expect(show).not.toHaveBeenCalled();

  paint();
  await jest.advanceTimersByTimeAsync(0);
  expect(show).toHaveBeenCalledWith(complete);
});

test("a notice does not wait until nothing else is to be done", async () => {
  const requestIdleCallback = jest.fn();
  Object.assign(window, { requestIdleCallback });
  notify(complete);
  await jest.advanceTimersByTimeAsync(100);
  expect(show).toHaveBeenCalledWith(complete);
  expect(requestIdleCallback).not.toHaveBeenCalled();
  Reflect.deleteProperty(window, "requestIdleCallback");
});

test("a notice that is taken back never comes, and one that is there leaves", async () => {
  notify(complete);
  withdrawNotice();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(show).not.toHaveBeenCalled();
  expect(withdraw).toHaveBeenCalled();
});
