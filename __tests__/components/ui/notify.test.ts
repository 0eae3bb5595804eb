/** @jest-environment jsdom */
import { notify, type Toast } from "@/components/ui/notify";
import { show } from "@/components/ui/toaster";

jest.mock("@/components/ui/toaster", () => ({ show: jest.fn() }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a notice comes after the paint of what it tells of", async () => {
  let paint: () => void = () => undefined;
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((painted) => {
    paint = () => painted(0);
    return 0;
  });
  const toast: Toast = { title: "Calculation Complete", tone: "success" };
  notify(toast);
  // As long as it would wait for a paint.
  await jest.advanceTimersByTimeAsync(999);
  expect(show).not.toHaveBeenCalled();

  paint();
  await jest.advanceTimersByTimeAsync(0);
  expect(show).toHaveBeenCalledWith(toast);
});
