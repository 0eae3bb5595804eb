import { asCount, inMilliseconds } from "../../../bench/lib/figures.mjs";
import { atLeast, timesPlain } from "../../../bench/lib/goal.mjs";
import { pageTable } from "../../../bench/lib/page-table.mjs";

test("each page has a column, and says how many times the plain page's its figure is", () => {
  const paint = {
    what: "Paint",
    values: [700, 840, 1400],
    shown: inMilliseconds,
    goal: timesPlain(1.3),
  };
  expect(pageTable(["Plain", "Home", "Mortgage"], [paint])).toEqual({
    head: ["Measured", "Plain", "Home", "Mortgage", "Goal", "Met"],
    rows: [["Paint", "700 ms", "840 ms (1.20×)", "1,400 ms (2.00×)", "≤ 1.3×", "no: 1 of 2"]],
  });
});

test("a goal is one of the site's pages, not of the plain one", () => {
  const score = {
    what: "Score",
    values: [90, 99, 98],
    shown: asCount,
    isAlone: true,
    goal: atLeast(98, asCount),
  };
  expect(pageTable(["Plain", "Home", "Mortgage"], [score]).rows).toEqual([
    ["Score", "90", "99", "98", "≥ 98", "yes"],
  ]);
});

test("where there is nothing to measure or to compare with, nothing is said", () => {
  const absent = { what: "Answer", values: [20, null, 40], shown: inMilliseconds };
  const none = { what: "Scripts", values: [0, 5, 6], shown: asCount };
  expect(pageTable(["Plain", "Home", "Mortgage"], [absent, none]).rows).toEqual([
    ["Answer", "20 ms", "–", "40 ms (2.00×)", "", ""],
    ["Scripts", "0", "5", "6", "", ""],
  ]);
});
