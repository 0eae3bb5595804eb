import {
  Fragment,
  memo,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from "react";

import { answerKit } from "@/components/calculator/answer-code";
import type { CalculatorPage } from "@/components/calculator/use-calculator";
import { Button } from "@/components/ui/button";
import { fieldOf, isAsOpened, type Draft } from "@/lib/calculator/form/draft";
import type { Field } from "@/lib/calculator/form/fields";
import type { OptionForm } from "@/lib/calculator/form/form";
import type { FieldErrors } from "@/lib/calculator/form/read-field";

import type { ControlProps, Controls } from "./controls";
import { NumberControl } from "./number-control";

type CalculatorFormProps = {
  element: RefObject<HTMLFormElement | null>;
  form: {
    id: string;
    submit: string;
    ephemeral?: boolean;
    fields: object;
    groups?: Readonly<Record<string, readonly string[]>>;
    options?: readonly OptionForm[];
    later?: readonly { title: string; names: readonly string[] }[];
  };
  controls?: Controls;
  page: CalculatorPage;
};

/** The boxes and the one button. What is typed stays in the boxes until the button reads it. */
export function CalculatorForm({ element, form, controls, page }: CalculatorFormProps) {
  const { id, submit, ephemeral } = form;
  const { filling, replaced } = page;
  const { errors, failure } = page.state;

  return (
    <form
      ref={element}
      data-calculator={id}
      data-run={page.runs}
      data-ephemeral={ephemeral}
      // Pressed before the script has loaded, the button must send the numbers nowhere.
      method="dialog"
      noValidate
      aria-label="Your numbers"
      className="grid gap-4 rounded-xl border border-border bg-card p-4 sm:gap-5 sm:p-6 lg:sticky lg:top-6"
      onSubmit={(event) => {
        event.preventDefault();
        page.submit();
      }}
      onInput={page.noteChange}
    >
      {failure && <answerKit.ErrorSummary errors={errors} />}
      <Boxes
        key={filling.times}
        form={form}
        controls={controls}
        draft={filling.draft}
        errors={errors}
        bring={page.laterFields}
      />
      <div className="flex flex-wrap gap-2 *:grow">
        <Button type="submit" className="basis-full">
          {submit}
        </Button>
        <Button variant="ghost" onClick={({ currentTarget }) => page.tryExample(currentTarget)}>
          Try an example
        </Button>
        <Button variant="ghost" onClick={page.reset}>
          Reset
        </Button>
      </div>
      {replaced && (
        <p className="flex items-center justify-between gap-4 rounded-lg bg-muted pl-4 text-sm">
          {replacedBy[replaced]}
          <Button variant="link" size="sm" onClick={page.undo}>
            Undo
          </Button>
        </p>
      )}
    </form>
  );
}

const replacedBy = {
  example: "The example replaced your numbers.",
  reset: "Your numbers were cleared.",
};

type BoxesProps = Pick<CalculatorFormProps, "form" | "controls"> & {
  draft: Draft;
  errors: FieldErrors;
  /** All fields of the form: those that are here, and a way to fetch the others. */
  bring: CalculatorPage["laterFields"];
};

/** What has no title folds under it, below all others. */
const moreOptions = "More options";

/** The boxes alone, which a press leaves as they are unless it finds something wrong. */
const Boxes = memo(function Boxes({ form, controls, draft, errors, bring }: BoxesProps) {
  const { groups, options = [], later = [] } = form;
  const fields = form.fields as Readonly<Record<string, Field>>;
  const namesIn = (some: readonly OptionForm[]) =>
    some.flatMap((option) => Object.keys(option.fields));
  const more = namesIn(options.filter(({ title }) => !title));
  const folded: Readonly<Record<string, readonly string[]>> = {
    ...Object.fromEntries(
      options.flatMap((option) => (option.title ? [[option.title, namesIn([option])]] : [])),
    ),
    ...(more.length > 0 && { [moreOptions]: more }),
  };

  /** The options that a box can be given by instead, which stand right under it. */
  const instead = (field: Field) =>
    Object.keys(folded).filter(
      (title) =>
        "givenBy" in field && field.givenBy?.names.some((name) => folded[title]?.includes(name)),
    );

  const controlsOf = (names: readonly string[]) =>
    names.map((name) => {
      const field = fields[name] as Field;
      const Control = (controls?.[field.kind as keyof Controls] ??
        NumberControl) as ComponentType<ControlProps>;
      return (
        <Fragment key={name}>
          <Control name={name} field={field} draft={draft} errors={errors} />
          {instead(field).map(fold)}
        </Fragment>
      );
    });

  const fold = (title: string) => (
    <FoldedOption
      key={title}
      title={title}
      names={folded[title] ?? []}
      {...{ fields, draft, errors }}
    >
      {() => controlsOf(folded[title] ?? [])}
    </FoldedOption>
  );
  const below = Object.keys(folded).filter(
    (title) => !Object.values(fields).flatMap(instead).includes(title),
  );

  return (
    <div className="grid gap-4 sm:gap-5">
      {groups
        ? Object.entries(groups).map(([title, names]) => (
            // A legend sits on the edge of its fieldset: the line above is that of a box around it.
            <div key={title} className="not-first:border-t not-first:border-border not-first:pt-4">
              <fieldset className="grid gap-4 sm:gap-5">
                <legend className="pb-3 text-lg font-bold sm:pb-5">{title}</legend>
                {controlsOf(names)}
              </fieldset>
            </div>
          ))
        : controlsOf(Object.keys(fields).filter((name) => !namesIn(options).includes(name)))}
      {below.length + later.length > 0 && (
        <div>
          {below.filter((title) => title !== moreOptions).map(fold)}
          {later.map((option) => (
            <FoldedOption
              key={option.title}
              {...option}
              {...{ draft, errors }}
              fields={bring.known() as Readonly<Record<string, Field>>}
              prepare={bring.fetched}
            >
              {() => (
                <answerKit.LaterBoxes
                  {...{ names: option.names, fields: bring.known(), draft, errors }}
                />
              )}
            </FoldedOption>
          ))}
          {below.includes(moreOptions) && fold(moreOptions)}
        </div>
      )}
    </div>
  );
});

type FoldedOptionProps = {
  title: string;
  names: readonly string[];
  fields: Readonly<Record<string, Field>>;
  draft: Draft;
  errors: FieldErrors;
  /** Fetches what its boxes need, and says whether that came. */
  prepare?: (summary: Element | null) => Promise<boolean>;
  children: () => ReactNode;
};

/** An option under its heading. Its boxes are drawn once it is opened: closed, they would weigh on every page. */
function FoldedOption(option: FoldedOptionProps) {
  const { title, names, fields, draft, errors, prepare, children } = option;
  const [isDrawn, setDrawn] = useState(false);
  const atFault = new Set(Object.keys(errors).map(fieldOf));
  const isUsed = names.some((name) => {
    const field = fields[name];
    return field && (atFault.has(name) || !isAsOpened(name, field, draft));
  });
  const draw = async (details: HTMLElement) =>
    setDrawn(!prepare || (await prepare(details.firstElementChild)));
  return (
    <details
      data-boxes={names.join(" ")}
      // Nothing that is wrong or was changed by a link is hidden from the visitor. What was
      // mended stays in view too, and keeps the focus: only the visitor folds it.
      ref={(details) => {
        if (details && isUsed) details.open = true;
        // Opened before the page was ready.
        if (details?.open && !isDrawn) void draw(details);
      }}
      className="group border-t border-border py-1"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !isDrawn) void draw(currentTarget);
      }}
    >
      <summary className="folding-line">{title}</summary>
      <div className="grid gap-5 pt-3 pb-5">{(isDrawn || isUsed) && children()}</div>
    </details>
  );
}
