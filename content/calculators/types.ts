import type { ReactNode } from "react";

import type { CalculatorId } from "@/content/catalogue";

/** The words around a calculator. Rendered on the server only: none of it is downloaded as script. */
export type CalculatorWords = {
  /** One sentence under the heading: the question this page answers. */
  question: string;
  /** The day these words and their sources were last checked, as 2026-11-21. */
  reviewed: string;
  howItWorks: ReactNode;
  /** What the figures are good for, where a page has more to say of it than its question. */
  whyCalculate?: ReactNode;
  tips: readonly ReactNode[];
  /** A person with a decision to make, worked through with numbers. */
  useCase?: { title: string; story: ReactNode };
  /** Plain text: the answers also go into structured data. */
  faq: readonly { question: string; answer: string }[];
  /** Where to go next, and why. */
  related: readonly { id: CalculatorId; reason: string }[];
  sources: readonly Source[];
};

export type Source = {
  publisher: string;
  title: string;
  url: string;
  /** The day we read it, as 2026-11-21. */
  read: string;
};
