/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import MortgageCalculator from "@/components/calculators/loans-credit/mortgage";
import PayrollTaxCalculator from "@/components/calculators/tax/payroll-tax";
import { notify } from "@/components/ui/notify";

import { unfoldOptions } from "./form/unfold-options";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn(), withdrawNotice: jest.fn() }));
const notified = jest.mocked(notify);

const form = () => document.querySelector<HTMLElement>("form[data-calculator]") as HTMLElement;
const box = (name: RegExp) => within(form()).getByRole("textbox", { name });
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
  expect(rate).toHaveAccessibleDescription(/as a number, such as 6\.5\. We can’t read “six”/);
  expect(box(/Home price/)).toHaveValue("400,000");
  // In the place of the answer the same sentence, and no vaguer one.
  expect(screen.getAllByText(/as a number, such as 6\.5\. We can’t read “six”/)).toHaveLength(2);
  expect(screen.queryByText(/Please enter valid/)).toBeNull();
  expect(notified).toHaveBeenLastCalledWith(
    expect.objectContaining({ title: "Invalid Input", tone: "destructive" }),
  );
});

test("where several boxes are wrong, the place of the answer says how many", async () => {
  const user = userEvent.setup();
  render(<MortgageCalculator />);
  await user.type(box(/Down payment/), "-5");
  await user.type(box(/interest rate/), "6.5%");
  await user.type(box(/Loan term/), "30");
  await user.click(press());
  expect(screen.getByText("2 fields need another look.")).toBeVisible();
});

test("options that give a box in another way stand right under it", async () => {
  render(<PayrollTaxCalculator />);
  await unfoldOptions();
  const salary = box(/^Salary per year/);
  const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
  expect(box(/^Gross pay per paycheck/).compareDocumentPosition(salary) & after).toBe(after);
  for (const below of [screen.getByLabelText(/^Pay frequency/), box(/^Federal allowances/)])
    expect(salary.compareDocumentPosition(below) & after).toBe(after);
  expect(screen.getAllByText("Salary or hourly pay")).toHaveLength(1);
});

