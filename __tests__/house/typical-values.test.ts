/** What is offered to who does not know their number: the box that offers it takes it, and asks nothing. */
import { definitionOf } from "@/lib/calc/definitions";
import { fieldsOf } from "@/lib/calculator/form/fields";
import { doubtOf } from "@/lib/calculator/form/plausible-range";
import { readField } from "@/lib/calculator/form/read-field";
import { inDollars } from "@/lib/calculator/form/shares";
import {
  typicalLists,
  type TypicalList,
  type TypicalName,
} from "@/lib/calculator/form/typical-lists";
import {
  typicalValues,
  type TypicalChoice,
  type TypicalValue,
} from "@/lib/calculator/form/typical-values";
import { calculatorIds } from "@/lib/catalogue/calculators";

import { world } from "./world";

const values: Partial<Record<TypicalName, TypicalValue>> = typicalValues;
const lists: Partial<Record<TypicalName, TypicalList>> = typicalLists;

const boxes = calculatorIds.flatMap((id) => {
  const { fields } = definitionOf(id);
  return fieldsOf(fields).flatMap(([name, field]) =>
    "typical" in field && field.typical
      ? [{ id, name, field, fields, typical: field.typical }]
      : [],
  );
});

test.each(boxes)("$id takes what is typical of $name", async ({ name, field, fields, typical }) => {
  const choices = (await lists[typical]?.choices()) ?? [];
  const offered = [values[typical], ...choices].flatMap((one) => one?.typed ?? []);
  expect(offered).not.toEqual([]);
  for (const typed of offered) {
    const typedWhole = field.shareOf ? { [field.shareOf]: "400000" } : {};
    const draft = inDollars(fields, { ...typedWhole, [name]: typed }, world.today);
    expect(readField(name, field, draft).errors).toBeUndefined();
    expect(doubtOf(field, typed)).toBeUndefined();
  }
});

test("each is offered somewhere, or is one of a list", () => {
  const used = new Set<string>(boxes.map(({ typical }) => typical));
  const unused = [...Object.keys(values), ...Object.keys(lists)].filter((name) => !used.has(name));
  // Of the list of loans.
  expect(unused).toEqual(["personalLoanRate"]);
});

test.each(Object.entries<TypicalList>(typicalLists))(
  "each choice of the list %s says what its press takes, and when it was",
  async (_, { choices }) => {
    const all: readonly TypicalChoice[] = await choices();
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const { sentence, source, ...choice } of all) {
      expect(sentence).toMatch(/\b20\d\d\b/);
      expect(source.href).toMatch(/^https:/);
      if (choice.typed === undefined) continue;
      expect(choice.shown.replace(/[$,%]/g, "")).toBe(choice.typed.replace("%", ""));
      // That there is none needs no number.
      if (choice.typed !== "0") expect(sentence).toContain(choice.shown);
    }
  },
);

test.each(["vehicleTax", "propertyTax", "salesTax"] as const)(
  "the list %s has the states and DC as a list has them",
  async (name) => {
    const names = (await typicalLists[name].choices()).map((choice) => choice.name);
    expect(names).toHaveLength(51);
    expect(names).toContain("District of Columbia");
    expect(names).toEqual([...names].sort());
  },
);
