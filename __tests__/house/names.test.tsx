/**
 * What a screen reader is given: every control with its role, name and description, and what is said
 * when an answer comes and when one is refused. A change here is one that somebody hears.
 *
 * @jest-environment jsdom
 */
import path from "node:path";

import { act, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { computeAccessibleDescription, computeAccessibleName } from "dom-accessibility-api";
import type { ComponentType } from "react";

import { notify } from "@/components/ui/notify";
import { calculatorIds } from "@/content/catalogue";

import { root, world } from "./calculators";
import { heardIn } from "./heard";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn() }));
const notified = jest.mocked(notify);

/** The roles that are pressed, filled in, jumped to or spoken of their own accord. */
const heard =
  /^(heading|textbox|combobox|radio|radiogroup|group|button|link|region|form|table|alert)$/;

beforeEach(() => {
  const { year, month, day } = world.today;
  jest.useFakeTimers({
    now: new Date(year, month - 1, day),
    advanceTimers: true,
    doNotFake: ["setTimeout", "setInterval", "setImmediate", "queueMicrotask", "nextTick"],
  });
  jest.spyOn(Math, "random").mockReturnValue(0.5);
  notified.mockClear();
  history.replaceState(null, "", "#");
  Element.prototype.scrollIntoView = jest.fn();
});

afterEach(() => jest.useRealTimers());

const heardOf = (container: Element) => heardIn(container, heard);

/** What there is once nothing more comes: the parts of a result are fetched one by one. */
async function settled(read: () => string[]): Promise<string[]> {
  const before = read();
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
  return before.length === read().length ? before : settled(read);
}

/** The first code to load and the longest schedule are slow on a machine that has other work. */
const longest = 30_000;
configure({ asyncUtilTimeout: longest });

const lastNotice = () => {
  const { title, text } = notified.mock.lastCall?.[0] ?? {};
  return `${title}: ${text}`;
};

test.each(calculatorIds)(
  "%s",
  async (id) => {
    const { default: Calculator } = jest.requireActual<{ default: ComponentType }>(
      path.join(root, "components/calculators", id),
    );
    const { container } = render(<Calculator />);
    const status = container.querySelector("[role=status]") as HTMLElement;
    const before = status.textContent;
    const opened = heardOf(container);

    fireEvent.click(screen.getByText("Try an example"));
    await waitFor(() => expect(notified).toHaveBeenCalled());
    const answered = { said: status.textContent, notice: lastNotice() };
    const result = container.querySelector<HTMLElement>("[data-result]");
    await screen.findByText("How this was worked out");
    const withResult = await settled(() => heardOf(result as HTMLElement));

    notified.mockClear();
    const form = container.querySelector("form") as HTMLFormElement;
    for (const box of form.querySelectorAll("input:not([type=radio], [type=hidden])"))
      fireEvent.change(box, { target: { value: "abc" } });
    fireEvent.submit(form);
    await waitFor(() => expect(notified).toHaveBeenCalled());
    const wrong = [...form.querySelectorAll("[aria-invalid=true]")].map((box) => [
      computeAccessibleName(box),
      computeAccessibleDescription(box),
    ]);

    expect({
      opened: [`status ${before}`, ...opened],
      answered,
      withResult,
      refused: { said: status.textContent, notice: lastNotice(), wrong },
    }).toMatchSnapshot();
  },
  longest,
);
