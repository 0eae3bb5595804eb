/** @jest-environment jsdom */
// What a form tells its helpers, and that they hear it: the boxes are new ones after each filling.
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import MortgageCalculator from "@/components/calculators/loans-credit/mortgage";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn(), withdrawNotice: jest.fn() }));

const box = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const type = (name: string, value: string) => fireEvent.input(box(name), { target: { value } });
const follow = (fragment: string) => {
  location.hash = fragment;
};

/** What the form has told, with the price in its boxes at that moment and the runs it counted. */
const told: string[] = [];

beforeEach(() => {
  history.replaceState(null, "", "#");
  Element.prototype.scrollIntoView = jest.fn();
  told.length = 0;
  const { container } = render(<MortgageCalculator />);
  const form = container.querySelector("form") as HTMLFormElement;
  for (const event of ["filled", "ran"] as const)
    form.addEventListener(event, () =>
      told.push(`${event} ${box("homePrice").value} ${form.dataset.run}`),
    );
});

test("each filling and each run is told once, with what it says already on the page", async () => {
  type("homePrice", "300000");
  await press("Calculate Mortgage Payment");
  await waitFor(() => expect(told).toEqual(["ran 300000 1"]));
  await press("Reset");
  expect(told.splice(0)).toEqual(["ran 300000 1", "filled  1"]);
  await press("Undo");
  expect(told.splice(0)).toEqual(["filled 300000 1"]);

  await press("Try an example");
  await waitFor(() => expect(told).toHaveLength(2));
  expect(told.splice(0)).toEqual([expect.stringMatching(/^filled 400000 /), "ran 400000 2"]);

  follow("#homePrice=200000&annualRate=6&years=30");
  await waitFor(() => expect(told).toHaveLength(2));
  expect(told).toEqual([expect.stringMatching(/^filled 200000 /), "ran 200000 3"]);
});

test("the dollars of a share come back with it, and so does whoever is in a box", async () => {
  const dollars = () => document.getElementById("field-downPayment-dollars");
  act(() => box("years").focus());
  type("homePrice", "425000");
  type("downPayment", "10%");
  await waitFor(() => expect(dollars()).toHaveTextContent("= $42,500"));
  await press("Reset");
  expect(dollars()).toBeEmptyDOMElement();
  await press("Undo");
  expect(dollars()).toHaveTextContent("= $42,500");

  act(() => box("years").focus());
  follow("#homePrice=200000&annualRate=6&years=30");
  await waitFor(() => expect(box("years")).toHaveValue("30"));
  expect(box("years")).toHaveFocus();
});

test("a number that few people mean is asked about in each link that brings it", async () => {
  const question = () => screen.queryByText(/360 years\? Did you mean 30 years\?/);
  for (const years of ["30", "360"]) {
    follow(`#homePrice=200000&annualRate=6&years=${years}`);
    await waitFor(() => expect(told.at(-1)).toMatch(/^ran/));
    await waitFor(() => expect(box("years")).toHaveValue(years));
  }
  await waitFor(() => expect(question()).toBeVisible());
});
