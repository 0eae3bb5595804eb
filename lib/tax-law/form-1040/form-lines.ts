import { returnUnder } from "../federal-return";
import type { Household } from "../household";
import { lawOf } from "../years/law-of";
import type { KnownYear } from "../years/law-years";
import type { DeclaredLine, Form, FormName, FormReturn } from "./form";
import { form2441 } from "./form-2441";
import { form6251 } from "./form-6251";
import { form8839 } from "./form-8839";
import { form8863 } from "./form-8863";
import { form8880 } from "./form-8880";
import { form8959 } from "./form-8959";
import { form8960 } from "./form-8960";
import { form8962 } from "./form-8962";
import { form8995 } from "./form-8995";
import { page1 } from "./page-1";
import { page2 } from "./page-2";
import { schedule1 } from "./schedule-1";
import { schedule1A } from "./schedule-1a";
import { schedule2 } from "./schedule-2";
import { schedule3 } from "./schedule-3";
import { schedule8812 } from "./schedule-8812";
import { scheduleA } from "./schedule-a";
import { scheduleD } from "./schedule-d";
import { scheduleSE, scheduleSEOfSpouse } from "./schedule-se";

export { formYear, type FormName } from "./form";

/** A line of a form as it is filed. */
export type FormLine = {
  form: FormName;
  /** As "1a". */
  line: string;
  /** A few words, the taxpayer’s own. */
  name: string;
  /** How the amount comes about, in a sentence. */
  rule: string;
  /** Dollars, not rounded. */
  amount: number;
  /** The line that the amount is part of, as "1040, line 9"; null where there is none on these forms. */
  goesTo: string | null;
};

/** Form 1040, and what is attached to it, by the IRS’s attachment sequence numbers. */
const forms: readonly Form[] = [
  { form: "1040", lines: [...page1, ...page2], isFiled: () => true },
  schedule1,
  schedule1A,
  schedule2,
  schedule3,
  scheduleA,
  scheduleD,
  scheduleSE,
  scheduleSEOfSpouse,
  form2441,
  form6251,
  form8839,
  schedule8812,
  form8863,
  form8880,
  form8995,
  form8959,
  form8960,
  form8962,
];

const nameOf = (form: FormName, line: string) => `${form}, line ${line}`;

const declared: ReadonlyMap<string, DeclaredLine> = new Map(
  forms.flatMap(({ form, lines }) => lines.map((one) => [nameOf(form, one.line), one] as const)),
);

/**
 * The federal income tax return of a household line by line: Form 1040, then each schedule and form that has
 * something on it. The tax is from the tax table, as people file; nothing is rounded.
 *
 * - `year` 2024, 2025 or 2026: the lines are always those of the forms of 2025, formYear
 *
 * Lines that are zero are in the list, forms that have nothing on them are not, nor is Schedule A where the
 * standard deduction is taken. Left out are lines that nothing here is known for, and those with a count, a rate or
 * a constant of the year.
 *
 * @example formLines({ filingStatus: "single", wages: 92_000 }, 2026).find(({ form, line }) => form === "1040" && line === "15").amount // 75900
 *
 * Source: Form 1040 and its schedules, as each file of this folder names them.
 */
export function formLines(household: Household, year: KnownYear): FormLine[] {
  const of = returnOf(household, year);
  const isThere = ({ form, lines, isFiled = () => true }: Form) =>
    form === "1040" || (isFiled(of) && lines.some(({ line }) => of.at(form, line) !== 0));
  const filed = forms.filter(isThere);
  const there = new Set(
    filed.flatMap(({ form, lines }) => lines.map(({ line }) => nameOf(form, line))),
  );
  return filed.flatMap(({ form, lines }) =>
    lines.map(({ line, name, rule, goesTo }) => {
      const target = typeof goesTo === "function" ? goesTo(of) : goesTo;
      return {
        form,
        line,
        name,
        rule,
        amount: of.at(form, line),
        goesTo: target !== undefined && there.has(target) ? target : null,
      };
    }),
  );
}

/** A return whose lines are worked out once, when they are first asked for. */
function returnOf(household: Household, year: KnownYear): FormReturn {
  const law = lawOf(`${year}`);
  const known = new Map<string, number>();
  const of: FormReturn = {
    household,
    law,
    answer: returnUnder(household, law, "table"),
    at(form, line) {
      const name = nameOf(form, line);
      const before = known.get(name);
      if (before !== undefined) return before;
      const one = declared.get(name);
      if (!one) throw new RangeError(`There is no ${name}`);
      // Adding zero takes the sign off a negative one.
      const amount = one.amount(of) + 0;
      known.set(name, amount);
      return amount;
    },
  };
  return of;
}
