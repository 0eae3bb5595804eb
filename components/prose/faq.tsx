import { Fold } from "./fold";

/** Questions that open one at a time. */
export const Faq = ({ items }: { items: readonly { question: string; answer: string }[] }) => (
  <div data-slot="faq" className="max-w-prose border-b">
    {items.map(({ question, answer }) => (
      <Fold key={question} name="faq" title={question}>
        <p className="pb-5 leading-relaxed">{answer}</p>
      </Fold>
    ))}
  </div>
);
