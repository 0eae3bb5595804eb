/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";

import { startSite } from "@/components/site/behaviors";
import { ThemeToggle } from "@/components/site/frame/theme-toggle";

const root = document.documentElement;
let setSystemDark: (dark: boolean) => void;
let stop: () => void;

beforeEach(() => {
  const system = new EventTarget() as EventTarget & { matches: boolean };
  system.matches = false;
  window.matchMedia = () => system as MediaQueryList;
  setSystemDark = (dark) => {
    system.matches = dark;
    system.dispatchEvent(new Event("change"));
  };
  localStorage.clear();
  root.removeAttribute("data-theme");
});

afterEach(() => stop?.());

function toggle() {
  render(<ThemeToggle>icon</ThemeToggle>);
  stop = startSite(jest.fn());
  return screen.getByRole("button", { name: "Dark theme" });
}

// The button follows the attribute, which a MutationObserver reports a moment later.
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));

it("stores nothing before it is used, and follows the system", () => {
  const button = toggle();
  expect(button).toHaveAttribute("aria-pressed", "false");
  act(() => setSystemDark(true));
  expect(button).toHaveAttribute("aria-pressed", "true");
  expect(localStorage).toHaveLength(0);
  expect(root).not.toHaveAttribute("data-theme");
});

it("switches at once and remembers the choice", async () => {
  const button = toggle();
  await press(button);
  expect(root).toHaveAttribute("data-theme", "dark");
  expect(localStorage.getItem("theme")).toBe("dark");
  expect(button).toHaveAttribute("aria-pressed", "true");
});

it("forgets the choice that is the system's own", async () => {
  const button = toggle();
  await press(button);
  await press(button);
  expect(root).not.toHaveAttribute("data-theme");
  expect(localStorage).toHaveLength(0);
  expect(button).toHaveAttribute("aria-pressed", "false");
});

it("works where storage is blocked", async () => {
  const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  await press(toggle());
  expect(root).toHaveAttribute("data-theme", "dark");
  setItem.mockRestore();
});

it("leaves the theme open in the built page, where it is not known", () => {
  expect(renderToString(<ThemeToggle>icon</ThemeToggle>)).not.toContain("aria-pressed");
});
