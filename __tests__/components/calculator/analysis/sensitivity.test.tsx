/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import MortgageCalculator from "@/components/calculators/loans-credit/mortgage";
import RefinanceCalculator from "@/components/calculators/loans-credit/refinance";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn(), withdrawNotice: jest.fn() }));

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

async function opened(
  fragment: string,
  Calculator = MortgageCalculator,
  words = /^“Monthly principal and interest” is/,
) {
  const user = userEvent.setup();
  history.replaceState(null, "", fragment);
  render(<Calculator />);
  await user.click(await screen.findByText("What changes the answer"));
  const intro = await screen.findByText(words);
  return within(intro.closest("[data-slot=sensitivity]") as HTMLElement);
}

const openedRefinance = () =>
  opened(
    "#currentBalance=250000&currentRate=7.25&remainingYears=27&newRate=5.75&newTerm=30&costs=5000",
    RefinanceCalculator,
    /^“Monthly savings” is/,
  );

test("ranks what moves the answer, and names what does not", async () => {
  const part = await opened(
    "#homePrice=400000&downPayment=80000&annualRate=6.5&years=30&homeValue=420000",
  );
  expect(
    part.getByRole("heading", { name: "Biggest effect: Home price, 10%" }),
  ).toBeInTheDocument();
  const ranking = part.getByRole("table", { name: /^How much/, hidden: true });
  const [head, ...rows] = within(ranking)
    .getAllByRole("row", { hidden: true })
    .map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent));
  expect(head).toEqual(["Number", "If lower", "If higher"]);
  expect(rows[0]).toEqual([
    "Home price, 10%",
    "$1,769.79 at $360,000 (-$252.83)",
    "$2,275.44 at $440,000 (+$252.83)",
  ]);
  expect(rows).toHaveLength(4);
  // And none of the boxes that were left blank.
  expect(part.getByText("These don’t affect this result: Appraised home value.")).toBeVisible();
});

test("where no step changes anything it says so", async () => {
  const part = await opened("#homePrice=1&downPayment=80000&annualRate=6.5&years=30");
  expect(part.getByText("None of these changes affects this result.")).toBeVisible();
  expect(part.queryByText(/^Strongest/)).toBeNull();
});

test("follows the answer over the strongest number first, then over the one that is chosen", async () => {
  const part = await opened("#homePrice=400000&downPayment=80000&annualRate=6.5&years=30");
  const choice = part.getByLabelText("See the answer across a range of");
  expect(choice).toHaveDisplayValue("Home price");
  const table = () =>
    part.getByRole("table", { name: /^“Monthly principal and interest” by/, hidden: true });
  expect(table()).toHaveTextContent("$400,000$2,022.62");

  await userEvent.selectOptions(choice, "Annual interest rate");
  expect(choice).toHaveDisplayValue("Annual interest rate");
  expect(table()).toHaveTextContent("6.5%$2,022.62");
  expect(
    part.getByRole("heading", {
      name: "Monthly principal and interest: $888.89 at 0%, $3,539.84 at 13%",
    }),
  ).toBeInTheDocument();
  // No other number of it is offered: three are nothing.
  expect(within(choice).getAllByRole("option")).toHaveLength(4);
});

test("says where the answer breakEvens, on both sides", async () => {
  const part = await openedRefinance();
  await userEvent.selectOptions(part.getByLabelText(/across a range/), "New interest rate");
  expect(
    part.getByRole("heading", { name: "Break-even: new interest rate 7.37%" }),
  ).toBeInTheDocument();
  expect(
    part.getByText(
      "If “New interest rate” is below 7.37%, the answer is “Lower payment”. Above that, it is “Higher payment”.",
    ),
  ).toBeVisible();
});

test("says that it never tips, and draws no lines that never meet", async () => {
  const part = await openedRefinance();
  const drawn = () => part.queryByRole("table", { name: /^“Current payment” and/, hidden: true });
  const choice = part.getByLabelText(/across a range/);
  await userEvent.selectOptions(choice, "New interest rate");
  expect(drawn()).not.toBeNull();
  await userEvent.selectOptions(choice, "Refinancing costs");
  expect(
    part.getByText(
      "No break-even: with “Refinancing costs” anywhere from $0 to $10,000, the answer is “Lower payment”.",
    ),
  ).toBeVisible();
  expect(drawn()).toBeNull();
});
