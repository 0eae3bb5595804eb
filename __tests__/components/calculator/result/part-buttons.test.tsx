/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { Disclosure } from "@/components/calculator/loading/disclosure";
import { PartButtons } from "@/components/calculator/result/part-buttons";

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test.each([
  ["Set a goal", "goal seek"],
  ["Compare", "comparison"],
])("%s opens its part and leads there", async (button, name) => {
  render(
    <>
      <PartButtons />
      <Disclosure name={name} title="A part">
        <p>Its content</p>
      </Disclosure>
    </>,
  );
  expect(screen.queryByText("Its content")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: button }));
  expect(await screen.findByText("Its content")).toBeInTheDocument();
  expect(screen.getByText("A part").closest("summary")).toHaveFocus();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});
