import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import MortgageCalculator from "@/components/calculators/loans-credit/mortgage";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn() }));

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

async function opened(fragment: string) {
  const user = userEvent.setup();
  history.replaceState(null, "", fragment);
  render(<MortgageCalculator />);
  await user.click(await screen.findByText("What changes the answer"));
  const intro = await screen.findByText(/^“Monthly principal and interest” is/);
  return within(intro.closest("[data-slot=influence]") as HTMLElement);
}

test("ranks what moves the answer, and names what does not", async () => {
  const part = await opened("#homePrice=400000&downPayment=80000&annualRate=6.5&years=30");
  expect(part.getByRole("heading", { name: "Strongest: Home price, 10%" })).toBeInTheDocument();
  const [head, ...rows] = part
    .getAllByRole("row", { hidden: true })
    .map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent));
  expect(head).toEqual(["Number", "With less", "With more"]);
  expect(rows[0]).toEqual([
    "Home price, 10%",
    "$1,769.79 at $360,000 (-$252.83)",
    "$2,275.44 at $440,000 (+$252.83)",
  ]);
  expect(rows).toHaveLength(4);
  expect(part.getByText(/^Such a step changes nothing of: Property tax a year; /)).toBeVisible();
});

test("where no step changes anything it says so", async () => {
  const part = await opened("#homePrice=1&downPayment=80000&annualRate=6.5&years=30");
  expect(part.getByText("None of your numbers changes it by such a step.")).toBeVisible();
  expect(part.queryByRole("table", { hidden: true })).toBeNull();
});
