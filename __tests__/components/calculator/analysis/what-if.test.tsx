/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import MortgageCalculator from "@/components/calculators/loans-credit/mortgage";
import RentVsBuyCalculator from "@/components/calculators/mortgage-real-estate/rent-vs-buy";
import { notify } from "@/components/ui/notify";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn(), withdrawNotice: jest.fn() }));

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

async function opened() {
  history.replaceState(null, "", "#homePrice=400000&downPayment=80000&annualRate=6.5&years=30");
  render(<MortgageCalculator />);
  const part = await screen.findByRole("region", { name: "What if?" });
  jest.mocked(notify).mockClear();
  return within(part);
}

type Part = Awaited<ReturnType<typeof opened>>;

const rate = /^What if: Annual interest rate/;
const rateInForm = () => screen.getByLabelText(/^Annual interest rate/);
const slider = (part: Part) => part.getByRole("slider", { name: rate });
const box = (part: Part) => part.getByRole("textbox", { name: rate });

/** Moves the slider of the rate by so many eighths of a point. */
const move = (part: Part, steps: number) =>
  fireEvent.change(slider(part), {
    target: { value: String(Number((slider(part) as HTMLInputElement).value) + steps) },
  });

test("a number that is moved changes the answer beside it, and nothing else", async () => {
  const part = await opened();
  expect(slider(part)).toHaveAttribute("aria-valuetext", "6.5%");
  move(part, -4);
  expect(slider(part)).toHaveAttribute("aria-valuetext", "6%");
  expect(box(part)).toHaveValue("6");
  expect(part.getByText("$1,918.56")).toBeVisible();
  expect(part.getByText("$104.06 less")).toBeVisible();
  expect(part.getByText(/^Calculated with your form: \$2,022.62/)).toBeVisible();
  expect(screen.getByRole("heading", { name: /^Monthly principal/ })).toBeVisible();
  expect(rateInForm()).toHaveValue("6.5");
  expect(notify).not.toHaveBeenCalled();
});

test("a number can be typed as well; the slider goes to what is nearest", async () => {
  const part = await opened();
  await userEvent.clear(box(part));
  expect(part.getByText("Enter the annual interest rate.")).toBeVisible();
  await userEvent.type(box(part), "6.3");
  expect(part.queryByText("Enter the annual interest rate.")).toBeNull();
  // It stands at 6.25%, and says what the answer is of.
  expect(slider(part)).toHaveAttribute("aria-valuetext", "6.3%");
  expect(slider(part)).toHaveValue("22");
  expect(part.getByText("$1,980.71")).toBeVisible();
});

test("what has no answer is said at its box, and the last answer stays", async () => {
  const part = await opened();
  move(part, -4);
  await userEvent.clear(box(part));
  await userEvent.type(box(part), "6,x");
  expect(part.getByText(/We can’t read “6,x”/)).toBeVisible();
  expect(box(part)).toBeInvalid();
  expect(part.getByText("$1,918.56")).toBeVisible();
  expect(part.getByRole("button", { name: "Use these numbers" })).toBeDisabled();
});

test("they can be put back", async () => {
  const part = await opened();
  expect(part.getByRole("button", { name: "Put them back" })).toBeDisabled();
  move(part, 2);
  await userEvent.click(part.getByRole("button", { name: "Put them back" }));
  expect(part.getAllByRole("slider")[0]).toHaveFocus();
  expect(box(part)).toHaveValue("6.5");
  expect(part.getByText("$2,022.62")).toBeVisible();
  expect(part.getByText(/^Move a number/)).toBeVisible();
});

test("Use these numbers fills the form and calculates", async () => {
  const part = await opened();
  move(part, -4);
  await userEvent.click(part.getByRole("button", { name: "Use these numbers" }));
  await waitFor(() => expect(rateInForm()).toHaveValue("6"));
  expect(notify).toHaveBeenCalledTimes(1);
  const anew = within(screen.getByRole("region", { name: "What if?" }));
  expect(await anew.findByText(/^Move a number/)).toBeVisible();
  expect(slider(anew)).toHaveAttribute("aria-valuetext", "6%");
});

test("where another figure leads after a move, the one that led is named", async () => {
  history.replaceState(null, "", "");
  render(<RentVsBuyCalculator />);
  await userEvent.click(screen.getByRole("button", { name: "Try an example" }));
  const part = within(await screen.findByRole("region", { name: "What if?" }));
  const price = part.getByRole("slider", { name: /Home price/ });
  fireEvent.change(price, { target: { value: (price as HTMLInputElement).max } });
  expect(part.getByText("Ahead in wealth")).toBeVisible();
  expect(
    part.getByText(/^Calculated with your form: more favorable by net position: Buying, \$283/),
  ).toBeVisible();
});

test("while the form holds other numbers, nothing can be moved", async () => {
  const part = await opened();
  await userEvent.type(screen.getByLabelText(/^Loan term/), "1");
  expect(slider(part)).toBeDisabled();
});

test("on paper stands the answer that was asked for", async () => {
  const part = await opened();
  const half = () => screen.getByRole("heading", { name: /pay off half$/ }).textContent;
  const before = half();
  move(part, -16);
  expect(half()).not.toBe(before);
  fireEvent(window, new Event("beforeprint"));
  expect(half()).toBe(before);
  fireEvent(window, new Event("afterprint"));
  expect(half()).not.toBe(before);
});
