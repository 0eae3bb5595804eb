import type { ReactNode } from "react";

type Line = { label: string; formula: ReactNode; figure: string };

type WorkedExampleProps = {
  title: string;
  lines: readonly Line[];
  /** What the lines lead to, under the rule. */
  answer: Line;
  /** Where to go on from here. */
  children: ReactNode;
};

/** A calculation set like a page of a ledger. */
export function WorkedExample({ title, lines, answer, children }: WorkedExampleProps) {
  return (
    <figure
      data-slot="worked-example"
      aria-label={title}
      className="rounded-xl border bg-card p-5 sm:p-7"
    >
      <figcaption className="text-sm font-medium text-muted-foreground">{title}</figcaption>
      <dl className="mt-4 tabular-nums">
        {lines.map(({ label, formula, figure }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 border-t py-3">
            <dt>
              {label}
              <span className="block text-sm text-muted-foreground">{formula}</span>
            </dt>
            <dd>{figure}</dd>
          </div>
        ))}
        <div className="border-t-2 border-foreground pt-4">
          <dt className="font-medium">
            {answer.label}
            <span className="block text-sm font-normal text-muted-foreground">
              {answer.formula}
            </span>
          </dt>
          <dd className="mt-3 text-headline font-semibold text-primary">{answer.figure}</dd>
        </div>
      </dl>
      <div className="mt-2">{children}</div>
    </figure>
  );
}
