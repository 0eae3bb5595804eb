import { cva } from "class-variance-authority";
import type { CSSProperties, ReactNode } from "react";

import { readingOf, type FigureView } from "@/lib/calculator/report/view";
import { cn } from "@/lib/utils";

import { FigureLabel, FigureValue } from "./figure-value";
import { SignBadge, signColor } from "./sign-badge";

type AnswerCardProps = {
  figure: FigureView;
  /** Tells it apart from the answer beside it. */
  title?: string;
  heading: { level: "h2" | "h3"; id?: string };
  /** The answer itself, or a second one beside it, which is smaller. */
  rank: "leading" | "second";
  /** An input has changed since. */
  stale: boolean;
  children?: ReactNode;
};

const card = cva("@container flex-1 basis-64 p-5 sm:p-6 print:py-1.5", {
  variants: {
    rank: { leading: "", second: "bg-muted" },
    stale: { true: "text-muted-foreground", false: "" },
  },
  compoundVariants: [
    { rank: "leading", stale: false, class: "bg-accent text-accent-foreground" },
    { rank: "leading", stale: true, class: "bg-muted" },
  ],
});

const reading = cva("mt-1 font-bold print:mt-0", {
  variants: {
    rank: { leading: "text-headline print:text-3xl", second: "text-2xl print:text-xl" },
  },
});

/** A figure shown large. Two stand beside each other where both have room. */
export function AnswerCard({ figure, title, heading, rank, stale, children }: AnswerCardProps) {
  const { level: Heading, id } = heading;
  const { parts, absent, side, note, ...label } = figure;
  return (
    <div className={card({ rank, stale })}>
      <Heading id={id} tabIndex={id ? -1 : undefined} className="text-base font-semibold">
        {title && <span className="block text-sm font-bold">{title}</span>}
        <FigureLabel {...label} />
      </Heading>
      <p
        style={{ "--letters": longestWord(readingOf(figure)) } as CSSProperties}
        className={cn(reading({ rank }), signColor(side))}
      >
        {parts.length > 0 ? <FigureValue parts={parts} /> : absent}
      </p>
      {side && <SignBadge {...side} />}
      {note && <p className="text-sm">{note}</p>}
      {children && <div className="mt-2 print:mt-0">{children}</div>}
    </div>
  );
}

/** How many letters the longest word of a text has. */
const longestWord = (text: string) => Math.max(...text.split(" ").map((word) => word.length));
