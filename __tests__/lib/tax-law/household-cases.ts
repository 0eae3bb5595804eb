import { federalReturn } from "@/lib/tax-law/federal-return";
import type { Household } from "@/lib/tax-law/household";
import type { KnownYear } from "@/lib/tax-law/years/law-years";

import fixture from "../../fixtures/household_cases.json";

type Case = {
  year: KnownYear;
  inputs: Household & { id: number };
  expected: Readonly<Record<string, number>>;
};

/** Households and their returns by a tax model that others wrote. */
export const households = fixture.cases as unknown as readonly Case[];

/** What the model answers and a return here does not: it is 0 in all cases. */
const notModeled = ["alternativeMinimumTax"];

/** Each answer of each household: by its name, ours and the model’s. */
export const answersOf = ({ year, inputs, expected }: Case) => {
  const ours = federalReturn(inputs, year) as unknown as Record<string, number>;
  return Object.entries(expected).flatMap(([key, theirs]) => {
    const name = key.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
    if (notModeled.includes(name)) return [];
    return [{ name, ours: ours[name] ?? NaN, theirs }];
  });
};

/** Where the two are further apart than so many dollars. */
export const differencesOf = (dollars: number) =>
  households.flatMap((one) =>
    answersOf(one)
      .filter(({ ours, theirs }) => !(Math.abs(ours - theirs) <= dollars))
      .map((answer) => ({ year: one.year, id: one.inputs.id, ...answer })),
  );
