/** @jest-environment jsdom */
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import CreditCardPayoffCalculator from "@/components/calculators/loans-credit/credit-card-payoff";
import MortgageCalculator from "@/components/calculators/loans-credit/mortgage";
import { notify } from "@/components/ui/notify";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn(), withdrawNotice: jest.fn() }));

const result = () => document.querySelector("[data-result]") as HTMLElement;
const figure = (name: string) => result().querySelector(`[data-figure="${name}"]`);
const panel = async () => {
  const part = await screen.findByRole("form", { name: "Work backward from a goal" });
  return within(part.closest("[data-slot=goal-seek]") as HTMLElement);
};

const loan = "#homePrice=400000&downPayment=80000&annualRate=6.5&years=30";

async function opened(fragment = loan, page = <MortgageCalculator />) {
  const user = userEvent.setup();
  history.replaceState(null, "", fragment);
  render(page);
  await user.click(await screen.findByText("Work backward from a goal"));
  const solve = await panel();
  const goal = async (target: string) => {
    await user.clear(solve.getByRole("textbox"));
    if (target) await user.type(solve.getByRole("textbox"), target);
    await user.click(solve.getByRole("button", { name: "Find the number" }));
  };
  return { user, solve, goal };
}

beforeEach(() => {
  jest.mocked(notify).mockClear();
  Element.prototype.scrollIntoView = jest.fn();
});

test("What home price gives $2,000 a month?", async () => {
  const { user, solve, goal } = await opened();
  expect(solve.getByRole("combobox", { name: "Result" })).toHaveAccessibleDescription(
    "Currently $2,022.62.",
  );
  await goal("$2,000");
  expect(await solve.findByText("Home price: $396,421.64")).toBeVisible();
  expect(solve.getByRole("status")).toHaveTextContent("Change $400,000 to:");

  await user.click(solve.getByRole("button", { name: "Use this $396,421.64" }));
  expect(screen.getByRole("textbox", { name: /^Home price/ })).toHaveValue("396421.64");
  expect(figure("monthlyPayment")).toHaveTextContent("$2,000.00");
  expect(screen.getByRole("heading", { name: "Monthly principal and interest" })).toHaveFocus();
  expect(notify).toHaveBeenLastCalledWith(
    expect.objectContaining({ text: "Monthly payment: $2,000.00." }),
  );
  await waitFor(() => expect(solve.getByRole("status")).toBeEmptyDOMElement());
});

test("another figure by another number", async () => {
  const { user, solve, goal } = await opened();
  await user.selectOptions(solve.getByRole("combobox", { name: "Result" }), "Total interest");
  await user.selectOptions(solve.getByRole("combobox", { name: "By changing" }), "Loan term");
  await goal("200000");
  expect(await solve.findByText(/^Total interest: \$200,000\.00$/)).toBeVisible();
  expect(solve.getByText(/^Loan term: 1[56]\.\d+ years$/)).toBeVisible();
});

test("what cannot be read is said at the box, and stays in it", async () => {
  const { solve, goal } = await opened();
  for (const [typed, said] of [
    ["", "Enter the target value."],
    ["two", /as a number, such as 1,250\.50\. We can’t read “two”/],
    ["9999999999999", /can be at most \$1,000,000,000,000/],
  ] as const) {
    await goal(typed);
    const box = solve.getByRole("textbox");
    expect(box).toHaveValue(typed);
    expect(box).toHaveFocus();
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(said);
  }
});

test.each([
  [
    "Home price",
    "-5",
    /^No “Home price” from \$0\.01 to \$1,000,000,000,000 gives -\$5\.00\. The closest is \$0\.00, at/,
  ],
  [
    "Annual property tax",
    "5",
    /^“Monthly principal and interest” doesn’t depend on this: it is \$2,022\.62 for any/,
  ],
  ["Home price", "2022.62", /^“Monthly principal and interest” is already \$2,022\.62/],
])("by %s to %s: says why there is none", async (input, target, said) => {
  const { user, solve, goal } = await opened();
  await user.selectOptions(solve.getByRole("combobox", { name: "By changing" }), input);
  await goal(target);
  expect(solve.getByRole("status")).toHaveTextContent(said);
  expect(solve.queryByRole("button", { name: /^Use this/ })).toBeNull();
});

test("years and months are wished for in months, and a count that is passed over is said", async () => {
  const { user, solve, goal } = await opened(
    "#balance=5000&apr=18&monthlyPayment=200",
    <CreditCardPayoffCalculator />,
  );
  await user.selectOptions(solve.getByRole("combobox", { name: "By changing" }), "Monthly payment");
  await goal("24");
  expect(await solve.findByText(/^Time to pay off: 2 years$/)).toBeVisible();
  await goal("24.5");
  expect(solve.getByRole("status")).toHaveTextContent(/jumps past it between these two/);
  expect(solve.getAllByRole("button", { name: /^Use this/ })).toHaveLength(2);
});

test("beside a form that was changed it waits, and takes nothing of what was typed", async () => {
  const { user, solve, goal } = await opened();
  await goal("2000");
  await user.type(screen.getByRole("textbox", { name: /^Loan term/ }), "0");
  expect(solve.getByRole("status")).toHaveTextContent(/has changed\. Calculate again/);
  expect(solve.queryByRole("button", { name: /^Use this/ })).toBeNull();
  expect(screen.getByRole("textbox", { name: /^Loan term/ })).toHaveValue("300");
});
