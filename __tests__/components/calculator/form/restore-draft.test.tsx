/** @jest-environment jsdom */
// What is typed comes again with its entry of the tab's history: here a page that is loaded again is
// one that is rendered again.
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import CarInsuranceCalculator from "@/components/calculators/insurance/car-insurance-estimator";
import MortgageCalculator from "@/components/calculators/loans-credit/mortgage";
import CashFlowCalculator from "@/components/calculators/personal-finance/cash-flow";
import SpendingTracker from "@/components/calculators/personal-finance/spending-tracker";
import { notify } from "@/components/ui/notify";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn(), withdrawNotice: jest.fn() }));
const notified = jest.mocked(notify);

/** By its name: to ask for a role is slow. */
function box(name: string) {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`No ${name}`);
  return found;
}
const values = () =>
  Object.fromEntries(
    [...document.querySelectorAll("input")].map(({ name, value }) => [name, value]),
  );
const result = () => document.querySelector<HTMLElement>("[data-result]");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const calculate = () => press("Calculate Mortgage Payment");

type State = { kept?: { typed: string; isAnswered: boolean } } | null;
const kept = () => (history.state as State)?.kept;

/** As one change each: to type key by key is slow. */
function type(texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    act(() => box(name).focus());
    fireEvent.input(box(name), { target: { value: text } });
  }
}

const loan = { homePrice: "$400,000", downPayment: "80000", annualRate: "6.5%", years: "30" };

/** Until the parts of a result that are fetched have come. */
const untilWhole = () =>
  waitFor(() => {
    expect(result()).toHaveTextContent("See the math");
    expect(result()?.querySelector("[data-coming]")).toBeNull();
  });

/** Longer than a pause after which the form is kept. */
const afterPause = () => act(() => jest.advanceTimersByTimeAsync(400));

afterEach(() => jest.useRealTimers());
beforeEach(() => {
  history.replaceState({ router: "its own" }, "", "#");
  notified.mockClear();
  Element.prototype.scrollIntoView = jest.fn();
});

test("what was typed comes again, with its answer and without a notice", async () => {
  const { unmount } = render(<MortgageCalculator />);
  type(loan);
  await calculate();
  await waitFor(() => expect(kept()?.isAnswered).toBe(true));
  await untilWhole();
  const shown = result()?.textContent;
  unmount();
  notified.mockClear();
  jest.mocked(Element.prototype.scrollIntoView).mockClear();

  render(<MortgageCalculator />);
  await waitFor(() => expect(result()?.textContent).toBe(shown));
  expect(values()).toMatchObject(loan);
  expect(notified).not.toHaveBeenCalled();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});

test("numbers that were not calculated come again as they were, right or wrong", async () => {
  const { unmount } = render(<MortgageCalculator />);
  type({ ...loan, years: "many" });
  await waitFor(() => expect(kept()?.typed).toContain("many"));
  unmount();
  const second = render(<MortgageCalculator />);
  await waitFor(() => expect(values()).toMatchObject({ ...loan, years: "many" }));
  expect(box("years")).toBeValid();
  expect(result()).toBeNull();

  // Of a result that is out of date the numbers come alone.
  type({ years: "30" });
  await calculate();
  await waitFor(() => expect(result()).not.toBeNull());
  type({ years: "15" });
  await waitFor(() => expect(kept()?.typed).toContain("years=15"));
  second.unmount();
  render(<MortgageCalculator />);
  await waitFor(() => expect(box("years")).toHaveValue("15"));
  expect(result()).toBeNull();
});

test("an answer that comes long after the typing is kept with it", async () => {
  render(<MortgageCalculator />);
  type(loan);
  await waitFor(() => expect(kept()).toMatchObject({ isAnswered: false }));
  await calculate();
  await waitFor(() => expect(kept()).toMatchObject({ isAnswered: true }));
});

test("Reset leaves nothing of it, and the router’s own state stays", async () => {
  render(<MortgageCalculator />);
  type(loan);
  await calculate();
  await waitFor(() => expect(kept()?.isAnswered).toBe(true));
  expect(history.state).toMatchObject({ router: "its own" });
  await press("Reset");
  await waitFor(() => expect(kept()).toBeUndefined());
  expect(history.state).toMatchObject({ router: "its own" });
});

test("rows come again in their places, those between them gone", async () => {
  const { unmount } = render(<CashFlowCalculator />);
  const names = ["First", "Second", "Third"];
  for (const [position, name] of names.entries()) {
    if (position > 0) await press("Add inflow");
    type({ [`inflows.${position}.description`]: name });
  }
  await userEvent.click(screen.getByRole("button", { name: /^Remove .* 2$/ }));
  await waitFor(() => expect(kept()?.typed).toContain("inflows.1.description=Third"));
  const before = values();
  unmount();

  render(<CashFlowCalculator />);
  await waitFor(() => expect(values()).toEqual(before));
  expect(box("inflows.1.description")).toHaveValue("Third");
  expect(document.querySelector('[name="inflows.2.description"]')).toBeNull();
});

