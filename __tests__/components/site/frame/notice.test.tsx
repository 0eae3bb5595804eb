/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";

import { startSite } from "@/components/site/behaviors";
import { restoreChoices } from "@/components/site/device/remembered";
import { Notice } from "@/components/site/frame/notice";

const root = document.documentElement;
let stop = () => {};

afterEach(() => stop());

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute("data-notice");
  root.removeAttribute("data-theme");
});

// The script of the head, as the browser runs it.
const openPage = () => new Function(restoreChoices)();

it("stores nothing until it is dismissed", () => {
  openPage();
  render(<Notice />);
  expect(screen.getByText(/estimates/)).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

it("leads to what stands behind the figures", () => {
  render(<Notice />);
  const link = screen.getByRole("link", { name: "How they are tested" });
  expect(link).toHaveAttribute("href", "/accuracy");
});

it("is remembered as dismissed, and the focus goes on to the header", () => {
  render(
    <>
      <Notice />
      <header>
        <a href="/">Home</a>
      </header>
    </>,
  );
  stop = startSite(jest.fn());
  fireEvent.click(screen.getByRole("button", { name: "Dismiss this notice" }));
  expect(root).toHaveAttribute("data-notice", "dismissed");
  expect(localStorage.getItem("notice")).toBe("dismissed");
  expect(screen.getByText("Home")).toHaveFocus();
});

describe("the script in the head", () => {
  it("restores what was chosen before anything is painted", () => {
    localStorage.setItem("theme", "dark");
    localStorage.setItem("notice", "dismissed");
    openPage();
    expect(root).toHaveAttribute("data-theme", "dark");
    expect(root).toHaveAttribute("data-notice", "dismissed");
  });

  it("takes no other value from storage", () => {
    localStorage.setItem("theme", "purple");
    localStorage.setItem("notice", "true");
    openPage();
    expect(root).not.toHaveAttribute("data-theme");
    expect(root).not.toHaveAttribute("data-notice");
  });

  it("survives blocked storage", () => {
    const getItem = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    expect(openPage).not.toThrow();
    getItem.mockRestore();
  });
});
