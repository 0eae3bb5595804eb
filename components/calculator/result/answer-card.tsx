import type { ReactNode } from "react";

import type { FigureView } from "@/lib/calculator/report/view";
import { cn } from "@/lib/utils";

import { FigureLabel, FigureValue } from "./figure-value";
import { SignBadge, toneColor } from "./sign-badge";

type AnswerCardProps = {
  figure: FigureView;
  /** Tells it apart from the answer beside it. */
  title?: string;
  heading: { level: "h2" | "h3"; id?: string };
  /** Its colors. */
  className: string;
  children?: ReactNode;
};

/** A figure shown large. Two stand beside each other where both have room. */
export function AnswerCard({ figure, title, heading, className, children }: AnswerCardProps) {
  const { level: Heading, id } = heading;
  const { parts, absent, side, note, ...label } = figure;
  return (
    <div className={cn("flex-1 basis-64 p-5 sm:p-6 print:px-4 print:py-1.5", className)}>
      <Heading id={id} tabIndex={id ? -1 : undefined} className="text-base font-semibold">
        {title && <span className="block text-sm font-bold">{title}</span>}
        <FigureLabel {...label} />
      </Heading>
      <p
        className={cn(
          "mt-1 text-headline font-bold print:mt-0 print:text-3xl",
          side && toneColor[side.tone],
        )}
      >
        {parts.length > 0 ? <FigureValue parts={parts} /> : absent}
      </p>
      {side && <SignBadge {...side} />}
      {note && <p className="text-sm">{note}</p>}
      {children && <div className="mt-2">{children}</div>}
    </div>
  );
}
