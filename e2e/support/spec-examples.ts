import { ownCases, specifiedCases, type WorkedCase } from "@/__tests__/house/worked-cases";

import { calculators } from "./contract";
import { draftOf, type Draft } from "./draft";
import { rootPath } from "./root-path";

type Notice = { title: string; message: string | null };

export type SpecExample = WorkedCase;

const specified = specifiedCases(rootPath());

/** The cases of the specification, and of a calculator that it does not know, its own. */
export function examplesOf(calculator: string): readonly WorkedCase[] {
  const cases = specified.filter((example) => example.calculator === calculator);
  return cases.length > 0 ? cases : ownCases(rootPath(), calculator);
}

/** Notices of the specification that none of its cases has. */
const otherNotices: Record<string, Notice> = {
  "business-finance/break-even": {
    title: "Invalid Input",
    message:
      "Please enter valid positive numbers for all fields. Selling price must be greater than zero.",
  },
};

/** What the specification says of wrong amounts in lists, where it is not what it says of other boxes. */
const amountsNotices: Record<string, string> = {
  "business-finance/startup-costs": "Please enter valid non-negative numbers for all cost amounts.",
  "business-finance/cash-flow-forecast":
    "Please enter valid non-negative numbers for all inflow/outflow amounts.",
};

const isInList = (box: string) => box.includes(".");

/** What the page says of text that is no number in these boxes: in the first that takes one, where none are named. */
export function invalidNotice(
  calculator: string,
  boxes = calculators.filter(({ id }) => id === calculator).map(({ first }) => first),
): { title: string; text: string | RegExp } {
  const amounts = amountsNotices[calculator];
  if (amounts && boxes.every(isInList)) return { title: "Invalid Amounts", text: amounts };
  const error =
    otherNotices[calculator] ??
    examplesOf(calculator)
      .map(({ expectedError }) => expectedError)
      .find((one) => one?.title.startsWith("Invalid"));
  return { title: error?.title ?? "Invalid Input", text: error?.message ?? /^Please enter valid/ };
}

/** A draft that has a result, for tests to which any will do: its boxes in the order of the form. */
export function validDraft(calculator: string): Draft {
  const example = examplesOf(calculator).find(({ expected, notice }) => expected && !notice);
  if (!example) throw new Error(`No example of ${calculator} has a result`);
  const order = calculators.find(({ id }) => id === calculator)?.boxes.map(fieldOf) ?? [];
  const place = (name: string) => order.indexOf(fieldOf({ name }));
  return Object.fromEntries(
    Object.entries(draftOf(example.inputs)).toSorted(([one], [other]) => place(one) - place(other)),
  );
}

/** A cell of a row belongs to its list. */
const fieldOf = ({ name }: { name: string }) => name.split(".")[0];
