"use client";

import { Link } from "@/components/site/link";
import { Button } from "@/components/ui/button";
import type { SearchEntry } from "@/lib/search/phrases";

type NothingFoundProps = {
  typed: string;
  /** What comes near it, where anything does. */
  nearest: readonly SearchEntry[];
  wordsToTry: readonly string[];
  /** A word was pressed. */
  onTry: (word: string) => void;
};

/** "Did you mean Loans, Cars, or Taxes?", for who hears it. */
export const questionBack = (nearest: readonly SearchEntry[]) =>
  `Did you mean ${names.format(nearest.map(({ name }) => name))}?`;

const names = new Intl.ListFormat("en-US", { type: "disjunction" });

/** Says that nothing was found, asks back with what may have been meant, and offers words to try. */
export function NothingFound({ typed, nearest, wordsToTry, onTry }: NothingFoundProps) {
  return (
    <>
      <p className="font-semibold [overflow-wrap:anywhere]">Nothing found for “{typed.trim()}”</p>
      {nearest.length > 0 && (
        <div className="mt-1 flex flex-wrap items-center gap-x-4">
          <p>{nearest.length === 1 ? "Did you mean this?" : "Did you mean one of these?"}</p>
          <ul className="flex flex-wrap gap-x-4">
            {nearest.map(({ href, name }) => (
              <li key={href}>
                <Link href={href} className="inline-flex min-h-target items-center font-medium">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-2 text-muted-foreground">
        Everyday words work best, such as what you want to buy or what worries you. Try one:
      </p>
      <ul className="mt-3 flex flex-wrap gap-2">
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
