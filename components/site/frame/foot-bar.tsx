import type { ReactNode } from "react";

import { keepClear } from "./keep-clear";

type FootBarProps = {
  /** Its `data-slot`. */
  slot: string;
  /** What it is called where it is not seen. */
  label: string;
  words: ReactNode;
  /** Its buttons. */
  children: ReactNode;
};

/** A question at the foot of the screen, over the page, of which nothing stays hidden under it. */
export const FootBar = ({ slot, label, words, children }: FootBarProps) => (
  <section
    ref={keepClear}
    data-slot={slot}
    aria-label={label}
    className="fixed inset-x-0 bottom-0 z-40 max-h-[50dvh] overflow-y-auto border-t bg-card raised"
  >
    <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 sm:px-6 lg:px-8">
      <p className="min-w-[min(100%,20rem)] flex-1 text-sm">{words}</p>
      {children}
    </div>
  </section>
);

/** Two answers of equal weight, side by side. */
export const TwoAnswers = ({ children }: { children: ReactNode }) => (
  <div className="grid grow grid-cols-2 gap-3 sm:max-w-xs sm:grow-0 sm:basis-64">{children}</div>
);
