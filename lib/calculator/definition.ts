import type { CalendarDay } from "@/lib/finance/months-after";

import type { DeclaredChart } from "./charts/charts-of";
import type { Draft } from "./form/draft";
import type { Fields } from "./form/fields";
import type { Form, OptionForm } from "./form/form";
import type { NamedParts } from "./formula/named";
import type { Breakdown } from "./report/breakdown";
import type { FilledForms } from "./report/filled-forms";
import type { ExportedTable } from "./report/exported-table";
import type { Notice } from "./report/notice";
import type { FigureName } from "./report/figure-name";
import type { FlatOutputs } from "./report/groups";

/** What a calculation may know besides the visitor's numbers. Passed in, so that a test can choose it. */
export type World = {
  /** The visitor's local date. */
  today: CalendarDay;
  /** From 0 to below 1, drawn once for each visit; the middle where nothing is drawn. */
  random?: number;
};

/** A pure function from lib/calc. */
export type Calculate<Input, Result> = (input: Input, world: World) => Result;

/** What a calculator answers: fetched when the visitor turns to the form. */
export type Report<Input, Result> = NamedParts & {
  calculate: Calculate<Input, Result>;
  /**
   * Fetches what the calculation rests on with these boxes, besides its own code: the law of a state. Nothing where
   * all of it is there.
   */
  needed?: (boxes: Draft) => Promise<void> | undefined;
  /** All fields of the form, where its page asks some of them later. */
  fields?: Fields<Input>;
  /** Whether it asks what day it is. */
  dependsOnDay?: boolean;
  /**
   * What the Invalid Input notice says, a notice of another title, or one by the boxes at fault:
   * `invalidMessage: "Enter valid amounts."`
   */
  invalidMessage?: Invalid;
  /** A refusal that needs more than one field: the notice, and what each field at fault says. */
  validate?: (input: Input) => Refusal<Input> | undefined;
  /**
   * What the Calculation Error notice says when a valid input has no finite result, if not “Could not calculate a
   * result with the provided inputs.”
   */
  failureMessage?: string;
  outputs: FlatOutputs;
  /** The answer people came for: the figure shown large. `headline: "monthlyPayment"` */
  headline: FigureName<Result>;
  /**
   * The specified figures of a fixed year, where the law of a year answers: in full in a block below it, each as
   * large as any other row. `illustration: { figure: "estimatedTax", figures: ["grossIncome"], text: () => "…" }`
   */
  illustration?: Illustration<Input, Result>;
  /**
   * A figure that contains the headline, answers with more that is known, or decides between options. Where it is
   * shown it comes first, with the headline beside it: always, or where it `leads`. Of several, the first that does.
   * `whole: { figure: "housingCost", words }`
   */
  whole?: Whole<Input, Result> | readonly Whole<Input, Result>[];
  /** The two figures that compete, where the headline says which of them wins. */
  alternatives?: Alternatives<Result>;
  /** The answer in a sentence, which stays under the headline figure: what that means for the visitor. */
  verdict: (result: Result, input: Input) => string;
  /**
   * What has to be said beside the figures. `[{ tone: "warning", text: "…" }]`, with a `link` where it leads on.
   */
  remarks?: (result: Result, input: Input) => readonly Remark[];
  /** What has weight and is not in the headline. `[{ words: "home insurance", adds: "annualInsurance" }]` */
  notCounted?: readonly NotCounted<Input, Result>[];
  /**
   * Figures that answer the question in another way, under a heading of their own.
   * `[{ title: "Wealth at the end", text: "…", figures: ["buyingWealth"] }]`
   */
  sections?: (result: Result, input: Input) => readonly Section<Result>[];
  /**
   * What the answer is made of, seen as one bar under it.
   * `({ tax }, { income }) => ({ label: "Gross income", parts: [["Tax", tax], ["Yours", income - tax]] })`
   */
  breakdown?: (result: Result, input: Input) => Breakdown | undefined;
  /** What is better seen than read. None where there is nothing to show. */
  charts?: (result: Result, input: Input) => readonly DeclaredChart[];
  /**
   * Tables that only files list: the rows of what the page draws.
   * `{ schedule: exportedLoanSchedule("Payment schedule", "loanAmount") }`
   */
  exported?: Readonly<Record<string, ExportedTable<Input, Result>>>;
  /**
   * What there is to do or to pay, to be ticked off on the screen or on paper.
   * `[{ title: "One-time costs", items: [{ label: "License", amount: 150 }] }]`
   */
  checklists?: (result: Result, input: Input) => readonly Checklist[];
  /**
   * The answer written out as the forms that people file: on the page below it, on paper, and in a workbook.
   * `{ title: "Your return, line by line", note: "…", load: () => import("./filled-forms") }`
   */
  filledForms?: FilledForms<Input>;
  /**
   * Days of the answer that a visitor may want in a calendar: those that the page names, and none that it would have
   * to guess. One that is past is left out. `({ payoff }) => [{ day: payoff, title: "Your loan is paid off" }]`
   */
  dates?: (result: Result, input: Input) => readonly DeclaredDate[];
  /**
   * The numbers that can be moved by hand beside the answer, in this order; without it those that move it most.
   * `moves: ["annualRate", "homePrice"]`
   */
  moves?: readonly (keyof Input & string)[];
  /** What the notice says, which comes and goes: the figure shown large, by `complete`, `neutral` or `refused`. */
  toast: (result: Result, input: Input) => Notice;
  /** What fields say beside a result that is shown: the debts that leave no payment. */
  errors?: (result: Result, input: Input) => Errors<Input>;
  /** One realistic visitor. The page offers it, and every test that runs over all calculators uses it. */
  example: Input;
  /** The same visitor on another day, where dates are among the inputs. `(today) => ({ ...example, payDate: … })` */
  exampleOn?: (today: CalendarDay) => Input;
  /** The options that it knows of. A test holds that these are the form’s. */
  answeredOptions?: readonly AnsweredOption[];
};

