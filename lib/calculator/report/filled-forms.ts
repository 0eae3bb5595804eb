/** A line of a form that people file. */
export type FilledLine = {
  /** As it is numbered: “11a”. */
  line: string;
  /** A few words. */
  name: string;
  /** How the amount comes about. */
  rule: string;
  /** Dollars. */
  amount: number;
  /** The line that the amount is part of: “1040, line 9”. */
  goesTo: string | null;
};

/** A form with its lines, in their order. */
export type FilledForm = { name: string; lines: readonly FilledLine[] };

/** An answer written out as the forms that people file, to check one line by line. */
export type FilledForms<Input> = {
  /** What they are: the line that opens to them, and the sheet of a workbook. */
  title: string;
  /** Said above them: what they are for, and what they may differ in. */
  note: string;
  /** On each of them: “Not a filing”. */
  stamp: string;
  /** Fetches them: few visitors open them. */
  load: () => Promise<{ formsOf: (input: Input) => readonly FilledForm[] }>;
};
