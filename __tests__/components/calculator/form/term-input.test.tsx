/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";

import AutoLoanCalculator from "@/components/calculators/loans-credit/auto-loan";
import { readDraft } from "@/lib/calculator/form/draft";
import { form } from "@/lib/calc/loans-credit/auto-loan/form";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn(), withdrawNotice: jest.fn() }));

const named = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const term = () => named("years");
const unit = () => named("years.unit");
const result = () => document.querySelector("[data-result]");
const draft = () =>
  readDraft(form.fields, new FormData(document.querySelector("form") as HTMLFormElement));
const question = () => screen.queryByText(/Did you mean/);

function type(name: string, value: string) {
  act(() => named(name).focus());
  fireEvent.input(named(name), { target: { value } });
  fireEvent.change(named(name));
  act(() => named(name).blur());
}

/** As a browser does: both events, the list of options in view. */
function choose(value: string) {
  unit().value = value;
  fireEvent.input(unit());
  fireEvent.change(unit());
}

function typeLoan(term: string) {
  type("vehiclePrice", "35000");
  type("annualRate", "7");
  type("years", term);
}

const calculate = () => fireEvent.click(screen.getByText("Calculate Auto Loan"));

beforeEach(() => {
  history.replaceState(null, "", "#");
  Element.prototype.scrollIntoView = jest.fn();
});

test("a loan of 72 months is one of 6 years, which is what a link carries", async () => {
  render(<AutoLoanCalculator />);
  expect(unit()).toHaveValue("years");
  typeLoan("72");
  await waitFor(() => expect(question()).toHaveTextContent("72 years? Did you mean 6 years?"));
  choose("months");
  await waitFor(() => expect(question()).toBeNull());
  calculate();
  await waitFor(() => expect(result()).toHaveTextContent("loan term 6 years"));
  await screen.findByRole("button", { name: "Copy link" });
  fireEvent(window, new Event("beforeprint"));
  expect(result()).toHaveTextContent("years=6");
  expect(result()).not.toHaveTextContent("unit=");
  expect([term(), unit()].map(({ value }) => value)).toEqual(["72", "months"]);

  choose("years");
  expect(result()).toHaveAttribute("data-stale");
  choose("months");
  expect(result()).not.toHaveAttribute("data-stale");
});

test("a unit that is typed is chosen once the box is left", () => {
  render(<AutoLoanCalculator />);
  type("years", "61 months");
  expect([term(), unit()].map(({ value }) => value)).toEqual(["61", "months"]);
  expect(draft()).toMatchObject({ years: "5.083333333333333" });
  type("years", "5 yr");
  expect([term(), unit()].map(({ value }) => value)).toEqual(["5", "years"]);
  type("years", "five");
  expect(term()).toHaveValue("five");
});

test("the number that was meant is taken in years", async () => {
  render(<AutoLoanCalculator />);
  typeLoan("1200");
  choose("months");
  calculate();
  await waitFor(() => expect(question()).toHaveTextContent("100 years? Did you mean 10 years?"));
  fireEvent.click(screen.getByText("Use 10 years"));
  expect([term(), unit()].map(({ value }) => value)).toEqual(["10", "years"]);
});

test("a link of 61 months is shown in months", async () => {
  history.replaceState(null, "", "#vehiclePrice=35000&annualRate=7&years=5.083333333333333");
  render(<AutoLoanCalculator />);
  await waitFor(() => expect(result()).not.toBeNull());
  expect([term(), unit()].map(({ value }) => value)).toEqual(["61", "months"]);
});
