import type { ReactNode } from "react";

import type { CalculatorId } from "@/lib/catalogue/calculators";
import { formatIsoDay } from "@/lib/format";

import { Faq } from "./faq";
import { Prose } from "./prose";
import { RelatedLink, type Related } from "./related-link";
import { Section } from "./section";
import { SourceList, type Source } from "./source-list";

/** The words around a calculator. Rendered on the server only: none of it is downloaded as script. */
export type Words = {
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

type CalculatorWordsProps = {
  words: Words;
  related: readonly Related[];
};

/** The words around a calculator, in the order a reader needs them. */
export const CalculatorWords = ({ words, related }: CalculatorWordsProps) => (
  <div className="grid gap-14">
    <Prose>
      <h2 id="how-it-works">How it works</h2>
      {words.howItWorks}
      {words.whyCalculate && (
        <>
          <h2 id="why-calculate">Why calculate it</h2>
          {words.whyCalculate}
        </>
      )}
      <h2 id="tips">Tips</h2>
      <ul>
        {words.tips.map((tip, index) => (
          <li key={index}>{tip}</li>
        ))}
      </ul>
    </Prose>
    {words.useCase && (
      <Prose className="rounded-xl border bg-muted p-5 sm:p-7">
        <h2 id="use-case">{words.useCase.title}</h2>
        {words.useCase.story}
      </Prose>
    )}
    <Section id="faq" title="Questions">
      <Faq items={words.faq} />
    </Section>
    <Section id="related" title="Where to go next">
      <ul className="grid max-w-prose gap-4">
        {related.map((page) => (
          <li key={page.href}>
            <RelatedLink {...page} />
          </li>
        ))}
      </ul>
    </Section>
    <Prose>
      {words.sources.length > 0 && (
        <>
          <h2 id="sources">Sources</h2>
          <SourceList sources={words.sources} />
        </>
      )}
      <p className="text-sm text-muted-foreground">
        Last reviewed <time dateTime={words.reviewed}>{formatIsoDay(words.reviewed)}</time>
      </p>
    </Prose>
  </div>
);
