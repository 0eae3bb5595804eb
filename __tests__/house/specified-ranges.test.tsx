/**
 * The ranges that the specification gives as hints stand in the help of their fields, but for "1 or more": a
 * field that takes 0.5, or 0, would say what is not so. They are no rules: what is refused is held by the
 * cases of the specification.
 *
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";

import { NumberControl } from "@/components/calculator/form/number-control";
import { definitionOf } from "@/lib/calc/definitions";
import type { NumberField } from "@/lib/calculator/form/number-field";
import type { CalculatorId } from "@/lib/catalogue/calculators";

import contract from "../fixtures/contract.json";
import { ranges } from "../fixtures/specified_ranges.json";
import { heardOf } from "./heard";

type Range = { min: number; max?: number | string };

const specified = Object.entries(ranges as Record<string, Record<string, Range>>).flatMap(
  ([id, fields]) =>
    Object.entries(fields).map(([name, { min, max }]) => ({
      id,
      name,
      said: (sign: string) => {
        if (max !== undefined) return `${sign}${min} to ${sign}${max}`;
        return min === 1 ? undefined : `${sign}${min} or more`;
      },
    })),
);

test.each(specified)("$id: what the help of $name says of its range", ({ id, name, said }) => {
  const fields = definitionOf(id as CalculatorId).fields as object as Record<string, NumberField>;
  const field = fields[name] as NumberField;
  render(<NumberControl name={name} field={field} draft={{}} errors={{}} />);
  const range = said(field.kind === "money" ? "$" : "");
  if (range === undefined) {
    expect(document.getElementById(`field-${name}-range`)).toBeNull();
    return;
  }
  const shown = screen.getByText(range);
  expect(shown).not.toHaveClass("sr-only");
  expect(heardOf(screen.getByRole("textbox")).description).toContain(shown.textContent);
});

test("the list has every field that takes only what is positive, and every age", () => {
  const promised = Object.entries(contract).flatMap(([id, { inputs }]) =>
    inputs
      .filter((input) => input.kind === "age" || "above" in input || "below" in input)
      .map(({ name }) => `${id} ${name}`),
  );
  const listed = specified.map(({ id, name }) => `${id} ${name}`);
  expect(listed).toEqual(expect.arrayContaining(promised));
});
