/**
 * The sentence that each answer begins with, in a table beside the tests of each calculator: what is changed
 * of its example, and what it says then. The notice of the same answers names the figure that leads.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { viewOf } from "@/lib/calculator/report/view";
import { calculatorIds } from "@/lib/catalogue/calculators";

import { answerOf } from "./answer-of";
import { root } from "./calculators";

type Said = { input: Record<string, unknown>; verdict: string };

const fileOf = (id: string) => path.join(root, "__tests__/lib/calc", id, "verdicts.json");

const tableOf = (id: string) =>
  existsSync(fileOf(id)) ? (JSON.parse(readFileSync(fileOf(id), "utf8")) as Said[]) : [];

function saidOn(id: string, changes: Said["input"]) {
  const { calculation, notice } = answerOf(id, changes);
  return { ...viewOf(calculation.definition, calculation.input, calculation.result), notice };
}

describe.each(calculatorIds)("%s", (id) => {
  const table = tableOf(id);

  test("says what its example comes to, first", () => {
    if (table.length === 0)
      throw new Error(
        `Write into __tests__/lib/calc/${id}/verdicts.json, if it is what the page should say:\n${JSON.stringify([{ input: {}, verdict: saidOn(id, {}).verdict }], null, 2)}`,
      );
    expect(table[0]?.input).toEqual({});
  });

  test.each(table)("$input", ({ input, verdict }) => {
    expect(saidOn(id, input).verdict).toBe(verdict);
  });

  test.each(table)("the notice names the figure in the largest type: $input", ({ input }) => {
    const { headline, notice } = saidOn(id, input);
    // One of another tone says why there is no such figure.
    if (notice.tone !== "success") return;
    for (const { text, value } of headline.parts)
      // A notice may say in words which side of zero it is.
      if (value !== "0")
        expect(notice.text.toLowerCase()).toContain(text.replace(/^-/, "").toLowerCase());
  });
});
