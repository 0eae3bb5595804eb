/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";

import MortgageCalculator from "@/components/calculators/loans-credit/mortgage";
import { MoneyInput } from "@/components/calculator/form/money-input";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn(), withdrawNotice: jest.fn() }));

const box = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
/** What is drawn over a box. */
const over = (name: string) => box(name).previousElementSibling?.lastElementChild?.textContent;
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
  ["400,000", ""],
  ["350k", ""],
  ["20%", ""],
  ["$400000", ""],
  ["40,00", ""],
  ["abc", ""],
])("“%s” stays in its box, with “%s” drawn over it", (typed, shown) => {
  render(<MoneyInput name="price" defaultValue={undefined} />);
  type({ price: typed });
  expect(box("price")).toHaveValue(typed);
  expect(over("price")).toBe(shown);
  type({ price: "" });
  expect(over("price")).toBe("");
});

test("a press on the thousands sets the caret among the same digits", async () => {
  // Each sign 10 px wide, the first of them from 0 on.
  Range.prototype.getBoundingClientRect = function () {
    return new DOMRect(this.startOffset * 10, 0, 10, 20);
  };
  render(<MoneyInput name="price" defaultValue="4123456" />);
  expect(over("price")).toBe("4,123,456");
  // Between the last comma and the 4.
  fireEvent.mouseDown(box("price"), { clientX: 61 });
  await waitFor(() => expect(box("price").selectionStart).toBe(4));
  act(() => box("price").focus());
  fireEvent.mouseDown(box("price"), { clientX: 11 });
  await new Promise((resolve) => setTimeout(resolve));
  expect(box("price").selectionStart).toBe(4);
});

test("what was typed before its code had come is drawn with its thousands apart", () => {
  const input = <MoneyInput name="price" defaultValue={undefined} />;
  const built = render(input);
  const container = document.body.appendChild(document.createElement("div"));
  container.append(...built.container.cloneNode(true).childNodes);
  built.unmount();

  box("price").value = "400000";
  render(input, { container, hydrate: true });
  expect(over("price")).toBe("400,000");
});

test("commas are nothing that makes a result out of date, and none are in a link", async () => {
  render(<MortgageCalculator />);
  type({ homePrice: "400000", downPayment: "80,000", annualRate: "6.5", years: "30" });
  fireEvent.click(screen.getByRole("button", { name: "Calculate Mortgage Payment" }));
  await screen.findByRole("button", { name: "Copy link" });
  fireEvent(window, new Event("beforeprint"));
  expect(result()).toHaveTextContent("homePrice=400000&downPayment=80000");
  expect(box("homePrice")).toHaveValue("400000");

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
