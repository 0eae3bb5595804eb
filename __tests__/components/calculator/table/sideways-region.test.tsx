/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";

import { SidewaysRegion } from "@/components/calculator/table/sideways-region";

const hint = "Scroll sideways to see every column.";
const widths = { scrollWidth: 0, clientWidth: 300 };
const measures: (() => void)[] = [];

beforeEach(() => {
  measures.length = 0;
  window.ResizeObserver = class {
    constructor(heard: ResizeObserverCallback) {
      measures.push(() => heard([], this));
    }
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  };
  for (const name of ["scrollWidth", "clientWidth"] as const)
    jest.spyOn(Element.prototype, name, "get").mockImplementation(() => widths[name]);
});
afterEach(() => jest.restoreAllMocks());

function laidOut(scrollWidth: number) {
  widths.scrollWidth = scrollWidth;
  act(() => {
    for (const measure of measures) measure();
  });
}

const hasFade = () => document.querySelector("[data-slot=more-columns]") !== null;

test("a table that is wider than its place says so, and shows where it goes on until its end is in view", () => {
  render(<SidewaysRegion label="Numbers">a table</SidewaysRegion>);
  expect(screen.queryByText(hint)).toBeNull();
  laidOut(500);
  expect(screen.getByText(hint)).toBeVisible();
  expect(hasFade()).toBe(true);
  const region = screen.getByRole("region", { name: "Numbers" });
  expect(region.tabIndex).toBe(0);
  region.scrollLeft = 200;
  fireEvent.scroll(region);
  expect(screen.getByText(hint)).toBeVisible();
  expect(hasFade()).toBe(false);
});

test("one that fits says nothing, also after another one that did not", () => {
  render(<SidewaysRegion label="Numbers">a table</SidewaysRegion>);
  laidOut(500);
  laidOut(300);
  expect(screen.queryByText(hint)).toBeNull();
  expect(hasFade()).toBe(false);
});
