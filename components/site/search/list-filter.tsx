"use client";

import { SearchIcon } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";

import { Button } from "@/components/ui/button";
import type { SearchEntry } from "@/lib/search/phrases";
import type { Search } from "@/lib/search/search";

import { NothingFound, questionBack } from "./nothing-found";
import { showOnly } from "./show-only";
import { useSettled } from "./use-settled";

type ListFilterProps = {
  /** Fetches what finds calculators. */
  load: () => Promise<Search>;
  /** How many calculators there are. */
  total: number;
  wordsToTry: readonly string[];
  /** The id of the whole list. It stays as it was built; what does not match is hidden. */
  listId: string;
};

type Filtered = {
  typed: string;
  count: number;
  /** What comes nearest where nothing is left. */
  nearest?: readonly SearchEntry[];
  isLost?: boolean;
};

/** A box above a list of calculators that leaves of it what matches. */
export function ListFilter({ load, total, wordsToTry, listId }: ListFilterProps) {
  const boxId = `${listId}-filter`;
  // Uncontrolled: what is typed before the script has come stays, and counts.
  const box = useRef<HTMLInputElement>(null);
  const [{ typed, count, nearest = [], isLost }, setFiltered] = useState<Filtered>({
    typed: "",
    count: total,
  });

  const filter = useCallback(async () => {
    const typed = box.current?.value ?? "";
    const search = await searchFor(typed, load);
    const list = document.getElementById(listId);
    const isLate = box.current?.value !== typed;
    if (isLate || !list) return;
    const found = search?.find(typed)?.map(({ entry }) => entry.href);
    const count = showOnly(list, found && new Set(found));
    setFiltered({
      typed,
      count,
      nearest: count === 0 ? search?.nearest(typed) : undefined,
      isLost: search === null,
    });
  }, [load, listId]);

  useEffect(() => {
    if (box.current?.value) void filter();
  }, [filter]);

  function fill(text: string) {
    if (!box.current) return;
    box.current.value = text;
    box.current.focus();
    void filter();
  }

  const status = isLost
    ? `The filter could not be loaded. All ${total} calculators are listed.`
    : `${count === total ? "" : `${count} of `}${total} calculators`;

  const said = nearest.length > 0 ? `${status}. ${questionBack(nearest)}` : status;
  const settled = useSettled(typed || isLost ? said : "");

  return (
    <>
      <div role="search" className="mb-8 noscript:hidden">
        <label htmlFor={boxId} className="font-semibold">
          Filter the list
        </label>
        <div className="mt-2 flex max-w-prose flex-wrap items-center gap-x-4 gap-y-2">
          {/* Shared with this page, components/ui/input would weigh more on those of calculators. */}
          <div className="field-frame basis-64 items-center pl-3">
            <SearchIcon className="size-5 line-icon text-muted-foreground" />
            <input
              ref={box}
              id={boxId}
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              onFocus={() => void load().catch(() => undefined)}
              onInput={() => void filter()}
              onKeyDown={(event) => event.key === "Escape" && fill("")}
              className="min-h-target min-w-0 grow rounded-lg bg-transparent px-3 outline-none"
            />
          </div>
          <p className="min-w-36 text-muted-foreground tabular-nums">{status}</p>
        </div>
        <p role="status" className="sr-only">
          {settled}
        </p>
      </div>
      {count === 0 && (
        <div className="mb-16 rounded-xl border bg-card p-5 sm:p-7">
          <NothingFound typed={typed} nearest={nearest} wordsToTry={wordsToTry} onTry={fill} />
          <Button className="mt-4" onClick={() => fill("")}>
            Show all {total} calculators
          </Button>
        </div>
      )}
    </>
  );
}

/** What finds calculators; nothing where there is nothing to find, `null` where it did not come. */
async function searchFor(typed: string, load: ListFilterProps["load"]) {
  if (typed.trim() === "") return undefined;
  return load().catch(() => null);
}
