import { premiumCredits } from "@/lib/tax-law/health/premium-credits";
import { laws } from "@/lib/tax-law/years/laws";

import {
  missingCoverage,
  missingLaw,
  newestCoverage,
  newestLaw,
} from "../../scripts/lib/law-year.mjs";
import { projectFolder } from "../../scripts/lib/project.mjs";
import { folderWith, removeTemporaryFolders } from "./temporary-folder";

afterEach(removeTemporaryFolders);

test("the newest year is read as it is, with every table and its document", () => {
  const { year, ...tables } = { ...laws.at(-1) };
  const { year: read, tables: known } = newestLaw(projectFolder);
  expect(read).toBe(year);
  expect(Object.fromEntries(known.map(({ name, document }) => [name, document]))).toEqual(
    Object.fromEntries(Object.entries(tables).map(([name, { document }]) => [name, document])),
  );
  expect(known).toHaveLength(Object.keys(tables).length);
});

test("the last of several years is the newest, whatever else is there", () => {
  const table =
    'export const estate: LawYear["estate"] = {\n  document:\n    "Rev. Proc. 9",\n};\n';
  const files = { "2031.ts": table, "2030.ts": "", "laws.ts": table, "20311.ts": "" };
  const folder = folderWith(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [`lib/tax-law/years/${name}`, text]),
    ),
  );
  expect(newestLaw(folder)).toEqual({
    year: 2031,
    tables: [{ name: "estate", document: "Rev. Proc. 9" }],
  });
});

test("without any year there is nothing to go by", () => {
  expect(() => newestLaw(folderWith({ "lib/tax-law/years/laws.ts": "" }))).toThrow(
    "no year of law",
  );
});

describe("the law of 2026", () => {
  const law = {
    year: 2026,
    tables: [
      { name: "estate", document: "Rev. Proc. 2025-32" },
      { name: "withholding", document: "IRS Publication 15-T (2026)" },
    ],
  };

  test("is not missing on the last day of its year, nor before", () => {
    expect(missingLaw(law, new Date(2026, 11, 31))).toBeNull();
    expect(missingLaw(law, new Date(2025, 0, 1))).toBeNull();
  });

  test("is too old on the first day of the next: every table to add is named", () => {
    const missing = missingLaw(law, new Date(2027, 0, 1));
    expect(missing).toContain("that of 2026, and this is 2027");
    expect(missing).toContain("Copy lib/tax-law/years/2026.ts to 2027.ts");
    expect(missing?.split("\n").slice(-2)).toEqual([
      "  estate       Rev. Proc. 2025-32",
      "  withholding  IRS Publication 15-T (2026)",
    ]);
  });

  test("years later it is still the next year that comes first", () => {
    expect(missingLaw(law, new Date(2030, 5, 1))).toContain("to 2027.ts");
  });
});

describe("the coverage year", () => {
  test("the newest one is read as it is, with its document", () => {
    const { year, document } = { ...premiumCredits.at(-1) };
    expect(newestCoverage(projectFolder)).toEqual({ year, document });
  });

  test("without any there is nothing to go by", () => {
    const folder = folderWith({ "lib/tax-law/health/premium-credits.ts": "" });
    expect(() => newestCoverage(folder)).toThrow("no coverage year");
  });

  test("is missing from November 1 of the year before, and not a day earlier", () => {
    const coverage = { year: 2027, document: "Rev. Proc. 2026-26" };
    expect(missingCoverage(coverage, new Date(2026, 10, 1))).toBeNull();
    expect(missingCoverage(coverage, new Date(2027, 9, 31))).toBeNull();
    const missing = missingCoverage(coverage, new Date(2027, 10, 1));
    expect(missing).toContain("is 2027, and people choose coverage for 2028");
    expect(missing).toContain(
      "Add 2028 to premium-credits.ts by the successor of Rev. Proc. 2026-26",
    );
    expect(missing).toContain("poverty guidelines of 2027");
  });
});
