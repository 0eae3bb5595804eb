/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";

import { focusBox } from "@/components/calculator/form/keep-focus";
import { NotCounted } from "@/components/calculator/result/not-counted";

test("what is left out is listed, and what can be added leads to its box, which is unfolded", () => {
  const listed = [
    { words: "home insurance", adds: "homeInsurance" },
    { words: "state income tax" },
  ];
  const { container } = render(
    <>
      <form>
        <details data-boxes="homeInsurance">
          <summary>Housing costs</summary>
          <input name="homeInsurance" aria-label="Home insurance" />
        </details>
      </form>
      <NotCounted
        listed={listed}
        add={(box) => focusBox(container.querySelector("form") as HTMLFormElement, box)}
      />
    </>,
  );
  expect(screen.getByText("Not modeled: state income tax.")).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Add home insurance" }));
  expect(screen.getByRole("textbox", { name: "Home insurance" })).toHaveFocus();
  expect(container.querySelector("details")?.open).toBe(true);
});
