import { federalReturn } from "@/lib/engine/return-of";
import type { Household } from "@/lib/tax-law/household";
import type { KnownYear } from "@/lib/tax-law/years/law-years";

import policyEngine from "../../fixtures/household_cases.json";
import taxCalculator from "../../fixtures/tax_calculator_households.json";

type Case = {
  /** The tax model that answered it. */
  model: string;
  year: KnownYear;
  inputs: Household & { id: number };
  expected: Readonly<Record<string, number>>;
};

const casesOf = (model: string, { cases }: { cases: readonly unknown[] }) =>
  cases.map((one) => ({ ...(one as Omit<Case, "model">), model }));

/** Households and their returns by tax models that others wrote. */
export const households: readonly Case[] = [
  ...casesOf("PolicyEngine-US", policyEngine),
  ...casesOf("Tax-Calculator", taxCalculator),
];

/** What a model answers and a return here does not: it is 0 in all cases. */
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
      .map((answer) => ({ model: one.model, year: one.year, id: one.inputs.id, ...answer })),
  );
