/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fetched, FetchedPart } from "@/components/calculator/loading/fetched-part";

const Part = ({ words }: { words: string }) => <p>{words}</p>;

test("the place of a part is held until its code has come", async () => {
  const Fetched = fetched(() => Promise.resolve(Part));
  render(
    <FetchedPart title="The schedule" place={<p>Its place</p>}>
      <Fetched words="Twelve rows" />
    </FetchedPart>,
  );
  expect(screen.getByText("Its place")).toBeInTheDocument();
  expect(await screen.findByText("Twelve rows")).toBeInTheDocument();
  expect(screen.queryByText("Its place")).toBeNull();
});

test("a part whose code does not come is named, and the form is asked to load the page again", async () => {
  // React reports what it catches.
  const reported = jest.spyOn(console, "error").mockReturnValue(undefined);
  const Lost = fetched<typeof Part>(() => Promise.reject(new Error("lost")));
  const again = jest.fn();
  render(
    <>
      <form
        data-calculator="tax/sales-tax"
        ref={(form) => form?.addEventListener("again", again)}
      />
      <FetchedPart title="What changes the answer">
        <Lost words="Home price, 10%" />
      </FetchedPart>
    </>,
  );
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "“What changes the answer” could not be loaded. Your numbers haven’t changed.",
  );
  expect(reported).toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Reload the page" }));
  expect(again).toHaveBeenCalledTimes(1);
});
