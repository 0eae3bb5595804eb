import type { FederalReturn } from "../federal-return";
import type { Household } from "../household";
import type { LawYear } from "../years/law-year";

/** The year of the forms whose line numbers these are: the newest that are published. */
export const formYear = 2025;

/** As the IRS calls them. Of two spouses with businesses each has a Schedule SE. */
export type FormName =
  | "1040"
  | "Schedule 1"
  | "Schedule 1-A"
  | "Schedule 2"
  | "Schedule 3"
  | "Schedule A"
  | "Schedule D"
  | "Schedule SE"
  | "Schedule SE (spouse)"
  | "Schedule 8812"
  | "Form 2441"
  | "Form 6251"
  | "Form 8839"
  | "Form 8863"
  | "Form 8880"
  | "Form 8959"
  | "Form 8960"
  | "Form 8962"
  | "Form 8995";

/** What the lines of a return are read from. */
export type FormReturn = {
  household: Household;
  law: LawYear;
  /** With the tax from the tax table. */
  answer: FederalReturn;
  /** The amount of another line, in dollars. */
  at: (form: FormName, line: string) => number;
};

/** A line as it is declared. */
export type DeclaredLine = {
  /** As "1a". */
  line: string;
  /** A few words, the taxpayer’s own. */
  name: string;
  /** How the amount comes about, in a sentence. */
  rule: string;
  /** Dollars. */
  amount: (of: FormReturn) => number;
  /** The line that the amount is part of, as "1040, line 9"; of some it depends on the return. */
  goesTo?: string | ((of: FormReturn) => string | undefined);
};

/** A form, or a schedule of Form 1040. */
export type Form = {
  form: FormName;
  lines: readonly DeclaredLine[];
  /** Whether it belongs to the return. Always where it has an amount, unless said. */
  isFiled?: (of: FormReturn) => boolean;
};

/**
 * Lines of a form added up.
 *
 * Returns dollars, of a return.
 *
 * @example sumOf("Schedule 2", "1z", "2")({ at: (form, line) => (line === "2" ? 300 : 40) }) // 340
 */
export const sumOf =
  (form: FormName, ...lines: readonly string[]) =>
  ({ at }: Pick<FormReturn, "at">): number =>
    lines.reduce((sum, line) => sum + at(form, line), 0);

/**
 * Whether a line of a form has an amount: then the form is filed.
 *
 * @example hasAmount("Form 8960", "17")({ at: () => 0 }) // false
 */
export const hasAmount =
  (form: FormName, ...lines: readonly string[]) =>
  ({ at }: Pick<FormReturn, "at">): boolean =>
    lines.some((line) => at(form, line) !== 0);
