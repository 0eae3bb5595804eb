/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { KeptList } from "@/components/site/device/kept-list";
import { keptList } from "@/components/site/device/kept-list.behavior";

const results = "results:loans-credit/mortgage";

function started() {
  const { container } = render(<KeptList />);
  const part = container.querySelector("[data-slot=kept-list]") as HTMLElement;
  keptList(part, new AbortController().signal);
  return within(part);
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  delete document.documentElement.dataset.theme;
});

test("nothing is kept at first", () => {
  const part = started();
  expect(part.getByRole("status")).toHaveTextContent("Nothing is kept on this device now.");
  expect(part.queryByRole("button")).toBeNull();
});

test("what is kept is listed, what is not ours is not, and each can be erased", async () => {
  localStorage.setItem("theme", "dark");
  localStorage.setItem("of another page", "1");
  localStorage.setItem(results, "s1.homePrice=1");
  document.documentElement.dataset.theme = "dark";
  const part = started();
  expect(part.getAllByRole("listitem").map(({ firstChild }) => firstChild?.textContent)).toEqual([
    results,
    "theme",
  ]);
  expect(part.getByRole("link", { name: results })).toHaveAttribute(
    "href",
    "/calculators/loans-credit/mortgage",
  );

  await userEvent.click(part.getByRole("button", { name: "Erase theme" }));
  expect(localStorage.getItem("theme")).toBeNull();
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(screen.getByRole("button", { name: `Erase ${results}` })).toHaveFocus();
});

test("everything is erased at once", async () => {
  for (const name of [results, "notice", "analytics", "of another page"])
    localStorage.setItem(name, "dismissed");
  const part = started();
  await userEvent.click(part.getByRole("button", { name: "Erase everything" }));
  expect(Object.keys(localStorage)).toEqual(["of another page"]);
  expect(part.getByRole("status")).toHaveTextContent("Nothing is kept on this device now.");
  expect(part.getByRole("status")).toHaveFocus();
});

test("where storage is refused there is nothing", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  expect(started().getByRole("status")).toHaveTextContent("Nothing is kept");
});
