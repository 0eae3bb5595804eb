import { useLayoutEffect, useRef, useState } from "react";

import { usePrint } from "@/components/calculator/use-print";

/** Pixels of text at its usual size. */
const usualText = 16;

/**
 * The width inside an element in whole pixels of a page whose text has its usual size: less where a visitor
 * has larger text, as fewer letters stand in it. A drawing is laid out in these, and grows with its letters.
 */
const roomIn = ({ clientWidth }: Element) =>
  Math.floor(
    (clientWidth * usualText) / parseFloat(getComputedStyle(document.documentElement).fontSize),
  );

/** A length of `roomIn` for an element whose text has the size of the page's. */
export const inText = (pixels: number) => `${pixels / usualText}em`;

/** The room on a sheet of paper, A4 or Letter, with its margins and the padding of a card taken off. */
const roomOnPaper = 918;

/** The room in an element, kept up to date: 0 until it is known. On paper it is that of a sheet. */
export function useRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(roomIn(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // A phone's drawing is too small for a sheet, and a wide screen's too wide.
  usePrint(
    () => setWidth(roomOnPaper),
    () => ref.current && setWidth(roomIn(ref.current)),
  );

  return [ref, width] as const;
}
