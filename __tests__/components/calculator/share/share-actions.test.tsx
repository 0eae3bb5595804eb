/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { PrintFoot, PrintHead } from "@/components/calculator/share/print-sheet";
import type { ResultPage } from "@/lib/calculator/share/summary";
import { saveFile } from "@/components/calculator/share/save-file";
import { ShareActions } from "@/components/calculator/share/share-actions";
import { notify } from "@/components/ui/notify";
import { viewOf } from "@/lib/calculator/report/view";
import { version } from "@/lib/releases/version";

import { calculatorOf, world } from "../../../house/calculators";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn(), withdrawNotice: jest.fn() }));
const notified = jest.mocked(notify);

const { definition } = calculatorOf("loans-credit/mortgage");
const view = viewOf(
  definition,
  definition.example,
  definition.calculate(definition.example, world),
);
const fragment = "homePrice=400000&years=30";
const saveCsv = jest.fn<Promise<void>, [ResultPage]>(() => Promise.resolve());
const saveWorkbook = jest.fn<Promise<void>, [ResultPage]>(() => Promise.resolve());
const link = `${location.origin}${location.pathname}#${fragment}`;

const props = { view, today: world.today, fragment, saveCsv, saveWorkbook };

const press = (name: string) => screen.getByRole("button", { name });

function withClipboard(clipboard: Partial<Clipboard> | undefined) {
  const user = userEvent.setup();
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  return user;
}

beforeEach(() => {
  notified.mockClear();
  saveWorkbook.mockClear();
  document.title = "Mortgage";
});

test("is one named group of buttons whose names say what they do", () => {
  render(<ShareActions {...props} />);
  expect(screen.getByRole("group", { name: "Save or share" })).toBeVisible();
  const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(names).toEqual(["Copy link", "Copy result", "Save CSV", "Spreadsheet", "Print"]);
  expect(document.querySelector("[data-figure]")).toBeNull();
});

test("a result with days has a button for them, which the keyboard reaches and paper does not show", async () => {
  const saveCalendar = jest.fn<Promise<void>, [ResultPage]>(() => Promise.resolve());
  const user = userEvent.setup();
  const { rerender } = render(<ShareActions {...props} saveCalendar={saveCalendar} />);
  const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(names.slice(3)).toEqual(["Spreadsheet", "Add to calendar", "Print"]);
  const button = press("Add to calendar");
  expect(button.closest(".print\\:hidden")).not.toBeNull();

  press("Spreadsheet").focus();
  await user.keyboard("{Tab}{Enter}");
  expect(saveCalendar).toHaveBeenCalledTimes(1);
  expect(saveCalendar.mock.calls[0]?.[0]).toMatchObject({ title: "Mortgage" });
  expect(notified).not.toHaveBeenCalled();

  saveCalendar.mockRejectedValueOnce(new Error("offline"));
  await user.keyboard(" ");
  expect(notified).toHaveBeenCalledWith({
    title: "Download Failed",
    text: "Could not save the calendar file.",
    tone: "destructive",
  });
  expect(screen.getByText(/^Could not save the calendar file\./)).toBeVisible();

  rerender(<ShareActions {...props} />);
  expect(screen.queryByRole("button", { name: "Add to calendar" })).toBeNull();
});

test("a copied result is stamped with where it comes from, a link is not", async () => {
  const writeText = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
  const user = withClipboard({ writeText });
  render(<ShareActions {...props} />);
  await user.click(press("Copy result"));
  await user.click(press("Copy link"));
  const [[text = ""] = [], [address] = []] = writeText.mock.calls;
  const { year, month, day } = world.today;
  const date = new Date(year, month - 1, day).toLocaleDateString("en-CA");
  expect(text.split("\n").at(-1)).toBe(
    `${link}&asOf=${date}&asOf.engine=${version}&asOf.law=2026&asOf.of=monthlyPayment&asOf.was=2022.617675177484`,
  );
  expect(address).toBe(link);
});

test("says what a link leaves out", async () => {
  const user = withClipboard({ writeText: jest.fn(() => Promise.resolve()) });
  render(<ShareActions {...props} leftOut="The other 9 were left out." />);
  await user.click(press("Copy link"));
  await user.click(press("Copy result"));
  expect(notified).toHaveBeenCalledTimes(2);
  for (const [{ text }] of notified.mock.calls)
    expect(text).toMatch(/\. The other 9 were left out\.$/);
});

test("copies a link, within the press", () => {
  const writeText = jest.fn(() => Promise.resolve());
  withClipboard({ writeText });
  render(<ShareActions {...props} />);

  fireEvent.click(press("Copy link"));
  // Safari refuses what comes later than this.
  expect(writeText).toHaveBeenCalledWith(link);
  fireEvent.click(press("Copy result"));
  expect(writeText).toHaveBeenCalledTimes(2);
});

test("leads from a frame in another site’s page to the calculator’s own", () => {
  const writeText = jest.fn(() => Promise.resolve());
  withClipboard({ writeText });
  const before = location.pathname;
  history.replaceState(null, "", "/embed/loans-credit/mortgage?theme=dark");
  render(<ShareActions {...props} />);
  fireEvent.click(press("Copy link"));
  history.replaceState(null, "", before);
  const own = `${location.origin}/calculators/loans-credit/mortgage#${fragment}`;
  expect(writeText).toHaveBeenCalledWith(own);
});

