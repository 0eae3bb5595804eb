import { marked } from "@/lib/search/marked";

/** A text with the words that meet what was typed set off. */
export const MarkedText = ({ text, met }: { text: string; met: ReadonlySet<string> }) =>
  marked(text, met).map(({ text: piece, isMet }, index) =>
    isMet ? (
      <mark
        key={index}
        className="bg-transparent font-semibold text-primary underline decoration-2 underline-offset-4"
      >
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
