/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { startSite } from "@/components/site/behaviors";
import { DisclosureMenu } from "@/components/site/frame/disclosure-menu";

let stop: () => void;

function setUp() {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
  render(
    <>
      <DisclosureMenu id="panel" label="Calculators" icon="▾">
        <a href="#one">One</a>
        <a href="#two">Two</a>
        <a href="#three">Three</a>
      </DisclosureMenu>
      <a href="#after">After</a>
    </>,
  );
  stop = startSite(jest.fn());
  return { user, trigger: screen.getByRole("button", { name: /Calculators/ }) };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const link = (name: string) => screen.getByText(name);

// jsdom has no PointerEvent, and tells nobody around an element that it was entered or left.
const pointer = (element: HTMLElement, type: string, pointerType: string) =>
  fireEvent(
    element.closest("[data-slot=disclosure-menu]") as Element,
    Object.assign(new MouseEvent(type), { pointerType }),
  );
const point = (element: HTMLElement, pointerType = "mouse") =>
  pointer(element, "pointerenter", pointerType);
const leave = (element: HTMLElement) => pointer(element, "pointerleave", "mouse");

afterEach(() => {
  stop();
  jest.useRealTimers();
});

it("keeps its links in the document while it is closed", () => {
  const { trigger } = setUp();
  expect(trigger).toHaveAttribute("aria-expanded", "false");
  expect(link("One")).toBeInTheDocument();
  expect(link("One")).not.toBeVisible();
});

describe("by pointing", () => {
  it("opens after 200 ms", () => {
    const { trigger } = setUp();
    point(trigger);
    pass(199);
    expect(link("One")).not.toBeVisible();
    pass(1);
    expect(link("One")).toBeVisible();
  });

  it("does not open for a mouse that only crosses it", () => {
    const { trigger } = setUp();
    point(trigger);
    pass(100);
    leave(trigger);
    pass(1000);
    expect(link("One")).not.toBeVisible();
  });

  it("closes 150 ms after the mouse has left, unless it comes back", () => {
    const { trigger } = setUp();
    point(trigger);
    pass(200);
    leave(trigger);
    pass(149);
    expect(link("One")).toBeVisible();
    point(trigger);
    pass(1000);
    expect(link("One")).toBeVisible();
    leave(trigger);
    pass(150);
    expect(link("One")).not.toBeVisible();
  });

  it("opens again without delay within 300 ms, and with the delay later", () => {
    const { trigger } = setUp();
    point(trigger);
    pass(200);
    leave(trigger);
    pass(150 + 299);
    point(trigger);
    pass(0);
    expect(link("One")).toBeVisible();

    leave(trigger);
    pass(150 + 300);
    point(trigger);
    pass(199);
    expect(link("One")).not.toBeVisible();
    pass(1);
    expect(link("One")).toBeVisible();
  });

  it("ignores a finger, whose press opens it", () => {
    const { trigger } = setUp();
    point(trigger, "touch");
    pass(1000);
    expect(link("One")).not.toBeVisible();
    fireEvent.click(trigger);
    expect(link("One")).toBeVisible();
  });

  it("stays open for whoever walks it by keyboard", () => {
    const { trigger } = setUp();
    point(trigger);
    pass(200);
    act(() => link("Two").focus());
    leave(trigger);
    pass(1000);
    expect(link("Two")).toBeVisible();
  });
});

describe("by pressing", () => {
  it("opens and closes at once", () => {
    const { trigger } = setUp();
    fireEvent.click(trigger);
    expect(trigger).toHaveAttribute("aria-expanded", "true");
    fireEvent.click(trigger);
    expect(trigger).toHaveAttribute("aria-expanded", "false");
  });

  it("does not shut what pointing has opened a moment before", () => {
    const { trigger } = setUp();
    point(trigger);
    pass(250);
    fireEvent.click(trigger);
    expect(link("One")).toBeVisible();
    pass(300);
    fireEvent.click(trigger);
    expect(link("One")).not.toBeVisible();
  });

  it("closes by a press elsewhere", () => {
    const { trigger } = setUp();
    fireEvent.click(trigger);
    fireEvent.pointerDown(document.body);
    expect(link("One")).not.toBeVisible();
  });
});

describe("by keyboard", () => {
  it("opens with Enter and leads through its links to what follows, closing behind", async () => {
    const { user, trigger } = setUp();
    await user.tab();
    await user.keyboard("{Enter}");
    expect(trigger).toHaveAttribute("aria-expanded", "true");
    await user.tab();
    expect(link("One")).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(link("Three")).toHaveFocus();
    expect(link("Three")).toBeVisible();
    await user.tab();
    expect(link("After")).toHaveFocus();
    expect(trigger).toHaveAttribute("aria-expanded", "false");
  });

  it("moves by arrow keys, Home and End, round and round", async () => {
    const { user } = setUp();
    await user.tab();
    await user.keyboard("{ArrowDown}");
    expect(link("One")).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(link("Two")).toHaveFocus();
    await user.keyboard("{End}");
    expect(link("Three")).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(link("One")).toHaveFocus();
    await user.keyboard("{ArrowUp}");
    expect(link("Three")).toHaveFocus();
    await user.keyboard("{Home}");
    expect(link("One")).toHaveFocus();
  });

  it("opens upwards from its end", async () => {
    const { user } = setUp();
    await user.tab();
    await user.keyboard("{ArrowUp}");
    expect(link("Three")).toHaveFocus();
  });

  it("closes with Escape and gives the focus back", async () => {
    const { user, trigger } = setUp();
    await user.tab();
    await user.keyboard("{ArrowDown}{Escape}");
    expect(trigger).toHaveAttribute("aria-expanded", "false");
    expect(trigger).toHaveFocus();
  });

  it("closes with Escape what the mouse has opened, and leaves the focus where it is", async () => {
    const { user, trigger } = setUp();
    act(() => link("After").focus());
    point(trigger);
    pass(200);
    await user.keyboard("{Escape}");
    expect(trigger).toHaveAttribute("aria-expanded", "false");
    expect(link("After")).toHaveFocus();
  });
});

it("is closed for whoever comes back to the page", () => {
  const { trigger } = setUp();
  fireEvent.click(trigger);
  fireEvent(window, new Event("pagehide"));
  expect(trigger).toHaveAttribute("aria-expanded", "false");
});
