/**
 * Formulas as spreadsheets write them: `PMT(annualRate/1200, years*12, -loanAmount)`. They declare
 * how a figure follows from the inputs and other figures; they never compute what the page shows.
 * The words, the printed numbers and the cells of the workbook are all read off the one text, so
 * that they cannot come apart.
 *
 * Names: inputs, figures, hidden steps and `today`; `schedule.interest` is a column of a table,
 * `income.amount` a column of a list of rows, and `law.limit` a figure of law. In the row formulas of a table a column's own name is
 * the cell of the same row, and `previous.balance` the cell of the row before. An option of a choice
 * stands in quotes: `mode="presentValue"`.
 */
type Token = { kind: "name" | "function" | "option" | "other"; text: string };

/** The functions that a formula may call, as every spreadsheet knows them. */
const functions = [
  "ABS",
  "AND",
  "EDATE",
  "FV",
  "IF",
  "INT",
  "ISBLANK",
  "MAX",
  "MIN",
  "MOD",
  "NOT",
  "NPER",
  "OR",
  "PMT",
  "PV",
  "ROUND",
  "ROUNDDOWN",
  "ROUNDUP",
  "SUM",
  "YEAR",
];

const tokenPattern =
  /([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)?)(\s*\()?|"(\w+)"|(\d+(?:\.\d+)?|<=|>=|<>|[-+*/^(),<>=]|\s+)/y;

function tokensOf(formula: string): Token[] {
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < formula.length) {
    const match = tokenPattern.exec(formula);
    if (!match) throw new SyntaxError(`Not a formula: ${formula}`);
    const [, word, opening, option, other = ""] = match;
    if (word && opening)
      tokens.push({ kind: "function", text: word }, { kind: "other", text: "(" });
    else if (word) tokens.push({ kind: "name", text: word });
    else if (option) tokens.push({ kind: "option", text: option });
    else tokens.push({ kind: "other", text: other });
  }
  return tokens;
}

/** Every name a formula uses, once, in the order of the formula. */
export const namesIn = (formula: string): string[] => [
  ...new Set(tokensOf(formula).flatMap(({ kind, text }) => (kind === "name" ? [text] : []))),
];

/** The formula with each name replaced by its cell, and each option by its words. */
export const withCells = (
  formula: string,
  { name, option }: { name: (name: string) => string; option: (id: string) => string },
): string =>
  tokensOf(formula)
    .map(({ kind, text }) => {
      if (kind === "option") return `"${option(text)}"`;
      return kind === "name" ? name(text) : text;
    })
    .join("");

/** What is wrong with a formula over these names, or undefined. */
export function faultIn(formula: string, known: ReadonlySet<string>): string | undefined {
  for (const { kind, text } of tokensOf(formula)) {
    if (kind === "function" && !functions.includes(text)) return `no function ${text}`;
    if (kind === "name" && !known.has(text)) return `no name ${text}`;
  }
  return undefined;
}

const signs: Record<string, string> = {
  "+": " + ",
  "-": " − ",
  "*": " × ",
  "/": " ÷ ",
  "<": " < ",
  ">": " > ",
  "<=": " ≤ ",
  ">=": " ≥ ",
  "=": " = ",
  ",": "; ",
};

/**
 * The formula as it is printed for people: × and ÷, a true minus, room around operators, and a
 * semicolon between arguments, because the numbers have commas.
 */
export function printed(
  formula: string,
  {
    name,
    number,
    option,
  }: {
    name: (name: string) => string;
    /** `against` is the name that the number is compared with. */
    number: (value: number, against?: string) => string;
    option: (id: string) => string;
  },
): string {
  let afterOperand = false;
  const tokens = tokensOf(formula).filter(({ text }) => text.trim() !== "");
  return tokens
    .map(({ kind, text }, index) => {
      const isSign = text === "-" && !afterOperand;
      const isNumber = /^\d/.test(text);
      afterOperand = kind !== "other" || isNumber || text === ")";
      if (kind === "name") return name(text);
      if (kind === "option") return option(text);
      if (isNumber) return number(Number(text), comparedWith(tokens, index));
      return isSign ? "−" : (signs[text] ?? text);
    })
    .join("");
}

/** The name on the other side of the sign before a number: yearBuilt of 1980 in yearBuilt<1980. */
function comparedWith(tokens: readonly Token[], index: number): string | undefined {
  const [name, sign] = tokens.slice(Math.max(0, index - 2), index);
  return name?.kind === "name" && /[<>=]/.test(sign?.text ?? "") ? name.text : undefined;
}
