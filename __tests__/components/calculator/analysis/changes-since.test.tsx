/** @jest-environment jsdom */
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import MortgageCalculator from "@/components/calculators/loans-credit/mortgage";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn(), withdrawNotice: jest.fn() }));

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const inputs = "#homePrice=400000&downPayment=80000&annualRate=6.5&years=30";
const version = "&asOf=2026-11-23&asOf.engine=1.0.0&asOf.law=2026&asOf.was=";

async function opened(fragment: string) {
  history.replaceState(null, "", fragment);
  render(<MortgageCalculator />);
  await screen.findByRole("heading", { name: "Monthly principal and interest" });
}

const findSince = () => screen.findByRole("region", { name: "Since this result was saved" });
const querySince = () => screen.queryByRole("region", { name: "Since this result was saved" });

test("a copied result that is opened is held against what it was", async () => {
  await opened(`${inputs}${version}2022.617675177484`);
  expect(await findSince()).toHaveTextContent("The same numbers still give the same result.");
});

test("another result is said with both figures", async () => {
  await opened(`${inputs}${version}2000`);
  const since = within(await findSince());
  expect(
    since.getByText("“Monthly principal and interest” was $2,000.00 then and is $2,022.62 now."),
  ).toBeVisible();
});

test("with other numbers it is another result, and nothing is said of it", async () => {
  await opened(`${inputs}${version}2022.617675177484`);
  await findSince();
  await userEvent.type(screen.getByLabelText(/^Home price/), "0");
  await userEvent.click(screen.getByRole("button", { name: "Calculate Mortgage Payment" }));
  await waitFor(() => expect(querySince()).toBeNull());
});

test("a link without it says nothing", async () => {
  await opened(inputs);
  await screen.findByText("What changes the answer");
  expect(querySince()).toBeNull();
});
