"use client";

import { Button } from "@/components/ui/button";

type NothingFoundProps = {
  typed: string;
  wordsToTry: readonly string[];
  /** A word was pressed. */
  onTry: (word: string) => void;
};

/** Says that nothing was found, and what would be. */
export function NothingFound({ typed, wordsToTry, onTry }: NothingFoundProps) {
  return (
    <>
      <p className="font-semibold [overflow-wrap:anywhere]">Nothing found for “{typed.trim()}”</p>
      <p className="mt-1 text-muted-foreground">
        Everyday words work best, such as the thing you want to buy or the worry you have. Try one:
      </p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {wordsToTry.map((word) => (
          <li key={word}>
            <Button variant="outline" onClick={() => onTry(word)}>
              {word}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
