import type { Field } from "@/lib/calculator/form/fields";
import { optionsOf } from "@/lib/calculator/form/options-of";
import type { RowColumn } from "@/lib/calculator/form/rows-field";
import { valueIn } from "@/lib/calculator/report/groups";
import { labelOf, type Explanation, type Figure } from "@/lib/calculator/report/figure";
import { headlineOf } from "@/lib/calculator/report/view";
import type { Calculation } from "@/lib/calculator/run";
import { formatNumber, formatUsd } from "@/lib/format";

import { namesIn, partsOf, withParts, type Expression, type Value } from "./expression";
import { lettersIn, withLetters, type Letter } from "./letters";
import { namedIn } from "./named";
import { namesOf, type FoundRows } from "./names";
import { expressionOf } from "./parse";
import {
  comparesAmounts,
  inAmounts,
  needsLetters,
  resolved,
  withCasesOutside,
  withoutSettled,
} from "./resolved";
import { valueOf } from "./value";
import { amount, saidToBeRounded, text, usdInFormula, written } from "./writing";

/** How one figure was worked out: every expression in it is written, down to its texts. */
export type ExplanationView = {
  name: string;
  label: string;
  rule: string;
  /** A figure found by search has a condition that it meets, and no formula; one of the law neither. */
  by: "formula" | "search" | "law";
  /** The formula over the labels of the form and of the figures before it, or in letters. */
  formula?: Expression;
  /** What the letters stand for. */
  letters: readonly LetterView[];
  /** Why this case of the formula applies, where there are others. */
  because?: Expression;
  /** The same over the visitor's own numbers. None in letters. */
  becauseNumbers?: Expression;
  /** The formula over the visitor's own numbers. None where it would only repeat the value. */
  numbers?: Expression;
  /** Whether the amounts in these numbers, being written to the cent, come out a little differently. */
  isRounded: boolean;
  /** Of a figure found by search: the amounts that show it. */
  proof: readonly { label: string; text: string }[];
  /** Some rows of the tables that it is found in, each where the first figure needs it. */
  foundIn: readonly FoundRows[];
  /** The names that it is worked out of. */
  names: readonly string[];
  /** What it comes to, as the panel shows it. */
  text: string;
};

/** `n = number of months = loan term × 12 = 30 × 12 = 360` */
export type LetterView = {
  letter: string;
  meaning?: string;
  words: Expression;
  /** None where it is a single number. */
  numbers?: Expression;
  value: string;
};

/** The explanations of a result, in the order of its figures. */
export function explanationsOf<Input, Result>(
  calculation: Calculation<Input, Result>,
): ExplanationView[] {
  const { definition, result } = calculation;
  const explained = explainer(calculation);
  const all = Object.entries(definition.outputs).flatMap(([name, output]) => {
    const figure = output as Figure<Result, unknown>;
    const value = valueIn(result, name);
    if (!figure.explanation || value === null || figure.when?.(result) === false) return [];
    const { explanation, show } = figure;
    return {
      name,
      label: labelOf(figure, result),
      rule: explanation.rule,
      by: kindOf(explanation),
      ...explained(explanation, { value, show }),
      text: show(value),
    };
  });
  return withRowsOnce(all);
}

/** Explanations of which only the first has the rows of a table. */
function withRowsOnce(explanations: readonly ExplanationView[]): ExplanationView[] {
  const seen = new Set<string>();
  return explanations.map((explanation) => ({
    ...explanation,
    foundIn: explanation.foundIn.filter(({ label }) => !seen.has(label) && seen.add(label)),
  }));
}

/**
 * The explanations of the headline: its own, of the figure that it only says in another way, such as the
 * number of payments as years, and of what it is continued by.
 */
export function headlineExplanations<Input, Result>(
  calculation: Calculation<Input, Result>,
): ExplanationView[] {
  const { definition, result } = calculation;
  const headline = headlineOf(definition, result);
  const { continuedBy } = definition.outputs[headline] as Figure<Result, unknown>;
  const explanations = explanationsOf(calculation);
  const explanationOf = (name?: string) => explanations.filter((one) => one.name === name);
  const [only, ...others] = explanationOf(headline).flatMap(({ names }) => names);
  const restated = others.length === 0 ? explanationOf(only) : [];
  return [...restated, ...explanationOf(headline), ...explanationOf(continuedBy)];
}

function kindOf({ check, lookup }: Explanation): ExplanationView["by"] {
  if (lookup) return "law";
  return check === undefined ? "formula" : "search";
}

/** The names in an expression of which more than one row counts. */
const wholeColumnsIn = (expression: Expression): string[] => {
  if (expression.kind === "name") return [expression.name];
  return partsOf(expression).flatMap((part) =>
    expression.kind === "cell" && part === expression.of ? [] : wholeColumnsIn(part),
  );
};

/** Numbers say 1.005 for 1 + i. */
const withRatesAdded = (expression: Expression, value: (part: Expression) => Value): Expression =>
  expression.kind === "sum" &&
  expression.terms.some((term) => term.kind === "quantity" && term.role === "rate")
    ? text(formatNumber(value(expression) as number))
    : withParts(expression, (part) => withRatesAdded(part, value));

type Explained = Omit<ExplanationView, "name" | "label" | "rule" | "by" | "text">;

