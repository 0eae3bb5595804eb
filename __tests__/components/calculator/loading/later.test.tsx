/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fetchPart, Later } from "@/components/calculator/loading/later";

const Part = ({ words }: { words: string }) => <p>{words}</p>;
const shown = { props: { words: "Twelve rows" }, name: "The schedule", place: <p>Its place</p> };

test("the place of a part is held until it comes", async () => {
  render(<Later {...shown} load={() => Promise.resolve(Part)} />);
  expect(screen.getByText("Its place")).toBeInTheDocument();
  expect(await screen.findByText("Twelve rows")).toBeInTheDocument();
  expect(screen.queryByText("Its place")).toBeNull();
});

test("a part that was fetched ahead is there at once, and not fetched again", async () => {
  const load = jest.fn(() => Promise.resolve(Part));
  await fetchPart(load);
  render(<Later {...shown} load={load} />);
  expect(screen.getByText("Twelve rows")).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test("a part that was lost ahead is asked for when it is shown, and again by the visitor", async () => {
  const load = jest
    .fn(() => Promise.resolve(Part))
    .mockRejectedValueOnce(new Error("lost ahead"))
    .mockRejectedValueOnce(new Error("lost when it was shown"));
  await expect(fetchPart(load)).rejects.toThrow("lost ahead");
  render(<Later {...shown} load={load} />);
  expect(await screen.findByText(/^The schedule could not be loaded/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Twelve rows")).toBeInTheDocument();
});
