/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { startSite } from "@/components/site/behaviors";
import { CopyEmail } from "@/components/site/copy-email";
import { notify } from "@/components/ui/notify";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn(), withdrawNotice: jest.fn() }));
const notified = jest.mocked(notify);

const email = "hello@figurewell.example";
const button = () => screen.getByRole("button", { name: "Copy address" });

/** As it is once the code has come that only a page with an address asks for. */
async function show(clipboard: Partial<Clipboard> | undefined) {
  const user = userEvent.setup();
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  render(<CopyEmail email={email} />);
  stop = startSite(jest.fn());
  await import("@/components/site/copy-email.behavior");
  return user;
}

let stop: () => void;

beforeEach(() => notified.mockClear());
afterEach(() => stop());

it("shows the address as a link to write to", async () => {
  await show(undefined);
  expect(screen.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
});

it("copies the address within the press, and says so", async () => {
  const writeText = jest.fn(() => Promise.resolve());
  await show({ writeText });
  fireEvent.click(button());
  // Safari refuses what comes later than this.
  expect(writeText).toHaveBeenCalledWith(email);
  await screen.findByRole("button");
  expect(notified).toHaveBeenCalledTimes(1);
  expect(notified).toHaveBeenCalledWith({
    title: "Email Copied!",
    tone: "success",
    about: "copying",
  });
});

describe.each([
  ["refused", { writeText: () => Promise.reject(new DOMException("", "NotAllowedError")) }],
  ["absent", undefined],
])("a clipboard that is %s", (_, clipboard) => {
  it("is said to have failed, on the page too, and the address is selected", async () => {
    const user = await show(clipboard);
    await user.click(button());
    expect(notified).toHaveBeenCalledWith({
      title: "Copy Failed",
      text: "Could not copy email address.",
      tone: "destructive",
      about: "copying",
    });
    expect(screen.getByText(/^Could not copy email address\./)).toBeVisible();
    expect(getSelection()?.toString()).toBe(email);
  });
});

it("says so no longer once a copy succeeds", async () => {
  const user = await show(undefined);
  await user.click(button());
  Object.defineProperty(navigator, "clipboard", {
    value: { writeText: () => Promise.resolve() },
    configurable: true,
  });
  await user.click(button());
  expect(screen.queryByText(/^Could not copy/)).toBeNull();
});
