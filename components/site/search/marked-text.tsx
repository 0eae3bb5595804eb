import { marked } from "@/lib/search/marked";

/** A text with the words that meet what was typed set off. */
export const MarkedText = ({ text, typed }: { text: string; typed: string }) =>
  marked(text, typed).map(({ text: piece, isMet }, index) =>
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
