import { Icon } from "@/components/site/icon";

/** Questions that open one at a time. Closed answers are in the page, so that search finds them. */
export const Faq = ({ items }: { items: readonly { question: string; answer: string }[] }) => (
  <div data-slot="faq" className="max-w-prose border-b">
    {items.map(({ question, answer }) => (
      <details key={question} name="faq" className="group border-t">
        <summary className="flex min-h-target list-none items-center justify-between gap-4 py-3 font-semibold">
          <h3>{question}</h3>
          <Icon
            name="chevron-down"
            className="size-5 text-muted-foreground transition-transform group-open:rotate-180"
          />
        </summary>
        <p className="pb-5 leading-relaxed">{answer}</p>
      </details>
    ))}
  </div>
);
