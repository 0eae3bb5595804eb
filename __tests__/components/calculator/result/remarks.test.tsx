/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";

import { ResultPanel } from "@/components/calculator/result/result-panel";
import { viewOf } from "@/lib/calculator/report/view";

import { calculatorOf, world } from "../../../house/calculators";

const { definition } = calculatorOf("loans-credit/mortgage");
const view = viewOf(
  definition,
  definition.example,
  definition.calculate(definition.example, world),
);

test("a warning says that it is one, and a remark leads to where it points", () => {
  const remarks = [
    { tone: "warning", text: "The tax alone is more." },
    { tone: "neutral", text: "Go on at", link: { text: "the agency", href: "https://a.gov/" } },
  ] as const;
  const { container } = render(
    <ResultPanel view={{ ...view, remarks }} stale={false} change={jest.fn()} add={jest.fn()} />,
  );
  const said = [...container.querySelectorAll("[data-slot=remark]")];
  expect(said.map(({ textContent }) => textContent)).toEqual([
    "Warning: The tax alone is more.",
    "Go on at the agency",
  ]);
  expect(screen.getByRole("link", { name: "the agency" })).toHaveAttribute(
    "href",
    "https://a.gov/",
  );
});

test("what a remark offers is one press away, and the focus goes on to the answer", () => {
  const offer = { text: "Tax the full price", boxes: { taxOn: "full price" } };
  const remarks = [{ tone: "neutral", text: "Most states do.", offer }] as const;
  const change = jest.fn();
  render(<ResultPanel view={{ ...view, remarks }} stale={false} change={change} add={jest.fn()} />);
  fireEvent.click(screen.getByRole("button", { name: "Tax the full price" }));
  expect(change).toHaveBeenCalledWith({ taxOn: "full price" });
  expect(document.getElementById("result-heading")).toHaveFocus();
});