test("a changed number marks the result as out of date until it is put back", async () => {
  const user = userEvent.setup();
  render(<MortgageCalculator />);
  await typeLoan(user);
  await user.click(press());

  await user.type(box(/Loan term/), "5");
  expect(result()).toHaveAttribute("data-stale");
  expect(within(result() as HTMLElement).getByText(/^Out of date: /)).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent(/^Out of date: /);
  expect(figure("monthlyPayment")).toHaveTextContent("$2,022.62");

  await user.type(box(/Loan term/), "{Backspace}");
  expect(result()).not.toHaveAttribute("data-stale");
  expect(screen.queryByText(/Out of date/)).toBeNull();

  await user.type(box(/Loan term/), "5");
  await user.click(screen.getByRole("button", { name: "Update result" }));
  expect(result()).not.toHaveAttribute("data-stale");
  expect(screen.getByRole("status")).toHaveTextContent(/^Monthly principal and interest: /);
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

describe("a number that few people mean", () => {
  const question = () => screen.queryByText(/360 years\? Did you mean 30 years\?/);
  const answer = (name: string) => screen.getByRole("button", { name });

  async function typeMonths() {
    const user = userEvent.setup();
    render(<MortgageCalculator />);
    await user.type(box(/Home price/), "400000");
    await user.type(box(/Down payment/), "80000");
    await user.type(box(/interest rate/), "6.5");
    await user.type(box(/Loan term/), "360");
    await waitFor(() => expect(press()).toBeEnabled());
    expect(question()).toBeNull();
    return user;
  }

  test("is asked about when its box is left, and the suggestion taken with a press", async () => {
    const user = await typeMonths();
    await user.tab();
    await waitFor(() => expect(question()).toBeVisible());
    await user.click(answer("Use 30 years"));
    expect(box(/Loan term/)).toHaveValue("30");
    expect(box(/Loan term/)).toHaveFocus();
    expect(question()).toBeNull();
    await user.click(press());
    expect(figure("monthlyPayment")).toHaveTextContent("$2,022.62");
  });

  test("is asked about in a form that a link has filled", async () => {
    location.hash = "#homePrice=400000&downPayment=80000&annualRate=6.5&years=360";
    render(<MortgageCalculator />);
    await waitFor(() => expect(question()).toBeVisible());
    location.hash = "";
  });

  test("is never refused; the question stands until it is answered or the number changes", async () => {
    const user = await typeMonths();
    await user.click(press());
    expect(figure("monthlyPayment")).toHaveTextContent("$1,733.33");
    expect(question()).toBeVisible();
    expect(result()).not.toHaveAttribute("data-stale");
    await user.click(answer("Keep it"));
    expect(question()).toBeNull();
    await user.click(press());
    expect(question()).toBeNull();

    await user.clear(box(/Loan term/));
    await user.type(box(/Loan term/), "420");
    await user.tab();
    expect(await screen.findByText(/420 years\? Did you mean 35 years\?/)).toBeVisible();
    await user.type(box(/Loan term/), "{Backspace}");
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });
});

test("a percent of the price counts as dollars, which stand beside it; the link carries them", async () => {
  const user = userEvent.setup();
  render(<MortgageCalculator />);
  await user.type(box(/Home price/), "425k");
  await user.type(box(/Down payment/), "10%");
  await user.type(box(/interest rate/), "6.5");
  await user.type(box(/Loan term/), "30");
  await waitFor(() => expect(box(/Down payment/)).toHaveAccessibleDescription(/ = \$42,500$/));

  await user.click(press());
  expect(figure("loanAmount")).toHaveTextContent("$382,500.00");
  expect(result()).not.toHaveAttribute("data-stale");
  expect(box(/Down payment/)).toHaveValue("10%");
  await screen.findByRole("button", { name: "Copy link" });
  fireEvent(window, new Event("beforeprint"));
  expect(result()).toHaveTextContent("downPayment=42500");

  await user.clear(box(/Home price/));
  await waitFor(() => expect(box(/Down payment/)).toHaveAccessibleDescription(/: 20%\.\s*$/));
  await user.click(press());
  expect(box(/Down payment/)).toHaveAccessibleDescription(
    /or first enter the amount that “10%” is a percentage of\.$/,
  );
  expect(box(/Down payment/)).toHaveValue("10%");
});

describe("typed numbers that an example or a reset replaced", () => {
  const undo = () => screen.queryByRole("button", { name: "Undo" });

  test.each(["Try an example", "Reset"])("come back after “%s”", async (name) => {
    const user = userEvent.setup();
    render(<MortgageCalculator />);
    await typeLoan(user);
    await user.click(press());
    await user.type(box(/Loan term/), "5");
    const staleText = (result() as HTMLElement).textContent;

    await user.click(screen.getByRole("button", { name }));
    await user.click(undo() as HTMLElement);
    expect(box(/Home price/)).toHaveValue("400000");
    expect(box(/Loan term/)).toHaveValue("305");
    expect(result()).toHaveAttribute("data-stale");
    await waitFor(() => expect(result()).toHaveTextContent(staleText ?? ""));
    expect(press()).toHaveFocus();
    expect(undo()).toBeNull();
  });

  test("come back after a reset of the example that replaced them", async () => {
    const user = userEvent.setup();
    render(<MortgageCalculator />);
    await typeLoan(user);
    await user.click(screen.getByRole("button", { name: "Try an example" }));
    await user.click(screen.getByRole("button", { name: "Reset" }));
    expect(screen.getByText("Your numbers were cleared.")).toBeVisible();
    await user.click(undo() as HTMLElement);
    expect(box(/Home price/)).toHaveValue("400000");
    expect(box(/Loan term/)).toHaveValue("30");
    expect(undo()).toBeNull();
  });

  test("stay gone once other numbers are typed", async () => {
    const user = userEvent.setup();
    render(<MortgageCalculator />);
    await typeLoan(user);
    await user.click(screen.getByRole("button", { name: "Reset" }));
    expect(screen.getByRole("status")).toHaveTextContent("The form was reset.");
    expect(undo()).toBeVisible();
    await user.type(box(/Home price/), "3");
    expect(undo()).toBeNull();
  });

  test("are not offered where nothing was typed", async () => {
    const user = userEvent.setup();
    render(<MortgageCalculator />);
    await user.click(screen.getByRole("button", { name: "Reset" }));
    expect(undo()).toBeNull();
    await user.click(screen.getByRole("button", { name: "Try an example" }));
    expect(undo()).toBeNull();
    await user.click(screen.getByRole("button", { name: "Reset" }));
    expect(undo()).toBeNull();
  });
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
  const options = () => screen.getByText("Property tax, insurance and dues").closest("details");

  test("are folded away, and change nothing where they are left alone", async () => {
    const user = userEvent.setup();
    render(<MortgageCalculator />);
    expect(options()).not.toHaveAttribute("open");
    await user.click(screen.getByRole("button", { name: "Try an example" }));
    expect(options()).not.toHaveAttribute("open");
    expect(await screen.findByText(/^Based on:/)).not.toHaveTextContent("tax");
    expect(figure("housingCost")).toBeNull();
  });

  test("are open where a link changed one", async () => {
    history.replaceState(null, "", "#homePrice=300000&annualRate=6&years=30&propertyTax=3600");
    render(<MortgageCalculator />);
    expect(options()).toHaveAttribute("open");
    await waitFor(() => expect(figure("housingCost")).toBeVisible());
    expect(screen.getByText(/^Based on:/)).toHaveTextContent("annual property tax $3,600");
  });

  test("open on what is wrong with one", async () => {
    const user = userEvent.setup();
    render(<MortgageCalculator />);
    await typeLoan(user);
    await unfoldOptions();
    fireEvent.change(document.querySelector("[name=propertyTax]") as Element, {
      target: { value: "-1" },
    });
    options()?.removeAttribute("open");
    await user.click(press());
    expect(options()).toHaveAttribute("open");
    await waitFor(() => expect(box(/property tax/)).toHaveFocus());
    expect(box(/property tax/)).toBeInvalid();
  });
});
