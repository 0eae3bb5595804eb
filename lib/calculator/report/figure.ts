import type { NumberKind } from "@/lib/calculator/form/number-field";

import type { FigureName } from "./figure-name";

/** How a figure is written: for people, and for machines. */
export type Writing<Value> = {
  show: (value: Value) => string;
  exact: (value: Value) => string;
  /** To as many digits as people keep in a list of values. Without it exactly. */
  rounded?: (value: Value) => string;
  /** As an explanation writes it: dollars to the cent, other numbers with all their digits. Without it as shown. */
  precise?: (value: Value) => string;
  /** How a spreadsheet writes it. Without it as a plain number. */
  format?: string;
  /** What a visitor types who wants it to be another number. Without it it is no number. */
  typed?: NumberKind;
};

/**
 * How a figure follows from the inputs and the figures before it: lib/calculator/formula/formula.ts.
 * `{ rule: "The balance and the costs.", formula: "currentBalance+costs" }`
 */
export type Explanation = {
  /** The rule in words. */
  rule: string;
  /**
   * When the figure applies, as a condition over the same names. Without it always.
   * `"AND(costs>0, monthlySavings>=0.005)"`
   */
  onlyIf?: string;
} & (
  | {
      /** The same rule as a spreadsheet writes it. */
      formula: string;
      check?: undefined;
      proof?: undefined;
      lookup?: undefined;
    }
  | {
      /**
       * For a figure found by search: the condition that the figure, itself named in it, meets. `"payment<=limit"`
       */
      check: string;
      /**
       * The amounts in which a reader sees that it is met, each with what it is called. One that is null is left out.
       * `{ "Payment at this price": "payment", "Left for housing": "limit" }`
       */
      proof: Readonly<Record<string, string>>;
      formula?: undefined;
      lookup?: undefined;
    }
  | {
      /** A number of the law, looked up for the choices that were made, or one that somebody `published`. */
      lookup: true | "published";
      formula?: undefined;
      check?: undefined;
      proof?: undefined;
    }
);

/** What every figure has, whatever it is the figure of. */
export type Figure<Result, Value> = Writing<Value> & {
  kind: "figure";
  label: string;
  /** One line of explanation beside the figure. */
  note?: string;
  /** None where the figure only repeats the input of its name. */
  explanation?: Explanation;
  /**
   * Above zero is good news and below it bad: said in these words, with an icon and a color. Zero
   * itself is neither, and is said where it has words.
   * `signLabels: { above: "Lower", below: "Higher" }`
   */
  signLabels?: { above: string; below: string; zero?: string };
  /** Shown only when this holds. A figure that is null is never shown. */
  when?: (result: Result) => boolean;
  /**
   * The figure whose words are this one’s label: "Present Value". It is not listed a second time. `labelFrom: "type"`
   */
  labelFrom?: FigureName<Result>;
  /** A step on the way to other figures: in the explanation and in the workbook, not in the result. */
  hidden?: boolean;
  /**
   * What a headline says where it is null: there is no such number, and that is the answer. `absent: "Full price"`
   */
  absent?: string;
  /**
   * Where a figure that is searched elsewhere was known exactly: it is written to the cent there.
   * `knownExactly: ({ loanAmount }) => loanAmount === 0`
   */
  knownExactly?: (result: Result) => boolean;
  /**
   * The next part of the same reading: years, then months. It is not listed a second time.
   * `count("year")("Time to pay off", { continuedBy: "months" })`
   */
  continuedBy?: FigureName<Result>;
};

/** What a figure is called in this result. */
export const labelOf = <Result>(
  { label, labelFrom }: Pick<Figure<Result, never>, "label" | "labelFrom">,
  result: Result,
) => (labelFrom ? String(result[labelFrom as keyof Result]) : label);
