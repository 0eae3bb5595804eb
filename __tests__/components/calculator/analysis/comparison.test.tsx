/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { saveFile } from "@/components/calculator/share/save-file";
import MortgageCalculator from "@/components/calculators/loans-credit/mortgage";
import SpendingTrackerCalculator from "@/components/calculators/personal-finance/spending-tracker";
import { keptAnswerText, keptResultsIn } from "@/lib/calculator/analysis/kept-answer";
import { version } from "@/lib/releases/version";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn(), withdrawNotice: jest.fn() }));
jest.mock("@/components/calculator/share/save-file", () => ({ saveFile: jest.fn() }));

const loan = "homePrice=400000&downPayment=80000&annualRate=6.5&years=30";
const kept = `s1.name=30+years&${loan.replace(/(^|&)/g, "$1s1.")}`;
const key = "results:loans-credit/mortgage";

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  localStorage.clear();
  document.title = "Mortgage";
});
afterEach(() => jest.restoreAllMocks());

async function opened(fragment = loan, Calculator = MortgageCalculator) {
  history.replaceState(null, "", `#${fragment}`);
  render(<Calculator />);
  const title = await screen.findByText("Compare results side by side");
  const panel = title.closest("details") as HTMLDetailsElement;
  if (!panel.open) await userEvent.click(title);
  await screen.findByText(/^Keep this result, change your numbers/);
  return within(panel);
}

type Part = Awaited<ReturnType<typeof opened>>;

const rowsOf = (part: Part) =>
  part
    .getAllByRole("row")
    .map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent));

async function calculateWith(years: string) {
  const box = screen.getByLabelText(/^Loan term/);
  await userEvent.clear(box);
  await userEvent.type(box, years);
  await userEvent.click(screen.getByRole("button", { name: "Calculate Mortgage Payment" }));
}

test("a result that is kept stands beside the one that is calculated next", async () => {
  const part = await opened();
  await userEvent.click(await part.findByRole("button", { name: "Keep this result" }));
  expect(part.getByText("This result is kept as “Result 1”.")).toBeVisible();
  await userEvent.type(part.getByLabelText("Name of result 1"), " of 30");
  await calculateWith("15");
  await waitFor(() =>
    expect(rowsOf(part)).toEqual(
      expect.arrayContaining([
        ["", "Result 1 of 30", "Now"],
        ["Loan term", "30 years", "15 years"],
        ["Monthly principal and interest", "$2,022.62", "$2,787.54"],
      ]),
    ),
  );
  expect(part.getByText(/^“Now” compared with “Result 1 of 30”: loan term 15 years/)).toBeVisible();
});

test("a wrong number loses none", async () => {
  const part = await opened();
  await userEvent.click(await part.findByRole("button", { name: "Keep this result" }));
  await calculateWith("many");
  expect(screen.queryByText("Compare results side by side")).toBeNull();
  await calculateWith("15");
  expect(await screen.findByLabelText("Name of result 1")).toHaveValue("Result 1");
});

test("four are the most", async () => {
  const part = await opened();
  for (const years of ["20", "15", "10", "5"]) {
    await userEvent.click(await part.findByRole("button", { name: "Keep this result" }));
    await calculateWith(years);
  }
  expect(await part.findByText("4 results are kept. Remove one to keep this one.")).toBeVisible();
  expect(part.queryByRole("button", { name: "Keep this result" })).toBeNull();
  await userEvent.click(part.getByRole("button", { name: "Remove Result 2" }));
  await userEvent.click(await part.findByRole("button", { name: "Keep this result" }));
  const names = part.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value);
  expect(names).toEqual(["Result 1", "Result 3", "Result 4", "Result 5"]);
});

test("the focus goes on where the button that was pressed is gone", async () => {
  const part = await opened(`${loan}&${kept}`);
  await calculateWith("15");
  await userEvent.click(await part.findByRole("button", { name: "Keep this result" }));
  expect(part.getByLabelText("Name of result 2")).toHaveFocus();
  await userEvent.click(part.getByRole("button", { name: "Remove Result 2" }));
  expect(part.getByLabelText("Name of result 1")).toHaveFocus();
  await userEvent.click(part.getByRole("button", { name: "Remove 30 years" }));
  expect(part.getByRole("button", { name: "Keep this result" })).toHaveFocus();
});

test("the numbers of one are put back into the form", async () => {
  const part = await opened(`${loan}&${kept}`);
  await calculateWith("15");
  await userEvent.click(part.getByRole("button", { name: /^Use/ }));
  expect(screen.getByLabelText(/^Loan term/)).toHaveValue("30");
  expect(await part.findByText("This result is kept as “30 years”.")).toBeVisible();
});

test("a link brings them, opened", async () => {
  history.replaceState(null, "", `#${loan}&${kept}`);
  render(<MortgageCalculator />);
  expect(await screen.findByLabelText("Name of result 1")).toHaveValue("30 years");
});

/** Changes the fragment of the address, as a link within the page does. */
function follow(fragment: string) {
  history.replaceState(null, "", `#${fragment}`);
  act(() => void dispatchEvent(new Event("hashchange")));
}

