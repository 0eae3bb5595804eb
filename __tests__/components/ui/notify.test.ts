/** @jest-environment jsdom */
import { notify, type Toast } from "@/components/ui/notify";
import { show } from "@/components/ui/toaster";

jest.mock("@/components/ui/toaster", () => ({ show: jest.fn() }));

afterEach(() => jest.restoreAllMocks());

test("a notice comes after the paint of what it tells of", async () => {
  let paint: () => void = () => undefined;
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((painted) => {
    paint = () => painted(0);
    return 0;
  });
  const toast: Toast = { title: "Calculation Complete", tone: "success" };
  notify(toast);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(show).not.toHaveBeenCalled();

  paint();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(show).toHaveBeenCalledWith(toast);
});
