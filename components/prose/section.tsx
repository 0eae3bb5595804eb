import type { ReactNode } from "react";

type SectionProps = {
  /** Where a link into the page leads. */
  id: string;
  title: string;
  children: ReactNode;
};

/** A part of a page under its heading. */
export const Section = ({ id, title, children }: SectionProps) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="mb-4 text-2xl font-semibold tracking-tight text-balance">
      {title}
    </h2>
    {children}
  </section>
);
