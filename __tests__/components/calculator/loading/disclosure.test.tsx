/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { Disclosure } from "@/components/calculator/loading/disclosure";

test("what it opens to is made when it is asked for", async () => {
  const Part = jest.fn(() => <p>Home price, 10%</p>);
  render(
    <Disclosure name="sensitivity" title="What changes the answer">
      <Part />
    </Disclosure>,
  );
  expect(Part).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("heading", { name: "What changes the answer" }));
  expect(await screen.findByText("Home price, 10%")).toBeInTheDocument();
});