test("a link that is followed on the page brings its own, and the way back brings the others", async () => {
  const part = await opened();
  await userEvent.click(await part.findByRole("button", { name: "Keep this result" }));
  follow(loan.replace("=30", "=15"));
  expect(await screen.findByText("15 years", { selector: "td" })).toBeVisible();
  expect(screen.getByLabelText("Name of result 1")).toHaveValue("Result 1");
  follow(`${loan}&${kept}`);
  expect(await screen.findByDisplayValue("30 years")).toBeVisible();
  follow(loan);
  expect(await screen.findByDisplayValue("Result 1")).toBeVisible();
});

test("the way to another part of the page loses none, and shuts nothing", async () => {
  await opened(`${loan}&${kept}`);
  follow("main");
  await calculateWith("many");
  await calculateWith("15");
  expect(await screen.findByLabelText("Name of result 1")).toHaveValue("30 years");
  await userEvent.click(screen.getByRole("button", { name: "Remove 30 years" }));
  follow("content");
  await calculateWith("10");
  expect(screen.getByRole("button", { name: "Keep this result" })).toBeVisible();
});

test("they go into the link and into the workbook", async () => {
  const writeText = jest.fn(() => Promise.resolve());
  const part = await opened(`${loan}&${kept}`);
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  await userEvent.click(screen.getByRole("button", { name: "Copy link" }));
  expect(writeText).toHaveBeenCalledWith(`${location.origin}${location.pathname}#${loan}&${kept}`);
  await userEvent.click(screen.getByRole("button", { name: "Spreadsheet" }));
  await part.findByRole("table");
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
});

describe("on the device", () => {
  const box = (part: Part) =>
    part.getByRole("checkbox", { name: "Keep these results on this device" });

  test("nothing is kept before it is asked for, and everything that follows then", async () => {
    const part = await opened();
    await userEvent.click(await part.findByRole("button", { name: "Keep this result" }));
    expect(localStorage).toHaveLength(0);
    await userEvent.click(box(part));
    const text = localStorage.getItem(key) ?? "";
    expect(text).toContain(`${kept.replace("30+years", "Result+1")}&`);
    expect(keptResultsIn(text)).toEqual([
      expect.objectContaining({
        name: "Result 1",
        calculator: "Mortgage",
        label: "Monthly principal and interest",
        reading: "$2,022.62",
        version: expect.objectContaining({ engine: version, of: "monthlyPayment" }),
      }),
    ]);
    await userEvent.clear(part.getByLabelText("Name of result 1"));
    await userEvent.type(part.getByLabelText("Name of result 1"), "30 years");
    expect(localStorage.getItem(key)).toBe(text.replace("Result+1", "30+years"));
    await userEvent.click(box(part));
    expect(localStorage).toHaveLength(0);
  });

  test("it is there again, and removing the last erases it", async () => {
    localStorage.setItem(key, kept);
    const part = await opened();
    expect(box(part)).toBeChecked();
    await userEvent.click(part.getByRole("button", { name: "Remove 30 years" }));
    expect(localStorage).toHaveLength(0);
  });

  test("what one answered stays as it was when it was kept, and one more has its own", async () => {
    const then = keptAnswerText(0, {
      calculator: "Mortgage",
      label: "Monthly payment",
      reading: "$2,000",
      version: { engine: "1.0.0", law: "2026", on: "2026-11-23", was: ["2000"] },
    });
    localStorage.setItem(key, `${kept}&${then}`);
    const part = await opened(loan.replace("=30", "=15"));
    await userEvent.click(part.getByRole("button", { name: "Keep this result" }));
    const results = keptResultsIn(localStorage.getItem(key) ?? "");
    expect(results.map(({ name, reading }) => [name, reading])).toEqual([
      ["30 years", "$2,000"],
      ["Result 2", "$2,787.54"],
    ]);
    expect(results.map((result) => result.version.engine)).toEqual(["1.0.0", version]);
  });

  test("a link does not overwrite what is kept", async () => {
    localStorage.setItem(key, kept);
    const part = await opened(`${loan}&${kept.replace("30+years", "Another")}`);
    expect(box(part)).not.toBeChecked();
    await userEvent.click(part.getByRole("button", { name: "Remove Another" }));
    expect(localStorage.getItem(key)).toBe(kept);
  });

  test("where storage is refused it says so, and loses none", async () => {
    const refuse = () => {
      throw new DOMException("", "SecurityError");
    };
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    const part = await opened(`${loan}&${kept}`);
    await userEvent.click(box(part));
    expect(part.getByText(/^This browser doesn’t let the page save anything\./)).toBeVisible();
    expect(box(part)).not.toBeChecked();
    expect(part.getByLabelText("Name of result 1")).toHaveValue("30 years");
  });

  test("in a frame nothing is kept, and it is not offered", async () => {
    jest.spyOn(window, "parent", "get").mockReturnValue({} as Window & typeof globalThis);
    localStorage.setItem(key, kept.replace("30+years", "Elsewhere"));
    const part = await opened(`${loan}&${kept}`);
    expect(part.getByLabelText("Name of result 1")).toHaveValue("30 years");
    expect(part.queryByRole("checkbox")).toBeNull();
  });

  test("a calculator that keeps nothing does not offer it", async () => {
    const part = await opened("expenses.0.amount=20", SpendingTrackerCalculator);
    await userEvent.click(await part.findByRole("button", { name: "Keep this result" }));
    expect(part.queryByRole("checkbox")).toBeNull();
  });
});
