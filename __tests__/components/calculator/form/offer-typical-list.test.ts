/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from "@testing-library/react";

import { askDoubts } from "@/components/calculator/form/ask-doubts";
import { offerTypicalValues } from "@/components/calculator/form/offer-typical-values";
import { money, percent } from "@/lib/calculator/form/number-field";

const fields = {
  salesTax: percent("Sales tax rate", { typical: "vehicleTax", initial: 0 }),
  propertyTaxRate: percent("Property tax rate", { typical: "propertyTax", initial: 1.2 }),
  propertyTax: money("Property tax", { typical: "propertyTax" }),
};

const heard = jest.fn();
const box = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const list = () => screen.findByRole<HTMLSelectElement>("combobox", { name: /your state:/ });
const press = () => screen.queryByRole("button", { name: /^Use / });
const choose = (choices: HTMLSelectElement, state: string) =>
  fireEvent.change(choices, { target: { value: state } });

beforeEach(() => {
  heard.mockReset();
  document.body.innerHTML = `<form><select data-testid="other"></select>${Object.entries(fields)
    .map(
      ([name, { initial }]) =>
        `<input id="${name}" name="${name}" value="${initial}"><div id="${name}-doubt"></div>`,
    )
    .join("")}</form>`;
  const [form] = document.forms as unknown as [HTMLFormElement];
  form.onchange = heard;
  askDoubts(fields, form);
  offerTypicalValues(fields, form);
});

test("at a box as the page began it, a number is chosen by state, and taken with one press", async () => {
  box("salesTax").focus();
  const states = await list();
  expect(states).toHaveDisplayValue("Choose…");
  expect(states.options).toHaveLength(52);
  expect(press()).toBeNull();

  choose(states, "Texas");
  expect(
    screen.getByText(/a car in Texas was taxed at 6\.25% of the price minus the trade-in/),
  ).toBeVisible();
  expect(heard).not.toHaveBeenCalled();
  choose(states, "Virginia");
  expect(screen.queryByText(/a car in Texas/)).toBeNull();
  expect(states).toBeVisible();
  expect(box("salesTax")).toHaveValue("0");

  fireEvent.click(press() as HTMLElement);
  expect(box("salesTax")).toHaveValue("4.15");
  expect(box("salesTax")).toHaveFocus();
  expect(states).not.toBeInTheDocument();
});

test("where no one number is right, there is none to take", async () => {
  box("salesTax").focus();
  const states = await list();
  choose(states, "South Carolina");
  expect(screen.getByText(/South Carolina was taxed at 5% .* at most \$500/)).toBeVisible();
  expect(press()).toBeNull();
});

test("beside an average the list is another way, and the average comes back", async () => {
  box("propertyTax").focus();
  expect(press()).toHaveTextContent("Use 0.86%");
  const states = await list();
  choose(states, "New Jersey");
  expect(press()).toHaveTextContent("Use 1.88%");
  choose(states, "Choose…");
  expect(press()).toHaveTextContent("Use 0.86%");
  fireEvent.click(press() as HTMLElement);
  expect(box("propertyTax")).toHaveValue("0.86%");
});

test("a box that shows its percent sign is given none", async () => {
  box("propertyTaxRate").focus();
  fireEvent.click(press() as HTMLElement);
  expect(box("propertyTaxRate")).toHaveValue("0.86");
});

test("where a number was read stays beside it until the number changes", async () => {
  box("propertyTaxRate").focus();
  fireEvent.click(press() as HTMLElement);
  const source = screen.getByRole("link", { name: "ATTOM" });
  // All boxes are asked about after that.
  fireEvent.change(screen.getByTestId("other"));
  expect(source).toBeVisible();
  box("propertyTax").focus();
  box("propertyTaxRate").focus();
  expect(source).toBeVisible();
  fireEvent.input(box("propertyTaxRate"), { target: { value: "2" } });
  expect(source).not.toBeInTheDocument();
});

test("nor does it stay where other numbers have come into the boxes", () => {
  box("propertyTaxRate").focus();
  fireEvent.click(press() as HTMLElement);
  fireEvent(document.forms[0] as HTMLFormElement, new Event("filled"));
  expect(screen.queryByRole("link", { name: "ATTOM" })).toBeNull();
});

test("a list comes to nobody who has typed, or gone on, before it is there", async () => {
  box("salesTax").focus();
  fireEvent.input(box("salesTax"), { target: { value: "8" } });
  box("propertyTaxRate").focus();
  box("propertyTax").focus();
  await list();
  expect(screen.getAllByRole("combobox", { name: /your state:/ })).toHaveLength(1);
  // Who comes back finds it.
  box("propertyTaxRate").focus();
  await waitFor(() =>
    expect(screen.getAllByRole("combobox", { name: /your state:/ })).toHaveLength(2),
  );
});
