import { Plus } from "lucide-react";

import { Button } from "@/components/ui/button";
import { notCountedLines, type NotCountedView } from "@/lib/calculator/report/not-counted";

type NotCountedProps = {
  listed: readonly NotCountedView[];
  /** Goes to the box that adds it. */
  add: (box: string) => void;
};

/** What has weight and is not in the answer: with a way to its box, where there is one. */
export function NotCounted({ listed, add }: NotCountedProps) {
  const addable = listed.flatMap(({ words, adds }) => (adds ? [{ words, adds }] : []));
  const others = listed.filter(({ adds }) => !adds).map(({ words }) => words);
  return (
    <section
      data-slot="not-counted"
      aria-labelledby="not-counted"
      className="border-b border-border px-5 py-3 text-sm sm:px-6 print:py-0.5"
    >
      <p className="hidden print:block">{notCountedLines(listed)}</p>
      <h3 id="not-counted" className="font-semibold print:hidden">
        Not in this number
      </h3>
      {addable.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-1.5 print:hidden">
          {addable.map(({ words, adds }) => (
            <li key={adds}>
              <Button variant="outline" size="sm" className="text-left" onClick={() => add(adds)}>
                <Plus />
                <span className="sr-only">Add </span>
                {words}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p className="mt-1.5 text-muted-foreground print:hidden">
          Not modeled: {others.join("; ")}.
        </p>
      )}
    </section>
  );
}
