/** @jest-environment jsdom */
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { Calculator } from "@/components/calculator/calculator";
import { SelectControl } from "@/components/calculator/form/select-control";
import { TextControl } from "@/components/calculator/form/text-control";
import IncomeTaxCalculator from "@/components/calculators/tax/income-tax";
import { pageForm } from "@/lib/calc/tax/income-tax/page-form";
import type { report } from "@/lib/calc/tax/income-tax/report";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn(), withdrawNotice: jest.fn() }));

const title = "Everything else on your return";
const option = () => screen.getByText(title).closest("details") as HTMLDetailsElement;
const listed = () => option().querySelectorAll("select[name^='otherLines']");
const figure = (name: string) => document.querySelector(`[data-figure="${name}"]`);

beforeEach(() => {
  history.replaceState(null, "", "#");
  Element.prototype.scrollIntoView = jest.fn();
});

// The first of all: later ones find the code that it fetches.
test("a link that fills nothing of it is answered, its choices as they open", async () => {
  history.replaceState(null, "", "#grossIncome=60000&filingStatus=single");
  render(<IncomeTaxCalculator />);
  await waitFor(() => expect(figure("law.adjustedGrossIncome")).toHaveAttribute("value", "60000"));
  expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(0);
});

test("what is asked later comes when its option is opened, and counts", async () => {
  const user = userEvent.setup();
  render(<IncomeTaxCalculator />);
  expect(option()).not.toHaveTextContent("Other lines");
  await user.click(screen.getByText(title));
  await screen.findByRole("button", { name: "Add line" });
  await user.selectOptions(listed()[0] as Element, "Other taxable income");
  await user.type(within(option()).getByRole("textbox"), "5000");
  await user.type(screen.getByRole("textbox", { name: /^Gross annual income/ }), "60000");
  await user.click(screen.getByRole("button", { name: pageForm.submit }));
  await waitFor(() => expect(figure("law.adjustedGrossIncome")).toHaveAttribute("value", "65000"));
});

test("a link that fills it brings it, and the example and a reset take it away again", async () => {
  const user = userEvent.setup();
  history.replaceState(
    null,
    "",
    "#grossIncome=60000&otherLines.0.line=medical&otherLines.0.amount=9000",
  );
  render(<IncomeTaxCalculator />);
  await waitFor(() => expect(listed()[0]).toHaveDisplayValue("Medical expenses"));
  expect(option().open).toBe(true);
  await user.click(screen.getByRole("button", { name: "Reset" }));
  expect(listed()).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(listed()).toHaveLength(1));
});

test("it stays folded where something else is wrong", async () => {
  const user = userEvent.setup();
  render(<IncomeTaxCalculator />);
  await user.click(screen.getByRole("button", { name: pageForm.submit }));
  await waitFor(() => expect(screen.getByLabelText(/Gross annual income/)).toBeInvalid());
  expect(option().open).toBe(false);
});

test("the answer leads to it", async () => {
  const user = userEvent.setup();
  render(<IncomeTaxCalculator />);
  await user.click(screen.getByRole("button", { name: "Try an example" }));
  await user.click(await screen.findByRole("button", { name: /^Add child care, tuition/ }));
  await waitFor(() => expect(option().open).toBe(true));
  expect(await screen.findByRole("button", { name: "Add line" })).toBeVisible();
});

const lost: () => Promise<{ report: typeof report }> = () => Promise.reject(new Error("offline"));

test("where its code does not come, that is said", async () => {
  const user = userEvent.setup();
  render(
    <Calculator
      form={pageForm}
      load={lost}
      controls={{ select: SelectControl, text: TextControl }}
    />,
  );
  await user.click(screen.getByText(title));
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  expect(option()).not.toHaveTextContent("Other lines");
});
