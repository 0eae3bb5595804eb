/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { Charts } from "@/components/calculator/chart/charts";
import type { Amounts, Lines } from "@/lib/calculator/charts/chart";

const value: Lines = {
  kind: "lines",
  curve: "straight",
  name: "value",
  title: "It rises",
  subject: "Value by year",
  x: { label: "Years from now", values: [0, 1, 2, 3, 4] },
  series: [
    { label: "Buying", values: [0, 10, 20, 30, 40] },
    { label: "Renting", values: [5, 10, 15, 20, 25] },
  ],
  marks: [],
};
const spending: Amounts = {
  kind: "amounts",
  name: "spending",
  title: "Housing takes most",
  subject: "Spending a month",
  rows: [
    { label: "Housing", amount: 1500 },
    { label: "Food", amount: 500 },
  ],
};

const width = 348;
beforeEach(() => {
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(width);
  jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue({ left: 100, top: 50, width, height: 256 } as DOMRect);
});
afterEach(() => jest.restoreAllMocks());

async function shown(chart: Lines | Amounts) {
  const { container } = render(<Charts charts={[chart]} />);
  const slider = await screen.findByRole("slider", { name: `${chart.subject}, point by point` });
  const readout = () => container.querySelector("[aria-live=polite]")?.textContent;
  const marks = () => Number(container.querySelector("svg[role=img] > .print\\:hidden") !== null);
  return { container, slider, readout, marks, user: userEvent.setup() };
}

test("one thing of a chart takes the focus, and says how it is read", async () => {
  const { container, slider, user, readout } = await shown(value);
  expect(container.querySelectorAll("[role=img], [role=slider][tabindex='0']")).toHaveLength(2);
  expect(slider).toHaveAttribute("aria-valuetext", "Arrow keys move from point to point");
  expect(readout()).toBe("");
  await user.tab();
  expect(slider).toHaveFocus();
  expect(slider).toHaveAttribute("aria-valuetext", "0 years from now");
});

test("the line of the marker is behind the names of the series, its dots are before them", async () => {
  const { container, user } = await shown(value);
  await user.tab();
  await user.keyboard("{ArrowRight}");
  const name = screen.getByText("Buying", { selector: "tspan" });
  const line = container.querySelector("svg[role=img] > .print\\:hidden > path") as Element;
  const dot = container.querySelector("svg[role=img] > .print\\:hidden > circle") as Element;
  const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
  expect(line.compareDocumentPosition(name) & after).toBe(after);
  expect(name.compareDocumentPosition(dot) & after).toBe(after);
});

test("keys move the marker from point to point, and Escape takes it away", async () => {
  const { slider, readout, marks, user } = await shown(value);
  await user.tab();
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(readout()).toBe("2 years from now: Buying $20.00, Renting $15.00");
  expect(slider).toHaveAttribute("aria-valuenow", "3");
  await user.keyboard("{End}{ArrowRight}");
  expect(readout()).toBe("4 years from now: Buying $40.00, Renting $25.00");
  await user.keyboard("{Home}");
  expect(readout()).toBe("0 years from now: Buying $0.00, Renting $5.00");
  expect(marks()).toBe(1);
  await user.keyboard("{Escape}");
  expect([readout(), marks()]).toEqual(["", 0]);
  expect(slider).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  expect(readout()).toMatch(/^0 years/);
  await user.tab();
  expect([readout(), marks()]).toEqual(["", 0]);
});

test("keys of the browser stay its own", async () => {
  const { slider } = await shown(value);
  act(() => slider.focus());
  expect(fireEvent.keyDown(slider, { key: "ArrowLeft", altKey: true })).toBe(true);
  expect(fireEvent.keyDown(slider, { key: "ArrowLeft" })).toBe(false);
  expect(fireEvent.keyDown(slider, { key: "Tab" })).toBe(true);
});

/** As jsdom has no pointer events of its own. */
function pointer(type: string, target: Element, { x = 0, y = 60, by = "mouse" } = {}) {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y });
  Object.defineProperty(event, "pointerType", { value: by });
  act(() => void target.dispatchEvent(event));
}

test("the marker follows the mouse, and goes with it", async () => {
  const { slider, readout, marks } = await shown(value);
  pointer("pointermove", slider, { x: 100 + width });
  expect(readout()).toMatch(/^4 years/);
  pointer("pointermove", slider, { x: 100 });
  expect(readout()).toMatch(/^0 years/);
  pointer("pointerout", slider);
  expect([readout(), marks()]).toEqual(["", 0]);
});

test("what a finger has found stays when it is lifted, and goes when the page scrolls", async () => {
  const { slider, readout, marks } = await shown(value);
  pointer("pointerdown", slider, { x: 100, by: "touch" });
  pointer("pointermove", slider, { x: 100 + width, by: "touch" });
  pointer("pointerup", slider, { by: "touch" });
  pointer("pointerout", slider, { by: "touch" });
  expect(readout()).toMatch(/^4 years/);
  expect(slider).toHaveFocus();
  pointer("pointerdown", slider, { x: 100, by: "touch" });
  pointer("pointercancel", slider, { by: "touch" });
  expect([readout(), marks()]).toEqual(["", 0]);
});

test("rows are read downward", async () => {
  const { slider, readout, marks, user } = await shown(spending);
  expect(slider).toHaveAttribute("aria-orientation", "vertical");
  await user.tab();
  expect(readout()).toBe("Housing: Amount $1,500.00");
  await user.keyboard("{ArrowDown}");
  expect(readout()).toBe("Food: Amount $500.00");
  expect(marks()).toBe(1);
});

test("its room is held by its longest words, and a point is said once", async () => {
  const { container, slider, readout } = await shown(value);
  const held = container.querySelector("[data-slot=readout] > [aria-hidden]");
  expect(held).toHaveTextContent("0 years from now: Buying $10.00, Renting $10.00");
  const said: unknown[] = [];
  const live = container.querySelector("[aria-live=polite]") as Element;
  const observer = new MutationObserver(() => said.push(readout()));
  observer.observe(live, { childList: true, subtree: true, characterData: true });
  for (const x of [100, 101, 102, 103]) pointer("pointermove", slider, { x });
  await act(async () => {});
  observer.disconnect();
  expect(said).toEqual(["0 years from now: Buying $0.00, Renting $5.00"]);
});
