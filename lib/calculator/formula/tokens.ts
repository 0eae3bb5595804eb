/** A formula in its smallest parts. Joined again they are the formula. */
type Token = {
  kind: "name" | "function" | "option" | "number" | "sign" | "space";
  text: string;
};

const kinds = [
  ["function", /[A-Za-z_]\w*(?=\s*\()/y],
  ["name", /[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)?/y],
  ["option", /"[^"]*"/y],
  ["number", /\d+(?:\.\d+)?/y],
  ["sign", /<=|>=|<>|[-+*/^(),<>=]/y],
  ["space", /\s+/y],
] as const;

export function tokensOf(formula: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < formula.length;) {
    const token = tokenAt(formula, at);
    if (!token) throw new SyntaxError(`Not a formula: ${formula}`);
    tokens.push(token);
    at += token.text.length;
  }
  return tokens;
}

function tokenAt(formula: string, at: number): Token | undefined {
  for (const [kind, pattern] of kinds) {
    pattern.lastIndex = at;
    const [text] = pattern.exec(formula) ?? [];
    if (text) return { kind, text };
  }
  return undefined;
}

/** The id within an option’s quotes. */
export const optionIn = (text: string) => text.slice(1, -1);