/** What a formula comes to, and how that is shown. */
type Outcome = { value: unknown; show: (value: never) => string };

/** Whether a name is an input beyond the specification, or a column that is. */
function isOption(fields: Readonly<Record<string, Field>>, name: string) {
  const [list = "", column = ""] = name.split(".");
  const field = fields[list];
  const columns = field?.kind === "rows" ? field.columns : {};
  const cell = (columns as Readonly<Record<string, RowColumn>>)[column];
  return field?.isOption || (cell?.kind === "select" && cell.reveal !== undefined);
}

/** Writes the formulas of a calculation. */
function explainer<Input, Result>(calculation: Calculation<Input, Result>) {
  const { fields, outputs } = calculation.definition;
  const names = namesOf<Input, Result>(fields as never, outputs as never, calculation);
  const options = optionsOf(fields);
  const option = (id: string) => options.get(id) ?? id;
  const named = namedIn(calculation.definition);
  const shared = {
    option,
    fields: fields as Readonly<Record<string, Field>>,
    isMoney: names.isMoney,
  };
  const rowOf = (row: Expression) => value(row) as number;
  const inWords = (expression: Expression) =>
    written(expression, {
      ...shared,
      tells: true,
      name: (name) => text(names.label(name)),
      rows: () => undefined,
      cell: (name, row) => {
        const label = names.cellLabel(name, rowOf(row));
        return label === undefined ? undefined : text(label);
      },
    });
  const inNumbers = (expression: Expression) =>
    written(expression, {
      ...shared,
      name: (name) => amount(names.numeral(name)),
      rows: (name) => names.rows(name).map(amount),
      cell: (name, row) => amount(names.cellNumeral(name, rowOf(row))),
    });
  const value = (expression: Expression) => valueOf(expression, { name: names.value, option });

  /** Whether a line of amounts written to the cent comes out otherwise than it is shown. */
  function isRounded(expression: Expression, { value, show }: Outcome) {
    const found = valueOf(expression, { name: (name) => names.written(name), option });
    return typeof found === "number" && show(found as never) !== show(value as never);
  }

  const proofOf = ({ proof = {} }: Explanation) =>
    Object.entries(proof).flatMap(([label, formula]) => {
      const found = value(expressionOf(formula, named));
      return typeof found === "number" ? { label, text: formatUsd(found) } : [];
    });

  /** The tables that formulas take whole columns of. */
  function foundRows({ formula, proof = {} }: Explanation) {
    const formulas = [...(formula === undefined ? [] : [formula]), ...Object.values(proof)];
    const used = formulas.flatMap((one) => wholeColumnsIn(expressionOf(one, named)));
    const tables = new Map<string, FoundRows>();
    for (const name of used) {
      const found = names.foundIn(name, used);
      if (found && found.rows.length > 0) tables.set(found.label, found);
    }
    return [...tables.values()];
  }

  /** Whether a condition on an option holds: who left it alone reads nothing of it. */
  const optionHolds = (condition: Expression) =>
    namesIn(condition).some((name) => isOption(fields as never, name))
      ? value(condition) === true
      : undefined;

  function letterView({ letter, stands }: Letter): LetterView {
    if (stands.kind === "name" || stands.of.kind === "name") {
      const { name } = (stands.kind === "name" ? stands : stands.of) as { name: string };
      return { letter, words: inWords(stands), value: names.numeral(name) };
    }
    const { role, of, meaning } = stands;
    const found = value(of) as number;
    const isPlain = role === "rate" || role === "periods";
    return {
      letter,
      meaning,
      words: inWords(of),
      numbers: inNumbers(of),
      value: isPlain ? formatNumber(found) : usdInFormula(found),
    };
  }

  return (explanation: Explanation, outcome: Outcome): Explained => {
    const { formula } = explanation;
    const shown = { proof: proofOf(explanation), foundIn: foundRows(explanation) };
    if (formula === undefined) return { ...shown, isRounded: false, letters: [], names: [] };
    const whole = saidToBeRounded(expressionOf(formula, named));
    const { expression, because } = resolved(whole, (condition) => value(condition) === true);
    const used = namesIn(expression);
    if (!needsLetters(expression)) {
      const numbers = inNumbers(expression);
      const reason = because && inAmounts(because);
      const isValue = numbers.kind === "text";
      return {
        ...shown,
        isRounded: !isValue && isRounded(expression, outcome),
        formula: inWords(withCasesOutside(withoutSettled(whole, optionHolds))),
        letters: [],
        names: used,
        because: reason && inWords(reason),
        becauseNumbers: reason && comparesAmounts(reason) ? inNumbers(reason) : undefined,
        numbers: isValue ? undefined : numbers,
      };
    }
    const letters = lettersIn(expression, names.label);
    const values = new Map(letters.map((one) => [one.letter, letterView(one)]));
    return {
      ...shown,
      isRounded: isRounded(expression, outcome),
      formula: inWords(
        withLetters(expression, letters, ({ letter }) => ({
          kind: "text",
          text: letter,
          isLetter: true,
        })),
      ),
      letters: [...values.values()],
      names: used,
      because: because && inWords(because),
      numbers: inNumbers(
        withLetters(withRatesAdded(expression, value), letters, ({ letter }) =>
          amount(values.get(letter)?.value ?? ""),
        ),
      ),
    };
  };
}