/** An option as far as a test asks about it, or the form’s half of one that adds no figures. */
export type AnsweredOption = OptionForm | { form: OptionForm; verdict: unknown };

/**
 * Everything a calculator declares about itself. Its arithmetic is in lib/calc, its words in content. Both
 * parts are plain modules, because pages for search engines and articles need them on the server too, where
 * what a client module exports is a reference only.
 */
export type Definition<Input, Result> = Form<Input> & Report<Input, Result>;

/** What the specified figures answer, and how they follow. */
export type Illustration<Input, Result> = {
  /** The specified headline. */
  figure: FigureName<Result>;
  figures: readonly FigureName<Result>[];
  /** What they are, and why they differ from the law. */
  text: (result: Result, input: Input) => string;
};

/** What may come before the headline. */
export type Whole<Input, Result> = Beside<Input, Result> & {
  leads?: (result: Result) => boolean;
  /** The two figures that compete, where it says which of them wins. */
  alternatives?: Alternatives<Result>;
};

type Alternatives<Result> = readonly [FigureName<Result>, FigureName<Result>];

/** A second answer beside the headline, and what tells the two apart. */
export type Beside<Input, Result> = {
  figure: FigureName<Result>;
  words: (result: Result, input: Input) => BesideWords;
};

export type BesideWords = {
  /** Over the headline, and over the figure beside it. */
  titles: readonly [headline: string, figure: string];
  /** Why the two differ, in a sentence. */
  why: string;
};

/** Figures under a heading, with a sentence on what they are. */
export type Section<Result> = {
  title: string;
  /** What the title says once for all its figures: they are called as without it. `said: " under the law"` */
  said?: string;
  /** What has to be known before its figures, where the title does not say it. */
  text?: string;
  figures: readonly FigureName<Result>[];
  /** What the figures rest on, in small print under them. */
  source?: string;
};

/** Things to tick off, each with its amount in dollars. */
export type Checklist = {
  title: string;
  items: readonly { label: string; amount: number }[];
};

/** A day of an answer, as a calendar keeps it. */
export type DatedEvent = {
  day: CalendarDay;
  /** What happens then, in a short sentence without a period: "Your loan is paid off". */
  title: string;
  /** What there is to know or to do, in a sentence. */
  detail?: string;
  /** The last day for something that has to be done: a calendar says so a week before. */
  isDeadline?: boolean;
};

/** The same as a report says it: none where the answer has no such day. */
export type DeclaredDate = Omit<DatedEvent, "day"> & { day: CalendarDay | null };

/** Something of weight that the headline leaves out: "Not in this number: home insurance". */
export type NotCounted<Input, Result> = {
  /** As a part of that list: "state income tax". */
  words: string | ((result: Result, input: Input) => string);
  /** The box that adds it, where there is one: it is left out as long as that box holds its blank. */
  adds?: keyof Input & string;
  /** Where it matters, if not everywhere. */
  when?: (result: Result, input: Input) => boolean;
};

/** A sentence beside the figures: a warning, or what a person should know and where to go on. */
export type Remark = {
  tone: "warning" | "neutral";
  text: string;
  link?: { text: string; href: `https://${string}` };
  /** What one press changes: the text of the button, and what the boxes hold then. */
  offer?: { text: string; boxes: Draft };
};

/** The same of every wrong form, or said by the names of the boxes at fault. */
export type Invalid = string | Notice | ((boxes: readonly string[]) => string | Notice);

export type Refusal<Input> = { notice: Notice; errors: Errors<Input> };

/** What fields say, by their names; a cell of a list by that of its box: `otherDebts.0.minimum`. */
export type Errors<Input> = { [Name in keyof Input]?: string } & {
  [cell: `${string}.${number}.${string}`]: string;
};
