"use client";

import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from "react";

import { Button } from "@/components/ui/button";
import type { Search } from "@/lib/search/search";

import { NothingFound } from "./nothing-found";
import { SearchIcon } from "./search-icon";
import { showOnly } from "./show-only";
import { useSettled } from "./use-settled";

type ListFilterProps = {
  /** Fetches what finds calculators. */
  load: () => Promise<Search>;
  /** How many calculators there are. */
  total: number;
  wordsToTry: readonly string[];
  /** The whole list. It comes from the server and stays as it is; what does not match is hidden. */
  children: ReactNode;
};

type Filtered = { typed: string; count: number; isLost?: boolean };

/** A box above a list of calculators that leaves of it what matches. */
export function ListFilter({ load, total, wordsToTry, children }: ListFilterProps) {
  const boxId = useId();
  // Uncontrolled: what is typed before the script has come stays, and counts.
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [{ typed, count, isLost }, setFiltered] = useState<Filtered>({ typed: "", count: total });

  const filter = useCallback(async () => {
    const typed = box.current?.value ?? "";
    const search = await searchFor(typed, load);
    const isLate = box.current?.value !== typed;
    if (isLate || !list.current) return;
    const found = search?.(typed)?.map(({ entry }) => entry.href);
    const count = showOnly(list.current, found && new Set(found));
    setFiltered({ typed, count, isLost: search === null });
  }, [load]);

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

  const settled = useSettled(typed || isLost ? status : "");

  return (
    <>
      <div role="search" className="mb-8 noscript:hidden">
        <label htmlFor={boxId} className="font-semibold">
          Filter the list
        </label>
        <div className="mt-2 flex max-w-prose flex-wrap items-center gap-x-4 gap-y-2">
          {/* Shared with this page, components/ui/input would weigh more on those of calculators. */}
          <div className="field-frame basis-64 items-center pl-3">
            <SearchIcon className="size-5 text-muted-foreground" />
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
          <NothingFound typed={typed} wordsToTry={wordsToTry} onTry={fill} />
          <Button className="mt-6" onClick={() => fill("")}>
            Show all {total} calculators
          </Button>
        </div>
      )}
      <div ref={list}>{children}</div>
    </>
  );
}

/** What finds calculators; nothing where there is nothing to find, `null` where it did not come. */
async function searchFor(typed: string, load: ListFilterProps["load"]) {
  if (typed.trim() === "") return undefined;
  return load().catch(() => null);
}
