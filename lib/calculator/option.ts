import type { DeclaredChart } from "./charts/charts-of";
import type {
  Calculate,
  DeclaredDate,
  Errors,
  NotCounted,
  Remark,
  Report,
  Section,
} from "./definition";
import type { OptionForm } from "./form/form";
import type { NamedParts } from "./formula/named";
import type { FigureName } from "./report/figure-name";
import { mergedOutputs, type LawOutputs } from "./report/groups";
import type { Outputs } from "./report/outputs";

/** What an option adds to an answer. What it does not add is said by null: none of it can be forgotten. */
export type Option<
  Input,
  Result,
  Own = object,
  OwnLaw = object,
  Used extends Result = Result,
> = NamedParts & {
  /** What it asks. */
  form: OptionForm;
  /**
   * Whether it changes this answer. Where it does not, it has no section, no verdict and no chart. An option with
   * figures of its own says here that they are there: `(result): result is WithPlan => "budget" in result`.
   */
  isUsed:
    | ((result: Result, input: Input) => result is Used)
    | ((result: Result, input: Input) => boolean);
  /** The figures that it brings. */
  outputs: Own;
  /** Those of the group of law among them. */
  law?: OwnLaw;
  /** Its figures under its title, with a sentence on what they are. */
  section: OptionSection<Input, Used> | null;
  /** What it says in the verdict: after the report’s own sentence, or in place of it. */
  verdict: AlsoOrInstead<Input, Used, string | undefined> | null;
  /** What its fields say beside a result that stands without it. */
  errors: ((result: Result, input: Input) => Errors<Input>) | null;
  /** What has to be said beside the figures, also where it is not used. */
  remarks?: (result: Result, input: Input) => readonly Remark[];
  /** What has weight, and is not in the headline. */
  notCounted?: readonly NotCounted<Input, Result>[];
  /** Days that it adds to those of the report. */
  dates?: (result: Used, input: Input) => readonly DeclaredDate[];
  /** What is better seen than read: before or after the report’s own charts, or in place of them. */
  charts?:
    | AlsoOrInstead<Input, Used, readonly DeclaredChart[]>
    | {
        first: (result: Used, input: Input) => readonly DeclaredChart[];
        also?: undefined;
        instead?: undefined;
      };
};

type AlsoOrInstead<Input, Result, Said> =
  | { also: (result: Result, input: Input) => Said; instead?: undefined; first?: undefined }
  | { instead: (result: Result, input: Input) => Said; also?: undefined; first?: undefined };

/** A section whose title is that of the option, if it has no other. */
type OptionSection<Input, Result> = Pick<Section<Result>, "said"> & {
  title?: Words<Input, Result>;
  /** At least one. */
  figures: readonly [FigureName<Result>, ...FigureName<Result>[]];
  text: Words<Input, Result>;
  source?: Words<Input, Result>;
};

/** The same of every answer, or as it says. */
type Words<Input, Result> = string | ((result: Result, input: Input) => string);

/**
 * The report's half of an option: everything in it is checked against what the calculation takes and gives.
 *
 * @example option(mortgage, { form, isUsed, outputs: { monthlyPmi: usd("PMI a month") }, section, verdict, errors })
 */
export const option = <
  Input,
  Result,
  Name extends keyof Result & string = never,
  LawName extends keyof LawOutputs<Result> = never,
  Used extends Result = Result,
>(
  _calculate: Calculate<Input, Result>,
  one: Option<
    NoInfer<Input>,
    NoInfer<Result>,
    Pick<Outputs<NoInfer<Result>>, Name>,
    Pick<LawOutputs<NoInfer<Result>>, LawName>,
    Used
  >,
) =>
  // What needs the figures of its own is called where they are: `withOptions` asks `isUsed` first.
  one as unknown as Option<
    Input,
    Result,
    Pick<Outputs<Result>, Name>,
    Pick<LawOutputs<Result>, LawName>
  > &
    ([LawName] extends [never] ? unknown : { law: Pick<LawOutputs<Result>, LawName> });

