/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { SearchDialog } from "@/components/site/search/search-dialog";
import { searchIn } from "@/lib/search/search";

const entry = (name: string, everydayWords: string) => ({
  href: `#${name}`,
  name,
  category: "Money",
  description: `All about the ${name.toLowerCase()}.`,
  everydayWords,
});

const mortgage = entry("Mortgage", "house, home loan");
const auto = entry("Auto Loan", "car, car payment");
const card = entry("Card Payoff", "visa, plastic money");

afterEach(() => void jest.useRealTimers());
// Nothing is laid out here.
beforeEach(() => (Element.prototype.scrollIntoView = jest.fn()));

function setUp() {
  const giveFocusBack = jest.fn();
  const onOpenChange = jest.fn();
  const dialog = (isOpen: boolean) => (
    <SearchDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      giveFocusBack={giveFocusBack}
      search={searchIn([mortgage, auto, card])}
      startingPoints={[auto, card]}
      wordsToTry={["house", "plastic"]}
      all={{ href: "/all-calculators", name: "See all 3 calculators" }}
    />
  );
  const { rerender } = render(dialog(true));
  return { rerender: (isOpen: boolean) => rerender(dialog(isOpen)), onOpenChange, giveFocusBack };
}

const box = () => screen.getByRole("combobox");
const names = () => screen.queryAllByRole("option").map((option) => option.textContent);
const active = () => document.getElementById(box().getAttribute("aria-activedescendant") ?? "");

it("offers places to start from, the first active, in a list that the box names", () => {
  setUp();
  expect(box()).toHaveFocus();
  expect(box()).toHaveAccessibleName();
  expect(box()).toHaveAttribute("aria-expanded", "true");
  const list = screen.getByRole("listbox", { name: "Some places to start" });
  expect(box()).toHaveAttribute("aria-controls", list.id);
  expect(within(list).getAllByRole("option")).toHaveLength(2);
  expect(active()).toHaveTextContent("Auto Loan");
  expect(active()).toHaveAttribute("aria-selected", "true");
});

it("says what was found, where it belongs and by what", async () => {
  setUp();
  await userEvent.type(box(), "plastic");
  expect(names()).toHaveLength(1);
  const option = screen.getByRole("option");
  expect(option).toHaveTextContent("Card Payoff");
  expect(option).toHaveTextContent("Money");
  expect(option).toHaveTextContent("Found by “plastic money”");
  expect(within(option).getByText("plastic").tagName).toBe("MARK");
  expect(screen.getByText("1 result", { selector: "p:not([role])" })).toBeVisible();
});

it("tells the number of results once the typing has paused", async () => {
  jest.useFakeTimers();
  setUp();
  fireEvent.change(box(), { target: { value: "loan" } });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  act(() => void jest.advanceTimersByTime(600));
  expect(screen.getByRole("status")).toHaveTextContent("2 results");
});

it("asks back with what comes nearest, for who hears it too", async () => {
  jest.useFakeTimers();
  setUp();
  fireEvent.change(box(), { target: { value: "mxrtxaxe" } });
  act(() => void jest.advanceTimersByTime(600));
  expect(screen.getByRole("status")).toHaveTextContent("0 results. Did you mean Mortgage?");
  expect(screen.getByRole("link", { name: "Mortgage" })).toHaveAttribute("href", "#Mortgage");
});

it("walks the options with arrows, Home and End, and opens the active one with Enter", async () => {
  setUp();
  await userEvent.type(box(), "loan");
  const [first, last] = screen.getAllByRole("option");
  const pressed = jest.fn((event: Event) => event.preventDefault());
  last?.addEventListener("click", pressed);

  for (const [key, option] of [
    ["ArrowDown", last],
    ["ArrowDown", first],
    ["ArrowUp", last],
    ["Home", first],
    ["End", last],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(active()).toBe(option);
  }
  expect(box()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(pressed).toHaveBeenCalledTimes(1);

  await userEvent.type(box(), "s");
  // Other words begin at the top.
  expect(active()).toBe(screen.getAllByRole("option")[0]);
});

it("closes when what is chosen lies within the page, and waits for another one", async () => {
  const { onOpenChange } = setUp();
  await userEvent.type(box(), "house");
  const option = screen.getByRole("option");
  option.addEventListener("click", (event) => event.preventDefault());
  option.setAttribute("href", "/elsewhere#Mortgage");
  await userEvent.keyboard("{Enter}");
  expect(onOpenChange).not.toHaveBeenCalled();

  option.setAttribute("href", "#Mortgage");
  await userEvent.keyboard("{Enter}");
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it("leaves the keys that mark text to the box", async () => {
  setUp();
  await userEvent.type(box(), "loan");
  const before = active();
  await userEvent.keyboard("{Shift>}{End}{/Shift}");
  expect(active()).toBe(before);
});

it("helps where nothing is found, and a press of a word looks for it", async () => {
  setUp();
  await userEvent.type(box(), "xylophone");
  expect(screen.getByText("Nothing found for “xylophone”")).toBeVisible();
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  expect(box()).toHaveAttribute("aria-expanded", "false");
  expect(box()).not.toHaveAttribute("aria-activedescendant");
  expect(screen.getByRole("link", { name: "See all 3 calculators" })).toHaveAttribute(
    "href",
    "/all-calculators",
  );

  await userEvent.click(screen.getByRole("button", { name: "house" }));
  expect(box()).toHaveValue("house");
  expect(box()).toHaveFocus();
  expect(names()[0]).toMatch(/^Mortgage/);
});

it("closes by Escape, gives the focus back, and opens empty again", async () => {
  const { rerender, onOpenChange, giveFocusBack } = setUp();
  await userEvent.type(box(), "loan");
  await userEvent.keyboard("{Escape}");
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  rerender(false);
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(giveFocusBack).toHaveBeenCalledTimes(1);
  rerender(true);
  expect(box()).toHaveValue("");
});

it("closes when the page is left", () => {
  const { onOpenChange } = setUp();
  window.dispatchEvent(new Event("pagehide"));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
