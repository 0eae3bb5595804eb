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
  /** The answer itself, one beside it, or one that is out of date. */
  look: "leading" | "beside" | "stale";
  children?: ReactNode;
};

const card = cva("@container flex-1 basis-64 p-5 sm:p-6 print:py-1.5", {
  variants: {
    look: {
      leading: "bg-accent text-accent-foreground",
      beside: "bg-muted",
      stale: "bg-muted text-muted-foreground",
    },
  },
});

/** A figure shown large. Two stand beside each other where both have room. */
export function AnswerCard({ figure, title, heading, look, children }: AnswerCardProps) {
  const { level: Heading, id } = heading;
  const { parts, absent, side, note, ...label } = figure;
  return (
    <div className={card({ look })}>
      <Heading id={id} tabIndex={id ? -1 : undefined} className="text-base font-semibold">
        {title && <span className="block text-sm font-bold">{title}</span>}
        <FigureLabel {...label} />
      </Heading>
      <p
        style={{ "--letters": longestWord(readingOf(figure)) } as CSSProperties}
        className={cn("mt-1 text-headline font-bold print:mt-0 print:text-3xl", signColor(side))}
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
