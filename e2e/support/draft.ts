/** What a visitor types: the text for each box by the name of its input. */
export type Draft = Readonly<Record<string, string>>;

/** Inputs as a case states them: `null` is an empty box, text is what was typed. */
export type CaseInputs = Record<string, number | string | null>;

export const draftOf = (inputs: CaseInputs): Draft =>
  Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, `${value ?? ""}`]));

/** The fragment that carries a draft: the form's own encoding. */
export const fragmentOf = (draft: Draft) => `#${new URLSearchParams(draft)}`;
