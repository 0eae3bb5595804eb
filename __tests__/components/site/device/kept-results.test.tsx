/** @jest-environment jsdom */
import { act, render, within } from "@testing-library/react";

import { startSite } from "@/components/site/behaviors";
import { KeptResults } from "@/components/site/device/kept-results";
import { keptResults } from "@/components/site/device/kept-results.behavior";
import { keptAnswerText } from "@/lib/calculator/analysis/kept-answer";
import { resultVersionIn } from "@/lib/calculator/share/result-version";

jest.mock("@/lib/releases/releases", () => ({
  releases: [
    { version: "1.6.0", date: "2026-11-27", changes: { "loans-credit/mortgage": "Fees count." } },
  ],
}));

const mortgage = "results:loans-credit/mortgage";

/** A kept result as it stands in the storage, at this place among those of its calculator. */
const text = (index: number, name: string, engine: string, on: string) =>
  [
    new URLSearchParams({ [`s${index + 1}.name`]: name, [`s${index + 1}.homePrice`]: "400000" }),
    keptAnswerText(index, {
      calculator: "Mortgage Calculator",
      label: "Monthly payment",
      reading: "$2,022.62",
      version: { engine, law: "2026", on, of: "monthlyPayment", was: ["2022.617"] },
    }),
  ].join("&");

let stop: AbortController;

function started() {
  const { container } = render(<KeptResults />);
  const part = container.querySelector("[data-slot=kept-results]") as HTMLElement;
  keptResults(part, stop.signal);
  return part;
}

const entriesIn = (part: HTMLElement) =>
  within(part)
    .queryAllByRole("listitem")
    .map((entry) => [...entry.querySelectorAll("span, p")].map((line) => line.textContent));

beforeEach(() => {
  localStorage.clear();
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  jest.restoreAllMocks();
});

test("where none is kept nothing shows, also where results are kept without an answer", () => {
  expect(started()).not.toBeVisible();
  localStorage.setItem(mortgage, "s1.name=Old&s1.homePrice=400000");
  expect(started()).not.toBeVisible();
});

test("each says what it answered, the newest first, and what has changed since", () => {
  const kept = [text(0, "Now", "1.6.0", "2026-11-28"), text(1, "Before", "1.5.0", "2026-11-26")];
  localStorage.setItem(mortgage, kept.join("&"));
  localStorage.setItem("results:loans-credit/auto-loan", text(0, "", "1.5.0", "2026-11-27"));
  const part = started();
  expect(part).toBeVisible();
  expect(part).toHaveAccessibleName("Kept on this device");
  expect(entriesIn(part)).toEqual([
    ["Mortgage Calculator · Now", "$2,022.62", "Monthly payment"],
    ["Mortgage Calculator · Result 1", "$2,022.62", "Monthly payment"],
    [
      "Mortgage Calculator · Before",
      "$2,022.62",
      "Monthly payment",
      "The calculation has changed since (1.6.0): Fees count.",
    ],
  ]);
});

test("each is a link that opens its numbers in its calculator, and says what it was", () => {
  localStorage.setItem(mortgage, text(2, "Third", "1.5.0", "2026-11-26"));
  const link = within(started()).getByRole("link", { name: /Third/ });
  const [address, fragment = ""] = link.getAttribute("href")?.split("#") ?? [];
  expect(address).toBe("/calculators/loans-credit/mortgage");
  expect(fragment).toMatch(/^homePrice=400000&asOf=/);
  expect(resultVersionIn(fragment)).toMatchObject({ engine: "1.5.0", was: ["2022.617"] });
});

test("six are the most, and what another tab erases goes", () => {
  for (const name of ["a", "b"])
    localStorage.setItem(
      `results:${name}`,
      [0, 1, 2, 3].map((index) => text(index, name, "1.6.0", "2026-11-28")).join("&"),
    );
  const part = started();
  expect(entriesIn(part)).toHaveLength(6);
  localStorage.clear();
  act(() => void dispatchEvent(new Event("storage")));
  expect(part).not.toBeVisible();
  expect(entriesIn(part)).toEqual([]);
});

test("the page shows them by itself, and where storage is refused none", async () => {
  localStorage.setItem(mortgage, text(0, "Mine", "1.6.0", "2026-11-28"));
  const { container } = render(<KeptResults />);
  const end = startSite(jest.fn());
  expect(await within(container).findByRole("link", { name: /Mine/ })).toBeVisible();
  end();
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  expect(started()).not.toBeVisible();
});
