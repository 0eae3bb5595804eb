/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";

import MortgageCalculator from "@/components/calculators/loans-credit/mortgage";
import { MoneyInput } from "@/components/calculator/form/money-input";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn(), withdrawNotice: jest.fn() }));

const box = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const result = () => document.querySelector("[data-result]");

function type(texts: Record<string, string>) {
  for (const [name, value] of Object.entries(texts)) {
    act(() => box(name).focus());
    fireEvent.input(box(name), { target: { value } });
    act(() => box(name).blur());
  }
}

beforeEach(() => {
  history.replaceState(null, "", "#");
  Element.prototype.scrollIntoView = jest.fn();
});

test.each([
  ["400000", "400,000"],
  ["1234567.5", "1,234,567.5"],
  ["400,000", "400,000"],
  ["350k", "350k"],
  ["20%", "20%"],
  ["$400000", "$400000"],
  ["40,00", "40,00"],
  ["abc", "abc"],
])("“%s” is “%s” once the box is left", (typed, shown) => {
  render(<MoneyInput name="price" defaultValue={undefined} />);
  type({ price: typed });
  expect(box("price")).toHaveValue(shown);
});

test("whoever comes to the box finds the number plain, and the caret among the same digits", async () => {
  render(<MoneyInput name="price" defaultValue="4123456" />);
  expect(box("price")).toHaveValue("4,123,456");
  act(() => box("price").focus());
  // As a press between the last two commas sets it.
  box("price").setSelectionRange(5, 7);
  await waitFor(() => expect(box("price")).toHaveValue("4123456"));
  expect([box("price").selectionStart, box("price").selectionEnd]).toEqual([4, 5]);
});

test("whoever only turns to another window finds the number plain on return", () => {
  render(<MoneyInput name="price" defaultValue={undefined} />);
  act(() => box("price").focus());
  fireEvent.input(box("price"), { target: { value: "400000" } });
  fireEvent.focusOut(box("price"));
  expect(box("price")).toHaveValue("400000");
});

test("before its code had come, what was typed is grouped, and a box that somebody is in is plain", () => {
  const inputs = (
    <>
      <MoneyInput name="price" defaultValue={undefined} />
      <MoneyInput name="deductible" defaultValue="1000" />
    </>
  );
  const built = render(inputs);
  const container = document.body.appendChild(document.createElement("div"));
  container.append(...built.container.cloneNode(true).childNodes);
  built.unmount();

  box("price").value = "400000";
  box("deductible").focus();
  expect(box("deductible")).toHaveValue("1,000");
  render(inputs, { container, hydrate: true });
  expect(box("price")).toHaveValue("400,000");
  expect(box("deductible")).toHaveValue("1000");
});

test("commas are nothing that makes a result out of date, and none are in a link", async () => {
  render(<MortgageCalculator />);
  type({ homePrice: "400000", downPayment: "80,000", annualRate: "6.5", years: "30" });
  fireEvent.click(screen.getByRole("button", { name: "Calculate Mortgage Payment" }));
  await screen.findByRole("button", { name: "Copy link" });
  fireEvent(window, new Event("beforeprint"));
  expect(result()).toHaveTextContent("homePrice=400000&downPayment=80000");
  expect(box("homePrice")).toHaveValue("400,000");

  for (const [homePrice, isStale] of [
    ["410000", true],
    ["400000", false],
    ["410,000", true],
    ["400,000", false],
  ] as const) {
    type({ homePrice });
    expect(result()?.hasAttribute("data-stale")).toBe(isStale);
  }
});
