import { lawSection } from "@/lib/subjects/federal-law/law-section";

const table = { year: 2026, document: "Rev. Proc. 2025-32", checked: "2026-11-21" };
const section = (
  tables: readonly [typeof table, ...(typeof table)[]],
  yearsBehind: number | null,
) => lawSection({ law: { yearsBehind }, tax: 1 }, { tables, text: "Why.", figures: ["tax"] });

test("the heading names the year, the line below the document and the day it was checked", () => {
  expect(section([table], null)).toEqual({
    title: "Under 2026 law",
    said: " under the law",
    text: "Why.",
    figures: ["tax", "law.yearsBehind"],
    source:
      "Based on Rev. Proc. 2025-32, as read in secondary sources, last checked on November 21, 2026.",
  });
});

test("of two documents both are named, and the earlier day", () => {
  const other = { year: 2026, document: "Publication 15-T", checked: "2026-02-03" };
  expect(section([table, other], null).source).toBe(
    "Based on Rev. Proc. 2025-32 and Publication 15-T, as read in secondary sources, last checked on February 3, 2026.",
  );
});

test("the newest law says so once the calendar has gone past it; a year that was chosen does not", () => {
  expect(section([table], 1).title).toBe("Under 2026 law, the newest we have in 2027");
  expect(section([{ ...table, year: 2025 }], 1).title).toBe("Under 2025 law");
});
