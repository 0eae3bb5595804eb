/** What forms do with lines over and over: the rule in words, and the dollars that it comes to. */
import { sumOf, type DeclaredLine, type FormName } from "./form";

type Rule = Pick<DeclaredLine, "rule" | "amount">;

const called = (form: FormName) => (form === "1040" ? "Form 1040" : form);

/**
 * The same as a line of another form, in dollars.
 *
 * @example carried("1040", "11b").rule // Form 1040, line 11b
 */
export const carried = (form: FormName, line: string): Rule => ({
  rule: `${called(form)}, line ${line}`,
  amount: sumOf(form, line),
});

/**
 * Lines of the form added up, in dollars: of one line the same.
 *
 * @example sum("1040", "16", "17").rule // Line 16 plus line 17
 * @example sum("Schedule 3", "1", "2", "7").rule // Lines 1, 2 and 7 added up
 */
export const sum = (form: FormName, ...lines: readonly string[]): Rule => ({
  rule:
    lines.length > 2
      ? `Lines ${lines.slice(0, -1).join(", ")} and ${String(lines.at(-1))} added up`
      : `Line ${lines.join(" plus line ")}`,
  amount: sumOf(form, ...lines),
});

/**
 * What is left of a line of the form, in dollars.
 *
 * @example difference("1040", "9", "10").rule // Line 9 minus line 10
 */
export const difference = (form: FormName, line: string, less: string): Rule => ({
  rule: `Line ${line} minus line ${less}`,
  amount: ({ at }) => at(form, line) - at(form, less),
});

/**
 * By how much a line of the form is above another, in dollars.
 *
 * @example excess("Form 6251", "4", "5").rule // Line 4 minus line 5, not less than zero
 */
export const excess = (form: FormName, line: string, less: string): Rule => ({
  rule: `Line ${line} minus line ${less}, not less than zero`,
  amount: ({ at }) => Math.max(0, at(form, line) - at(form, less)),
});

/**
 * The smaller of two lines of the form, in dollars.
 *
 * @example smaller("Form 8960", "12", "15").rule // Line 12 or line 15, whichever is smaller
 */
export const smaller = (form: FormName, one: string, other: string): Rule => ({
  rule: `Line ${one} or line ${other}, whichever is smaller`,
  amount: ({ at }) => Math.min(at(form, one), at(form, other)),
});