test.each([
  ["Copy link", "Link Copied!", /^http/],
  ["Copy result", "Result Copied!", /^Home loan\n\nBased on:\n- home price \$400,000\n/],
])("%s says so", async (name, title, copied) => {
  const writeText = jest.fn(() => Promise.resolve());
  const user = withClipboard({ writeText });
  render(
    <>
      <h1>Home loan</h1>
      <ShareActions {...props} />
    </>,
  );
  await user.click(press(name));

  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(copied));
  expect(notified).toHaveBeenCalledTimes(1);
  expect(notified).toHaveBeenCalledWith(
    expect.objectContaining({ title, tone: "success", about: "copying" }),
  );
  expect(screen.queryByRole("textbox")).toBeNull();
});

const clipboards = {
  refused: { writeText: () => Promise.reject(new DOMException("", "NotAllowedError")) },
  absent: undefined,
};

describe.each(Object.entries(clipboards))("a clipboard that is %s", (_, clipboard) => {
  test.each([
    ["Copy link", "Link to this result", /#homePrice=400000&years=30$/],
    ["Copy result", "This result as text", /^Mortgage\n\nBased on:[^]*Estimates only/],
  ])("%s: says so, and selects the text", async (name, label, text) => {
    const user = withClipboard(clipboard);
    render(<ShareActions {...props} />);
    for (const attempt of [1, 2]) {
      await user.click(press(name));
      expect(notified).toHaveBeenCalledTimes(attempt);
      const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: label });
      expect(box).toHaveFocus();
      expect(box).toHaveAttribute("readonly");
      expect(box.value).toMatch(text);
      expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe(box.value);
    }
    expect(notified).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: "Copy Failed", tone: "destructive", about: "copying" }),
    );
  });
});

test("a copy that succeeds takes the box away again", async () => {
  const user = withClipboard(undefined);
  render(<ShareActions {...props} />);
  await user.click(press("Copy link"));
  expect(screen.getByRole("textbox")).toBeVisible();

  Object.defineProperty(navigator, "clipboard", {
    value: { writeText: () => Promise.resolve() },
    configurable: true,
  });
  await user.click(press("Copy link"));
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("text that could not be copied goes with its result, and the buttons stay", async () => {
  const user = withClipboard(undefined);
  const { rerender } = render(<ShareActions {...props} />);
  await user.click(press("Copy link"));
  const button = press("Copy link");
  expect(screen.getByRole("textbox")).toBeVisible();

  rerender(<ShareActions {...props} fragment="another=result" />);
  expect(screen.queryByRole("textbox")).toBeNull();
  rerender(<ShareActions {...props} />);
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(press("Copy link")).toBe(button);
});

test("a file is handed over under its name, and its memory let go", () => {
  jest.useFakeTimers();
  URL.createObjectURL = jest.fn(() => "blob:file");
  URL.revokeObjectURL = jest.fn();
  const followed = jest.fn();
  const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    followed(this.download, this.href);
  });

  saveFile("figures.csv", "1,2", "text/csv");
  expect(followed).toHaveBeenCalledWith("figures.csv", "blob:file");
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:file");
  click.mockRestore();
  jest.useRealTimers();
});

test("a file that cannot be made is said to have failed", async () => {
  saveCsv.mockRejectedValueOnce(new Error("refused"));
  const user = withClipboard(undefined);
  render(<ShareActions {...props} />);
  await user.click(press("Save CSV"));
  expect(notified).toHaveBeenCalledWith(
    expect.objectContaining({ title: "Download Failed", tone: "destructive" }),
  );
  // The notice goes, and where its code does not come it is never there.
  expect(screen.getByText(/^Could not save the CSV file\./)).toBeVisible();
});

test("prints", async () => {
  window.print = jest.fn();
  const user = withClipboard(undefined);
  render(<ShareActions {...props} />);
  await user.click(press("Print"));
  expect(window.print).toHaveBeenCalledTimes(1);
});

test("a printed sheet says its date when it is printed, and not before", () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59) });
  const { container } = render(
    <>
      <PrintHead inputs={view.inputs} />
      <PrintFoot fragment={fragment} />
    </>,
  );
  expect(container).not.toHaveTextContent("2026");
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(container).toHaveTextContent("Printed November 21, 2026");

  jest.setSystemTime(new Date(2026, 10, 22, 0, 1));
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(container).toHaveTextContent("Printed November 22, 2026");

  expect(container).toHaveTextContent("Home price$400,000");
  expect(container).toHaveTextContent("Estimates only");
  expect(container).toHaveTextContent(link);
  expect(container.querySelector("[data-figure]")).toBeNull();
  jest.useRealTimers();
});

test("what is copied or printed of a result that is out of date says so", async () => {
  const written = jest.fn().mockResolvedValue(undefined);
  const user = withClipboard({ writeText: written });
  render(
    <>
      <PrintHead inputs={view.inputs} stale />
      <ShareActions {...props} stale />
    </>,
  );
  await user.click(press("Copy result"));
  expect(written).toHaveBeenLastCalledWith(expect.stringMatching(/^Out of date: /m));
  await user.click(press("Copy link"));
  expect(notified).toHaveBeenLastCalledWith(
    expect.objectContaining({ text: "It opens this result, not the numbers you typed since." }),
  );
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(screen.getByText(/^Printed /).closest("div")?.nextSibling).toHaveTextContent(
    /^Out of date: /,
  );
});

test("saves the spreadsheet on the press, and says so where its code does not come", async () => {
  const user = userEvent.setup();
  render(<ShareActions {...props} />);
  await user.click(press("Spreadsheet"));
  expect(saveWorkbook).toHaveBeenCalledTimes(1);
  expect(notified).not.toHaveBeenCalled();

  saveWorkbook.mockRejectedValueOnce(new Error("offline"));
  await user.click(press("Spreadsheet"));
  expect(notified).toHaveBeenCalledWith({
    title: "Download Failed",
    text: "Could not save the spreadsheet.",
    tone: "destructive",
  });
});
