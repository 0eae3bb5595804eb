/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";

import { Limits, limitsOf } from "@/app/(site)/limits/limits";
import { calculatorIds } from "@/lib/catalogue/calculators";

test.each(calculatorIds)("%s says what it leaves out", (id) => {
  const limits = limitsOf(id);
  expect(limits.length).toBeGreaterThan(0);
  for (const paragraph of limits) {
    const { container } = render(<p>{paragraph}</p>);
    expect(container.textContent).toMatch(/.{40}/);
  }
});

test("takes the paragraph that says so, wherever it stands, else the last", () => {
  const textOf = (id: Parameters<typeof limitsOf>[0]) =>
    render(<p>{limitsOf(id)}</p>).container.textContent;
  // Its last paragraph is about something else.
  expect(textOf("loans-credit/credit-card-payoff")).toContain("Cash advances");
  expect(textOf("loans-credit/credit-card-payoff")).not.toContain("daily balance");
  expect(textOf("personal-finance/budget")).toContain("only what you enter");
});

/** What a page offers, or asks for. */
const feature =
  /\bUnder “?[A-Z]|(^|\. |, )[Ee]nter\b|\b[Yy]ou can (add|choose|compare|enter|list)\b/;

test("names no feature among what is left out", () => {
  const mixed = calculatorIds.filter((id) =>
    limitsOf(id).some((limit) => feature.test(render(<p>{limit}</p>).container.textContent ?? "")),
  );
  expect(mixed).toEqual([]);
});

test("lists every calculator once", () => {
  render(<Limits />);
  const links = screen.getAllByRole("link", { hidden: true });
  expect(links.map((link) => link.getAttribute("href")).sort()).toEqual(
    calculatorIds.map((id) => `/calculators/${id}`).sort(),
  );
});
