import { cva } from "class-variance-authority";
import { Info, TriangleAlert } from "lucide-react";
import type { ReactNode, Ref } from "react";

import { focusAnswer } from "@/components/calculator/form/keep-focus";
import { PrintHead } from "@/components/calculator/share/print-sheet";
import { Button } from "@/components/ui/button";
import type { Remark } from "@/lib/calculator/definition";
import type { Draft } from "@/lib/calculator/form/draft";
import type { FigureView, View } from "@/lib/calculator/report/view";
import { cn } from "@/lib/utils";

import { AnswerCard } from "./answer-card";
import { FigureLabel, FigureValue } from "./figure-value";
import { Breakdown } from "./breakdown";
import { NotCounted } from "./not-counted";
import { OutOfDate } from "./out-of-date";
import { SignBadge, signColor } from "./sign-badge";

type ResultPanelProps = {
  /** The figures themselves. */
  ref?: Ref<HTMLDivElement>;
  view: View;
  /** An input has changed since. */
  stale: boolean;
  /** Fills these boxes and calculates. */
  change: (boxes: Draft) => void;
  /** Goes to a box. */
  add: (box: string) => void;
  /** What stands at the foot of the panel. */
  children?: ReactNode;
};

/** The answer, the figures that go with it, and what they rest on. */
export function ResultPanel({ ref, view, stale, change, add, children }: ResultPanelProps) {
  const { headline, beside, verdict, notCounted, remarks, breakdown, figures, sections, basis } =
    view;
  const answer = (
    // One in the place of the other: with a changed number nothing moves.
    <div className="grid *:col-start-1 *:row-start-1">
      <p className={cn("max-w-prose print:max-w-none", stale && "invisible")}>{verdict}</p>
      {stale && <OutOfDate />}
    </div>
  );

  return (
    <div>
      <PrintHead inputs={view.inputs} stale={stale} />
      <div className="overflow-hidden rounded-xl border border-border bg-card">
        <div ref={ref}>
          <div className="flex flex-wrap">
            <AnswerCard
              figure={headline}
              title={beside?.titles[0]}
              heading={{ level: "h2", id: "result-heading" }}
              rank="leading"
              stale={stale}
            >
              {!beside && answer}
            </AnswerCard>
            {beside && (
              <AnswerCard
                figure={beside.figure}
                title={beside.titles[1]}
                heading={{ level: "h3" }}
                rank="second"
                stale={stale}
              />
            )}
          </div>
          {beside && (
            <div className="border-y border-border px-5 py-4 sm:px-6 print:py-1.5">
              {answer}
              {/* A sheet has room for the answers alone. */}
              <p className="mt-2 max-w-prose text-sm text-muted-foreground print:hidden">
                {beside.why}
              </p>
            </div>
          )}
          {notCounted.length > 0 && <NotCounted listed={notCounted} add={add} />}
          {breakdown && <Breakdown {...breakdown} />}
          {remarks.map((remark) => (
            <RemarkLine key={remark.text} remark={remark} change={change} />
          ))}
          <FigureList figures={figures} />
          {sections.map(({ title, text, figures, source }) => (
            <section key={title} className="border-t border-border pt-5 print:pt-1">
              <div className="px-5 pb-1 sm:px-6">
                <h3 className="text-lg font-bold">{title}</h3>
                {text && (
                  <p className="max-w-prose text-sm text-muted-foreground print:max-w-none">
                    {text}
                  </p>
                )}
              </div>
              <FigureList figures={figures} />
              {source && (
                <p className="border-t border-border px-5 py-3 text-sm text-muted-foreground sm:px-6 print:py-0.5">
                  {source}
                </p>
              )}
            </section>
          ))}
          <p className="border-t border-border px-5 py-4 text-sm text-muted-foreground sm:px-6 print:hidden">
            Based on: {basis.join(" · ")}.
          </p>
        </div>
        {children}
      </div>
    </div>
  );
}

const remarkIcons = { warning: TriangleAlert, neutral: Info };
const remarkIcon = cva("mt-0.5 size-4 shrink-0", {
  variants: { tone: { warning: "text-destructive", neutral: "" } },
});

type RemarkLineProps = Pick<ResultPanelProps, "change"> & { remark: Remark };

function RemarkLine({ remark: { tone, text, link, offer }, change }: RemarkLineProps) {
  const Mark = remarkIcons[tone];
  return (
    <p
      data-slot="remark"
      className="flex gap-2 border-b border-border px-5 py-3 text-sm sm:px-6 print:py-1.5"
    >
      <Mark className={remarkIcon({ tone })} />
      <span className="max-w-prose print:max-w-none">
        {tone === "warning" && <strong>Warning: </strong>}
        {text}
        {link && (
          <>
            {" "}
            <a href={link.href} rel="noopener" className="underline underline-offset-4">
              {link.text}
            </a>
          </>
        )}
        {offer && (
          <Button
            variant="outline"
            size="sm"
            className="mt-2 flex print:hidden"
            onClick={() => {
              focusAnswer();
              change(offer.boxes);
            }}
          >
            {offer.text}
          </Button>
        )}
      </span>
    </p>
  );
}

const FigureList = ({ figures }: { figures: readonly FigureView[] }) => (
  // On paper in three columns: the answer with its figures fits one sheet.
  <dl className="px-5 sm:px-6 print:grid print:grid-cols-3 print:gap-x-6 print:text-sm">
    {figures.map((figure) => (
      <FigureRow key={figure.label} {...figure} />
    ))}
  </dl>
);

const FigureRow = ({ note, parts, side, ...figure }: FigureView) => (
  <div className="flex flex-wrap content-start items-baseline justify-between gap-x-6 border-t border-border py-3 first:border-t-0 print:py-0.5 print:first:border-t">
    <dt>
      <FigureLabel {...figure} />
    </dt>
    {/* From the right: the amount, and before it, or where that is too long below it, its side. */}
    <dd className="ml-auto flex flex-row-reverse flex-wrap items-baseline gap-x-3 text-right">
      <span className={cn("text-lg font-semibold tabular-nums print:text-sm", signColor(side))}>
        <FigureValue parts={parts} />
      </span>
      {side && <SignBadge {...side} />}
    </dd>
    {/* Below both, so that a long note leaves the amount beside its label. */}
    {note && <dd className="basis-full text-sm text-muted-foreground">{note}</dd>}
  </div>
);
