/** @jest-environment jsdom */
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import MortgageCalculator from "@/components/calculators/loans-credit/mortgage";
import { exampleAnswerOf } from "@/lib/calculator/report/example-answer";

import { calculatorOf } from "../../house/calculators";

const { definition } = calculatorOf("loans-credit/mortgage");
const today = { year: 2026, month: 11, day: 27 };

test("before anything is asked the example stands where the answer will, and is one press from being used", async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const user = userEvent.setup();
  render(<MortgageCalculator example={exampleAnswerOf(definition, today)} />);
  const example = screen.getByRole("region", { name: "An example" });
  expect(example).toHaveTextContent("Monthly principal and interest$2,022.62");
  expect(example).toHaveTextContent(
    "Over 30 years, you pay $408,142 in interest on top of the $320,000 you borrow.",
  );

  await user.click(screen.getByRole("button", { name: "Use this example" }));
  await waitFor(() => {
    expect(document.querySelector('[data-figure="monthlyPayment"]')).toHaveTextContent("$2,022.62");
  });
  expect(screen.queryByRole("region", { name: "An example" })).toBeNull();
});

test("where it is not given, the place of the answer is named", () => {
  render(<MortgageCalculator />);
  expect(screen.getByText("Your answer will show up here.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Use this example" })).toBeNull();
});
