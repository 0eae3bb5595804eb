/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";

import { startSite } from "@/components/site/behaviors";
import { restoreChoices } from "@/components/site/device/remembered";
import { ShortcutSwitch } from "@/components/site/device/shortcut-switch";

const root = document.documentElement;
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute("data-shortcuts");
});

afterEach(() => stop());

// The script of the head, as the browser runs it.
const openPage = () => new Function(restoreChoices)();

const want = jest.fn(async () => undefined);

function setUp() {
  want.mockClear();
  openPage();
  render(
    <>
      <button type="button" data-opens="search" aria-label="Search" />
      <ShortcutSwitch />
    </>,
  );
  stop = startSite(async () => ({ want, suggest: want, offer: want }));
  return screen.getByRole("switch", { name: "The / key opens search:" });
}

const press = (key: string, more = {}) =>
  act(async () => void fireEvent.keyDown(document.body, { key, ...more }));

it("is on until it is switched off, and nothing is stored before", async () => {
  expect(setUp()).toBeChecked();
  expect(localStorage).toHaveLength(0);
  await press("/");
  expect(want).toHaveBeenCalledTimes(1);
});

it("leaves / alone once it is off, and Ctrl-K as it was", async () => {
  const shortcut = setUp();
  await act(async () => fireEvent.click(shortcut));
  expect(shortcut).not.toBeChecked();
  await press("/");
  expect(want).not.toHaveBeenCalled();
  await press("k", { ctrlKey: true });
  expect(want).toHaveBeenCalledTimes(1);
});

it("is remembered on the next page, until it is switched on again", async () => {
  const first = setUp();
  await act(async () => fireEvent.click(first));
  root.removeAttribute("data-shortcuts");
  openPage();
  await act(async () => undefined);
  const shortcut = screen.getByRole("switch");
  expect(shortcut).not.toBeChecked();
  await press("/");
  expect(want).not.toHaveBeenCalled();

  await act(async () => fireEvent.click(shortcut));
  expect(shortcut).toBeChecked();
  expect(localStorage).toHaveLength(0);
  await press("/");
  expect(want).toHaveBeenCalledTimes(1);
});
