import { readFileSync } from "node:fs";

import { calculatorList, type describedCalculator } from "@/app/calculators.json/calculator-list";
import { definitionOf } from "@/lib/calc/definitions";
import type { Definition } from "@/lib/calculator/definition";
import type { Figure } from "@/lib/calculator/report/figure";
import { initialDraft } from "@/lib/calculator/form/draft";
import { run } from "@/lib/calculator/run";
import type { CalculatorId } from "@/lib/catalogue/calculators";

import type { Draft } from "./draft";
import { givenWorld } from "./given-day";
import { fixturePath } from "./root-path";

type NumberKind = "money" | "percent" | "years" | "months" | "age" | "number" | "integer";

/** A box of a form as the contract describes it; of a list of rows, a cell of its first row. */
export type ContractBox = {
  name: string;
  kind: NumberKind | "text" | "date" | "toggle" | "select";
  default?: number | string;
  optional?: boolean;
  min?: number;
  above?: number;
  max?: number | string;
  below?: number;
  /** Letters of a text. */
  maxLength?: number;
  /** Not for the visitor: what was drawn for them. */
  hidden?: boolean;
  options?: string[];
};

export type NumberBox = ContractBox & { kind: NumberKind };

type Rows = {
  name: string;
  kind: "rows";
  columns: string[];
  /** What each takes: of a calculator that came after the contract. */
  cells?: readonly ContractBox[];
  default?: Record<string, string>[];
};

type Entry = {
  inputs: (ContractBox | Rows)[];
  results: string[];
  schedule?: string[];
  /** Calculates with every change, and is never out of date. */
  live?: boolean;
};

const contract = JSON.parse(readFileSync(fixturePath("contract.json"), "utf8")) as Record<
  string,
  Entry
>;

const isAge = ({ kind, name }: ContractBox) => kind === "age" || name === "age";

/** The contract calls an age in whole years an integer: it has the limit of an age all the same. */
const limited = (input: ContractBox): ContractBox =>
  isAge(input) ? { max: 150, ...input } : input;

const boxesOf = (input: ContractBox | Rows): ContractBox[] =>
  input.kind === "rows"
    ? input.columns.map((column) => ({
        kind: column === "amount" ? "money" : "text",
        optional: true,
        min: 0,
        ...input.cells?.find(({ name }) => name === column),
        name: `${input.name}.0.${column}`,
        default: input.default?.[0]?.[column],
      }))
    : [limited(input)];

const isNumber = (box: ContractBox): box is NumberBox =>
  box.kind !== "text" && box.kind !== "date" && !isChoice(box);

/** Of these the specification says that they are shown only when above 0. */
const shownAboveZero: readonly string[] = ["stateWithholding"];

/** The figures of these boxes that are left out: of a later calculator those that say so themselves. */
export function leftOutOf(id: string, draft: Draft, expected: Record<string, unknown>): string[] {
  if (id in contract) return shownAboveZero.filter((name) => expected[name] === 0);
  const definition = definitionOf(id as CalculatorId) as unknown as Definition<object, object>;
  const boxes = { ...initialDraft(definition.fields as never), ...draft };
  const outcome = run(definition, boxes, givenWorld);
  if (!outcome.ok) return [];
  const { result } = outcome.calculation;
  return Object.entries(definition.outputs).flatMap(([name, output]) =>
    (output as Figure<object, unknown>).when?.(result) === false ? [name] : [],
  );
}

/** Whether a box has options and takes nothing else. */
export const isChoice = ({ kind }: Pick<ContractBox, "kind">) =>
  kind === "toggle" || kind === "select";

/** What a calculator that came after the contract promises: what /calculators.json says of it. */
const promisedLater = ({
  inputs,
  results,
  tables,
  live,
}: ReturnType<typeof describedCalculator>): Entry => ({
  inputs: inputs.filter(({ extra }) => !extra) as unknown as Entry["inputs"],
  // As the contract does, numbers only: a month is none.
  results: results.flatMap(({ name, unit }) => (unit === "calendar month" ? [] : [name])),
  schedule: tables?.find(({ name }) => name === "schedule")?.columns.map(({ name }) => name),
  live,
});

/** Whether so many are more than a box takes. */
const isBelow = ({ max }: NumberBox, number: number) => typeof max === "number" && max < number;

/** The contract lists what is asked; where it stands on the page is for the form to say. */
function inFormOrder<Input extends { name: string }>(id: string, inputs: readonly Input[]) {
  const names = Object.keys(definitionOf(id as CalculatorId).fields);
  const place = ({ name }: Input) => names.indexOf(name);
  return inputs.toSorted((one, other) => place(one) - place(other));
}

/** What is promised of each calculator. */
export const calculators = calculatorList()
  .map((described): [string, Entry] => [
    described.id,
    contract[described.id] ?? promisedLater(described),
  ])
  .map(([id, { inputs, ...entry }]) => {
    const all = inFormOrder(id, inputs).flatMap(boxesOf);
    const boxes = all.filter(({ hidden }) => !hidden);
    const numbers = boxes.filter(isNumber);
    const first = numbers.find((box) => !isAge(box) && !isBelow(box, 1_234)) ?? numbers[0];
    return {
      id,
      ...entry,
      boxes,
      numbers,
      /** The first box that takes a number, and no age: few ages go with the other one. */
      first: first?.name ?? "",
      /** Another number that this box takes: a year has bounds by the clock. */
      another: typeof first?.max === "string" ? "2001" : "1234",
      /** What chance has a part in, at the middle of it. */
      drawn: Object.fromEntries(all.flatMap((box) => (box.hidden ? [[box.name, "1"]] : []))),
      /** The boxes that must not be empty. */
      required: boxes.filter((box) => !box.optional && box.default === undefined),
    };
  });

export type Calculator = (typeof calculators)[number];
