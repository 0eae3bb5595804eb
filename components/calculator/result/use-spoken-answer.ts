import { useEffectEvent, useLayoutEffect, type RefObject } from "react";

import { notCountedLines } from "@/lib/calculator/report/not-counted";
import { readingOf, type View } from "@/lib/calculator/report/view";
import { remarkLine } from "@/lib/calculator/share/summary";

import { outOfDate } from "./out-of-date";

type Spoken = {
  view: View;
  /** Counts the calculations that were asked for. One that answers every key by itself is not said. */
  asked: number;
  /** An input has changed since. */
  stale: boolean;
  /** The live region of the page, which was there before the result. */
  status: RefObject<HTMLElement | null>;
};

/** Says an answer aloud, and that it is out of date once it is. */
export function useSpokenAnswer({ view, asked, stale, status }: Spoken) {
  const say = useEffectEvent((region: HTMLElement) => {
    if (stale) region.textContent = outOfDate;
    else if (asked > 0) region.textContent = wordsOf(view);
  });
  useLayoutEffect(() => {
    const region = status.current;
    if (!region) return;
    say(region);
    return () => {
      region.textContent = "";
    };
  }, [asked, stale, status]);
}

const wordsOf = ({ headline, verdict, notCounted, remarks }: View) =>
  [
    `${headline.label}: ${readingOf(headline)}.`,
    verdict,
    ...notCountedLines(notCounted),
    ...remarks.map(remarkLine),
  ].join(" ");