test("the spending tracker keeps nothing", async () => {
  jest.useFakeTimers();
  const { unmount } = render(<SpendingTracker />);
  type({ "expenses.0.amount": "12.50" });
  await waitFor(() => expect(result()).not.toBeNull());
  await afterPause();
  dispatchEvent(new Event("beforeunload"));
  expect(history.state).toEqual({ router: "its own" });
  unmount();
  render(<SpendingTracker />);
  expect(box("expenses.0.amount")).toHaveValue("");
});

test("typing goes before the link of the address, and a link that is opened before typing", async () => {
  history.replaceState({}, "", "#homePrice=300000&annualRate=6&years=30");
  const { unmount } = render(<MortgageCalculator />);
  await waitFor(() => expect(result()).not.toBeNull());
  type({ homePrice: "500000" });
  await waitFor(() => expect(kept()?.typed).toContain("500000"));
  unmount();
  render(<MortgageCalculator />);
  await waitFor(() => expect(box("homePrice")).toHaveValue("500000"));
  expect(result()).toBeNull();

  location.hash = "homePrice=200000&annualRate=6&years=30";
  await waitFor(() => expect(box("homePrice")).toHaveValue("200000"));
});

test("an entry that a fragment made gets the router’s state with what was typed", async () => {
  render(<MortgageCalculator />);
  history.pushState(null, "", "#faq");
  type({ homePrice: "500000" });
  await waitFor(() => expect(kept()?.typed).toContain("500000"));
  expect(history.state).toMatchObject({ router: "its own" });
});

test("what was typed while the code was on its way is newer than what was kept", async () => {
  const typed = "homePrice=111&annualRate=1&years=1";
  history.replaceState({ kept: { typed, isAnswered: true } }, "");
  jest.useFakeTimers();
  render(<MortgageCalculator />);
  box("homePrice").value = "222";
  await afterPause();
  expect(values()).toMatchObject({ homePrice: "222", annualRate: "" });
  expect(result()).toBeNull();
});

test("whoever is in a box stays in it", async () => {
  history.replaceState({ kept: { typed: "homePrice=111", isAnswered: false } }, "");
  render(<MortgageCalculator />);
  box("annualRate").focus();
  await waitFor(() => expect(box("homePrice")).toHaveValue("111"));
  expect(box("annualRate")).toHaveFocus();
});

test("what chance drew is drawn anew, what a link brought is not", async () => {
  const { unmount } = render(<CarInsuranceCalculator />);
  type({ driverAge: "40" });
  await waitFor(() => expect(kept()?.typed).toContain("driverAge=40"));
  expect(kept()?.typed).not.toContain("variation");
  unmount();

  history.replaceState({}, "", "#driverAge=30&variation=1.07");
  render(<CarInsuranceCalculator />);
  await waitFor(() => expect(box("driverAge")).toHaveValue("30"));
  type({ driverAge: "41" });
  await waitFor(() => expect(kept()?.typed).toContain("driverAge=41"));
  expect(kept()?.typed).toContain("variation=1.07");
});

test("where the browser takes no more, the page goes on", async () => {
  render(<MortgageCalculator />);
  const refuse = jest.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("too often", "SecurityError");
  });
  type(loan);
  await waitFor(() => expect(refuse).toHaveBeenCalled());
  await calculate();
  await waitFor(() => expect(result()).not.toBeNull());
  refuse.mockRestore();
});

test("typing that has not paused yet is kept as the page is left", async () => {
  jest.useFakeTimers();
  render(<MortgageCalculator />);
  act(() => box("homePrice").focus());
  await afterPause();
  fireEvent.input(box("homePrice"), { target: { value: "7" } });
  expect(kept()).toBeUndefined();
  dispatchEvent(new Event("beforeunload"));
  expect(kept()?.typed).toContain("homePrice=7");
});

test("while the page is away no box is one that WebKit empties when it comes back", async () => {
  render(<MortgageCalculator />);
  type(loan);
  await waitFor(() => expect(kept()?.typed).toContain("30"));
  const modes = () =>
    new Set([...document.querySelectorAll("input")].map(({ autocomplete }) => autocomplete));
  expect(modes()).toEqual(new Set(["off"]));
  act(() => void dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  expect(modes()).toEqual(new Set(["on"]));
  act(() => void dispatchEvent(new Event("pageshow")));
  expect(modes()).toEqual(new Set(["off"]));
});
