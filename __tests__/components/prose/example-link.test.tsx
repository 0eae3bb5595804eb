/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";

import { ExampleLink } from "@/components/prose/article/example-link";

const fund = { monthlyExpenses: 3_860, targetMonths: 5, alreadySaved: 0 };

const link = (input: object) =>
  render(
    <ExampleLink
      example={{ id: "personal-finance/emergency-fund", input, result: { emergencyFund: 19_300 } }}
      quotes={["emergencyFund"]}
    >
      Open this fund
    </ExampleLink>,
  );

it("opens the calculator with the example, in the names of its fields", () => {
  link(fund);
  expect(screen.getByRole("link", { name: "Open this fund" })).toHaveAttribute(
    "href",
    "/calculators/personal-finance/emergency-fund#monthlyExpenses=3860&targetMonths=5&alreadySaved=0",
  );
});

it("fails the build where a name is not a field", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => link({ ...fund, months: 5 })).toThrow(
    "personal-finance/emergency-fund has no field months",
  );
});
