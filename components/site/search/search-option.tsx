"use client";

import type { MouseEvent } from "react";

import { Link } from "@/components/site/link";
import type { Match } from "@/lib/search/search";

import { MarkedText } from "./marked-text";

type SearchOptionProps = {
  id: string;
  match: Match;
  isActive: boolean;
  /** The pointer rests on it. */
  onPoint: () => void;
  /** It was pressed, by a pointer or by Enter. */
  onChoose: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** A page that was found: its name, where it belongs, and what it was found by. */
export function SearchOption({ id, match, isActive, onPoint, onChoose }: SearchOptionProps) {
  const { entry, part, text, met } = match;
  return (
    <Link
      variant="plain"
      id={id}
      role="option"
      aria-selected={isActive}
      // The focus stays in the box; the arrows choose.
      tabIndex={-1}
      href={entry.href}
      onPointerMove={onPoint}
      onClick={onChoose}
      className="block scroll-my-2 rounded-lg px-4 py-3 aria-selected:bg-accent aria-selected:text-accent-foreground"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">
          <MarkedText text={entry.name} met={met} />
        </span>
        <span className="text-sm text-muted-foreground in-aria-selected:text-accent-foreground">
          {entry.category}
        </span>
      </span>
      {entry.description && (
        <span className="mt-0.5 block text-sm text-pretty text-muted-foreground in-aria-selected:text-accent-foreground">
          <MarkedText text={entry.description} met={met} />
        </span>
      )}
      {part === "everydayWords" && (
        <span className="mt-0.5 block text-sm">
          Found by “
          <MarkedText text={text} met={met} />”
        </span>
      )}
    </Link>
  );
}
