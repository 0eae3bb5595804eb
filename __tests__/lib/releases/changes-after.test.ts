import { changesAfter, compareVersions } from "@/lib/releases/changes-after";

jest.mock("@/lib/releases/releases", () => ({
  releases: [
    { version: "1.10.0", date: "2028-02-01", changes: { "tax/income-tax": "The law of 2028." } },
    { version: "1.9.0", date: "2027-01-04", changes: { "loans-credit/mortgage": "Rounded." } },
    { version: "1.0.1", date: "2026-11-24", changes: { "tax/income-tax": "Corrected." } },
    { version: "1.0.0", date: "2026-11-23", changes: {} },
  ],
}));

test("what was released after a version says what it changed of a calculator, the newest first", () => {
  const corrected = { version: "1.0.1", date: "2026-11-24", words: "Corrected." };
  const law = { version: "1.10.0", date: "2028-02-01", words: "The law of 2028." };
  expect(changesAfter("tax/income-tax", "1.0.0")).toEqual([law, corrected]);
  expect(changesAfter("tax/income-tax", "1.0.1")).toEqual([law]);
  expect(changesAfter("tax/income-tax", "1.9.0")).toEqual([law]);
  expect(changesAfter("tax/income-tax", "1.10.0")).toEqual([]);
  expect(changesAfter("tax/payroll-tax", "1.0.0")).toEqual([]);
});

test("versions are compared part by part, as numbers", () => {
  expect(compareVersions("1.10.0", "1.9.9")).toBeGreaterThan(0);
  expect(compareVersions("1.9.9", "2.0.0")).toBeLessThan(0);
  expect(compareVersions("1.9.9", "1.9.9")).toBe(0);
});