/** An option that several rooms share, over the part of their inputs and results that is its own. */
export type SharedOption<Input, Result, Name extends keyof Result = keyof Result> = Option<
  Input,
  Result,
  Pick<Outputs<Result>, Name>
>;

/** Makes one, whose `isUsed` says too that the figures of its own are there. */
export const sharedOption = <Input, Result, Used extends Result>(
  one: Option<Input, Result, Outputs<Result>, object, Used>,
) => one as unknown as SharedOption<Input, Result>;

/** What a report lists: an option, or the form’s half of one that changes the report’s own figures and adds none. */
export type ListedOption<Input, Result> = OptionForm | AnyOption<Input, Result>;

/** An option of these or of wider types, whichever figures it brings. */
type AnyOption<Input, Result> = Option<
  Input,
  Result,
  Partial<Outputs<Result>>,
  Partial<LawOutputs<Result>>
>;

/** The names of the figures that options bring. */
export type BroughtBy<Options> = Options extends readonly (infer One)[]
  ? One extends { outputs: infer Own; law?: infer OwnLaw }
    ? keyof Own | `law.${keyof NonNullable<OwnLaw> & string}`
    : never
  : never;

type Parts<Input, Result> = Pick<
  Report<Input, Result>,
  | keyof NamedParts
  | "sections"
  | "verdict"
  | "remarks"
  | "notCounted"
  | "dates"
  | "charts"
  | "errors"
>;

/** A report with all that its options add to it, in the order of their list. */
export function withOptions<Input, Result>(
  report: Parts<Input, Result> & { outputs: object },
  listed: readonly ListedOption<Input, Result>[] = [],
): Parts<Input, Result> & Pick<Report<Input, Result>, "answeredOptions"> & { outputs: object } {
  const options = listed.filter((one): one is AnyOption<Input, Result> => "outputs" in one);
  const usedIn = (result: Result, input: Input) =>
    options.filter(({ isUsed }) => isUsed(result, input));
  return {
    answeredOptions: listed,
    // What the report itself says of a figure stands, at the place where it says it.
    outputs: mergedOutputs(report, ...options, report),
    conditions: Object.assign({}, ...[...options, report].map(({ conditions }) => conditions)),
    steps: Object.assign({}, ...[...options, report].map(({ steps }) => steps)),
    lawNumbers: Object.assign({}, ...[...options, report].map(({ lawNumbers }) => lawNumbers)),
    verdict(result, input) {
      const verdicts = usedIn(result, input).flatMap(({ verdict }) => verdict ?? []);
      const instead = verdicts.flatMap((one) => one.instead?.(result, input) ?? []);
      return [
        ...(instead.length > 0 ? instead : [report.verdict(result, input)]),
        ...verdicts.flatMap((one) => one.also?.(result, input) ?? []),
      ].join(" ");
    },
    sections: (result, input) => [
      ...(report.sections?.(result, input) ?? []),
      ...usedIn(result, input).flatMap(({ form, section }) => {
        if (!section) return [];
        const { title = form.title ?? "", text, source, ...rest } = section;
        const said = (words: Words<Input, Result>) =>
          typeof words === "string" ? words : words(result, input);
        return [{ ...rest, title: said(title), text: said(text), source: source && said(source) }];
      }),
    ],
    charts(result, input) {
      const drawn = (place: "first" | "instead" | "also") =>
        usedIn(result, input).flatMap(({ charts }) => charts?.[place]?.(result, input) ?? []);
      const instead = drawn("instead");
      return [
        ...drawn("first"),
        ...(instead.length > 0 ? instead : (report.charts?.(result, input) ?? [])),
        ...drawn("also"),
      ];
    },
    remarks: (result, input) =>
      [report, ...options].flatMap(({ remarks }) => remarks?.(result, input) ?? []),
    dates: (result, input) => [
      ...(report.dates?.(result, input) ?? []),
      ...usedIn(result, input).flatMap(({ dates }) => dates?.(result, input) ?? []),
    ],
    notCounted: [report, ...options].flatMap(({ notCounted }) => notCounted ?? []),
    errors: (result, input) =>
      Object.assign({}, ...[report, ...options].map(({ errors }) => errors?.(result, input))),
  };
}
