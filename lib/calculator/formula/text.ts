import type { ComparisonSign, Enclosure, Expression } from "./expression";
import { isInParentheses } from "./parentheses";

/** A part of a line: text, or an expression that is typeset by itself. */
type Piece = string | Expression;

/** As it is copied: `P × i ÷ (1 − (1 + i)^(−n))`. */
export const writtenText = (expression: Expression) => linesIn(written)(expression).join("");

/** As it is read aloud: “1 plus i to the power of minus n”. */
export const spokenText = (expression: Expression) =>
  linesIn(spoken)(expression)
    .join("")
    // Where one part ends with another, one pause is enough, and none at the end.
    .replace(/,(?:\s*,)+/g, ",")
    .replace(/,\s*$/, "");

/** As it stands on a line that may break, with what is typeset left as it is. */
export const lineOf = (expression: Expression, isTypeset: (part: Expression) => boolean): Piece[] =>
  linesIn(
    written,
    isTypeset,
  )(expression).reduce<Piece[]>((line, piece) => {
    const before = line.at(-1);
    return typeof piece === "string" && typeof before === "string"
      ? [...line.slice(0, -1), before + piece]
      : [...line, piece];
  }, []);

type Pair = readonly [before: string, after: string];

/** What stands around and between the parts of an expression. */
type Vocabulary = {
  plus: string;
  minus: string;
  negative: string;
  times: string;
  power: string;
  comparisons: Record<ComparisonSign, string>;
  parentheses: Pair;
  enclosures: Record<Enclosure, Pair>;
  logarithm: Pair;
  /** Before, between and after the two parts of a fraction. */
  fraction: readonly [before: string, between: string, after: string];
  /** Words say where a fraction or an exponent ends; signs need parentheses for it. */
  sayEnds: boolean;
};

/** The signs of comparisons, as they are printed. */
export const comparisonSigns: Record<ComparisonSign, string> = {
  "=": "=",
  "<>": "≠",
  "<": "<",
  ">": ">",
  "<=": "≤",
  ">=": "≥",
};

/** What stands around a number that is rounded or taken without its sign. */
export const enclosures: Record<Enclosure, Pair> = {
  absolute: ["|", "|"],
  floor: ["⌊", "⌋"],
  ceiling: ["⌈", "⌉"],
};

const written: Vocabulary = {
  plus: " + ",
  minus: " − ",
  negative: "−",
  times: " × ",
  power: "^",
  comparisons: comparisonSigns,
  parentheses: ["(", ")"],
  enclosures,
  logarithm: ["ln(", ")"],
  fraction: ["", " ÷ ", ""],
  sayEnds: false,
};

const spoken: Vocabulary = {
  plus: " plus ",
  minus: " minus ",
  negative: "minus ",
  times: " times ",
  power: " to the power of ",
  comparisons: {
    "=": "equals",
    "<>": "is not",
    "<": "is less than",
    ">": "is more than",
    "<=": "is at most",
    ">=": "is at least",
  },
  parentheses: ["open parenthesis ", " close parenthesis"],
  enclosures: {
    absolute: ["the size of ", ","],
    floor: ["", ", rounded down,"],
    ceiling: ["", ", rounded up,"],
  },
  logarithm: ["the natural logarithm of ", ","],
  fraction: ["the fraction with ", " over ", ", end of fraction"],
  sayEnds: true,
};

const linesIn = (words: Vocabulary, isTypeset: (part: Expression) => boolean = () => false) =>
  function line(expression: Expression): Piece[] {
    if (isTypeset(expression)) return [expression];
    const part = (inner: Expression, of = expression): Piece[] =>
      isInParentheses(inner, of)
        ? [words.parentheses[0], ...line(inner), words.parentheses[1]]
        : line(inner);

    const side = words.sayEnds ? line : part;

    switch (expression.kind) {
      case "text":
        return [expression.text];
      case "negative":
        return [words.negative, ...part(expression.of)];
      case "sum":
        return expression.terms.flatMap((term, index) => {
          if (index === 0) return part(term);
          return term.kind === "negative"
            ? [words.minus, ...part(term.of, term)]
            : [words.plus, ...part(term)];
        });
      case "product":
        return between(
          expression.factors.map((factor) => part(factor)),
          words.times,
        );
      case "fraction": {
        const [before, over, after] = words.fraction;
        return [before, ...side(expression.above), over, ...side(expression.below), after];
      }
      case "power":
        return [...part(expression.base), words.power, ...side(expression.exponent)];
      case "logarithm":
        return [words.logarithm[0], ...line(expression.of), words.logarithm[1]];
      case "enclosed": {
        const [before, after] = words.enclosures[expression.by];
        return [before, ...line(expression.of), after];
      }
      case "total":
        return ["sum of ", ...line(expression.of)];
      case "cell":
        return [...part(expression.of), " in row ", ...part(expression.row)];
      case "comparison":
        return [
          ...part(expression.left),
          ` ${words.comparisons[expression.sign]} `,
          ...part(expression.right),
        ];
      case "joined":
        return between(
          expression.conditions.map((condition) => part(condition)),
          ` ${expression.by} `,
        );
      case "blank":
        return [...line(expression.of), expression.is ? " is left empty" : " is given"];
      case "cases":
        return [
          ...expression.cases.flatMap(({ value, condition }) => [
            ...line(value),
            " if ",
            ...line(condition),
            ", ",
          ]),
          ...line(expression.otherwise),
          " otherwise",
        ];
      case "phrase":
        return expression.words.flatMap((word, index) => {
          const next = expression.parts[index];
          return next ? [word, ...part(next)] : [word];
        });
      case "quantity":
        return line(expression.of);
      default:
        throw new TypeError(`A ${expression.kind} is not written.`);
    }
  };

const between = (parts: readonly Piece[][], sign: string): Piece[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [sign, ...part]));
