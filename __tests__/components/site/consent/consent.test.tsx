/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as React from "react";
import { renderToString } from "react-dom/server";

import type * as consent from "@/components/site/consent/consent";
import type * as counting from "@/components/site/consent/count-consented.behavior";
import type { sendPageView } from "@/lib/page-view";

const sent = jest.fn<ReturnType<typeof sendPageView>, Parameters<typeof sendPageView>>();
const codeFetched = jest.fn();
jest.mock("@/lib/page-view", () => {
  codeFetched();
  return { sendPageView: sent };
});

const analytics = { endpoint: "https://plausible.io/api/event", domain: "figurewell.example" };

/** The module as a page that was just opened has it: nothing answered or counted on it yet. */
function openPage() {
  let page: (typeof consent & typeof counting) | undefined;
  jest.isolateModules(() => {
    // Of React there is one: it renders what is loaded here.
    jest.doMock("react", () => React);
    page = {
      ...jest.requireActual<typeof consent>("@/components/site/consent/consent"),
      ...jest.requireActual<typeof counting>("@/components/site/consent/count-consented.behavior"),
    };
  });
  if (!page) throw new Error("The page has no consent");
  return page;
}

let pages = new AbortController();

function show({ ConsentQuestion, ConsentChoices, countConsented } = openPage()) {
  render(
    <>
      <ConsentQuestion />
      <header>
        <a href="/">Home</a>
      </header>
      <footer>
        <ConsentChoices />
      </footer>
    </>,
  );
  countConsented(pages.signal);
}

const question = () => screen.queryByRole("region", { name: "Privacy choices" });
const inQuestion = (name: string) =>
  within(screen.getByRole("region")).getByRole("button", { name });
const inFooter = (name: string) =>
  within(screen.getByRole("contentinfo")).queryByRole("button", { name });
const standing = () => screen.getByRole("contentinfo").textContent;
const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve)));
const press = async (button: HTMLElement | null) => {
  if (!button) throw new Error("No such button");
  await userEvent.click(button);
  await settled();
};

beforeEach(() => {
  jest.resetModules();
  jest.replaceProperty(process, "env", {
    ...process.env,
    NEXT_PUBLIC_ANALYTICS_ENDPOINT: analytics.endpoint,
  });
  codeFetched.mockReset();
  localStorage.clear();
  sent.mockReset().mockResolvedValue(undefined);
  jest.replaceProperty(navigator, "globalPrivacyControl", undefined);
});
beforeAll(() => {
  Object.defineProperty(navigator, "globalPrivacyControl", {
    value: undefined,
    writable: true,
    configurable: true,
  });
});
afterEach(() => {
  pages.abort();
  pages = new AbortController();
  jest.restoreAllMocks();
});

describe("before an answer", () => {
  it("asks, and fetches, stores and sends nothing", async () => {
    show();
    await settled();
    expect(question()).toHaveTextContent("May we count");
    expect(standing()).toContain("haven’t answered");
    expect(localStorage).toHaveLength(0);
    expect(codeFetched).not.toHaveBeenCalled();
    expect(sent).not.toHaveBeenCalled();
  });

  it("leaves the focus where it is", async () => {
    show();
    await settled();
    expect(document.body).toHaveFocus();
  });

  it("gives both answers the same look", () => {
    show();
    expect(inQuestion("Accept").className).toBe(inQuestion("Decline").className);
  });

  it("is announced when it comes, politely", () => {
    show();
    expect(question()?.parentElement).toHaveAttribute("aria-live", "polite");
  });

  it("is no part of the built page, which cannot know what was answered", () => {
    const { ConsentQuestion } = openPage();
    const html = renderToString(<ConsentQuestion />);
    expect(html).toContain('aria-live="polite"');
    expect(html).not.toContain("May we");
  });

  it("is not answered by Escape", async () => {
    show();
    act(() => inQuestion("Decline").focus());
    await userEvent.keyboard("{Escape}");
    expect(question()).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it("is answered by keyboard", async () => {
    show();
    await userEvent.tab();
    expect(screen.getByRole("link", { name: "Privacy policy" })).toHaveFocus();
    await userEvent.tab();
    expect(inQuestion("Accept")).toHaveFocus();
    await userEvent.tab();
    expect(inQuestion("Decline")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(question()).toBeNull();
  });
});

describe("Accept", () => {
  it("counts this page once, and is remembered", async () => {
    show();
    await press(inQuestion("Accept"));
    expect(question()).toBeNull();
    expect({ ...localStorage }).toEqual({ analytics: "accepted" });
    expect(sent.mock.calls).toEqual([[analytics]]);
    expect(inFooter("Accept")).toHaveAttribute("aria-pressed", "true");
    expect(inFooter("Decline")).toHaveAttribute("aria-pressed", "false");
    // The focus goes on.
    expect(screen.getByText("Home")).toHaveFocus();
  });

  it("counts a page no second time when it was taken back and given again", async () => {
    show();
    await press(inQuestion("Accept"));
    await press(inFooter("Decline"));
    await press(inFooter("Accept"));
    expect(codeFetched).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it("counts the next page too, without asking", async () => {
    localStorage.setItem("analytics", "accepted");
    show();
    await settled();
    expect(question()).toBeNull();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it("counts a page that was prepared when it is opened, not before", async () => {
    localStorage.setItem("analytics", "accepted");
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
    show();
    await settled();
    expect(sent).not.toHaveBeenCalled();
    Object.defineProperty(document, "prerendering", { value: false, configurable: true });
    act(() => void document.dispatchEvent(new Event("prerenderingchange")));
    await settled();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it("sends nothing where it is taken back before the code has come", async () => {
    show();
    fireEvent.click(inQuestion("Accept"));
    fireEvent.click(inFooter("Decline") ?? document.body);
    await settled();
    expect(sent).not.toHaveBeenCalled();
    expect({ ...localStorage }).toEqual({ analytics: "declined" });
  });

  it("holds for this page where storage is blocked", async () => {
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
    show();
    await press(inQuestion("Accept"));
    expect(question()).toBeNull();
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

describe("Decline", () => {
  it("counts nothing, and is not asked again", async () => {
    show();
    await press(inQuestion("Decline"));
    expect(question()).toBeNull();
    expect(standing()).toContain("declined");
    show();
    await settled();
    expect(question()).toBeNull();
    expect(sent).not.toHaveBeenCalled();
  });

  it("takes the place of an earlier acceptance, from the foot of any page", async () => {
    localStorage.setItem("analytics", "accepted");
    show();
    await settled();
    await press(inFooter("Decline"));
    expect({ ...localStorage }).toEqual({ analytics: "declined" });
    expect(standing()).toContain("declined");
    await press(inFooter("Accept"));
    expect(standing()).toContain("accepted");
  });
});

describe("Global Privacy Control", () => {
  it("counts as Decline: no question, no button, nothing sent, nothing stored", async () => {
    jest.replaceProperty(navigator, "globalPrivacyControl", true);
    localStorage.setItem("analytics", "accepted");
    show();
    await settled();
    expect(question()).toBeNull();
    expect(standing()).toContain("Global Privacy Control");
    expect(inFooter("Accept")).toBeNull();
    expect(sent).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });
});

it("follows an answer that was given on another page", async () => {
  show();
  localStorage.setItem("analytics", "declined");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "analytics" })));
  expect(question()).toBeNull();
});

it("takes no other word from storage for an answer", () => {
  localStorage.setItem("analytics", "true");
  show();
  expect(question()).toBeVisible();
});
