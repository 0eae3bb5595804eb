/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import MortgageCalculator from "@/components/calculators/loans-credit/mortgage";
import { notify } from "@/components/ui/notify";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn() }));
const notified = jest.mocked(notify);

const box = (name: RegExp) => screen.getByRole("textbox", { name });
const press = () => screen.getByRole("button", { name: "Calculate Mortgage Payment" });
const result = () => document.querySelector<HTMLElement>("[data-result]");
const figure = (name: string) => result()?.querySelector(`[data-figure="${name}"]`);

async function typeLoan(user: ReturnType<typeof userEvent.setup>) {
  await user.type(box(/Home price/), "400,000");
  await user.type(box(/Down payment/), "$80000");
  await user.type(box(/interest rate/), "6.5%");
  await user.type(box(/Loan term/), "30");
}

beforeEach(() => {
  history.replaceState(null, "", "#");
  notified.mockClear();
  Element.prototype.scrollIntoView = jest.fn();
});

test("reads what was typed, shows the answer and says so", async () => {
  const user = userEvent.setup();
  render(<MortgageCalculator />);
  expect(result()).toBeNull();

  await typeLoan(user);
  await user.click(press());

  expect(figure("monthlyPayment")).toHaveTextContent("$2,022.62");
  expect(figure("monthlyPayment")).toHaveAttribute("value", "2022.617675177484");
  expect(screen.getByRole("status")).toHaveTextContent(
    "Monthly principal and interest: $2,022.62.",
  );
  expect(within(result() as HTMLElement).getByText(/^Based on:/)).toHaveTextContent(
    "Based on: home price $400,000 · down payment $80,000 · annual interest rate 6.5% · loan term 30 years.",
  );
  expect(notified).toHaveBeenCalledWith({
    title: "Calculation Complete",
    text: "Monthly payment: $2,022.62.",
    tone: "success",
  });
});

test("wrong input clears the result, keeps what was typed, says what is wrong and goes there", async () => {
  const user = userEvent.setup();
  render(<MortgageCalculator />);
  await typeLoan(user);
  await user.click(press());
  await user.clear(box(/interest rate/));
  await user.type(box(/interest rate/), "six");
  await user.click(press());

  expect(result()).toBeNull();
  const rate = box(/interest rate/);
  expect(rate).toHaveValue("six");
  expect(rate).toHaveFocus();
  expect(rate).toBeInvalid();
  expect(rate).toHaveAccessibleDescription(/must be a number such as 6\.5; “six” cannot be read/);
  expect(box(/Home price/)).toHaveValue("400,000");
  expect(notified).toHaveBeenLastCalledWith(
    expect.objectContaining({ title: "Invalid Input", tone: "destructive" }),
  );
});

test("a changed number marks the result as out of date until it is put back", async () => {
  const user = userEvent.setup();
  render(<MortgageCalculator />);
  await typeLoan(user);
  await user.click(press());

  await user.type(box(/Loan term/), "5");
  expect(result()).toHaveAttribute("data-stale");
  expect(screen.getByText(/Out of date/)).toBeVisible();
  expect(figure("monthlyPayment")).toHaveTextContent("$2,022.62");

  await user.type(box(/Loan term/), "{Backspace}");
  expect(result()).not.toHaveAttribute("data-stale");
});

test("an example fills the form and calculates; reset empties both", async () => {
  const user = userEvent.setup();
  render(<MortgageCalculator />);
  await user.click(screen.getByRole("button", { name: "Try an example" }));
  expect(box(/Home price/)).toHaveValue("400000");
  expect(figure("monthlyPayment")).toHaveTextContent("$2,022.62");

  await user.click(screen.getByRole("button", { name: "Reset" }));
  expect(box(/Home price/)).toHaveValue("");
  expect(result()).toBeNull();
});

test("a link fills the form and calculates at once, on opening and on a change of the address", async () => {
  history.replaceState(null, "", "#homePrice=300000&annualRate=6&years=30");
  const { container } = render(<MortgageCalculator />);
  expect(box(/Home price/)).toHaveValue("300000");
  await screen.findByText("$300,000.00", { selector: "data" });
  expect(figure("loanAmount")).toHaveAttribute("value", "300000");

  location.hash = "homePrice=200000&annualRate=6&years=30";
  await waitFor(() => expect(box(/Home price/)).toHaveValue("200000"));
  expect(figure("loanAmount")).toHaveAttribute("value", "200000");
  expect(container.querySelector("form")).toHaveAttribute("data-run", "2");
});

test("the form can send nothing before the script has loaded", () => {
  const { container } = render(<MortgageCalculator />);
  expect(container.querySelector("form")).toHaveAttribute("method", "dialog");
});

describe("the options beyond the specification", () => {
  const options = () => screen.getByText("More options").closest("details");

  test("are folded away, and change nothing where they are left alone", async () => {
    const user = userEvent.setup();
    render(<MortgageCalculator />);
    expect(options()).not.toHaveAttribute("open");
    await user.click(screen.getByRole("button", { name: "Try an example" }));
    expect(options()).not.toHaveAttribute("open");
    expect(figure("housingCost")).toBeNull();
    expect(screen.getByText(/^Based on:/)).not.toHaveTextContent("tax");
  });

  test("are open where a link changed one", async () => {
    history.replaceState(null, "", "#homePrice=300000&annualRate=6&years=30&propertyTax=3600");
    render(<MortgageCalculator />);
    expect(options()).toHaveAttribute("open");
    await waitFor(() => expect(figure("housingCost")).toBeVisible());
    expect(screen.getByText(/^Based on:/)).toHaveTextContent("property tax a year $3,600");
  });

  test("open on what is wrong with one", async () => {
    const user = userEvent.setup();
    render(<MortgageCalculator />);
    await typeLoan(user);
    fireEvent.change(document.querySelector("[name=propertyTax]") as Element, {
      target: { value: "-1" },
    });
    await user.click(press());
    expect(options()).toHaveAttribute("open");
    await waitFor(() => expect(box(/Property tax/)).toHaveFocus());
    expect(box(/Property tax/)).toBeInvalid();
  });
});
