/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { Disclosure } from "@/components/calculator/loading/disclosure";

const Part = ({ words }: { words: string }) => <p>{words}</p>;

test("what does not come is named as the line that opens it, and can be asked for again", async () => {
  const load = jest.fn(() => Promise.resolve(Part)).mockRejectedValueOnce(new Error("lost"));
  render(
    <Disclosure title="What changes the answer" load={load} props={{ words: "Home price, 10%" }} />,
  );
  await userEvent.click(screen.getByRole("heading", { name: "What changes the answer" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "“What changes the answer” could not be loaded. Your numbers are untouched.",
  );
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Home price, 10%")).toBeInTheDocument();
});
