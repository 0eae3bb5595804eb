/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";

import { TextControl } from "@/components/calculator/form/text-control";
import { textField } from "@/lib/calculator/form/text-field";
import { stateNames } from "@/lib/tax-law/states/state-names";

const field = textField("State", { letters: 2, names: stateNames, blank: "" });
const control = (state = "") => (
  <form>
    <TextControl name="state" field={field} draft={{ state }} errors={{}} />
  </form>
);
const box = () => screen.getByRole("textbox", { name: /^State/ });
const list = () => screen.getByRole("combobox", { name: /, from the list$/ });

test("a state is chosen by its name, and its letters stand in the box", () => {
  render(control());
  expect(list()).toHaveValue("");
  // The names come when somebody turns to the list.
  expect(list().children).toHaveLength(1);
  fireEvent.focus(list());
  fireEvent.input(list(), { target: { value: "CA" } });
  expect(box()).toHaveValue("CA");
  expect(list()).toHaveDisplayValue("California");
  fireEvent.input(list(), { target: { value: "" } });
  expect(box()).toHaveValue("");
});

test("letters or a name are typed as before, and the list says which state they are", () => {
  render(control());
  // Nothing that is typed is cut.
  expect(box()).not.toHaveAttribute("maxlength");
  for (const [typed, shown] of [
    ["tx", "Texas"],
    ["DC", "District of Columbia"],
    ["PR", "Puerto Rico"],
    ["Texas", "Texas"],
    ["ZZ", "Choose…"],
    ["", "Choose…"],
  ] as const) {
    fireEvent.input(box(), { target: { value: typed } });
    expect(list()).toHaveDisplayValue(shown);
    expect(box()).toHaveValue(typed);
  }
});

test("what a link, or a visitor before the code had come, put into one is in both", () => {
  const { unmount } = render(control("ny"));
  expect(list()).toHaveDisplayValue("New York");
  unmount();

  const built = render(control());
  const container = document.body.appendChild(document.createElement("div"));
  container.append(...built.container.cloneNode(true).childNodes);
  built.unmount();
  // As the server writes it: the list comes with its code.
  (list() as HTMLSelectElement).length = 1;
  (box() as HTMLInputElement).value = "tx";
  render(control(), { container, hydrate: true });
  expect(list()).toHaveDisplayValue("Texas");
});

test("a place may be typed by its name where letters are not counted", () => {
  const location = textField("State or ZIP code", { names: stateNames });
  render(<TextControl name="place" field={location} draft={{ place: "Ohio" }} errors={{}} />);
  expect(list()).toHaveDisplayValue("Ohio");
});
